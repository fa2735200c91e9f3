import fc from 'fast-check';
import { type Expr, type FuzzProgram, loadOrder, type Stmt, storeOrder } from './program.ts';

/**
 * Programs around a critical cycle, as diy makes litmus tests (Alglave, Maranget, Sarkar, Sewell: Fences in weak memory
 * models, CAV 2010): thread i accesses variable i and then variable i + 1, round to the first. Store buffering, load
 * buffering, message passing, 2+2W, R, S, IRIW with single accesses and all their relatives come out of it; programs
 * made of unrelated statements show weak behaviour in one case of a hundred. Between the two accesses may stand a
 * fence or a dependency; an access may be a read-modify-write.
 */
type Access = 'load' | 'store' | 'add';
interface Side {
  readonly first: Access | 'none';
  readonly second: Access;
  readonly glue: 'none' | 'fence' | 'value' | 'false-value' | 'branch';
  readonly loads: 'relaxed' | 'acquire' | 'seq_cst';
  readonly stores: 'relaxed' | 'release' | 'seq_cst';
  readonly fence: 'acquire' | 'release' | 'acq_rel' | 'seq_cst';
}

const weighted = <T>(...choices: (readonly [T, number])[]): fc.Arbitrary<T> =>
  fc.constantFrom(...choices.flatMap(([value, weight]) => Array<T>(weight).fill(value)));

const side: fc.Arbitrary<Side> = fc.record({
  first: weighted<Side['first']>(['load', 5], ['store', 6], ['add', 1], ['none', 1]),
  second: weighted<Access>(['load', 6], ['store', 5], ['add', 1]),
  glue: weighted<Side['glue']>(['none', 6], ['fence', 1], ['value', 1], ['false-value', 1], ['branch', 1]),
  loads: loadOrder,
  stores: storeOrder,
  fence: fc.constantFrom('acquire', 'release', 'acq_rel', 'seq_cst'),
});

export function cycleProgram(): fc.Arbitrary<FuzzProgram> {
  return weighted([2, 5], [3, 3], [4, 1]).chain((threads) =>
    fc
      .record({
        sides: fc.array(side, { minLength: threads, maxLength: threads }),
        atomic: fc.array(weighted([true, 7], [false, 1]), { minLength: threads, maxLength: threads }),
      })
      .map(({ sides, atomic }) => ({
        atomic,
        threads: sides.map((each, t) => body(each, t, (t + 1) % threads)),
      })),
  );
}

/**
 * The same with critical sections: under pso and tso the accesses of a section are not in order by themselves, and what holds
 * a mutex must not put them in order. A thread's two accesses are in one section, or one of them, or neither; another
 * thread takes the same mutex before or after its own part, which orders little.
 */
export function lockedCycleProgram(): fc.Arbitrary<FuzzProgram> {
  const part = fc.record({
    side: side.map((given): Side => ({ ...given, glue: 'none', loads: 'relaxed', stores: 'relaxed' })),
    shape: weighted<Shape>(['both', 5], ['first', 1], ['second', 1], ['neither', 2]),
    more: weighted<'before' | 'after' | 'never'>(['before', 1], ['after', 1], ['never', 1]),
    body: weighted(['none', 2], ['own', 1]),
  });
  return fc
    .record({
      parts: fc.array(part, { minLength: 2, maxLength: 2 }),
      atomic: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    })
    .map(({ parts, atomic }) => ({
      atomic,
      threads: parts.map(({ side: given, shape, more, body: has }, t) => {
        const other = locked(1 - t, []);
        const own: Stmt = {
          kind: 'store',
          variable: 2,
          order: 'relaxed',
          value: { kind: 'const', value: t + 1 },
        };
        const mine = inSection(body(given, t, 1 - t), t, shape, has === 'own' ? [own] : []);
        return [...(more === 'before' ? [other] : []), ...mine, ...(more === 'after' ? [other] : [])];
      }),
    }));
}

type Shape = 'both' | 'first' | 'second' | 'neither';
const locked = (mutex: number, body: readonly Stmt[]): Stmt => ({ kind: 'locked', mutex, body: [...body] });

function inSection(accesses: readonly Stmt[], mutex: number, shape: Shape, more: readonly Stmt[]): Stmt[] {
  const [first, second] = accesses.length > 1 ? [accesses.slice(0, 1), accesses.slice(1)] : [[], accesses];
  if (shape === 'both') return [locked(mutex, [...first, ...more, ...second])];
  if (shape === 'first') return [locked(mutex, [...more, ...first]), ...second];
  if (shape === 'second') return [...first, locked(mutex, [...second, ...more])];
  return [...first, ...second];
}

/** The second access goes to another register, and stores another value, than the first. */
function body(given: Side, own: number, next: number): Stmt[] {
  const first =
    given.first === 'none' ? [] : [access(given, given.first, own, 0, { kind: 'const', value: 1 })];
  const reads = given.first === 'load' || given.first === 'add';
  const value: Expr =
    reads && given.glue === 'value'
      ? { kind: 'reg', reg: 0 }
      : reads && given.glue === 'false-value'
        ? { kind: 'false-dependency', reg: 0, value: 2 }
        : { kind: 'const', value: 2 };
  const second = access(given, given.second, next, 1, value);
  if (reads && given.glue === 'branch')
    return [...first, { kind: 'if', reg: 0, value: 1, then: [second], else: [] }];
  return [
    ...first,
    ...(given.glue === 'fence' ? [{ kind: 'fence', order: given.fence } as const] : []),
    second,
  ];
}

function access(given: Side, kind: Access, variable: number, reg: number, value: Expr): Stmt {
  if (kind === 'load') return { kind, reg, variable, order: given.loads };
  if (kind === 'store') return { kind, variable, order: given.stores, value };
  return { kind: 'rmw', reg, variable, op: 'add', order: given.stores, value };
}
