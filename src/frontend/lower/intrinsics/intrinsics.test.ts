import { describe, expect, test } from 'vitest';
import { bodyOf, lowered, statements } from '../testing/lowered.ts';

/** A call of an intrinsic with the arguments as written. */
function call(name: string, returns: string, ...args: string[]): readonly string[] {
  const types = args.map((a) => a.split(' ')[0]).join(', ');
  const value = returns === 'void' ? '' : '%r = ';
  return statements(
    `${value}call ${returns} @llvm.${name}(${args.join(', ')})`,
    `@g = global i64 0\ndeclare ${returns} @llvm.${name}(${types})`,
  );
}

describe('LLVM intrinsics', () => {
  test('arithmetic', () => {
    expect(call('ctlz.i32', 'i32', 'i32 7', 'i1 true')).toEqual(['v0 = unary ctlz i32 7:i32']);
    expect(call('smax.i16', 'i16', 'i16 1', 'i16 2')).toEqual(['v0 = nary smax i16 (1:i16, 2:i16)']);
    expect(call('fshl.i64', 'i64', 'i64 1', 'i64 2', 'i64 3')).toEqual([
      'v0 = nary fshl i64 (1:i64, 2:i64, 3:i64)',
    ]);
    expect(call('uadd.sat.i8', 'i8', 'i8 1', 'i8 2')).toEqual(['v0 = nary uadd.sat i8 (1:i8, 2:i8)']);
    expect(call('umul.with.overflow.i32', '{ i32, i1 }', 'i32 1', 'i32 2')).toEqual([
      'v1 = overflow umul i32 1:i32 2:i32 overflow=v0',
    ]);
    expect(call('fmuladd.f64', 'double', 'double 1.0', 'double 2.0', 'double 3.0')).toHaveLength(2);
  });

  test('hints', () => {
    expect(call('expect.i64', 'i64', 'i64 1', 'i64 0')).toEqual([]);
    expect(call('assume', 'void', 'i1 true')).toEqual([]);
    expect(call('lifetime.start.p0', 'void', 'i64 8', 'ptr @g')).toEqual(['lifetime begin=true @g']);
    expect(call('lifetime.end.p0', 'void', 'ptr @g')).toEqual(['lifetime begin=false @g']);
    expect(call('objectsize.i64.p0', 'i64', 'ptr @g', 'i1 false', 'i1 true', 'i1 false')).toEqual([]);
  });

  test('the machine', () => {
    expect(call('trap', 'void')).toEqual(['assert 0:i1 "trap"']);
    expect(call('x86.sse2.mfence', 'void')).toEqual(['fence thread sc']);
    expect(call('x86.sse2.pause', 'void')).toEqual(['yield']);
    expect(call('returnaddress', 'ptr', 'i32 0')[0]).toContain('HED303 "the return address');
    expect(
      call('va_copy.p0.p0', 'void', 'ptr @g', 'ptr @g').filter((l) => l.startsWith('store')),
    ).toHaveLength(4);
  });

  test('one that is not known names itself', () => {
    expect(call('frobnicate.i32', 'i32', 'i32 1')[0]).toContain(
      'HED303 "the compiler intrinsic llvm.frobnicate.i32',
    );
  });

  test('is.fpclass tests the classes it is asked for', () => {
    const program = lowered([
      `declare i1 @llvm.is.fpclass.f64(double, i32)
define i1 @main() {
  %r = call i1 @llvm.is.fpclass.f64(double 1.0, i32 3)
  ret i1 %r
}
`,
    ]);
    // Both kinds of NaN: two ranges, no sign.
    expect(bodyOf(program).filter((line) => line.includes('icmp uge'))).toHaveLength(2);
  });
});
