import fc from 'fast-check';
import { type FuzzProgram, type LifeStmt, loadOrder, type Stmt, storeOrder } from './program.ts';

/**
 * A local that one thread publishes, or lends to a thread of its own, while others may use it: it ends with its block, with a
 * turn of its loop, with its function, by pthread_exit, or (a thread-local) with its thread; or its declaration is come
 * back to by `goto`. What keeps user and end apart, if anything does, is a flag that the owner waits for, a mutex under
 * which the pointer is taken back, or a join.
 */
const reg = fc.nat({ max: 2 });
const variable = fc.constant(0);
const one = { kind: 'const' as const, value: 1 };
const isPlain = fc.constant(false);
const access = fc.constantFrom('read', 'write', 'load', 'load', 'store', 'add');
const end = fc.constantFrom('block', 'block', 'loop', 'function', 'exit', 'thread', 'goto');
const given = fc.constantFrom('x', 'y', 'both', 'y', 'none');
const kind = <K extends string>(name: K): fc.Arbitrary<K> => fc.constant(name);

const use: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('use-local'),
  reg,
  plain: isPlain,
  order: loadOrder,
  access,
}) as fc.Arbitrary<Stmt>;
const set: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('store'),
  variable,
  order: storeOrder,
  value: fc.constant(one),
});
const look: fc.Arbitrary<Stmt> = fc.record({ kind: kind('load'), reg, variable, order: loadOrder });
const wait: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('await'),
  variable,
  value: fc.constant(1),
  order: loadOrder,
});
const takeBack: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('unpublish'),
  plain: isPlain,
  order: storeOrder,
});

const locked = (body: readonly Stmt[]): Stmt => ({ kind: 'locked', mutex: 0, body });
const few = (stmt: fc.Arbitrary<Stmt>): fc.Arbitrary<Stmt[]> => fc.array(stmt, { maxLength: 1 });

/** The owner's thread; `body`: what it does before the life ends. */
const owner = (body: fc.Arbitrary<Stmt[]>): fc.Arbitrary<Stmt[]> =>
  fc
    .tuple(
      fc.record({
        kind: kind('local'),
        end,
        plain: isPlain,
        order: storeOrder,
        given,
        body,
      }) as fc.Arbitrary<LifeStmt>,
      few(fc.oneof(...[set, set, look, look, look, use])),
    )
    .map(([local, rest]) => (local.kind === 'local' && local.end === 'exit' ? [local] : [local, ...rest]));

const anyhow = fc.tuple(
  owner(few(fc.oneof(set, look, takeBack))),
  fc.tuple(few(fc.oneof(look, set)), use, few(fc.oneof(use, set))).map(([a, b, c]) => [...a, b, ...c]),
);
const flagged = fc.tuple(
  owner(wait.map((stmt) => [stmt])),
  fc
    .tuple(use, set, fc.constantFrom(true, true, true, false))
    .map(([first, last, inOrder]): Stmt[] => (inOrder ? [first, last] : [last, first])),
);
/** The user asks a flag that the owner sets while, or after, the object lives. */
const asked = fc.tuple(
  owner(few(set)),
  fc
    .tuple(look, use)
    .map(([first, then]): Stmt[] => [
      { ...first, reg: 0 } as Stmt,
      { kind: 'if', reg: 0, value: 1, then: [then], else: [] },
    ]),
);
const guarded = fc.tuple(
  owner(
    fc.oneof(
      takeBack.map((stmt) => [locked([stmt])]),
      takeBack.map((stmt) => [stmt]),
    ),
  ),
  fc.oneof(
    use.map((stmt) => [locked([stmt])]),
    use.map((stmt) => [stmt]),
  ),
);
const lent = fc.tuple(
  fc
    .tuple(
      fc.record({
        kind: kind('lend'),
        joined: fc.boolean(),
        access,
        given,
        body: few(fc.oneof(wait, look, set)),
      }) as fc.Arbitrary<Stmt>,
      few(fc.oneof(look, set)),
    )
    .map(([first, rest]) => [first, ...rest]),
  few(fc.oneof(set, look)),
);

export function lifetimeProgram(): fc.Arbitrary<FuzzProgram> {
  const pairs = fc.oneof(
    { weight: 3, arbitrary: anyhow },
    { weight: 4, arbitrary: flagged },
    { weight: 2, arbitrary: asked },
    { weight: 3, arbitrary: guarded },
    { weight: 2, arbitrary: lent },
  );
  const third = fc.option(
    fc.oneof(...[set, set, look, use]).map((stmt): Stmt[] => [stmt]),
    { nil: null, freq: 3 },
  );
  const pointer = fc.constantFrom<Pointer>(
    'as it is',
    'as it is',
    'as it is',
    'in order',
    'in order',
    'plain',
  );
  return fc
    .tuple(fc.constantFrom(true, true, true, false), pairs, third, pointer)
    .map(([atomic, pair, extra, published]) => ({
      atomic: [atomic],
      threads: [...pair, ...(extra ? [extra] : [])]
        .filter((body) => body.length > 0)
        .map((body) => body.map((stmt) => through(stmt, published))),
    }));
}

/** What is said of the pointer: it is of any order; it is plain; or everything is release and acquire. */
type Pointer = 'as it is' | 'in order' | 'plain';

function through(stmt: Stmt, pointer: Pointer): Stmt {
  const plain = pointer === 'plain';
  if (stmt.kind === 'if') return { ...stmt, then: stmt.then.map((inner) => through(inner, pointer)) };
  const whole = 'body' in stmt ? { ...stmt, body: stmt.body.map((inner) => through(inner, pointer)) } : stmt;
  if (pointer !== 'in order')
    return whole.kind === 'use-local' || whole.kind === 'local' || whole.kind === 'unpublish'
      ? { ...whole, plain }
      : whole;
  if (whole.kind === 'use-local' || whole.kind === 'load' || whole.kind === 'await')
    return { ...whole, order: 'acquire' };
  if (whole.kind === 'local' || whole.kind === 'unpublish' || whole.kind === 'store')
    return { ...whole, order: 'release' };
  return whole;
}
