import { describe, expect, test } from 'vitest';
import { bodyOf, lowered } from '../testing/lowered.ts';
import { floatBits } from './constants.ts';

/** The bytes and relocations of @g after `@g = …`. */
function initial(text: string, dataModel: 'lp64' | 'ilp32' = 'lp64') {
  const layout = dataModel === 'lp64' ? '' : 'target datalayout = "e-p:32:32-f64:32:64"\n';
  const program = lowered(
    [`${layout}${text}\n@x = global [4 x i32] zeroinitializer\ndefine ptr @main() {\nret ptr @g\n}\n`],
    'main',
    dataModel,
  );
  const { bytes, relocs } = program.globals[0];
  return {
    bytes: [...bytes],
    relocs: relocs.map((r) => {
      const name =
        r.target.kind === 'global'
          ? program.globals[r.target.global].name
          : program.functions[r.target.func].name;
      return `${r.offset}: ${name}${r.target.kind === 'global' ? `+${r.target.offset}` : ''}`;
    }),
  };
}

describe('initialisers', () => {
  test('scalars, strings and padding', () => {
    expect(initial('@g = global { i8, i32, float } { i8 -1, i32 258, float 1.0 }').bytes).toEqual([
      255, 0, 0, 0, 2, 1, 0, 0, 0, 0, 128, 63,
    ]);
    expect(initial('@g = global [3 x i8] c"hi\\00"').bytes).toEqual([104, 105, 0]);
    expect(initial('@g = global <{ i8, i16 }> <{ i8 1, i16 2 }>').bytes).toEqual([1, 2, 0]);
    expect(initial('@g = global i128 18446744073709551617').bytes).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(initial('@g = global i1 true').bytes).toEqual([1]);
  });

  test('addresses are relocations', () => {
    expect(
      initial('@g = global [2 x ptr] [ptr @x, ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 3)]').relocs,
    ).toEqual(['0: x+0', '8: x+12']);
    expect(initial('@g = global { i32, ptr } { i32 1, ptr @main }').relocs).toEqual(['8: main']);
    expect(initial('@g = global { i32, ptr } { i32 1, ptr @main }', 'ilp32').relocs).toEqual(['4: main']);
    expect(initial('@g = global i64 ptrtoint (ptr getelementptr (i8, ptr @x, i64 4) to i64)').relocs).toEqual(
      ['0: x+4'],
    );
    expect(initial('@g = global ptr @g').relocs).toEqual(['0: g+0']);
  });

  test('differences of addresses are numbers; a weak name nobody defines is null', () => {
    const difference =
      '@g = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @x, i64 12) to i64), i64 ptrtoint (ptr @x to i64))';
    expect(initial(difference).bytes[0]).toBe(12);
    expect(initial('@w = extern_weak global i32\n@g = global ptr @w')).toEqual({
      bytes: [0, 0, 0, 0, 0, 0, 0, 0],
      relocs: [],
    });
  });

  test('an initialiser that needs what nobody defines is a diagnostic', () => {
    expect(() => initial('@w = external global i32\n@g = global ptr @w')).toThrow(
      'initialiser of g: no body and no model for w',
    );
  });
});

describe('constants in code', () => {
  test('floats keep their bits, NaN payloads too', () => {
    expect(floatBits(0x3ff8_0000_0000_0000n, 'f32')).toBe(0x3fc0_0000n);
    expect(floatBits(0x7ff8_0000_2000_0000n, 'f32')).toBe(0x7fc0_0001n);
    expect(floatBits(0xfff0_0000_0000_0000n, 'f32')).toBe(0xff80_0000n);
    expect(floatBits(0x3ff8_0000_0000_0000n, 'f64')).toBe(0x3ff8_0000_0000_0000n);
  });

  test('constant addresses fold into operands; as integers they take a cast', () => {
    const program = lowered([
      `@x = global [4 x i32] zeroinitializer
define i64 @main() {
store i32 1, ptr getelementptr inbounds ([4 x i32], ptr @x, i64 0, i64 2)
ret i64 ptrtoint (ptr getelementptr (i8, ptr @x, i64 4) to i64)
}
`,
    ]);
    expect(bodyOf(program)).toEqual([
      'b0:',
      'store i32 @x+8 1:i32 na either',
      'v0 = cast ptrtoint i64 ptr @x+4',
      'ret (v0)',
    ]);
  });
});
