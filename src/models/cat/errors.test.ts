import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../base/failure.ts';
import { checkModel } from '../load.ts';
import { parseCat } from './parser.ts';

/** Each malformed model names the line, the column and what was expected. */
const CASES: readonly (readonly [
  title: string,
  text: string,
  at: readonly [number, number],
  message: RegExp,
])[] = [
  ['unknown name', 'let a = po\nacyclic a | hbb as x', [2, 13], /'hbb' is not defined/],
  ['wrong case', 'acyclic PO as x', [1, 9], /'PO' is not defined/],
  ['missing =', 'let a po', [1, 9], /expected '='/],
  ['missing body', 'let a =', [1, 8], /expected an expression, found the end/],
  ['missing )', 'let a = (po | rf\nacyclic a', [2, 1], /expected '\)', found 'acyclic'/],
  ['missing ]', 'let a = [R ; po', [1, 16], /expected '\]'/],
  ['stray operator', 'let a = po | | rf', [1, 14], /expected an expression, found '\|'/],
  ['unclosed comment', '(* a (* b *)\nlet a = po', [1, 1], /comment is not closed/],
  ['unclosed string', '"SC\nlet a = po', [1, 1], /string is not closed/],
  ['unknown character', 'let a = po @ rf', [1, 12], /'@' has no meaning/],
  ['set where a relation is needed', 'let a = R ; po', [1, 9], /set where a relation is needed/],
  ['relation where a set is needed', 'let a = [po]', [1, 10], /relation where a set is needed/],
  ['union of a set and a relation', 'let a = R | po', [1, 11], /relation where a set is needed/],
  ['product of relations', 'let a = po * R', [1, 9], /relation where a set is needed/],
  ['not a function', 'let a = po\nlet b = a(rf)', [2, 9], /'a' is not a function/],
  ['too many arguments', 'let f(x) = x\nlet b = f(po, rf)', [2, 9], /takes 1 argument\(s\), 2 given/],
  ['function without arguments', 'let f(x) = x\nacyclic f | po as y', [2, 11], /needs its arguments/],
  ['no such include', 'include "none.cat"', [1, 9], /no 'none.cat' to include/],
  ['include without quotes', 'include none', [1, 9], /file name in quotes/],
  ['axiom without a name', 'acyclic po as', [1, 14], /a name for the axiom/],
  ['unsupported statement', 'let a = po\nforall x in a do b', [2, 1], /'forall' is outside/],
  ['statement that is none', 'po | rf', [1, 1], /expected 'let'/],
  ['unsettled recursion', 'let rec a = ~a', [1, 9], /never settles/],
  ['unknown variant', 'let a = if "c99" then po else rf', [1, 12], /no variant 'c99'/],
  ['variant without quotes', 'let a = if c20 then po else rf', [1, 12], /a variant in quotes/],
  ['variant without else', 'let a = if "c20" then po\nacyclic a', [2, 1], /expected 'else'/],
  ['flag without a test', 'flag po as x', [1, 6], /expected 'acyclic'/],
];

describe('malformed cat models', () => {
  it.each(CASES)('%s', (_title, text, [line, column], message) => {
    const error = catchError(() => checkModel(parseCat(text, 'my.cat')));
    expect(error.diagnostic.message).toMatch(message);
    expect(error.diagnostic.at).toEqual({ file: 'my.cat', line, column });
  });
});

/** Whatever nests without end is told, and does not run out of stack; long is not deep. */
describe('deep and long models', () => {
  const N = 30_000;
  const DEEP: Readonly<Record<string, string>> = {
    parentheses: `acyclic ${'('.repeat(N)}po${')'.repeat(N)} as x`,
    'open parentheses': `acyclic ${'('.repeat(N)}`,
    brackets: `acyclic ${'['.repeat(N)}R${']'.repeat(N)} as x`,
    complements: `acyclic ${'~'.repeat(N)}po as x`,
    'inverses behind each other': `acyclic po${'^-1'.repeat(N)} as x`,
    differences: `acyclic po${' \\ rf'.repeat(N)} as x`,
    products: `acyclic R${' * W'.repeat(N)} as x`,
    arguments: `let f(x) = x\nacyclic ${'f('.repeat(N)}po${')'.repeat(N)} as x`,
    variants: `acyclic ${'if "c20" then po else '.repeat(N)}rf as x`,
    functions: `let f0(x) = x\n${functions(200)}acyclic f200(po) as x`,
  };
  it.each(Object.entries(DEEP))('%s', (_title, text) => {
    const { diagnostic } = catchError(() => checkModel(parseCat(text, 'my.cat')));
    expect(diagnostic.message).toMatch(/nested more than \d+ deep/);
    expect(diagnostic.at?.line).toBeGreaterThan(0);
  });

  it.each(['|', ';', '&'])('terms joined by %s', (op) => {
    checkModel(parseCat(`acyclic po${` ${op} rf`.repeat(N)} as x`, 'my.cat'));
  });

  function functions(count: number): string {
    let text = '';
    for (let i = 1; i <= count; i++) text += `let f${i}(x) = ~~~~~~~~f${i - 1}(x)\n`;
    return text;
  }
});

function catchError(run: () => void): DiagnosticError {
  try {
    run();
  } catch (error) {
    if (error instanceof DiagnosticError) return error;
    throw error;
  }
  throw new Error('no error');
}
