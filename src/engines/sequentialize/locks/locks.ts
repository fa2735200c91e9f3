import { constantOf } from '../../../sat/bits/bits.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, BoundedThread, Check, Event } from '../../bounded/events.ts';

/**
 * Mutexes that are only ever locked and unlocked, of the normal kind, and who holds them where: along a thread, "the
 * mutex is held" is a literal (locking adds the lock's guard, unlocking takes the unlock's away), and an event is
 * made under the mutex if that literal follows from its guard.
 *
 * Condition variables are in order if they are only waited for, signalled and broadcast, and if whoever begins to
 * wait or wakes others holds one and the same mutex, always.
 */
export class Locks {
  private readonly program: BoundedProgram;
  private readonly plain: ReadonlySet<string>;
  /** By thread and event, and in the end: for each plain mutex the condition that the thread holds it then. */
  private readonly along: readonly (readonly ReadonlyMap<string, Lit>[])[];
  /** By thread and event: the mutexes that are held whenever it happens. */
  private readonly held: readonly (readonly ReadonlySet<string>[])[];
  private readonly conditions: ReadonlySet<string>;

  constructor(program: BoundedProgram, entailment: Entailment) {
    this.program = program;
    this.plain = this.findPlain();
    this.along = program.threads.map((thread) => this.heldAlong(thread));
    this.held = program.threads.map((thread, t) =>
      thread.events.map(({ guard, index }) => {
        const locks = [...this.along[t][index]];
        return new Set(locks.filter(([, held]) => entailment.follows(guard, held)).map(([key]) => key));
      }),
    );
    this.conditions = this.findConditions();
  }

  isLock(event: Event): boolean {
    return this.isPlain(event) && event.text.startsWith('lock ');
  }

  isUnlock(event: Event): boolean {
    return this.isPlain(event) && event.text.startsWith('unlock ');
  }

  private isPlain(event: Event): boolean {
    const word = event.kind === 'sync' ? wordOf(event) : null;
    return word !== null && this.plain.has(word);
  }

  /** The event, of a condition variable in order: what it does to it; null for all others. */
  onCondition(event: Event): 'enqueue' | 'wait' | 'cancel' | 'wake' | null {
    const word = event.kind === 'sync' ? wordOf(event) : null;
    return word !== null && this.conditions.has(word) ? conditionRole(event) : null;
  }

  protects(t: number, a: Event, u: number, b: Event): boolean {
    for (const mutex of this.held[t][a.index]) if (this.held[u][b.index].has(mutex)) return true;
    return false;
  }

  /**
   * Plain mutexes that are free whenever threads are switched: no thread can stop while it holds one, `mayStop` being
   * the condition under which it stops before an event. A thread that goes wrong does not count: what others do then does
   * not matter. Nor does one that is cut, by a bound or a failed assumption, after nothing but right movers
   * (`isCutLate`): it could have been cut last of all, or not have come so far.
   */
  balanced(
    mayStop: (t: number, i: number) => Lit,
    isCutLate: (t: number, check: Check) => boolean,
    entailment: Entailment,
  ): ReadonlySet<string> {
    const { circuit: c, threads, shared, initial } = this.program;
    const free = [...this.plain].filter((key) => {
      const cell = shared.get(key);
      return cell !== undefined && constantOf(initial(cell).bits) === 0n;
    });
    const heldAt = (t: number, i: number, key: string): Lit => this.along[t][i].get(key) ?? FALSE;
    const left = threads.map(({ events, checks }, t) => {
      const ends = checks.filter((check) => check.kind === 'assertion' || isCutLate(t, check));
      const none = c.orAll(ends.map(({ lit }) => lit)) ^ 1;
      return free.map((key) => c.and(heldAt(t, events.length, key), none));
    });
    return new Set(
      free.filter((key, n) =>
        threads.every(({ events }, t) => {
          if (!entailment.contradicts(left[t][n], TRUE)) return false;
          return events.every(({ index }) => {
            const stops = index === 0 ? FALSE : mayStop(t, index);
            return stops === FALSE || entailment.contradicts(stops, heldAt(t, index, key));
          });
        }),
      ),
    );
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

  private heldAlong(thread: BoundedThread): ReadonlyMap<string, Lit>[] {
    const { circuit: c } = this.program;
    let held: ReadonlyMap<string, Lit> = new Map();
    const along = thread.events.map((event) => {
      const before = held;
      if (this.isPlain(event)) {
        const word = wordOf(event) as string;
        const was = held.get(word) ?? FALSE;
        const is = this.isLock(event)
          ? c.or(was, c.and(event.guard, event.blocked ^ 1))
          : c.and(was, event.guard ^ 1);
        held = new Map(held).set(word, is);
      }
      return before;
    });
    return [...along, held];
  }

  private findConditions(): Set<string> {
    /** By word: the mutexes that are held at all that must be under one; null: something else happens to it. */
    const words = new Map<string, ReadonlySet<string> | null>();
    this.program.threads.forEach((thread, t) => {
      for (const event of thread.events) {
        const role = conditionRole(event);
        const word = role === null ? null : wordOf(event);
        for (const part of event.parts)
          for (const { cell } of part.targets) if (cell.key !== word) words.set(cell.key, null);
        const before = word === null ? null : words.get(word);
        if (word === null || before === null) continue;
        const now = this.held[t][event.index];
        if (role === 'enqueue' || role === 'wake')
          words.set(word, before === undefined ? now : new Set([...before].filter((key) => now.has(key))));
      }
    });
    return new Set(
      [...words].filter(([, mutexes]) => mutexes !== null && mutexes.size > 0).map(([key]) => key),
    );
  }
}

/** The one cell that an operation on a lock or condition variable is about: its first part. */
export function wordOf(event: Event): string | null {
  const targets = event.parts[0]?.targets ?? [];
  return targets.length === 1 ? targets[0].cell.key : null;
}

function conditionRole(event: Event): 'enqueue' | 'wait' | 'cancel' | 'wake' | null {
  if (event.kind !== 'sync') return null;
  switch (event.text.slice(0, event.text.indexOf(' '))) {
    case 'cond-enqueue':
      return 'enqueue';
    case 'cond-wait':
      return 'wait';
    case 'cond-cancel':
      return 'cancel';
    case 'cond-signal':
    case 'cond-broadcast':
      return 'wake';
    default:
      return null;
  }
}
