import fc from 'fast-check';
import type { Expr, FuzzProgram, Stmt } from './program.ts';

/**
 * Programs in which store buffers show: two or three threads that mostly store and load two or three variables without
 * an order that would empty the buffer, so that stores wait, overtake each other (pso) and are read back from the
 * buffer. Now and then a fence, a release store, a read-modify-write or a branch.
 */
const reg = fc.nat({ max: 2 });
const value: fc.Arbitrary<Expr> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('const' as const), value: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reg' as const), reg }) },
);

function access(variables: number): fc.Arbitrary<Stmt> {
  const variable = fc.nat({ max: variables - 1 });
  const store = (order: 'relaxed' | 'release' | 'seq_cst') =>
    fc.record({ kind: fc.constant('store' as const), variable, order: fc.constant(order), value });
  return fc.oneof(
    { weight: 10, arbitrary: store('relaxed') },
    { weight: 1, arbitrary: store('release') },
    { weight: 1, arbitrary: store('seq_cst') },
    {
      weight: 9,
      arbitrary: fc.record({
        kind: fc.constant('load' as const),
        reg,
        variable,
        order: fc.constant('relaxed' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('fence' as const),
        order: fc.constantFrom('release' as const, 'seq_cst' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('rmw' as const),
        reg,
        variable,
        op: fc.constantFrom('add' as const, 'exchange' as const),
        order: fc.constant('relaxed' as const),
        value,
      }),
    },
  );
}

function statement(variables: number): fc.Arbitrary<Stmt> {
  const one = access(variables);
  const body = fc.array(one, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 12, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('if' as const),
        reg,
        value: fc.nat({ max: 2 }),
        then: body,
        else: fc.constant([]),
      }),
    },
  );
}

export function storeBufferProgram(): fc.Arbitrary<FuzzProgram> {
  return fc
    .record({ threads: fc.integer({ min: 2, max: 3 }), variables: fc.integer({ min: 2, max: 3 }) })
    .chain(({ threads, variables }) =>
      fc.record({
        atomic: fc.array(
          fc.nat({ max: 3 }).map((n) => n > 0),
          { minLength: variables, maxLength: variables },
        ),
        threads: fc.array(
          fc.array(statement(variables), { minLength: 2, maxLength: threads === 2 ? 4 : 3 }),
          {
            minLength: threads,
            maxLength: threads,
          },
        ),
      }),
    );
}
