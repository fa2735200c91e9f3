import fc from 'fast-check';
import { type Expr, type FuzzProgram, loadOrder, REGISTERS, type Stmt, storeOrder } from './program.ts';

/**
 * Values that are not what was stored: an unknown function of what was read (`heddle_pure`: equal arguments give equal
 * results, within a thread and across), and halves of atomic variables, which others store whole.
 */
const VARIABLES = 2;
const kind = <K extends string>(name: K): fc.Arbitrary<K> => fc.constant(name);
const reg = fc.nat({ max: REGISTERS - 1 });
const variable = fc.nat({ max: VARIABLES - 1 });
const constant: fc.Arbitrary<Expr> = fc.record({
  kind: kind('const'),
  value: fc.integer({ min: 1, max: 2 }),
});
const given: fc.Arbitrary<Expr> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: kind('reg'), reg }) },
  { weight: 1, arbitrary: constant },
);

const load: fc.Arbitrary<Stmt> = fc.record({ kind: kind('load'), reg, variable, order: loadOrder });
const store: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('store'),
  variable,
  order: storeOrder,
  value: fc.oneof(constant, given),
});
const apply: fc.Arbitrary<Stmt> = fc.record({ kind: kind('apply'), reg, to: given });
const decide = (inner: fc.Arbitrary<Stmt>): fc.Arbitrary<Stmt> =>
  fc.record({
    kind: kind('if'),
    reg,
    value: fc.integer({ min: 0, max: 1 }),
    then: fc.array(inner, { minLength: 1, maxLength: 1 }),
    else: fc.constant<Stmt[]>([]),
  });

export function pureProgram(): fc.Arbitrary<FuzzProgram> {
  const piece = fc.oneof(
    { weight: 2, arbitrary: load },
    { weight: 2, arbitrary: store },
    { weight: 3, arbitrary: apply },
    { weight: 1, arbitrary: decide(fc.oneof(load, store, apply)) },
  );
  return program(piece, true);
}

export function halvesProgram(): fc.Arbitrary<FuzzProgram> {
  const high = fc.boolean();
  const halfLoad: fc.Arbitrary<Stmt> = fc.record({
    kind: kind('half-load'),
    reg,
    variable,
    high,
    order: loadOrder,
  });
  const halfStore: fc.Arbitrary<Stmt> = fc.record({
    kind: kind('half-store'),
    variable,
    high,
    order: storeOrder,
    value: fc.integer({ min: 1, max: 2 }),
  });
  const piece = fc.oneof(
    { weight: 2, arbitrary: load },
    { weight: 2, arbitrary: store },
    { weight: 2, arbitrary: halfLoad },
    { weight: 2, arbitrary: halfStore },
    { weight: 1, arbitrary: decide(fc.oneof(load, store, halfLoad, halfStore)) },
  );
  return program(piece, false);
}

const program = (piece: fc.Arbitrary<Stmt>, plain: boolean): fc.Arbitrary<FuzzProgram> =>
  fc.record({
    atomic: fc.tuple(fc.constant(true), plain ? fc.constantFrom(true, true, false) : fc.constant(true)),
    threads: fc.array(fc.array(piece, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }),
  });
