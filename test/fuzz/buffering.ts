import fc from 'fast-check';
import type { Expr, FuzzProgram, LoadOrder, RmwOrder, Stmt, StoreOrder } from './program.ts';

/**
 * Programs that buffer loads, if the model lets them: two to four threads that each read something and then write something
 * that another reads, with little in between that would forbid it. Dependencies, read-modify-writes, fences and
 * releases are mixed in, so that many are just not allowed.
 */
const weighted = <T>(...choices: (readonly [T, number])[]): fc.Arbitrary<T> =>
  fc.constantFrom(...choices.flatMap(([value, weight]) => Array<T>(weight).fill(value)));

const loads = weighted<LoadOrder>(['relaxed', 12], ['acquire', 1], ['seq_cst', 1]);
const stores = weighted<StoreOrder>(['relaxed', 8], ['release', 3], ['seq_cst', 1]);
const updates = weighted<RmwOrder>(
  ['relaxed', 8],
  ['acquire', 1],
  ['release', 2],
  ['acq_rel', 1],
  ['seq_cst', 1],
);
const reg = fc.nat({ max: 1 });

const value: fc.Arbitrary<Expr> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('const' as const), value: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reg' as const), reg }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plus' as const), reg, value: fc.constant(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('false-dependency' as const), reg, value: fc.constant(1) }),
  },
);

function read(variable: fc.Arbitrary<number>): fc.Arbitrary<Stmt> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('load' as const), reg, variable, order: loads }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('rmw' as const),
        reg,
        variable,
        op: fc.constantFrom('add' as const, 'exchange' as const),
        order: updates,
        value,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('cas' as const),
        reg,
        variable,
        expected: fc.nat({ max: 1 }),
        desired: value,
        order: updates,
        failure: loads,
      }),
    },
  );
}

function write(variable: fc.Arbitrary<number>): fc.Arbitrary<Stmt> {
  const store = fc.record({ kind: fc.constant('store' as const), variable, order: stores, value });
  return fc.oneof(
    { weight: 10, arbitrary: store },
    { weight: 2, arbitrary: read(variable) },
    {
      weight: 1,
      arbitrary: fc
        .record({ reg, value: fc.nat({ max: 1 }), body: store })
        .map(({ body, ...branch }) => ({ kind: 'if' as const, ...branch, then: [body], else: [] })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('fence' as const),
        order: fc.constantFrom('acquire' as const, 'release' as const, 'seq_cst' as const),
      }),
    },
  );
}

export function bufferingProgram(): fc.Arbitrary<FuzzProgram> {
  return fc
    .record({ threads: weighted([2, 4], [3, 4], [4, 1]), variables: fc.integer({ min: 2, max: 3 }) })
    .chain(({ threads, variables }) => {
      const variable = fc.nat({ max: variables - 1 });
      const thread = fc
        .tuple(read(variable), fc.array(write(variable), { minLength: 1, maxLength: threads === 2 ? 4 : 2 }))
        .map(([first, rest]) => [first, ...rest]);
      return fc
        .array(thread, { minLength: threads, maxLength: threads })
        .map((bodies) => ({ atomic: Array<boolean>(variables).fill(true), threads: bodies }));
    });
}
