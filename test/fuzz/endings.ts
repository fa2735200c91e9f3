import fc from 'fast-check';
import { type FuzzProgram, loadOrder, type MainPart, REGISTERS, type Stmt, storeOrder } from './program.ts';

/**
 * How executions end: threads that read each other's values, and by these stop at an assumption, end themselves or the
 * program, or go wrong in a way of their own; under locks, in atomic blocks, in main too, which may not wait for
 * the others. Two locks in either order make circles of waiting, an await makes threads that wait for ever.
 */
const VARIABLES = 2;
const variable = fc.nat({ max: VARIABLES - 1 });
const reg = fc.nat({ max: REGISTERS - 1 });
const value = fc.constantFrom(0, 1, 1);
const kind = <K extends string>(name: K) => fc.constant(name);

const store: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('store'),
  variable,
  order: storeOrder,
  value: fc.record({ kind: kind('const'), value: fc.constant(1) }),
});
const load: fc.Arbitrary<Stmt> = fc.record({ kind: kind('load'), reg, variable, order: loadOrder });
const update: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('rmw'),
  reg,
  variable,
  op: kind('add'),
  order: fc.constantFrom('relaxed', 'acq_rel'),
  value: fc.record({ kind: kind('const'), value: fc.constant(1) }),
});
const assertion: fc.Arbitrary<Stmt> = fc.record({ kind: kind('assert'), reg, value });
const assume: fc.Arbitrary<Stmt> = fc.record({ kind: kind('assume'), reg, value });
const end: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('end'),
  how: fc.constantFrom('exit', 'exit', '_Exit', 'pthread_exit'),
});
const error: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('error'),
  what: fc.constantFrom('memory', 'free', 'lock', 'uninitialized', 'misaligned', 'overlap'),
});
const wait: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('await'),
  variable,
  value: fc.constant(1),
  order: loadOrder,
});

/** A read, and what it decides about. */
const decides = (what: fc.Arbitrary<Stmt>): fc.Arbitrary<Stmt[]> =>
  fc.tuple(load, what, fc.boolean(), value).map(([first, then, always, wanted]): Stmt[] => {
    if (first.kind !== 'load') return [first];
    const decided = 'reg' in then ? ({ ...then, reg: first.reg } as Stmt) : then;
    if (always || 'reg' in then) return [first, decided];
    return [first, { kind: 'if', reg: first.reg, value: wanted, then: [decided], else: [] }];
  });

const plain = fc.oneof(store, store, load, update);

/** Bodies in which some of these endings come up. */
function body(endings: fc.Arbitrary<Stmt>): fc.Arbitrary<Stmt[]> {
  const one = plain.map((stmt): Stmt[] => [stmt]);
  const decision = fc.oneof(decides(endings), decides(endings), decides(assertion));
  const piece = fc.oneof({ weight: 3, arbitrary: one }, { weight: 3, arbitrary: decision });
  const wrapped = fc
    .tuple(
      fc.constantFrom('locked', 'atomic-block'),
      fc.nat({ max: 1 }),
      fc.option(plain, { nil: null }),
      decision,
    )
    .map(([how, mutex, before, inner]): Stmt[] => {
      const stmts = before ? [before, ...inner] : inner;
      return [
        how === 'locked' ? { kind: 'locked', mutex, body: stmts } : { kind: 'atomic-block', body: stmts },
      ];
    });
  const nested = fc
    .nat({ max: 1 })
    .chain((mutex) =>
      plain.map((stmt): Stmt[] => [
        { kind: 'locked', mutex, body: [{ kind: 'locked', mutex: 1 - mutex, body: [stmt] }] },
      ]),
    );
  const pieces = fc.oneof(
    { weight: 6, arbitrary: piece },
    { weight: 2, arbitrary: wrapped },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: wait.map((stmt): Stmt[] => [stmt]) },
  );
  return fc.array(pieces, { minLength: 1, maxLength: 2 }).map((list) => list.flat());
}

function program(endings: fc.Arbitrary<Stmt>): fc.Arbitrary<FuzzProgram> {
  const main: fc.Arbitrary<MainPart> = fc.record({
    body: fc.oneof(
      fc.constant<Stmt[]>([]),
      plain.map((stmt): Stmt[] => [stmt]),
      decides(endings),
    ),
    joins: fc.constantFrom(true, true, false),
    ending: fc.constantFrom('return', 'return', 'exit', 'pthread_exit'),
  });
  return fc.record({
    atomic: fc.tuple(fc.constantFrom(true, true, true, false), fc.constant(true)),
    threads: fc.array(body(endings), { minLength: 2, maxLength: 2 }),
    main,
  });
}

export const assumeProgram = (): fc.Arbitrary<FuzzProgram> => program(assume);
export const exitProgram = (): fc.Arbitrary<FuzzProgram> => program(end);
export const errorProgram = (): fc.Arbitrary<FuzzProgram> =>
  program(
    fc.oneof(
      { weight: 4, arbitrary: error },
      { weight: 1, arbitrary: end },
      { weight: 1, arbitrary: assume },
    ),
  );

/** Both threads are inside atomic blocks when something ends or fails there: by a read, or always. (No waits: engines differ on them, docs/limitations.md.) */
export function insideProgram(): fc.Arbitrary<FuzzProgram> {
  const what = fc.oneof(assertion, assertion, end, error, assume);
  const inner = fc
    .tuple(fc.option(plain, { nil: null }), decides(what), fc.option(store, { nil: null }))
    .map(([before, decision, after]) => [before, ...decision, after].filter((stmt) => stmt !== null));
  const block = inner.map((stmts): Stmt => ({ kind: 'atomic-block', body: stmts }));
  const thread = fc
    .tuple(block, fc.option(plain, { nil: null }), fc.boolean())
    .map(([inside, other, first]): Stmt[] =>
      other === null ? [inside] : first ? [other, inside] : [inside, other],
    );
  return fc.record({
    atomic: fc.constant([true, true]),
    threads: fc.array(thread, { minLength: 2, maxLength: 2 }),
  });
}
