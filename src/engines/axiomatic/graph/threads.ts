import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, BoundedThread, Check, Event, EventOf } from '../../bounded/events.ts';
import { blocksAlong } from '../../bounded/open-blocks.ts';
import { keptWaiting } from './kept-waiting.ts';
import { isFlag, RETURNED } from './locations.ts';

/**
 * Which threads there are, how far each of them comes, and how joins fit: a thread does all its events whose guards
 * hold, up to one that has to wait. A lock that waits has no event at all (what it reads is free, and the guards of what
 * follows see that it was blocked); a join that waits is one whose literal `joined` is false, and nothing follows it.
 *
 * So an execution is one that nobody could continue, as far as waiting goes: an execution that stops earlier shows nothing
 * more (an atomic block in which an assume would fail is one that its thread never begins, and one in which an error comes that
 * nobody asked for, or the end of the program, is one that it need not begin; where blocks take a lock, whoever stays inside his,
 * at an error, the end of the program or something to wait for, keeps the others waiting: kept-waiting.ts), because any thread can go on in every model of ours (its next event, reading the newest write, is after
 * everything else).
 */
export class Threads {
  private readonly program: BoundedProgram;
  /** By thread: the thread has come past all joins before event i. */
  private readonly along: Lit[][] = [];
  /** Joins, and beginnings of atomic blocks, that need not happen: whether they do. */
  private readonly waits = new Map<Event, Lit>();
  private readonly without: ReadonlySet<Event>;
  /** A thread comes to one of the events that are left out. */
  readonly stopped: Lit;
  /** Clauses that hold in every execution. */
  readonly clauses: Lit[][] = [];

  /** `stops`: checks that end an execution without being told, so that others must be able to come first. */
  constructor(
    program: BoundedProgram,
    stops: (kind: Check['kind']) => boolean,
    blocksAre: { readonly nodes: boolean; readonly locks: boolean },
    /** What is left over when the program ends is asked for: then others may not have come so far. */
    leftOver: boolean,
    /** Events before which threads stop. */
    without: ReadonlySet<Event> = new Set(),
  ) {
    this.program = program;
    this.without = without;
    const stopped: Lit[] = [];
    const { circuit: c, threads } = program;
    const left: Lit[][] = [];
    const kept = blocksAre.locks ? keptWaiting(program) : new Set<Event>();
    for (const [t, thread] of threads.entries()) {
      let alive: Lit = TRUE;
      if (thread.creator !== null) {
        const by = this.indexOf(thread.creator.thread);
        alive = this.happens(by, threads[by].events[thread.creator.event]);
      }
      const along: Lit[] = [];
      this.along[t] = along;
      const blocks = blocksWith(thread, (kind) => kind === 'assume' || stops(kind));
      const halting = blocksAre.nodes ? blocksThatHalt(c, thread) : [];
      const early = leftOver ? mayBeLeft(c, thread, blocksAre.nodes) : [];
      for (const event of thread.events) {
        along.push(alive);
        if (without.has(event)) {
          stopped.push(c.and(alive, event.guard));
          alive = c.and(alive, event.guard ^ 1);
          continue;
        }
        const isEarly = early.includes(event);
        const mayWait = event.kind === 'join' || kept.has(event);
        if (!mayWait && !blocks.has(event) && !halting.includes(event) && !isEarly) continue;
        const goesOn = c.input();
        this.waits.set(event, goesOn);
        if (isEarly) left.push([alive ^ 1, event.guard ^ 1, goesOn]);
        alive = c.and(alive, c.or(event.guard ^ 1, goesOn));
      }
      along.push(alive);
      for (const [begin, checks] of blocks)
        for (const { lit, position } of checks.filter(({ kind }) => kind === 'assume'))
          this.clauses.push([this.happens(t, begin) ^ 1, along[position] ^ 1, lit ^ 1]);
    }
    this.stopped = c.orAll(stopped);
    const halted = c.orAll(threads.map((_, t) => this.any(t, 'halt')));
    for (const clause of left) this.clauses.push([...clause, halted]);
    threads.forEach((thread, t) => {
      for (const event of thread.events) if (event.kind === 'join') this.join(t, event);
    });
  }

  indexOf(id: number): number {
    return this.program.threads.findIndex((thread) => thread.id === id);
  }

  /** Does the thread come to the event, even if it has to wait there? */
  comes(t: number, event: Event): Lit {
    return this.program.circuit.and(this.along[t][event.index], event.guard);
  }

