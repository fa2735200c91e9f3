import { Rng } from '../../../base/rng.ts';
import { MAX_THREADS } from '../../../vm/code/layout.ts';
import {
  type Decider,
  FLUSH,
  FLUSH_SHIFT,
  lowestBit,
  type Situation,
  SPURIOUS,
} from '../../scheduled-run/decider.ts';
import type { Node } from '../graph/graph.ts';
import { lowWord, ONE, type Token } from '../graph/values.ts';
import type { Observer } from './observer.ts';

export interface Plan {
  readonly order: readonly Node[];
  /** By access: what is chosen there. */
  readonly choices: ReadonlyMap<Node, Token>;
  /** Nodes that threads are to come to behind the order, one after the other; nothing else goes on before. */
  readonly aims: readonly Node[];
  /** Threads that are to show something new: they go first behind the order, until something is. */
  readonly eager: readonly number[];
  /** Has the node a place in the order of memory operations? Others are done as threads come to them. */
  readonly isOrdered: (node: Node) => boolean;
  /** Do stores wait in buffers? Their place in the order is where they leave them. */
  readonly buffers: boolean;
}

export const NO_PLAN: Plan = {
  order: [],
  choices: new Map(),
  aims: [],
  eager: [],
  isOrdered: () => false,
  buffers: false,
};

/**
 * Schedules a run by what the solver found (section 5 of the seed). The plan is an order of nodes; two that follow each other
 * in different threads are a wait pair: the second thread stops before its node until the first has done its own. Threads
 * do on their own what the plan does not speak of. When a thread goes another way than planned, its node is
 * passed over: something new has been seen, or will be, and nobody waits for what does not come.
 *
 * Behind the order the threads of the goals go first: the program may end before they have come to them, if nobody waits for
 * them. Then threads are drawn, so that a run shows more than what it was made for. One that yields lets another go.
 */
export function planned(plan: Plan, observer: Observer, seed: number): Decider {
  const { order } = plan;
  const rng = new Rng(seed);
  const patience = 1 + rng.below(6);
  let next = 0;
  let current = -1;
  let lazy = -1;
  const fails = (node: Node): boolean => node.kind === 'cas' && plan.choices.get(node) === ONE;
  const goesOnItsOwn = (thread: number): boolean => {
    const pending = observer.pendingOf(thread);
    /* a store goes into the buffer whenever the thread comes to it */
    return pending === null || !plan.isOrdered(pending) || (plan.buffers && pending.kind === 'write');
  };
  /** Whoever is inside an atomic block, if not the thread itself and it goes on on its own; -1: nobody. */
  const inTheWay = (situation: Situation, thread: number): number => {
    const inBlock = observer.inBlock();
    const goes = inBlock >= 0 && inBlock !== thread && situation.possible(inBlock) && goesOnItsOwn(inBlock);
    return goes ? inBlock : -1;
  };
  /**
   * What brings the thread on that cannot go itself: whoever is in an atomic block, its creator, or whoever it wants to join;
   * -1: nothing does.
   */
  const helps = (situation: Situation, thread: number, depth = 0): number => {
    if (depth > MAX_THREADS) return -1;
    const inBlock = observer.inBlock();
    if (inBlock >= 0 && inBlock !== thread) return inTheWay(situation, thread);
    const pending = observer.pendingOf(thread);
    const other = observer.exists(thread)
      ? pending?.kind === 'join'
        ? pending.child
        : -1
      : observer.creatorOf(thread);
    if (other < 0) return -1;
    if (situation.possible(other)) return goesOnItsOwn(other) ? other : -1;
    for (let number = observer.lastBuffered(other); number >= 0; number--) {
      const entry = flushOf(situation, other, number);
      if (entry >= 0) return entry;
    }
    return helps(situation, other, depth + 1);
  };
  const planNext = (situation: Situation): number => {
    for (; next < order.length; next++) {
      const node = order[next];
      const { thread } = node;
      if (observer.done.has(node)) {
        const number = observer.numberOf(node);
        const entry = flushOf(situation, thread, number);
        if (entry >= 0) return entry;
        /* while another is inside an atomic block, nothing leaves a buffer */
        if (number < 0 || !situation.isBuffered(thread, number)) continue;
        const helper = inTheWay(situation, thread);
        if (helper < 0) continue;
        return helper;
      }
      if (!situation.possible(thread)) {
        if (observer.pendingOf(thread) === node && situation.possible(thread | SPURIOUS))
          return thread | SPURIOUS;
        const helper = helps(situation, thread);
        if (helper < 0) continue;
        return helper;
      }
      if (observer.pendingOf(thread) === node && fails(node) && situation.possible(thread | SPURIOUS))
        return thread | SPURIOUS;
      if (observer.pendingOf(thread) === node || goesOnItsOwn(thread)) return thread;
    }
    return -1;
  };
  const newsBefore = observer.news;
  const aimNext = (situation: Situation): number => {
    for (const node of plan.aims) {
      if (observer.hasVisited(node)) continue;
      if (situation.possible(node.thread)) return node.thread;
      const helper = helps(situation, node.thread);
      if (helper >= 0) return helper;
    }
    if (observer.news > newsBefore) return -1;
    for (const thread of plan.eager) {
      if (thread === lazy) continue;
      const goes = situation.possible(thread) ? thread : helps(situation, thread);
      if (goes >= 0) return goes;
    }
    return -1;
  };
  return {
    created: () => {},
    yielded: (t) => {
      lazy = t;
    },
    rouse: planNext,
    pick: (situation) => {
      const wanted = planNext(situation);
      if (wanted >= 0) return wanted;
      const aimed = aimNext(situation);
      if (aimed >= 0) return aimed;
      const { enabled, count } = situation;
      let threads = 0;
      while (threads < count && enabled[threads] < MAX_THREADS) threads++;
      const stays = current !== lazy && current < MAX_THREADS && rng.below(patience + 1) > 0;
      if (!stays || !situation.possible(current)) {
        let pick = rng.below(count);
        if (count > 1 && enabled[pick] === lazy) pick = (pick + 1) % count;
        current = enabled[pick];
        lazy = -1;
      }
      return situation.entryOf(current);
    },
    value: (_t, lo) => lo,
    waiter: (t, waiters) => {
      const pending = observer.pendingOf(t);
      const choice = pending === null ? undefined : plan.choices.get(pending);
      const slot = choice === undefined ? -1 : lowWord(choice) - 1;
      return slot >= 0 && (waiters >> BigInt(slot)) & 1n ? slot : lowestBit(waiters);
    },
  };
}

/** Lets the store go, or one before it that holds it back; -1: it is not in the buffer any more. */
function flushOf(situation: Situation, thread: number, number: number): number {
  const entry = (n: number): number => thread | FLUSH | (n << FLUSH_SHIFT);
  if (number < 0) return -1;
  if (situation.possible(entry(number))) return entry(number);
  for (let n = 0; n < number; n++)
    if (situation.possible(entry(n)) && situation.isBuffered(thread, number)) return entry(n);
  return -1;
}
