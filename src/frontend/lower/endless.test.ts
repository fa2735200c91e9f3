import { describe, expect, it } from 'vitest';
import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { parseModule } from '../llvm/parser.ts';
import { lowerProgram } from './lower.ts';

/** IR that stands for itself, or has no end: an error with its name, not a stack overflow, and not a loop. */
const MAIN = 'define i32 @main() {\n  %r = load i32, ptr @a\n  ret i32 %r\n}\n';
const CALL = 'define i32 @main() {\n  %r = call i32 @a()\n  ret i32 %r\n}\n';
const N = 20_000;
const chain = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('');

const CASES: Readonly<Record<string, readonly [text: string, message: RegExp]>> = {
  'an alias of itself': [`@a = alias i32, ptr @a\n${MAIN}`, /alias @a stands for itself/],
  'aliases of each other': [`@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n${MAIN}`, /stands for itself/],
  'a function that is an alias of itself': [`@a = alias i32 (), ptr @a\n${CALL}`, /stands for itself/],
  'functions that are aliases of each other': [
    `@a = alias i32 (), ptr @b\n@b = alias i32 (), ptr @a\n${CALL}`,
    /stands for itself/,
  ],
  'an alias of a place in itself': [
    `@a = alias i32, ptr getelementptr (i8, ptr @a, i64 4)\n${MAIN}`,
    /stands for itself/,
  ],
  'a chain of aliases': [
    `${chain(N, (i) => `@${i === 0 ? 'a' : `a${i}`} = alias i32, ptr @a${i + 1}\n`)}@a${N} = global i32 0\n${MAIN}`,
    /more than 300 aliases/,
  ],
  'a type in itself': [`%t = type { %t }\n@a = global %t zeroinitializer\n${MAIN}`, /%t contains itself/],
  'a type that is its own name': [`%t = type %t\n@a = global %t zeroinitializer\n${MAIN}`, /contains itself/],
  'types in each other': [
    `%t = type [2 x %u]\n%u = type { i32, %t }\n@a = global %t zeroinitializer\n${MAIN}`,
    /contains itself/,
  ],
  'a chain of types': [
    `${chain(N, (i) => `%t${i} = type { %t${i + 1} }\n`)}%t${N} = type { i32 }\n@a = global %t0 zeroinitializer\n${MAIN}`,
    /nested more than 500 deep/,
  ],
  'a deep type': [
    `@a = global ${'{'.repeat(N)}i32${'}'.repeat(N)} zeroinitializer\n${MAIN}`,
    /nested more than/,
  ],
  'a deep constant': [
    `@a = global ptr ${'getelementptr (i8, ptr '.repeat(N)}@a${', i64 1)'.repeat(N)}\n${MAIN}`,
    /nested more than/,
  ],
};

describe('endless IR', () => {
  it.each(Object.entries(CASES))('%s', (_title, [text, message]) => {
    let error: unknown;
    try {
      const module = parseModule(text, 'a.ll');
      const unit = { module, library: false, sources: new Map(), file: 'a.ll', divisions: new Set<string>() };
      lowerProgram([unit], { entry: 'main', dataModel: 'lp64' });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(DiagnosticError);
    expect((error as DiagnosticError).diagnostic.message).toMatch(message);
    expect((error as DiagnosticError).exit).toBe(EXIT.compile);
  });
});
