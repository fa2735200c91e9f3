import fc from 'fast-check';
import { type FuzzProgram, loadOrder, type Stmt, storeOrder } from './program.ts';

/**
 * Blocks that come back (`--heap reuse`): one is published, taken and freed, and another is allocated, which may get its address, so
 * that a compare-exchange takes the new block for the old one (ABA), or an old pointer comes to a new life. Two threads, sometimes
 * three; the first one publishes a block at its beginning, most of the time.
 */
export function reuseProgram(): fc.Arbitrary<FuzzProgram> {
  const reg = fc.nat({ max: 2 });
  const rmwOrder = fc.constantFrom('relaxed' as const, 'acq_rel' as const, 'seq_cst' as const);
  const publish = fc.record({
    kind: fc.constant('publish' as const),
    order: storeOrder,
    value: fc.constantFrom(1, 2),
  });
  const take = fc.record({
    kind: fc.constant('take-block' as const),
    reg,
    order: rmwOrder,
    uses: fc.constantFrom('nothing' as const, 'read' as const, 'write' as const, 'both' as const),
  });
  const swap = fc.record({
    kind: fc.constant('swap-block' as const),
    reg,
    order: rmwOrder,
    value: fc.constantFrom(3, 4),
  });
  const compare = fc.record({
    kind: fc.constant('compare-block' as const),
    reg,
    order: loadOrder,
    frees: fc.boolean(),
  });
  const follow = fc.record({ kind: fc.constant('follow' as const), reg, order: loadOrder });
  const look = fc.record({
    kind: fc.constant('load' as const),
    reg,
    variable: fc.constant(0),
    order: loadOrder,
  });
  const set = fc.record({
    kind: fc.constant('store' as const),
    variable: fc.constant(0),
    order: storeOrder,
    value: fc.constant({ kind: 'const' as const, value: 1 }),
  });
  const any: fc.Arbitrary<Stmt> = fc.oneof(
    { weight: 4, arbitrary: take },
    { weight: 3, arbitrary: publish },
    { weight: 3, arbitrary: swap },
    { weight: 3, arbitrary: compare },
    { weight: 1, arbitrary: follow },
    { weight: 1, arbitrary: look },
    { weight: 1, arbitrary: set },
  );
  const body = fc.array(any, { minLength: 1, maxLength: 2 });
  const first = fc
    .tuple(fc.option(publish, { nil: null, freq: 5 }), body)
    .map(([begin, rest]) => (begin ? [begin, ...rest] : rest));
  return fc
    .tuple(first, body, fc.option(fc.array(any, { minLength: 1, maxLength: 1 }), { nil: null, freq: 1 }))
    .map(([a, b, c]) => ({
      atomic: [true],
      reuse: true,
      threads: c && a.length + b.length < 4 ? [a, b, c] : [a, b],
    }));
}