  /** Does the event happen? */
  happens(t: number, event: Event): Lit {
    const { circuit: c } = this.program;
    if (this.without.has(event)) return FALSE;
    const comes = this.comes(t, event);
    const goesOn = this.waits.get(event);
    if (goesOn !== undefined) return c.and(comes, goesOn);
    return event.kind === 'sync' ? c.and(comes, event.blocked ^ 1) : comes;
  }

  /** Has thread t done those of its first `position` events that happen, so that control is there if its guard holds? */
  reached(t: number, position: number): Lit {
    return this.along[t][position];
  }

  created(t: number): Lit {
    return this.along[t][0];
  }

  ended(t: number): Lit {
    return this.any(t, 'end');
  }

  any(t: number, kind: Event['kind']): Lit {
    const { circuit: c, threads } = this.program;
    return c.orAll(threads[t].events.filter((e) => e.kind === kind).map((e) => this.happens(t, e)));
  }

  /** A join that is done: its thread has ended, and what it returned is what the join gets. */
  private join(t: number, event: EventOf<'join'>): void {
    const { circuit: c, threads } = this.program;
    const done = this.happens(t, event);
    const returned = event.parts.find((part) => isFlag(part, RETURNED));
    for (const { when, thread } of event.targets) {
      const child = this.indexOf(thread);
      // Nobody goes on by having gone on.
      this.clauses.push([done ^ 1, when ^ 1, child === t ? FALSE : this.ended(child)]);
      for (const end of threads[child].events) {
        if (end.kind !== 'end' || returned?.read == null) continue;
        const key = `flag returned `;
        const own = returned.targets.find(({ cell }) =>
          end.parts.some((part) =>
            part.targets.some((one) => one.cell.key === cell.key && cell.key.startsWith(key)),
          ),
        );
        const written = end.parts[0]?.write;
        if (own === undefined || written == null) continue;
        const same = eq(c, returned.read, written);
        this.clauses.push([done ^ 1, when ^ 1, own.when ^ 1, this.happens(child, end) ^ 1, same]);
      }
    }
  }

  /** Threads that several others may join or detach. */
  refuseClaims(event: Event): never {
    throw new DiagnosticError(
      {
        code: 'HED671',
        severity: 'error',
        message: `engine axiomatic does not encode that several threads may join or detach one (${event.text})`,
        help: 'use --engine explore',
      },
      EXIT.unknown,
    );
  }
}

/** Beginnings of outermost atomic blocks with such checks inside, and those checks. */
function blocksWith(
  { events, checks }: BoundedThread,
  wanted: (kind: Check['kind']) => boolean,
): ReadonlyMap<Event, Check[]> {
  const found = new Map<Event, Check[]>();
  let open: Event[] = [];
  events.forEach((event, i) => {
    if (event.kind === 'atomic-begin') open = [...open, event];
    if (event.kind === 'atomic-end') open = open.slice(0, -1);
    const [outermost] = open;
    if (outermost === undefined) return;
    const inside = checks.filter(({ kind, position }) => wanted(kind) && position === i + 1);
    if (inside.length > 0) found.set(outermost, [...(found.get(outermost) ?? []), ...inside]);
  });
  return found;
}

/** Events, of which something could be left over if the thread stops before them; of atomic blocks, their beginnings. */
function mayBeLeft(c: Circuit, { events }: BoundedThread, blocksAreNodes: boolean): readonly Event[] {
  const { inside } = blocksAlong(c, events);
  return events
    .filter(({ kind }) => kind === 'free' || kind === 'detach')
    .map((event) => {
      if (!blocksAreNodes || inside[event.index] === FALSE) return event;
      const isBegin = ({ kind, index }: Event): boolean =>
        kind === 'atomic-begin' && index < event.index && inside[index] === FALSE;
      return events.findLast(isBegin) ?? event;
    });
}

/** Beginnings of outermost blocks before an end of the program inside one. (It stands behind the end of its block, which then does not happen.) */
function blocksThatHalt(c: Circuit, { events }: BoundedThread): readonly Event[] {
  const { inside } = blocksAlong(c, events);
  const last = events.findLastIndex(({ kind, index }) => kind === 'halt' && inside[index] !== FALSE);
  return events.filter(
    ({ kind, index }) => kind === 'atomic-begin' && index < last && inside[index] === FALSE,
  );
}
