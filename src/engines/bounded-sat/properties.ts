import type { ViolationKind } from '../../results/types.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import { syncHolder } from '../../vm/sync/sync.ts';
import { SYNC_INFO, SYNCS } from '../../vm/sync/sync-table.ts';
import type { Check, Event, Part } from '../bounded/events.ts';
import { blocksAlong } from '../bounded/open-blocks.ts';
import type { Executions } from './executions.ts';

/** What is asked of the executions of a bounded program: one literal for each question. */

export const isViolation = (kind: Check['kind']): kind is ViolationKind =>
  kind !== 'assume' && kind !== 'unwind' && kind !== 'unsupported';

type Reached = Pick<Executions, 'program' | 'reached'>;

/** A check of this kind is reached by an execution. */
export function checkReached(x: Reached, wanted: (check: Check) => boolean): Lit {
  const { circuit: c, threads } = x.program;
  return c.orAll(
    threads.flatMap((thread, t) =>
      thread.checks.filter(wanted).map((check) => c.and(x.reached(t, check.position), check.lit)),
    ),
  );
}

/** Nobody goes on where a thread stays in its atomic block: at an error that was not asked for. */
export function stayInside(x: Reached, checks: (kind: ViolationKind) => boolean): Lit {
  const { circuit: c, threads } = x.program;
  return c.orAll(
    threads.flatMap((thread, t) => {
      const { inside } = blocksAlong(c, thread.events);
      return thread.checks
        .filter(({ kind, position }) => isViolation(kind) && !checks(kind) && inside[position] !== FALSE)
        .map(({ lit, position }) => c.andAll([x.reached(t, position), lit, inside[position]]));
    }),
  );
}

export function violated(x: Executions, checks: (kind: ViolationKind) => boolean): Lit {
  const { circuit: c } = x.program;
  const wrong = c.or(
    checkReached(x, ({ kind }) => isViolation(kind) && checks(kind)),
    stuck(x, checks('deadlock'), checks('liveness')),
  );
  return c.and(wrong, stayInside(x, checks) ^ 1);
}

/** What the parts read is what memory holds in the end. */
function readsFinal(x: Executions, parts: readonly Part[]): Lit {
  const { circuit: c, shared } = x.program;
  const all: Lit[] = [];
  for (const { read, targets } of parts) {
    if (read === null) continue;
    for (const { when, cell } of targets)
      if (shared.has(cell.key) && !cell.key.startsWith('flag '))
        all.push(c.implies(when, eq(c, read, x.final(cell.key))));
  }
  return c.andAll(all);
}

/** Thread t would have to wait before this event now: for ever, if nobody else goes on. */
function waits(x: Executions, t: number, event: Event): Lit {
  const { circuit: c, threads } = x.program;
  switch (event.kind) {
    case 'sync':
      if (event.blocked === FALSE) return FALSE;
      return c.andAll([x.isAt(t, event), readsFinal(x, event.parts), event.blocked, event.spurious ^ 1]);
    case 'join':
      return c.andAll([
        x.isAt(t, event),
        c.orAll(
          event.targets.map(({ when, thread }) =>
            c.and(when, x.ended(threads.findIndex((one) => one.id === thread)) ^ 1),
          ),
        ),
      ]);
    case 'await': {
      const since = threads[t].events.slice(event.since, event.index);
      return c.and(x.isAt(t, event), c.andAll(since.map((e) => c.implies(e.guard, readsFinal(x, e.parts)))));
    }
    default:
      return FALSE;
  }
}

/**
 * Everybody who has begun has ended or waits, and somebody who is not detached waits: a deadlock, or a liveness
 * violation if they all wait in await loops or for the end of those who do.
 */
