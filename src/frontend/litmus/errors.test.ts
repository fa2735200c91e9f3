import { describe, expect, it } from 'vitest';
import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { printProp } from './condition.ts';
import { parseLitmus } from './litmus.ts';

/** A C test with this body in line 4, and an X86 test with this row of two columns in line 4. */
const C = (body: string, tail = 'exists (0:r0=1)'): string =>
  `C T\n{ x = 0; y = 0; }\nP0 (atomic_int* x, atomic_int* y) {\n  ${body}\n}\n${tail}\n`;
const X = (row: string, tail = 'exists (0:EAX=1)'): string =>
  `X86 T\n{ x = 0; }\n P0 | P1 ;\n ${row} ;\n${tail}\n`;
const INSTRUCTIONS = /the instruction (JMP|CLFLUSH|CMP) is not modelled/;

/** Each malformed test names the line, the column and what was expected. */
const CASES: readonly (readonly [
  title: string,
  text: string,
  at: readonly [number, number],
  message: string | RegExp,
])[] = [
  ['an empty file', '', [1, 1], 'a litmus test begins with its architecture and name'],
  ['an open comment', '(* SB', [1, 1], 'a litmus test begins with its architecture and name'],
  ['no name', 'C\n{ }\n', [1, 2], 'expected the name of the test after C'],
  [
    'another architecture',
    '(* of *)\n AArch64 SB\n{ }',
    [2, 2],
    "litmus tests for 'AArch64' are not supported",
  ],
  ['no initial state', 'C T\nP0 () { }\nexists (true)', [1, 1], 'there is no initial state'],
  [
    'an open initial state',
    'C T\n{ x = 0;\n',
    [3, 1],
    "expected '}' after the initial state, found the end of the file",
  ],
  ['an initial address', 'C T\n{ x = y; }', [2, 7], 'an address as an initial value is not supported'],
  [
    'initial values without ;',
    'C T\n{ x = 0 y = 1; }',
    [2, 9],
    "expected ';' or '}' after the initial value of line 2, found 'y'",
  ],
  ['no condition', 'C T\n{ }\nP0 (int *x) { *x = 1; }\n', [4, 1], 'there is no final condition'],
  ['no threads', 'C T\n{ x = 0; }\nexists (x=1)', [3, 1], 'expected P0 (…) { … }, found the final condition'],
  ['threads that begin at 1', 'C T\n{ }\nP1 (int *x) { }\nexists (x=1)', [3, 1], "expected P0, found 'P1'"],
  ['a missing ;', C('int r0 = 1'), [5, 1], "expected ';', found '}'"],
  ['a missing )', C('int r0 = atomic_load(x;'), [4, 25], "expected ')', found ';'"],
  [
    'a missing }',
    'C T\n{ }\nP0 (int *x) {\n  *x = 1;\nexists (x=1)',
    [5, 1],
    "expected '}', found the final condition",
  ],
  ['a missing operand', C('int r0 = 1 + ;'), [4, 16], "expected an expression, found ';'"],
  ['a stray character', C('int r0 = @;'), [4, 12], "expected an expression, found '@'"],
  ['an open string', C('int r0 = "a;'), [4, 12], 'this string is not closed'],
  ['no memory order', C('int r0 = atomic_load_explicit(x);'), [4, 34], "expected ',', found ')'"],
  [
    'an unknown memory order',
    C('int r0 = atomic_load_explicit(x, memory_order_weak);'),
    [4, 36],
    "'memory_order_weak' is not a memory order",
  ],
  [
    'a release load',
    C('int r0 = atomic_load_explicit(x, memory_order_release);'),
    [4, 36],
    'a load cannot have memory_order_release',
  ],
  [
    'an acquire store',
    C('atomic_store_explicit(x, 1, memory_order_acquire);'),
    [4, 31],
    'a store cannot have memory_order_acquire',
  ],
  [
    'a function of another dialect',
    C('int r0 = READ_ONCE(*x);'),
    [4, 12],
    "'READ_ONCE' is not a function of this dialect",
  ],
  ['an unknown location', C('int r0 = *z;'), [4, 13], "'z' is not a shared location"],
  ['a pointer as a value', C('int r0 = x;'), [4, 12], "'x' is a pointer to a shared location"],
  ['a pointer that is assigned', C('x = 1;'), [4, 3], "'x' is a pointer to a shared location"],
  ['an element of what is no array', C('int r0 = x[1];'), [4, 12], "'x' has no element 1"],
  ['a for loop', C('for (;;) { }'), [4, 3], "the statement 'for' is not modelled"],
  ['a goto', C('goto end;'), [4, 3], "the statement 'goto' is not modelled"],
  ['an increment', C('int r0 = 0; r0++;'), [4, 17], "'++' is not modelled"],
  ['a condition on no location', C('int r0 = 1;', 'exists (q=1)'), [6, 9], "the test has no location 'q'"],
  [
    'a condition on no thread',
    C('int r0 = 1;', 'exists (0:r0=1 /\\ 3:r0=1)'),
    [6, 21],
    'there is no thread 3',
  ],
  [
    'a condition on no register',
    C('int r0 = 1;', 'exists (0:r7=1)'),
    [6, 11],
    "thread 0 has no register 'r7'",
  ],
  ['an unknown comparison', C('int r0 = 1;', 'exists (0:r0>1)'), [6, 13], "expected '=' or '<>', found '>'"],
  [
    'an open condition',
    C('int r0 = 1;', 'exists (0:r0=1'),
    [7, 1],
    "expected ')', found the end of the file",
  ],
  [
    'words after the condition',
    C('int r0 = 1;', 'exists (0:r0=1) too'),
    [6, 17],
    "expected the end of the test, found 'too'",
  ],
  [
    'an address in the condition',
    C('int r0 = 1;', 'exists (0:r0=x)'),
    [6, 14],
    'an address as a value is not supported',
  ],
  [
    'two variables compared',
    C('int r0 = 1;', 'exists (0:r0=1:r0)'),
    [6, 15],
    'two variables cannot be compared',
  ],
  [
    'an unknown quantifier',
    C('int r0 = 1;', '~forall (0:r0=1)'),
    [6, 2],
    "expected 'exists', found 'forall'",
  ],
  [
    'locations without ;',
    C('int r0 = 1;', 'locations [x y]\nexists (x=1)'),
    [6, 14],
    "expected ';' or ']', found 'y'",
  ],
  [
    'a filter without a condition',
    C('int r0 = 1;', 'filter (x=1)'),
    [7, 1],
    "expected 'exists', '~exists' or 'forall', found the end of the file",
  ],
  ['a jump', X('MOV EAX,[x] | JMP L0'), [4, 16], INSTRUCTIONS],
  ['a cache instruction', X('CLFLUSH [x] | MFENCE'), [4, 2], INSTRUCTIONS],
  ['a compare', X('CMP EAX,$1 | MFENCE'), [4, 2], INSTRUCTIONS],
  ['a label', X('L0: MOV EAX,[x] | MFENCE'), [4, 2], 'labels are not modelled'],
  ['LOCK before MOV', X('MOV EAX,[x] | LOCK MOV [x],$1'), [4, 21], 'LOCK has no meaning before MOV'],
  ['XADD without LOCK', X('XADD [x],EAX | MFENCE'), [4, 2], 'XADD without LOCK is not modelled'],
  ['a missing comma', X('MOV EAX [x] | MFENCE'), [4, 10], "expected ',', found '['"],
  ['too few columns', X('MOV EAX,[x]'), [4, 14], "expected '|', found ';'"],
  ['too many columns', X('MOV EAX,[x] | MFENCE | MFENCE'), [4, 23], "expected ';', found '|'"],
  ['a location without brackets', X('MOV EAX,x | MFENCE'), [4, 10], "'x' is not a register"],
  ['a number as target', X('MOV $1,EAX | MFENCE'), [4, 2], 'a number cannot be written to'],
  [
    'an address in a register',
    X('MOV EAX,[EBX] | MFENCE'),
    [4, 11],
    'an address in a register is not modelled',
  ],
  ['two memory operands', X('MOV [x],[x] | MFENCE'), [4, 2], 'only one operand can be in memory'],
  [
    'a head line without ;',
    'X86 T\n{ x = 0; }\n P0 | P1\n MFENCE | MFENCE ;\nexists (x=1)',
    [4, 2],
    "expected ';', found 'MFENCE'",
  ],
];

