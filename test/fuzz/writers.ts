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

/** A loop that reads two variables until something is so, beside threads that store to them; with atomic blocks in its rounds, or a counter that bounds them. */
export const retriesProgram = ({ inBlocks = false, bounded = false } = {}): fc.Arbitrary<FuzzProgram> =>
  ORDERS.chain((orders) => {
    const small = fc.nat({ max: 2 });
    const retry: fc.Arbitrary<Stmt> = fc.record({
      kind: kind('retry'),
      inBlocks: fc.constant(inBlocks),
      tries: bounded ? fc.integer({ min: 1, max: 3 }) : fc.constant(null),
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
        others: fc.array(fc.tuple(body(statement(orders, 1), 4), fc.boolean()), {
          minLength: 1,
          maxLength: 2,
        }),
        /* who reads last finds the stores there; who reads first is revisited by them */
        isLast: fc.boolean(),
      })
      .filter(({ loops, others }) => 3 * loops.length + others.flatMap(([all]) => all).length <= 9)
      .map(({ loops, others, isLast }) => {
        const writers = others.map(([all, first]): Stmt[] =>
          inBlocks && first ? [{ kind: 'atomic-block', body: all.slice(0, 2) }, ...all.slice(2)] : all,
        );
        return {
          atomic: [true, true, true],
          threads: isLast ? [...writers, ...loops] : [...loops, ...writers],
        };
      });
  });

/** Something plain, which who finds a value goes on to read: it is a race if nothing was acquired with that. */
const message = ({ store }: Orders): fc.Arbitrary<{ write: Stmt[]; read: (reg: number) => Stmt }> =>
  fc
    .record({ found: fc.integer({ min: 1, max: 2 }), variable: fc.constantFrom(0, 0, 1), order: store })
    .map(({ found, variable, order }) => {
      const access = { variable: 2, order: 'relaxed' } as const;
      const constant = (n: number): Expr => ({ kind: 'const', value: n });
      return {
        write: [
          { ...access, kind: 'store', value: constant(1) },
          { kind: 'store', variable, order, value: constant(found) },
        ],
        read: (of) => ({
          kind: 'if',
          reg: of,
          value: found,
          then: [{ ...access, kind: 'load', reg: 2 }],
          else: [],
        }),
      };
    });

/** Compare-exchange loops as passes/rewrite/retries.ts has them, with orders that allow that and others, beside threads that store. */
export const exchangesProgram = (): fc.Arbitrary<FuzzProgram> =>
  ORDERS.chain((orders) => {
    const small = fc.nat({ max: 2 });
    const exchange: fc.Arbitrary<Stmt> = fc.record({
      kind: kind('exchange'),
      reg: fc.nat({ max: 1 }),
      variable: fc.constantFrom(0, 0, 1),
      load: orders.load,
      order: fc.constantFrom('relaxed', 'acquire', 'release', 'acq_rel', 'seq_cst'),
      failure: orders.load,
      desired: fc.oneof<fc.Arbitrary<{ plus: number } | { value: number }>[]>(
        fc.record({ plus: fc.constantFrom(1, 2) }),
        fc.record({ value: small }),
      ),
      unless: fc.oneof(fc.constant(null), small),
      second: fc.constantFrom(null, 1, 2),
    });
    return fc
      .record({
        loops: fc.array(fc.tuple(exchange), { minLength: 1, maxLength: 2 }),
        before: fc.array(statement(orders, 1), { maxLength: 1 }),
        after: fc.array(statement(orders, 1), { maxLength: 1 }),
        others: fc.array(body(statement(orders, 1), 3), { minLength: 1, maxLength: 2 }),
        message: fc.option(message(orders)),
      })
      .filter(({ loops, others }) => 3 * loops.length + others.flat().length <= 9)
      .map(({ loops, before, after, others, message: told }) => ({
        atomic: [true, true, told === null],
        threads: [
          ...loops.map(([loop], n): Stmt[] => [
            ...(n === 0 ? before : []),
            told === null || loop.kind !== 'exchange' ? loop : { ...loop, second: null },
            ...(n === 0 ? after : []),
            ...(told === null || loop.kind !== 'exchange' ? [] : [told.read(loop.reg)]),
          ]),
          ...(told === null ? others : [told.write, ...others.slice(1)]),
        ],
      }));
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
