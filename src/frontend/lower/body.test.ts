import { describe, expect, test } from 'vitest';
import { bodyOf, lowered, statements, unsupportedIn } from './testing/lowered.ts';

const main = (text: string): ReturnType<typeof lowered> => lowered([text]);

describe('control flow', () => {
  test('phis become block parameters, also over several edges of one switch', () => {
    const program = main(`define i32 @main(i32 %0) {
  switch i32 %0, label %d [
    i32 1, label %j
    i32 -2, label %j
  ]
d:
  br label %j
j:
  %p = phi i32 [ 10, %1 ], [ 10, %1 ], [ %0, %d ]
  ret i32 %p
}
`);
    expect(bodyOf(program)).toEqual([
      'b0:',
      'switch i32 1:i32 [1: b2(10:i32), 4294967294: b2(10:i32)] b1',
      'b1:',
      'br b2(1:i32)',
      'b2(i32 v0):',
      'ret (v0)',
    ]);
  });

  test('a phi of a loop takes values that are defined later, and of an aggregate all its scalars', () => {
    const program = main(`define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi { i32, ptr } [ zeroinitializer, %entry ], [ %t, %loop ]
  %next = add i32 %i, 1
  %t = insertvalue { i32, ptr } %s, i32 %next, 0
  %c = icmp slt i32 %next, 3
  br i1 %c, label %loop, label %done
done:
  %r = extractvalue { i32, ptr } %t, 0
  ret i32 %r
}
`);
    expect(bodyOf(program)).toEqual([
      'b0:',
      'br b1(0:i32, 0:i32, 0:ptr)',
      'b1(i32 v0, i32 v1, ptr v2):',
      'v3 = bin add i32 v0 1:i32',
      'v4 = icmp slt i1 i32 v3 3:i32',
      'condbr v4 b1(v3, v3, v2) b2',
      'b2:',
      'ret (v3)',
    ]);
  });

  test('blocks that are defined in another order than they run', () => {
    const program = main(`define i32 @main() {
  br label %b
a:
  ret i32 %x
b:
  %x = add i32 1, 2
  br label %a
}
`);
    expect(bodyOf(program).at(-1)).toBe('ret (v0)');
  });

  test('a computed goto is a switch over its labels', () => {
    const program =
      main(`@t = internal constant [2 x ptr] [ptr blockaddress(@main, %a), ptr blockaddress(@main, %b)]
define i32 @main() {
entry:
  %p = load ptr, ptr @t
  indirectbr ptr %p, [label %a, label %b, label %a]
a:
  ret i32 1
b:
  ret i32 2
}
`);
    expect(bodyOf(program)[3]).toBe('switch i64 v1 [2: b2, 3: b1] b3');
    expect([...program.globals[0].bytes].filter((b) => b !== 0)).toEqual([2, 3]);
  });
});