/** Arrays: in line 2 of a test. */
const A = (state: string, tail = 'exists (true)'): string => `C T\n{ ${state} }\nP0 (int* a) { }\n${tail}\n`;
const ARRAYS: typeof CASES = [
  ['no elements', A('int a[0];'), [2, 7], "array 'a' must have 1 to 1024 elements, not 0"],
  ['no size', A('int a[];'), [2, 7], "array 'a' must have 1 to 1024 elements, not 0"],
  ['a huge array', A('int a[99999999999];'), [2, 7], /1 to 1024 elements, not 99999999999/],
  ['too many values', A('int a[1] = {1, 2};'), [2, 7], "array 'a' has 1 elements, but 2 initial values"],
  ['an element before its array', A('a[1] = 2;'), [2, 3], 'there is no element a[1]'],
  [
    'addresses in an array',
    A('int a[1] = {&x};'),
    [2, 15],
    'an address as an initial value is not supported',
  ],
  ['a condition on an array', A('int a[2];', 'exists (a=1)'), [4, 11], "'a' is an array"],
  ['one of another length', A('int a[2];', 'exists (a={1})'), [4, 9], "'a' has 2 elements, not 1"],
  ['one on no element', A('int a[2];', 'exists (a[2]=1)'), [4, 9], "the test has no location 'a[2]'"],
];

