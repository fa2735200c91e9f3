import fc from 'fast-check';
import { type FuzzProgram, loadOrder, type Stmt, storeOrder } from './program.ts';

/**
 * A block that one thread frees while others may still use it. What keeps them apart, if anything does, is a flag, plain or
 * atomic, of any order: its reader may wait for it, ask once, or not look at all. Now and then a block is freed twice, is
 * published by a thread, or is freed or used inside an atomic block.
 */
const FLAGS = 2;

export function freeProgram(): fc.Arbitrary<FuzzProgram> {
  const variable = fc.nat({ max: FLAGS - 1 });
  const reg = fc.nat({ max: 2 });
  const one = fc.constant({ kind: 'const' as const, value: 1 });
  const access: fc.Arbitrary<Stmt> = fc.record({
    kind: fc.constant('block-access' as const),
    reg,
    atomic: fc.boolean(),
    write: fc.boolean(),
  });
  const set: fc.Arbitrary<Stmt> = fc.record({
    kind: fc.constant('store' as const),
    variable,
    order: storeOrder,
    value: one,
  });
  const look: fc.Arbitrary<Stmt> = fc.record({
    kind: fc.constant('load' as const),
    reg,
    variable,
    order: loadOrder,
  });
  const fence: fc.Arbitrary<Stmt> = fc.record({
    kind: fc.constant('fence' as const),
    order: fc.constantFrom('acquire' as const, 'release' as const, 'seq_cst' as const),
  });
  const update: fc.Arbitrary<Stmt> = fc.record({
    kind: fc.constant('rmw' as const),
    reg,
    variable,
    op: fc.constant('add' as const),
    order: fc.constantFrom('relaxed' as const, 'acq_rel' as const),
    value: one,
  });
  const end: fc.Arbitrary<Stmt> = fc.constant({ kind: 'block-free' as const });
  const published: fc.Arbitrary<Stmt> = fc.oneof(
    fc.record({ kind: fc.constant('publish' as const), order: storeOrder, value: fc.constant(1) }),
    fc.record({ kind: fc.constant('follow' as const), reg, order: loadOrder }),
    fc.record({ kind: fc.constant('free-published' as const), order: loadOrder }),
  );
  const common = fc.oneof(
    { weight: 6, arbitrary: access },
    { weight: 4, arbitrary: set },
    { weight: 3, arbitrary: look },
    { weight: 1, arbitrary: fence },
    { weight: 1, arbitrary: update },
    { weight: 1, arbitrary: published },
  );
  const user = fc
    .tuple(fc.array(common, { minLength: 1, maxLength: 2 }), fc.option(set, { nil: null, freq: 3 }))
    .map(([body, last]) => (last ? [...body, last] : body));
  /* the flag that the reader looks at decides about the free */
  const guarded = fc
    .tuple(look, fc.array(fc.oneof(end, end, access), { minLength: 1, maxLength: 2 }))
    .map(([first, then]): Stmt[] => [
      { ...first, reg: 0 } as Stmt,
      { kind: 'if', reg: 0, value: 1, then, else: [] },
    ]);
  const waiting = fc
    .tuple(
      fc.record({ kind: fc.constant('await' as const), variable, value: fc.constant(1), order: loadOrder }),
      end,
    )
    .map(([first, last]): Stmt[] => [first, last]);
  const anyhow = fc.tuple(common, end).map(([first, last]): Stmt[] => [first, last]);
  const inBlock = fc
    .tuple(look, fc.oneof(end, access))
    .map(([first, last]): Stmt[] => [{ kind: 'atomic-block', body: [first, last] }]);
  const freer = fc.oneof(
    { weight: 5, arbitrary: guarded },
    { weight: 3, arbitrary: waiting },
    { weight: 2, arbitrary: anyhow },
    { weight: 1, arbitrary: inBlock },
  );
  const third = fc.option(fc.oneof(user, guarded, inBlock), { nil: null, freq: 1 });
  return fc
    .tuple(fc.tuple(fc.boolean(), fc.boolean()), user, freer, third)
    .map(([atomic, a, b, c]) => ({ atomic, threads: c ? [a, b, c] : [a, b] }));
}
