import fc from 'fast-check';
import {
  type Expr,
  type FuzzProgram,
  type LoadOrder,
  loadOrder,
  type Stmt,
  type StoreOrder,
  storeOrder,
} from './program.ts';

/**
 * Programs for the reductions of `explore`. Races to store: two variables that many store to and some read, and a third
 * with read-modify-writes, so that locations with and without a coherence order of their own depend on each other. Like
 * threads: two or three that run the same body, beside another one, with counters that are only incremented.
 */
interface Orders {
  readonly load: fc.Arbitrary<LoadOrder>;
  readonly store: fc.Arbitrary<StoreOrder>;
}

const reg = fc.nat({ max: 2 });
const kind = <K extends Stmt['kind']>(name: K): fc.Arbitrary<K> => fc.constant(name);

const value: fc.Arbitrary<Expr> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('const' as const), value: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reg' as const), reg }) },
);

function accesses({ load, store }: Orders, updates: number): fc.WeightedArbitrary<Stmt>[] {
  const variable = fc.nat({ max: 1 });
  const third = fc.constant(2);
  return [
    { weight: 4, arbitrary: fc.record({ kind: kind('store'), variable, order: store, value }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('load'), reg, variable, order: load }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('load'), reg, variable: third, order: load }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('store'), variable: third, order: store, value }) },
    {
      weight: updates,
      arbitrary: fc.record({
        kind: kind('rmw'),
        reg,
        variable: third,
        op: fc.constantFrom('add' as const, 'or' as const, 'exchange' as const),
        order: load,
        value,
      }),
    },
  ];
}

function statement(orders: Orders, updates: number): fc.Arbitrary<Stmt> {
  const simple = fc.oneof(...accesses(orders, updates));
  const order = fc.constantFrom('acquire' as const, 'release' as const, 'seq_cst' as const);
  return fc.oneof(
    { weight: 20, arbitrary: simple },
    { weight: 1, arbitrary: fc.record({ kind: kind('fence'), order }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: kind('if'),
        reg,
        value: fc.nat({ max: 2 }),
        then: fc.tuple(simple),
        else: fc.constant([]),
      }),
    },
  );
}

const ORDERS: fc.Arbitrary<Orders> = fc.constantFrom(
  { load: loadOrder, store: storeOrder },
  { load: fc.constant('relaxed' as const), store: fc.constant('relaxed' as const) },
  { load: fc.constantFrom('relaxed', 'acquire'), store: fc.constantFrom('relaxed', 'release') },
  { load: fc.constant('seq_cst' as const), store: fc.constant('seq_cst' as const) },
);

const body = (one: fc.Arbitrary<Stmt>, most: number): fc.Arbitrary<Stmt[]> =>
  fc.array(one, { minLength: 1, maxLength: most });

export const writersProgram = (): fc.Arbitrary<FuzzProgram> =>
  ORDERS.chain((orders) =>
    fc
      .array(body(statement(orders, 1), 3), { minLength: 2, maxLength: 4 })
      .filter((threads) => threads.flat().length <= 8)
      .map((threads) => ({ atomic: [true, true, true], threads })),
  );

/** A loop that reads two variables until something is so, beside threads that store to them. */
export const retriesProgram = (): fc.Arbitrary<FuzzProgram> =>
  ORDERS.chain((orders) => {
    const small = fc.nat({ max: 2 });
    const retry: fc.Arbitrary<Stmt> = fc.record({
      kind: kind('retry'),
      variable: fc.nat({ max: 1 }),
      second: fc.nat({ max: 1 }),
      until: fc.oneof(
        fc.record({ values: fc.tuple(small, small) }),
        fc.record({ desired: fc.oneof(value, fc.constant({ kind: 'reg' as const, reg: 1 })) }),
      ),
      order: orders.load,
    });
    return fc
      .record({
        loops: fc.array(fc.tuple(retry), { minLength: 1, maxLength: 2 }),
        others: fc.array(body(statement(orders, 1), 4), { minLength: 1, maxLength: 2 }),
      })
      .filter(({ loops, others }) => 3 * loops.length + others.flat().length <= 9)
      .map(({ loops, others }) => ({ atomic: [true, true, true], threads: [...loops, ...others] }));
  });

export const twinsProgram = (): fc.Arbitrary<FuzzProgram> =>
  ORDERS.chain((orders) =>
    fc
      .record({
        twins: fc.integer({ min: 1, max: 2 }),
        like: body(statement(orders, 3), 3),
        other: fc.array(body(statement(orders, 2), 2), { minLength: 0, maxLength: 1 }),
      })
      .filter(({ twins, like, other }) => (twins + 1) * like.length + other.flat().length <= 8)
      .map(({ twins, like, other }) => ({ atomic: [true, true, true], threads: [like, ...other], twins })),
  );
