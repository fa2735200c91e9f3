import fc from 'fast-check';
import { type FuzzProgram, loadOrder, type Stmt, storeOrder } from './program.ts';

/**
 * Programs around small undefined values: a structure of a char and a short (with a byte of padding between them) that is
 * filled in part and goes through atomic and plain memory, an atomic short, copies of the structure, and reads of which
 * some decide. Half of the values are defined, so that most programs also have executions without an error.
 */
const reg = fc.nat({ max: 2 });
const given = fc.constantFrom(...(['both', 'both', 'first', 'second', 'none'] as const));
const taken = fc.constantFrom(...(['first', 'second', 'masked', 'selected'] as const));

const statement: fc.Arbitrary<Stmt> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pair-store' as const),
      atomic: fc.constant(true),
      order: storeOrder,
      given,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pair-load' as const),
      atomic: fc.constant(true),
      reg,
      order: loadOrder,
      taken,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pair-store' as const),
      atomic: fc.constant(false),
      order: storeOrder,
      given,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pair-load' as const),
      atomic: fc.constant(false),
      reg,
      order: loadOrder,
      taken,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'pair-copy' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('short-store' as const),
      order: storeOrder,
      defined: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('short-load' as const), reg, order: loadOrder }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('store' as const),
      variable: fc.constant(0),
      order: storeOrder,
      value: fc.record({ kind: fc.constant('reg' as const), reg }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('load' as const),
      reg,
      variable: fc.constant(0),
      order: loadOrder,
    }),
  },
);

export function undefinedProgram(): fc.Arbitrary<FuzzProgram> {
  const decision = fc.record({
    kind: fc.constant('if' as const),
    reg,
    value: fc.integer({ min: 0, max: 2 }),
    then: fc.array(statement, { minLength: 1, maxLength: 1 }),
    else: fc.constant([] as Stmt[]),
  });
  const one = fc.oneof({ weight: 6, arbitrary: statement }, { weight: 1, arbitrary: decision });
  return fc.record({
    atomic: fc.constant([true]),
    threads: fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }),
  });
}
