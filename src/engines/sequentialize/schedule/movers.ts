import { type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, Check, Event, EventKind, Part } from '../../bounded/events.ts';
import { AtomicBlocks } from '../locks/atomic-blocks.ts';
import { Locks, wordOf } from '../locks/locks.ts';

/**
 * Which events move (Lipton, Reduction: a method of proving properties of parallel programs, CACM 1975). A *left
 * mover* never waits, and could as well have happened before whatever other threads did since its thread's last
 * event; a *right mover* could as well have happened after whatever other threads did before its thread's next one.
 *
 * Left: what only lets others do more (creating a thread, ending, detaching, the end of an atomic block), and unlocking a
 * mutex that is only locked and unlocked: nobody else could touch it meanwhile. Right: locking such a mutex, and joining
 * a thread. Both: fences where buffers are empty, and accesses that meet no access of another thread to the same
 * cell, one of them writing, that could happen at the same time: because both are made under a common mutex, or
 * because the other thread has not been created yet or has been joined. Both, too: the beginning of an atomic block in
 * which nothing else happens.
 *
 * Of condition variables in order (locks.ts): to begin to wait, and to wake others, moves left. Nobody else begins to
 * wait or wakes meanwhile, for want of the mutex; and a wait or a cancel of another thread that came in between is of
 * a thread that is awake already, or wakes up without a signal: if the signal, moved before it, takes just that
 * thread, then that one wakes up by the signal, and all is as before. For the same reason waiting for the signal, and
 * giving up after a wake-up without one, move right: nobody else puts the thread back among those who wait.
 */
export class Movers {
  private readonly program: BoundedProgram;
  private readonly entailment: Entailment;
  private readonly locks: Locks;
  private readonly atomic: AtomicBlocks;
  private readonly touching: ReadonlyMap<string, readonly Access[]>;
  private owned: ReadonlySet<string> | null = null;

  constructor(program: BoundedProgram) {
    this.program = program;
    this.entailment = new Entailment(program.circuit);
    this.atomic = new AtomicBlocks(program, this.entailment);
    this.locks = new Locks(program, this.entailment);
    this.touching = accessesByCell(program);
  }

  /** Mutexes that are free whenever threads are switched (locks.ts). */
  balanced(
    mayStop: (t: number, i: number) => Lit,
    isCutLate: (t: number, check: Check) => boolean,
  ): ReadonlySet<string> {
    return this.locks.balanced(mayStop, isCutLate, this.entailment);
  }

  movesLeft(t: number, event: Event): boolean {
    switch (event.kind) {
      case 'create':
      case 'end':
      case 'detach':
      case 'fence':
      case 'atomic-end':
        return true;
      case 'sync': {
        const role = this.locks.onCondition(event);
        const moves = this.locks.isUnlock(event) || role === 'enqueue' || role === 'wake';
        return moves && this.isAlone(t, event, wordOf(event));
      }
      case 'load':
      case 'store':
      case 'rmw':
      case 'cas':
      case 'free':
        return this.isAlone(t, event, null);
      case 'atomic-begin':
        return this.isQuiet(t, event);
      default:
        return false;
    }
  }

  movesRight(t: number, event: Event): boolean {
    switch (event.kind) {
      case 'fence':
        return true;
      case 'join':
        return event.parts.every((part) => part.write === null || part.targets.length === 0);
      case 'sync': {
        const role = this.locks.onCondition(event);
        const moves = this.locks.isLock(event) || role === 'wait' || role === 'cancel';
        return moves && this.isAlone(t, event, wordOf(event));
      }
      case 'load':
      case 'store':
      case 'rmw':
      case 'cas':
        return this.isAlone(t, event, null);
      case 'atomic-begin':
        return this.isQuiet(t, event);
      // With its whole block, of which only the end is left.
      case 'atomic-end':
        return this.program.messages !== true;
      default:
        return false;
    }
  }

  /** Is the event inside an atomic block, whenever it happens? */
  isInside(t: number, event: Event): boolean {
    return this.atomic.isInside(t, event);
  }

  /** Nothing that happens in the atomic block meets what others do. Where races are asked for, blocks meet each other. */
  private isQuiet(t: number, begin: Event): boolean {
    if (this.program.messages === true) return false;
    const block = this.atomic.eventsOf(t, this.program.threads[t].events, begin);
    return block.every((event) => QUIET.has(event.kind) && this.isAlone(t, event, null));
  }

  /** No access of another thread to one of its cells, but for `word`, could happen at the same time and would matter. */
  isAlone(t: number, event: Event, word: string | null = null): boolean {
    return event.parts.every((part) => this.isPartAlone(t, event, part, word));
  }

  isPartAlone(t: number, event: Event, part: Part, word: string | null = null): boolean {
    return part.targets.every(
      ({ cell }) => cell.key === word || this.isAccessAlone(t, event, cell.key, part.write !== null),
    );
  }

  private isAccessAlone(t: number, event: Event, cell: string, writes: boolean): boolean {
    this.program.tick();
    return (this.touching.get(cell) ?? []).every(
      (other) =>
        other.thread === t ||
        (!other.writes && !writes) ||
        this.locks.protects(t, event, other.thread, other.event) ||
        this.comesFirst(t, event, other.thread) ||
        this.comesFirst(other.thread, other.event, t),
    );
  }

  /** Cells of which this is true of every access. */
  get ownedInTurn(): ReadonlySet<string> {
    this.owned ??= new Set(
      [...this.touching]
        .filter(([cell, all]) =>
          all.every(({ thread, event, writes }) => this.isAccessAlone(thread, event, cell, writes)),
        )
        .map(([cell]) => cell),
    );
    return this.owned;
  }

  /** Is b true wherever a is, as far as it is seen? */
  follows(a: Lit, b: Lit): boolean {
    this.program.tick();
    return this.entailment.follows(a, b);
  }

  /** Are a and b never true together? */
  excludes(a: Lit, b: Lit): boolean {
    this.program.tick();
    return this.entailment.contradicts(a, b);
  }

  /** Is event a of thread t before thread u begins, or after it has ended? */
  private comesFirst(t: number, a: Event, u: number): boolean {
    const { threads } = this.program;
    const other = threads[u];
    if (other.creator?.thread === threads[t].id && a.index < other.creator.event) return true;
    return threads[t].events.some(
      (e) =>
        e.kind === 'join' &&
        e.index < a.index &&
        e.targets.some(({ thread }) => thread === other.id) &&
        this.entailment.follows(a.guard, e.guard) &&
        e.targets.some(
          ({ when, thread }) =>
            thread === other.id && (when === TRUE || this.entailment.follows(a.guard, when)),
        ),
    );
  }
}

const QUIET: ReadonlySet<EventKind> = new Set([
  'load',
  'store',
  'rmw',
  'cas',
  'fence',
  'atomic-begin',
  'atomic-end',
]);

/** One for each program: what is asked of guards may find out less when the circuit has grown. */
export function moversOf(program: BoundedProgram): Movers {
  let movers = known.get(program);
  if (movers === undefined) known.set(program, (movers = new Movers(program)));
  return movers;
}

const known = new WeakMap<BoundedProgram, Movers>();

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
