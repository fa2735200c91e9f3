import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, type Prop, parseProp, printProp, variablesOf } from './condition.ts';
import { Cursor, scan } from './scanner.ts';

const parse = (text: string): Prop => parseProp(new Cursor(scan(text, 'c')));

const anyProp: fc.Arbitrary<Prop> = fc.letrec<{ prop: Prop }>((tie) => ({
  prop: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      kind: fc.constant('compare' as const),
      variable: fc.constantFrom('0:r0', '1:EAX', 'x', 'y'),
      equal: fc.boolean(),
      value: fc.bigInt(-1n, 1n),
    }),
    fc.record({ kind: fc.constantFrom('true' as const, 'false' as const) }),
    fc.record({ kind: fc.constant('not' as const), a: tie('prop') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('prop'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('implies' as const), a: tie('prop'), b: tie('prop') }),
  ),
})).prop;

const anyState = fc.tuple(...Array.from({ length: 4 }, () => fc.bigInt(-1n, 1n))).map(
  ([a, b, c, d]) =>
    new Map([
      ['0:r0', a],
      ['1:EAX', b],
      ['x', c],
      ['y', d],
    ]),
);

describe('conditions', () => {
  it('mean the same when printed and read again', () => {
    fc.assert(
      fc.property(anyProp, anyState, (prop, state) => {
        expect(holds(parse(printProp(prop)), state)).toBe(holds(prop, state));
      }),
    );
  });

  it.each([
    ['x=1 /\\ y=2 \\/ z=3', 'x=1 /\\ y=2 \\/ z=3'],
    ['x=1 /\\ (y=2 \\/ z=3)', 'x=1 /\\ (y=2 \\/ z=3)'],
    ['~(0:r0=1) && [x] != 0', 'not (0:r0=1) /\\ x<>0'],
    ['P1:r0 = 0x10', '1:r0=16'],
    ['x=-1', 'x=-1'],
    ['x=4294967295', 'x=-1'],
    ['x=1 => y=1', 'x=1 => y=1'],
  ])('%s is printed as %s', (text, printed) => {
    expect(printProp(parse(text))).toBe(printed);
  });

  it('name their variables once, in order', () => {
    expect(variablesOf(parse('1:r0=1 /\\ x=0 \\/ ~(1:r0=2)'))).toEqual(['1:r0', 'x']);
  });
});
