import fc from 'fast-check';
import { type FuzzProgram, loadOrder, REGISTERS, type Stmt, storeOrder } from './program.ts';

/**
 * Barriers, locks of several kinds, condition variables: two or three threads, each with a few accesses of two variables
 * (of which one may be plain) before, inside, between and after critical sections and meetings. Sections conflict or do
 * not, are empty, nested, tried, waited in; barriers have as many comers as places, or more, or fewer.
 */
const kind = <K extends string>(name: K) => fc.constant(name);
const VARIABLES = 3;
const variable = fc.nat({ max: VARIABLES - 1 });
const reg = fc.nat({ max: REGISTERS - 1 });
const mutex = fc.constantFrom(0, 0, 0, 1);

const store: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('store'),
  variable,
  order: storeOrder,
  value: fc.record({ kind: kind('const'), value: fc.integer({ min: 1, max: 2 }) }),
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
const wait: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('await'),
  variable,
  value: fc.constant(1),
  order: loadOrder,
});
const access = fc.oneof(
  { weight: 4, arbitrary: store },
  { weight: 4, arbitrary: load },
  { weight: 1, arbitrary: update },
);
const few = fc.array(access, { minLength: 0, maxLength: 2 });
const conditional: fc.Arbitrary<Stmt> = fc
  .tuple(reg, access)
  .map(([of, then]) => ({ kind: 'if', reg: of, value: 1, then: [then], else: [] }));

const plainSection = fc.record({ kind: kind('locked'), mutex, body: few });
const section: fc.Arbitrary<Stmt> = fc.oneof(
  { weight: 8, arbitrary: plainSection },
  { weight: 1, arbitrary: fc.record({ kind: kind('try-locked'), mutex, reg, body: few }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('spin-locked'), body: few }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(mutex, fc.oneof(plainSection, wait, fc.record({ kind: kind('spin-locked'), body: few })))
      .map(([of, inner]): Stmt => ({ kind: 'locked', mutex: of, body: [inner] })),
  },
);
const meeting: fc.Arbitrary<Stmt> = fc.record({
  kind: kind('meet'),
  reg,
  looks: fc.constantFrom(false, false, false, false, true),
});
const conditions: fc.Arbitrary<Stmt> = fc.oneof(
  fc.record({ kind: kind('cond-loop') }),
  fc.record({ kind: kind('cond-wake'), all: fc.boolean() }),
  fc.record({ kind: kind('cond-wait'), guarded: fc.boolean() }),
);
const rare: fc.Arbitrary<Stmt> = fc.oneof(
  fc.record({ kind: kind('destroy-mutex'), mutex }),
  wait,
  conditional,
);

function threads(main: fc.Arbitrary<Stmt>, least: number): fc.Arbitrary<Stmt[][]> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: main },
    { weight: 6, arbitrary: access },
    { weight: 1, arbitrary: rare },
  );
  const body = fc
    .tuple(fc.array(piece, { maxLength: 1 }), main, fc.array(piece, { maxLength: 2 }))
    .map(([before, middle, after]) => [...before, middle, ...after]);
  return fc.array(body, { minLength: least, maxLength: 3 });
}

function program(main: fc.Arbitrary<Stmt>, comers: fc.Arbitrary<number>): fc.Arbitrary<FuzzProgram> {
  return fc
    .record({
      atomic: fc.constantFrom([true, true, true], [true, true, false], [true, false, false]),
      threads: threads(main, 2),
      comers,
      twins: fc.constantFrom(0, 0, 0, 1),
    })
    .map(({ twins, ...rest }) => (twins > 0 && rest.threads.length < 3 ? { ...rest, twins } : rest));
}

export const lockProgram = (): fc.Arbitrary<FuzzProgram> => program(section, fc.constant(2));

export const barrierProgram = (): fc.Arbitrary<FuzzProgram> =>
  program(
    fc.oneof({ weight: 4, arbitrary: meeting }, { weight: 1, arbitrary: section }),
    fc.constantFrom(2, 2, 2, 3, 3, 1),
  );

export const wakingProgram = (): fc.Arbitrary<FuzzProgram> =>
  program(fc.oneof({ weight: 4, arbitrary: conditions }, { weight: 1, arbitrary: section }), fc.constant(2));

/**
 * Critical sections that often need no order (src/engines/explore/reductions/sections.ts): most accesses inside are of a variable
 * that is its thread's own; some are of one that is shared, relaxed accesses stand around them, sections are nested, and what races does so
 * in one order of the locks only.
 */
const OWN = -1;
const own = fc.constantFrom(OWN, OWN, OWN, OWN, 0, 1);
const inside: fc.Arbitrary<Stmt> = fc
  .tuple(access, own)
  .map(([stmt, of]) => ({ ...stmt, variable: of }) as Stmt);
const outside: fc.Arbitrary<Stmt> = fc
  .tuple(access, fc.constantFrom(OWN, 0, 1, 2, 2))
  .map(([stmt, of]) => ({ ...stmt, variable: of }) as Stmt);
const body = fc.array(inside, { minLength: 0, maxLength: 2 });
const ownSection: fc.Arbitrary<Stmt> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('locked'), mutex, body }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('spin-locked'), body }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(mutex, mutex, body, fc.constantFrom('locked', 'spin-locked', 'await'))
      .map(([outer, inner, accesses, what]): Stmt => {
        if (what === 'await')
          return {
            kind: 'locked',
            mutex: outer,
            body: [...accesses, { kind: 'await', variable: 2, value: 1, order: 'relaxed' }],
          };
        const within: Stmt =
          what === 'locked'
            ? { kind: 'locked', mutex: inner, body: accesses }
            : { kind: 'spin-locked', body: accesses };
        return { kind: 'locked', mutex: outer, body: [within] };
      }),
  },
  { weight: 1, arbitrary: section },
);

/** The same statement with the thread's own variable. */
function owned(stmt: Stmt, thread: number): Stmt {
  const mine = 'variable' in stmt && stmt.variable === OWN ? ({ ...stmt, variable: thread } as Stmt) : stmt;
  return 'body' in mine ? ({ ...mine, body: mine.body.map((one) => owned(one, thread)) } as Stmt) : mine;
}

export const sectionProgram = (): fc.Arbitrary<FuzzProgram> => {
  const piece = fc.oneof(
    { weight: 5, arbitrary: ownSection },
    { weight: 4, arbitrary: outside },
    { weight: 1, arbitrary: rare },
  );
  const thread = fc
    .tuple(fc.array(piece, { maxLength: 1 }), ownSection, fc.array(piece, { maxLength: 2 }))
    .map(([before, middle, after]) => [...before, middle, ...after]);
  return fc.record({
    atomic: fc.constantFrom(
      [false, false, false],
      [false, false, true],
      [true, false, true],
      [true, true, true],
    ),
    threads: fc
      .array(thread, { minLength: 2, maxLength: 3 })
      .map((list) => list.map((stmts, t) => stmts.map((stmt) => owned(stmt, t)))),
    comers: fc.constant(2),
  });
};
