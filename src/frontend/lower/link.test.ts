import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../../base/failure.ts';
import { undefinedSymbols } from './lower.ts';
import { bodyOf, lowered, unit } from './testing/lowered.ts';

const calls = (...names: string[]): string =>
  `define i32 @main() {\n${names.map((n, i) => `%r${i} = call i32 @${n}()`).join('\n')}\nret i32 0\n}\n`;
const declares = (...names: string[]): string => names.map((n) => `declare i32 @${n}()\n`).join('');
const returns = (n: number, name: string, linkage = ''): string =>
  `define ${linkage} i32 @${name}() {\nret i32 ${n}\n}\n`;
const value = (program: ReturnType<typeof lowered>, name: string): string | undefined =>
  bodyOf(program, name).at(-1);

function diagnostic(run: () => unknown): {
  readonly code: string;
  readonly message: string;
  readonly exit: number;
} {
  try {
    run();
  } catch (e) {
    if (e instanceof DiagnosticError)
      return { code: e.diagnostic.code, message: e.diagnostic.message, exit: e.exit };
    throw e;
  }
  throw new Error('no diagnostic');
}

describe('linking', () => {
  test('functions and globals of several files; only what is reached', () => {
    const program = lowered([
      `@x = external global i32\n${declares('f')}${calls('f')}`,
      `@x = global i32 3\n@unused = global i32 4\n${returns(1, 'unusedToo')}define i32 @f() {\n%v = load i32, ptr @x\nret i32 %v\n}\n`,
    ]);
    expect(program.functions.map((f) => f.name)).toEqual(['main', 'f']);
    expect(program.globals.map((g) => [g.name, [...g.bytes]])).toEqual([['x', [3, 0, 0, 0]]]);
  });

  test('static things of the same name stay apart', () => {
    const program = lowered([
      `@s = internal global i32 1\n${declares('g')}${returns(1, 'f', 'internal')}define i32 @main() {
%a = call i32 @f()
%b = call i32 @g()
%v = load i32, ptr @s
ret i32 %v
}
`,
      `@s = internal global i32 2\n${returns(2, 'f', 'internal')}define i32 @g() {
%a = call i32 @f()
%v = load i32, ptr @s
ret i32 %v
}
`,
    ]);
    expect(program.functions.map((f) => f.name)).toEqual(['main', 'f', 'g', 'f.1']);
    expect([value(program, 'f'), value(program, 'f.1')]).toEqual(['ret (1:i32)', 'ret (2:i32)']);
    expect(program.globals.map((g) => [g.name, g.bytes[0]])).toEqual([
      ['s', 1],
      ['s.1', 2],
    ]);
  });

  test('a strong definition wins over weak ones, of which the first is taken', () => {
    const main = declares('f', 'g') + calls('f', 'g');
    const program = lowered([
      main,
      returns(1, 'f', 'weak') + returns(1, 'g', 'linkonce_odr'),
      returns(2, 'f') + returns(2, 'g', 'linkonce_odr'),
    ]);
    expect([value(program, 'f'), value(program, 'g')]).toEqual(['ret (2:i32)', 'ret (1:i32)']);
  });

  test("the user's definition wins over the library's", () => {
    const main = declares('f') + calls('f');
    const library = unit(returns(1, 'f'), 'runtime.c', true);
    expect(value(lowered([unit(main), library, unit(returns(2, 'f', 'weak'))]), 'f')).toBe('ret (2:i32)');
    expect(lowered([unit(main), library]).functions[1]).toMatchObject({ name: 'f', library: true });
  });

  test('two strong definitions are an error that names both files', () => {
    const run = (): unknown =>
      lowered([unit(calls('f') + returns(1, 'f'), 'a.c'), unit(returns(2, 'f'), 'b.c')]);
    expect(diagnostic(run)).toEqual({ code: 'HED221', message: 'f is defined in a.c and in b.c', exit: 2 });
  });

  test('of common symbols the largest is taken', () => {
    const main = '@c = common global i32 0\ndefine i32 @main() {\n%v = load i32, ptr @c\nret i32 %v\n}\n';
    expect(lowered([main, '@c = common global [4 x i32] zeroinitializer']).globals[0].size).toBe(16);
  });

  test('aliases stand for what they name', () => {
    const program = lowered([
      `@array = global [2 x i32] [i32 1, i32 2]
@second = alias i32, ptr getelementptr (i8, ptr @array, i64 4)
@g = alias i32 (), ptr @f
${returns(7, 'f')}define i32 @main() {
%a = call i32 @g()
%v = load i32, ptr @second
ret i32 %v
}
`,
    ]);
    expect(bodyOf(program)).toEqual([
      'b0:',
      'call &f () [] -> (i32 v0)',
      'v1 = load i32 @array+4 na either',
      'ret (v1)',
    ]);
  });

  test('no entry', () => {
    const run = (entry: string) => () => lowered([unit(returns(1, 'f'), 'a.c')], entry);
    expect(diagnostic(run('main'))).toEqual({
      code: 'HED220',
      message: 'no function main in a.c; use --entry NAME',
      exit: 2,
    });
    expect(run('f')().functions.map((f) => f.name)).toEqual(['f']);
  });

  test('no entry in the file of a data type, which has operations', () => {
    const note = '@__heddle_note_0 = internal constant [7 x i8] c"op i=f\\00"\n';
    const helped = (text: string): string | undefined => {
      try {
        lowered([text + returns(1, 'f')]);
      } catch (error) {
        return (error as DiagnosticError).diagnostic.help;
      }
      return undefined;
    };
    expect(helped(note)).toContain('heddle test');
    expect(helped('')).toContain('--entry');
  });

  test('main gets its arguments; another entry any', () => {
    const args = 'define i32 @NAME(i32 %n, ptr %v) {\n%p = load ptr, ptr %v\nret i32 %n\n}\n';
    const program = lowered([args.replace('NAME', 'main')]);
    expect(bodyOf(program)).toEqual(['b0:', 'v2 = load ptr @argv na either', 'ret (1:i32)']);
    expect(program.globals[1].relocs).toEqual([
      { offset: 0, target: { kind: 'global', global: 0, offset: 0 } },
    ]);
    expect(bodyOf(lowered([args.replace('NAME', 'f')], 'f'), 'f')[1]).toMatch(
      /choose i32 0:i32 4294967295:i32/,
    );
  });

  test('constructors run in order of priority', () => {
    const program = lowered([
      `@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
define void @late() {
ret void
}
define void @early() {
ret void
}
${calls()}`,
    ]);
    expect(program.constructors.map((id) => program.functions[id].name)).toEqual(['early', 'late']);
  });

  test('undefined symbols: those with a meaning of their own, and resolved ones, are not asked for', () => {
    const module = unit(
      `@stdout = external global ptr\n${declares('printf', 'malloc', 'puts', '__VERIFIER_nondet_int', '__heddle_self', 'strlen', 'sqrt')}${calls('strlen')}`,
    ).module;
    expect([...undefinedSymbols([module])].sort()).toEqual(['stdout', 'strlen']);
    expect([...undefinedSymbols([module, unit(returns(1, 'strlen')).module])]).toEqual(['stdout']);
  });
});
