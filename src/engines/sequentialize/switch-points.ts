import { type Circuit, FALSE, type Lit, TRUE } from '../../sat/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../shared/bounded/events.ts';

/**
 * Where threads can be interrupted: before every event that is not *glued* to the one before it in its thread. Gluing is
 * Lipton's reduction (Reduction: a method of proving properties of parallel programs, CACM 1975): an event that never
 * waits and that could be moved left past whatever other threads did since its predecessor happens at once after it.
 * Which ones can:
 *   - those that only let others do more: creating a thread, ending, detaching; the end of an atomic block and fences,
 *     which are nothing where buffers are empty;
 *   - accesses that meet no access of another thread to the same cell (one of them writing) that could happen at
 *     the same time: because both are made under a common mutex, or because the other thread has not been created
 *     yet or has been joined;
 *   - unlocking a mutex that is only ever locked and unlocked: others could not have touched it in the meantime;
 *   - what does not wait, after a join: here it is the join that moves right.
 *
 * None of them if an assumption of the program is tested right after it: stopping before it must stay possible, since what
 * others do wrong meanwhile counts. And none of threads whose stores wait in buffers.
 */
export function gluedEvents(
  program: BoundedProgram,
  isEager: (t: number) => boolean,
): readonly (readonly boolean[])[] {
  const locks = new Locks(program);
  const touching = accessesByCell(program);
  return program.threads.map((thread, t) =>
    thread.events.map((event) => {
      if (event.index === 0 || !isEager(t)) return false;
      if (thread.checks.some((check) => check.kind === 'assume' && check.position === event.index + 1))
        return false;
      switch (event.kind) {
        case 'create':
        case 'end':
        case 'detach':
        case 'fence':
        case 'atomic-end':
          return true;
        case 'sync':
          return locks.isUnlock(event);
        case 'load':
        case 'store':
        case 'rmw':
        case 'cas':
        case 'free':
        case 'halt': {
          if (event.kind !== 'free' && thread.events[event.index - 1].kind === 'join') return true;
          if (event.kind === 'halt') return false;
          return event.parts.every((part) =>
            part.targets.every(({ cell }) =>
              (touching.get(cell.key) ?? []).every(
                (other) =>
                  other.thread === t ||
                  (!other.writes && part.write === null) ||
                  locks.protects(t, event, other.thread, other.event) ||
                  isOrdered(program, t, event, other.thread, other.event),
              ),
            ),
          );
        }
        default:
          return false;
      }
    }),
  );
}

interface Access {
  readonly thread: number;
  readonly event: Event;
  readonly writes: boolean;
}

function accessesByCell(program: BoundedProgram): ReadonlyMap<string, readonly Access[]> {
  const all = new Map<string, Access[]>();
  program.threads.forEach((thread, t) => {
    for (const event of thread.events)
      for (const part of event.parts)
        for (const { cell } of part.targets) {
          const access = { thread: t, event, writes: part.write !== null };
          const known = all.get(cell.key);
          if (known === undefined) all.set(cell.key, [access]);
          else known.push(access);
        }
  });
  return all;
}

/** Does one of the two events always come before the other, because a thread is created after, or joined before? */
function isOrdered(program: BoundedProgram, t: number, a: Event, u: number, b: Event): boolean {
  return comesFirst(program, t, a, u) || comesFirst(program, u, b, t);
}

/** Is event a of thread t before thread u begins, or after it has ended? */
function comesFirst(program: BoundedProgram, t: number, a: Event, u: number): boolean {
  const { circuit: c, threads } = program;
  const other = threads[u];
  if (other.creator?.thread === threads[t].id && a.index < other.creator.event) return true;
  return threads[t].events.some(
    (e) =>
      e.kind === 'join' &&
      e.index < a.index &&
      contains(c, a.guard, e.guard) &&
      e.targets.some(
        ({ when, thread }) => thread === other.id && (when === TRUE || contains(c, a.guard, when)),
      ),
  );
}

/** Mutexes that are only ever locked and unlocked, of the normal kind, and who holds them where. */
class Locks {
  private readonly program: BoundedProgram;
  private readonly plain: ReadonlySet<string>;
  /** By thread and event: the mutexes that are held whenever it happens. */
  private readonly held: readonly (readonly ReadonlySet<string>[])[];

  constructor(program: BoundedProgram) {
    this.program = program;
    this.plain = this.findPlain();
    this.held = program.threads.map((thread) => this.heldAlong(thread));
  }

  isUnlock(event: Event): boolean {
    const word = wordOf(event);
    return event.text.startsWith('unlock ') && word !== null && this.plain.has(word);
  }

  protects(t: number, a: Event, u: number, b: Event): boolean {
    for (const mutex of this.held[t][a.index]) if (this.held[u][b.index].has(mutex)) return true;
    return false;
  }

  private findPlain(): Set<string> {
    const plain = new Set<string>();
    const others = new Set<string>();
    for (const thread of this.program.threads)
      for (const event of thread.events) {
        const word = event.kind === 'sync' && /^(un)?lock /.test(event.text) ? wordOf(event) : null;
        if (word !== null) plain.add(word);
        for (const part of event.parts)
          for (const { cell } of part.targets) if (cell.key !== word) others.add(cell.key);
      }
    for (const [key, cell] of this.program.shared) {
      // Recursive and error-checking mutexes keep their kind in high bits.
      const few = this.program.cells.domainOf(cell).largest();
      if (few === null || few >= 0x1_0000n) others.add(key);
    }
    return new Set([...plain].filter((key) => !others.has(key)));
  }

  private heldAlong(thread: BoundedThread): ReadonlySet<string>[] {
    const { circuit: c } = this.program;
    /** By mutex: the conditions of locks that have not been undone. */
    const taken = new Map<string, Lit[]>();
    return thread.events.map((event) => {
      const now = new Set<string>();
      for (const [mutex, guards] of taken)
        if (guards.some((guard) => contains(c, event.guard, guard))) now.add(mutex);
      const word = event.kind === 'sync' ? wordOf(event) : null;
      if (word !== null && this.plain.has(word)) {
        const guards = taken.get(word) ?? [];
        if (event.text.startsWith('lock ')) taken.set(word, [...guards, event.guard]);
        // After an unlock only what excludes it still holds the mutex.
        else
          taken.set(
            word,
            guards.filter((guard) => c.and(guard, event.guard) === FALSE),
          );
      }
      return now;
    });
  }
}

/** The one cell that a lock operation is about. */
function wordOf(event: Event): string | null {
  const cells = event.parts.flatMap((part) => (part.write === null ? [] : part.targets));
  return cells.length === 1 ? cells[0].cell.key : null;
}

/** Is `part` one of the conjuncts of `whole`? */
export function contains(c: Circuit, whole: Lit, part: Lit): boolean {
  if (part === TRUE) return true;
  const seen = new Set<Lit>();
  const work = [whole];
  while (work.length > 0) {
    const lit = work.pop() as Lit;
    if (lit === part) return true;
    if (seen.has(lit) || (lit & 1) === 1 || !c.isAnd(lit >>> 1)) continue;
    seen.add(lit);
    work.push(c.leftOf(lit >>> 1), c.rightOf(lit >>> 1));
  }
  return false;
}