describe('scalars', () => {
  test('constant indices of a getelementptr are added up; the others are scaled', () => {
    const lines = statements(
      `%i = load i64, ptr @g
%a = getelementptr %struct.s, ptr @g, i64 1, i32 1, i64 %i, i32 1
store i8 0, ptr %a`,
      '%struct.e = type { i32, i8 }\n%struct.s = type { i32, [4 x %struct.e] }\n@g = global [9 x %struct.s] zeroinitializer',
    );
    expect(lines.slice(1)).toEqual([
      'v1 = gep ptr @g v0 i64 scale=8 offset=0',
      'v2 = gep ptr v1 - i64 scale=0 offset=44',
      'store i8 v2 0:i8 na either',
    ]);
  });

  test('odd widths are whole bytes in memory', () => {
    const lines = statements(
      '%x = load i1, ptr @g\nstore i1 %x, ptr @g\n%y = load i24, ptr @g',
      '@g = global i32 0',
    );
    expect(lines).toEqual([
      'v0 = load i8 @g na either',
      'v1 = cast trunc i1 i8 v0',
      'v2 = cast zext i8 i1 v1',
      'store i8 @g v2 na either',
      'v3 = load i16 @g na either',
      'v4 = cast zext i24 i16 v3',
      'v5 = bin shl i24 v4 0:i24',
      'v6 = bin or i24 0:i24 v5',
      'v7 = load i8 @g+2 na either',
      'v8 = cast zext i24 i8 v7',
      'v9 = bin shl i24 v8 16:i24',
      'v10 = bin or i24 v6 v9',
    ]);
  });

  test('small vectors are scalars', () => {
    const lines = statements(
      `%v = load <2 x float>, ptr @g
%w = fadd <2 x float> %v, <float 1.0, float 2.0>
%s = shufflevector <2 x float> %w, <2 x float> poison, <2 x i32> <i32 1, i32 0>
%i = bitcast <2 x float> %s to i64
store i64 %i, ptr @g`,
      '@g = global i64 0',
    );
    expect(lines).toEqual([
      'v0 = load f32 @g na either',
      'v1 = load f32 @g+4 na either',
      'v2 = fbin fadd f32 v0 1065353216:f32',
      'v3 = fbin fadd f32 v1 1073741824:f32',
      'v4 = cast bitcast i32 f32 v3',
      'v5 = cast zext i64 i32 v4',
      'v6 = cast bitcast i32 f32 v2',
      'v7 = cast zext i64 i32 v6',
      'v8 = bin shl i64 v7 32:i64',
      'v9 = bin or i64 v5 v8',
      'store i64 @g v9 na either',
    ]);
  });
});

describe('what cannot be lowered', () => {
  test('ends its block; the rest of the function stays', () => {
    const program = main(`@g = global i32 0
define i32 @main() {
  %c = load i1, ptr @g
  br i1 %c, label %bad, label %good
bad:
  %x = fadd x86_fp80 0xK3FFF8000000000000000, 0xK3FFF8000000000000000
  %y = fptosi x86_fp80 %x to i32
  br label %join
good:
  br label %join
join:
  %z = phi i32 [ %y, %bad ], [ 1, %good ]
  ret i32 %z
}
`);
    expect(unsupportedIn(program)).toEqual(['HED302 long double is not modelled']);
    expect(bodyOf(program).at(-1)).toMatch(/^ret/);
  });

  test('a function with such a parameter is unsupported where it is called, and through a pointer', () => {
    const program = main(`@f = global ptr @ld
define x86_fp80 @ld(x86_fp80 %x) {
  ret x86_fp80 %x
}
define ptr @main() {
  %r = call x86_fp80 @ld(x86_fp80 0xK3FFF8000000000000000)
  ret ptr @f
}
`);
    expect(unsupportedIn(program)).toHaveLength(1);
    const pointer = main(
      '@f = global ptr @ld\ndefine x86_fp80 @ld(x86_fp80 %x) {\nret x86_fp80 %x\n}\ndefine ptr @main() {\nret ptr @f\n}\n',
    );
    expect(unsupportedIn(pointer)).toEqual(['HED302 long double is not modelled']);
  });

  test('a global nobody defines, where it is used', () => {
    const program = main(
      '@x = external global i32\ndefine i32 @main() {\n%v = load i32, ptr @x\nret i32 %v\n}\n',
    );
    expect(unsupportedIn(program)).toEqual(['HED301 no body and no model for x']);
  });

  test('without debug info the place is the line of the text', () => {
    const program = main('define void @main() {\n\n  fence seq_cst\n  ret void\n}\n');
    const { at } = program.functions[0].blocks[0].instrs[0];
    expect(program.locs[at]).toMatchObject({ file: 'file0.c', line: 3, function: 'main' });
  });

  test('text that is no valid IR is a diagnostic', () => {
    const run = (body: string) => () => main(`define i32 @main() {\n${body}\n}\n`);
    expect(run('ret i32 %x')).toThrow('the LLVM IR is not valid: %x is used in @main but not defined');
    expect(run('br label %x')).toThrow('@main has no block %x');
    expect(run('br label %a\na:\n%p = phi i32 [ 0, %b ]\nret i32 %p')).toThrow(
      '%p in @main has no value from %0',
    );
  });
});
