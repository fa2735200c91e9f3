import { FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import type { Executions } from './executions.ts';

/** How an execution ends, and what must not be left over then: one literal for each question. */

export function detached(x: Executions, t: number): Lit {
  const { circuit: c, threads } = x.program;
  const lits: Lit[] = [];
  threads.forEach((thread, by) => {
    for (const event of thread.events) {
      if (event.kind !== 'detach') continue;
      for (const target of event.targets)
        if (target.thread === threads[t].id) lits.push(c.andAll([x.happens(by, event), target.when]));
    }
  });
  return c.orAll(lits);
}

/** The execution is complete: the program has ended, or everybody who is not detached has. */
export function completed(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const gone = threads.map((_, t) => c.orAll([x.created(t) ^ 1, x.ended(t), detached(x, t)]));
  return c.or(x.halted, c.andAll(gone));
}

/** The program has ended in order. */
function orderly(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  return c.orAll(
    threads.flatMap((thread, t) =>
      thread.events.filter((e) => e.kind === 'halt' && e.orderly).map((e) => x.happens(t, e)),
    ),
  );
}

/**
 * The program has ended, and a block that was allocated has not been freed. A thread that has not done what comes after a free
 * need not have come so far as to free it.
 */
export function leaks(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const indexOf = (id: number): number => threads.findIndex((one) => one.id === id);
  const lost = x.program.blocks.map(({ object, guard, thread, position }) => {
    const freed = x.program.frees
      .filter((free) => free.object.key === object.key)
      .map((free) => {
        const by = indexOf(free.thread);
        const after = Math.min(free.position + 1, threads[by].events.length);
        return c.and(x.reached(by, after), free.guard);
      });
    return c.andAll([x.reached(indexOf(thread), position), guard, c.orAll(freed) ^ 1]);
  });
  return c.and(orderly(x), c.orAll(lost));
}

export function unjoined(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const left = threads.map((thread, t) => {
    if (thread.creator === null) return FALSE;
    const claimed: Lit[] = [detached(x, t)];
    threads.forEach((other, by) => {
      for (const e of other.events)
        for (const target of e.kind === 'join' ? e.targets : [])
          if (target.thread === thread.id) claimed.push(c.andAll([x.happens(by, e), target.when]));
    });
    return c.and(x.created(t), c.orAll(claimed) ^ 1);
  });
  return c.and(orderly(x), c.orAll(left));
}