/** What nests without end is told, and does not run out of stack; long is not deep. */
const N = 30_000;
const DEEP: Readonly<Record<string, string>> = {
  brackets: C(`int r0 = ${'('.repeat(N)}1${')'.repeat(N)};`),
  'open brackets': C(`int r0 = ${'('.repeat(N)}`),
  complements: C(`int r0 = ${'~'.repeat(N)}1;`),
  'pointers in brackets': C(`int r0 = *${'('.repeat(N)}x${')'.repeat(N)};`),
  choices: C(`int r0 = ${'1 ? 2 : '.repeat(N)}3;`),
  elements: C(`int r0 = ${'x['.repeat(N)}0${']'.repeat(N)};`),
  blocks: C(`${'{'.repeat(N)}${'}'.repeat(N)}`),
  conditionals: C(`${'if (1) '.repeat(N)};`),
  loops: C(`${'while (1) '.repeat(N)};`),
  'a condition in brackets': C('int r0 = 1;', `exists ${'('.repeat(N)}true${')'.repeat(N)}`),
  negations: C('int r0 = 1;', `exists (${'~'.repeat(N)}true)`),
  implications: C('int r0 = 1;', `exists (${'true => '.repeat(N)}true)`),
};

describe('deep and long litmus tests', () => {
  it.each(Object.entries(DEEP))('%s', (_title, text) => {
    const { diagnostic, exit } = errorOf(text);
    expect(diagnostic.message).toBe('this is nested more than 200 deep');
    expect(exit).toBe(EXIT.compile);
  });

  it('a condition of many terms', () => {
    const terms = Array.from({ length: N }, (_, i) => `0:r0=${i}`).join(' \\/ ');
    expect(printProp(parseLitmus(C('int r0 = 1;', `exists (${terms})`), 'T.litmus').condition)).toBe(terms);
  });
});

describe('malformed litmus tests', () => {
  it.each([...CASES, ...ARRAYS])('%s', (_title, text, [line, column], message) => {
    const { diagnostic, exit } = errorOf(text);
    expect(diagnostic.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(diagnostic.at).toEqual({ file: 'T.litmus', line, column });
    expect(exit).toBe(EXIT.compile);
  });
});

function errorOf(text: string): DiagnosticError {
  try {
    parseLitmus(text, 'T.litmus');
  } catch (error) {
    if (error instanceof DiagnosticError) return error;
    throw error;
  }
  throw new Error('no error');
}
