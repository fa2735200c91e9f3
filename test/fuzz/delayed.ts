import fc from 'fast-check';
import type { FuzzProgram, LoadOrder, Stmt, StoreOrder } from './program.ts';

/**
 * Threads that come to wait before another one begins: the first waits for the start that the last one gives, the second does something
 * and then waits for the first (or for its lock), in any order of creation. Whoever waits has read something old, and must not
 * keep the others from reading what was there before (the mistake was: its read ordered them).
 */
const [X, GO, START] = [0, 1, 2];
const loadOrder = fc.constantFrom<LoadOrder>('relaxed', 'acquire', 'seq_cst', 'seq_cst');
const storeOrder = fc.constantFrom<StoreOrder>('relaxed', 'release', 'seq_cst', 'seq_cst');

const store = (variable: number): fc.Arbitrary<Stmt> =>
  fc.record({
    kind: fc.constant('store' as const),
    variable: fc.constant(variable),
    order: storeOrder,
    value: fc.record({ kind: fc.constant('const' as const), value: fc.constant(1) }),
  });
const load = (variable: number): fc.Arbitrary<Stmt> =>
  fc.record({
    kind: fc.constant('load' as const),
    reg: fc.nat({ max: 2 }),
    variable: fc.constant(variable),
    order: loadOrder,
  });
const waits = (variable: number): fc.Arbitrary<Stmt> =>
  fc.record({
    kind: fc.constant('await' as const),
    variable: fc.constant(variable),
    value: fc.constant(1),
    order: loadOrder,
  });
const add: fc.Arbitrary<Stmt> = fc.record({
  kind: fc.constant('rmw' as const),
  reg: fc.nat({ max: 2 }),
  variable: fc.constant(X),
  op: fc.constant('add' as const),
  order: fc.constantFrom('relaxed' as const, 'acq_rel' as const, 'seq_cst' as const),
  value: fc.record({ kind: fc.constant('const' as const), value: fc.constant(1) }),
});
const locked = (body: fc.Arbitrary<readonly Stmt[]>): fc.Arbitrary<Stmt> =>
  fc.record({ kind: fc.constant('locked' as const), mutex: fc.constant(0), body });

const access = fc.oneof(
  { weight: 3, arbitrary: load(X) },
  { weight: 3, arbitrary: store(X) },
  { weight: 1, arbitrary: add },
);
const perhaps = fc.array(access, { maxLength: 1 });
const some = fc.array(access, { minLength: 1, maxLength: 2 });

/** What the first does once it may, and what the second waits for. */
const meeting: fc.Arbitrary<readonly [Stmt, Stmt]> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(store(GO), waits(GO)) },
  { weight: 1, arbitrary: fc.tuple(locked(perhaps), locked(perhaps)) },
);

export function delayedProgram(): fc.Arbitrary<FuzzProgram> {
  const threads = fc
    .record({
      start: waits(START),
      give: store(START),
      meeting,
      first: some,
      second: some,
      last: perhaps,
      after: perhaps,
    })
    .map(({ start, give, meeting: [comes, waiting], first, second, last, after }) => [
      [start, comes, ...first],
      [...second, waiting, ...after],
      [...last, give],
    ]);
  return threads
    .chain((bodies) => fc.shuffledSubarray(bodies, { minLength: 3 }))
    .map((bodies) => ({ atomic: [true, true, true], threads: bodies }));
}