function stuck(x: Executions, deadlock: boolean, liveness: boolean): Lit {
  const { circuit: c, threads } = x.program;
  if (!deadlock && !liveness) return FALSE;
  const gone = threads.map((_, t) => c.or(x.created(t) ^ 1, x.ended(t)));
  const waitingIn = (kind: Event['kind']): Lit[] =>
    threads.map((thread, t) =>
      c.orAll(thread.events.filter((e) => e.kind === kind).map((e) => waits(x, t, e))),
    );
  const [awaiting, joining, syncing] = [waitingIn('await'), waitingIn('join'), waitingIn('sync')];
  const all = c.andAll(threads.map((_, t) => c.orAll([gone[t], awaiting[t], joining[t], syncing[t]])));
  const attached = threads.map((_, t) => c.and(gone[t] ^ 1, detached(x, t) ^ 1));
  const isStuck = c.andAll([all, c.orAll(attached), x.halted ^ 1]);
  const onlyAwaits = c.and(c.orAll(awaiting), c.orAll(syncing) ^ 1);
  return c.and(isStuck, deadlock ? (liveness ? TRUE : onlyAwaits ^ 1) : onlyAwaits);
}

/**
 * Threads that wait for each other, for the end of one or for a lock that it holds: a deadlock, whatever others could
 * still do. Who waits for whom is closed under "and that one waits for", by squaring.
 */
export function circle(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const n = threads.length;
  const indexOf = (id: number): number => threads.findIndex((one) => one.id === id);
  let waitsFor: Lit[] = new Array<Lit>(n * n).fill(FALSE);
  threads.forEach((thread, t) => {
    for (const event of thread.events) {
      if (event.kind !== 'join' && event.kind !== 'sync') continue;
      const waiting = waits(x, t, event);
      if (waiting === FALSE) continue;
      for (const { when, id } of event.kind === 'join' ? joined(event) : holdersOf(x, event, thread.id)) {
        const other = t * n + indexOf(id);
        if (indexOf(id) >= 0) waitsFor[other] = c.or(waitsFor[other], c.and(waiting, when));
      }
    }
  });
  for (let steps = 1; steps < n; steps *= 2) {
    const before = waitsFor;
    waitsFor = before.map((lit, i) => {
      const [a, b] = [Math.floor(i / n), i % n];
      return c.or(lit, c.orAll(threads.map((_, m) => c.and(before[a * n + m], before[m * n + b]))));
    });
  }
  return c.orAll(threads.map((_, t) => waitsFor[t * n + t]));
}

const joined = (event: Event): { when: Lit; id: number }[] =>
  event.targets.map(({ when, thread }) => ({ when, id: thread }));

const LOCKS: ReadonlySet<string> = new Set(['mutex', 'spinlock', 'rwlock']);

/** Who holds the lock that the operation waits for, by the values of its word. */
function holdersOf(x: Executions, event: Event, thread: number): { when: Lit; id: number }[] {
  const { circuit: c, cells } = x.program;
  const op = SYNCS.findIndex((name) => name === event.text.slice(0, event.text.indexOf(' ')));
  const part = event.parts.find(
    ({ read, targets }) => read !== null && !targets[0]?.cell.key.startsWith('flag '),
  );
  // A lock that nobody else comes to has no part here: who waits for it holds it.
  if (op >= 0 && LOCKS.has(SYNC_INFO[op].object) && (part?.read == null || part.targets.length === 0))
    return [{ when: TRUE, id: thread }];
  if (op < 0 || part?.read == null || part.targets.length === 0) return [];
  const domain = cells.domainOf(part.targets[0].cell);
  const words = domain.constantsOf(c, domain.decode(c, part.read)) ?? [];
  return words.flatMap(({ when, value }) => {
    const [lo, hi] = [Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n))];
    const id = syncHolder(op, lo, hi, thread);
    return id < 0 ? [] : [{ when, id }];
  });
}

function detached(x: Executions, t: number): Lit {
  const { circuit: c, threads } = x.program;
  const lits: Lit[] = [];
  threads.forEach((thread, by) => {
    for (const event of thread.events) {
      if (event.kind !== 'detach') continue;
      for (const target of event.targets)
        if (target.thread === threads[t].id) lits.push(c.and(x.happens(by, event), target.when));
    }
  });
  return c.orAll(lits);
}

/** The execution is complete: the program has ended, or everybody has. */
export function completed(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const mainDone = c.or(x.ended(0), x.halted);
  const others = threads.slice(1).map((_, i) => c.or(x.created(i + 1) ^ 1, x.ended(i + 1)));
  return c.andAll([mainDone, ...others]);
}
