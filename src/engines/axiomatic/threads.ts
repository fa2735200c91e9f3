import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { eq } from '../../sat/bits-compare.ts';
import { type Lit, TRUE } from '../../sat/circuit.ts';
import type { BoundedProgram, Event } from '../shared/bounded/events.ts';
import { isFlag, RETURNED } from './locations.ts';

/**
 * Which threads there are, how far each of them comes, and how joins fit: a thread does all its events whose guards
 * hold, up to one that has to wait. A lock that waits has no event at all (what it reads is free, and the guards of what
 * follows see that it was blocked); a join that waits is one whose literal `joined` is false, and nothing follows it.
 *
 * So an execution is one that nobody could continue, as far as waiting goes: an execution that stops earlier shows nothing
 * more, because any thread can go on in every model of ours (its next event, reading the newest write, is after
 * everything else).
 */
export class Threads {
  private readonly program: BoundedProgram;
  /** By thread: the thread has come past all joins before event i. */
  private readonly along: Lit[][] = [];
  private readonly joins = new Map<Event, Lit>();
  /** Clauses that hold in every execution. */
  readonly clauses: Lit[][] = [];

  constructor(program: BoundedProgram) {
    this.program = program;
    const { circuit: c, threads } = program;
    for (const [t, thread] of threads.entries()) {
      let alive: Lit = TRUE;
      if (thread.creator !== null) {
        const by = this.indexOf(thread.creator.thread);
        alive = this.happens(by, threads[by].events[thread.creator.event]);
      }
      const along: Lit[] = [];
      this.along[t] = along;
      for (const event of thread.events) {
        along.push(alive);
        if (event.kind !== 'join') continue;
        const joined = c.input();
        this.joins.set(event, joined);
        alive = c.and(alive, c.or(event.guard ^ 1, joined));
      }
      along.push(alive);
    }
    threads.forEach((thread, t) => {
      for (const event of thread.events) if (event.kind === 'join') this.join(t, event);
    });
  }

  indexOf(id: number): number {
    return this.program.threads.findIndex((thread) => thread.id === id);
  }

  /** Does the event happen? */
  happens(t: number, event: Event): Lit {
    const { circuit: c } = this.program;
    const comes = c.and(this.along[t][event.index], event.guard);
    if (event.kind === 'join') return c.and(comes, this.joins.get(event) as Lit);
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
  private join(t: number, event: Event): void {
    const { circuit: c, threads } = this.program;
    const done = this.happens(t, event);
    const returned = event.parts.find((part) => isFlag(part, RETURNED));
    for (const { when, thread } of event.targets) {
      const child = this.indexOf(thread);
      this.clauses.push([done ^ 1, when ^ 1, this.ended(child)]);
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
