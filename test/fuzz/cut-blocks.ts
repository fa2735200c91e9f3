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

/**
 * The same beside a block of memory that is freed: who has read what never happened uses it then (the mistake was: the search ended there,
 * if the free was what led to the use). The third thread frees it and says so in Y; it or a fourth writes what was read in X.
 */
const use: fc.Arbitrary<Stmt> = fc.record({
  kind: fc.constant('block-access' as const),
  reg: fc.constant(2),
  atomic: fc.boolean(),
  write: fc.boolean(),
});
const user: fc.Arbitrary<Stmt[]> = fc
  .tuple(loadOrder, loadOrder, use, check('assert', 1), fc.constantFrom(1, 1, 0))
  .map(([first, second, used, fails, told]): Stmt[] => {
    const then: Stmt[] = [
      { kind: 'load', reg: 1, variable: X, order: second },
      { kind: 'if', reg: 1, value: 1, then: [used], else: [fails] },
    ];
    return [
      { kind: 'load', reg: 0, variable: Y, order: first },
      { kind: 'if', reg: 0, value: told, then, else: [] },
    ];
  });
const writesX: fc.Arbitrary<Stmt> = fc
  .tuple(storeOrder, fc.constantFrom(1, 2, 2))
  .map(([order, value]) => ({ kind: 'store', variable: X, order, value: { kind: 'const', value } }));

export function cutFreeProgram(): fc.Arbitrary<FuzzProgram> {
  const cut = fc.tuple(storeOrder, check('assume', 0)).map(([order, assumed]): Stmt[] => [
    {
      kind: 'atomic-block',
      body: [
        { kind: 'store', variable: X, order, value: { kind: 'const', value: 1 } },
        { kind: 'load', reg: 0, variable: X, order: 'relaxed' },
        assumed,
      ],
    },
  ]);
  const frees = storeOrder.map((order): Stmt[] => [
    { kind: 'block-free' },
    { kind: 'store', variable: Y, order, value: { kind: 'const', value: 1 } },
  ]);
  return fc
    .tuple(cut, user, frees, writesX, fc.boolean())
    .chain(([block, uses, ends, last, apart]) =>
      fc.shuffledSubarray([block, uses, ...(apart ? [ends, [last]] : [[...ends, last]])], {
        minLength: apart ? 4 : 3,
      }),
    )
    .map((threads) => ({ atomic: [true, true], threads }));
}
