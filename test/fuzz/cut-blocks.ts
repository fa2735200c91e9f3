import fc from 'fast-check';
import type { FuzzProgram, LoadOrder, Stmt, StoreOrder } from './program.ts';

/**
 * Atomic blocks that an assumption ends after their stores: they never happened. Another thread reads what they would have stored, and
 * fails by it or not; a third writes what it has read there (the mistake was: a search ended where somebody failed on what
 * a block had stored that never happened, and nobody else went on).
 */
const [X, Y] = [0, 1];
const variable = fc.constantFrom(X, Y);
const loadOrder = fc.constantFrom<LoadOrder>('relaxed', 'relaxed', 'acquire', 'seq_cst');
const storeOrder = fc.constantFrom<StoreOrder>('relaxed', 'relaxed', 'release', 'seq_cst');

const store = (to: fc.Arbitrary<number>): fc.Arbitrary<Stmt> =>
  fc.record({
    kind: fc.constant('store' as const),
    variable: to,
    order: storeOrder,
    value: fc.record({ kind: fc.constant('const' as const), value: fc.constantFrom(1, 2) }),
  });
const load = (reg: number): fc.Arbitrary<Stmt> =>
  fc.record({ kind: fc.constant('load' as const), reg: fc.constant(reg), variable, order: loadOrder });
const check = (kind: 'assume' | 'assert', reg: number): fc.Arbitrary<Stmt> =>
  fc.record({ kind: fc.constant(kind), reg: fc.constant(reg), value: fc.constantFrom(0, 0, 1) });

/** Two stores, a read, and an assumption that mostly fails. */
const block: fc.Arbitrary<Stmt> = fc
  .tuple(store(fc.constant(X)), store(fc.constant(Y)), load(0), check('assume', 0))
  .map((body) => ({ kind: 'atomic-block', body }));

/** Fails by what it reads second, perhaps only if it has read something certain first. */
const reader: fc.Arbitrary<Stmt[]> = fc
  .tuple(load(0), load(1), check('assert', 1), fc.option(fc.constantFrom(0, 1), { nil: null }))
  .map(([first, second, fails, wanted]): Stmt[] =>
    wanted === null
      ? [first, second, fails]
      : [first, { kind: 'if', reg: 0, value: wanted, then: [second, fails], else: [] }],
  );

/** Writes what it has read, or something of its own. */
const writer: fc.Arbitrary<Stmt[]> = fc
  .tuple(load(0), variable, storeOrder, fc.constantFrom('const', 'plus'))
  .map(([first, to, order, how]): Stmt[] => [
    first,
    {
      kind: 'store',
      variable: to,
      order,
      value: how === 'const' ? { kind: 'const', value: 2 } : { kind: 'plus', reg: 0, value: 1 },
    },
  ]);

export function cutBlockProgram(): fc.Arbitrary<FuzzProgram> {
  return fc
    .tuple(block, reader, writer)
    .chain(([cut, reads, writes]) => fc.shuffledSubarray([[cut], reads, writes], { minLength: 3 }))
    .map((threads) => ({ atomic: [true, true], threads }));
}
