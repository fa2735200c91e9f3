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
  /** Is something sought that no run has shown? Else a state that executions come to. */
  readonly seeksNews: boolean;
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
  seeksNews: false,
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
export class Planned implements Decider {
  private readonly plan: Plan;
  private readonly observer: Observer;
  private readonly rng: Rng;
  private readonly patience: number;
  private readonly newsBefore: number;
  /** The place in the order that the run has come to. */
  private next = 0;
  private current = -1;
  /** The thread that yielded last, until another has been drawn. */
  private lazy = -1;

  constructor(plan: Plan, observer: Observer, seed: number) {
    this.plan = plan;
    this.observer = observer;
    this.rng = new Rng(seed);
    this.patience = 1 + this.rng.below(6);
    this.newsBefore = observer.news;
  }

  created(): void {}

  yielded(thread: number): void {
    this.lazy = thread;
  }

  pick(situation: Situation): number {
    const wanted = this.rouse(situation);
    if (wanted >= 0) return wanted;
    const aimed = this.aimed(situation);
    if (aimed >= 0) return aimed;
    const eager = this.eager(situation);
    return eager >= 0 ? eager : this.drawn(situation);
  }

  goesOn(situation: Situation): boolean {
    return (
      this.rouse(situation) >= 0 ||
      this.aimed(situation) >= 0 ||
      (this.plan.seeksNews && this.eager(situation) >= 0)
    );
  }

  /** By the order, as far as it goes. */
  rouse(situation: Situation): number {
    for (; this.next < this.plan.order.length; this.next++) {
      const entry = this.towards(situation, this.plan.order[this.next]);
      if (entry >= 0) return entry;
    }
    return -1;
  }

  value(_thread: number, lo: bigint): bigint {
    return lo;
  }

  waiter(thread: number, waiters: bigint): number {
    const pending = this.observer.pendingOf(thread);
    const choice = pending === null ? undefined : this.plan.choices.get(pending);
    const slot = choice === undefined ? -1 : lowWord(choice) - 1;
    return slot >= 0 && (waiters >> BigInt(slot)) & 1n ? slot : lowestBit(waiters);
  }

  /** What is to happen so that this node of the order does; -1: it is over, or is passed over. */
  private towards(situation: Situation, node: Node): number {
    const { observer } = this;
    const { thread } = node;
    if (observer.done.has(node)) return this.outOfBuffer(situation, node);
    const isThere = observer.pendingOf(thread) === node;
    const mayFail = isThere && situation.possible(thread | SPURIOUS);
    if (!situation.possible(thread)) return mayFail ? thread | SPURIOUS : this.helps(situation, thread);
    if (mayFail && this.fails(node)) return thread | SPURIOUS;
    return isThere || this.goesOnItsOwn(thread) ? thread : -1;
  }

  /** Lets the store that this node was leave its buffer; -1: it is not in it, or nobody can. */
  private outOfBuffer(situation: Situation, node: Node): number {
    const number = this.observer.numberOf(node);
    const entry = flushOf(situation, node.thread, number);
    if (entry >= 0) return entry;
    /* while another is inside an atomic block, nothing leaves a buffer */
    if (number < 0 || !situation.isBuffered(node.thread, number)) return -1;
    return this.inTheWay(situation, node.thread);
  }

  private fails(node: Node): boolean {
    return node.kind === 'cas' && this.plan.choices.get(node) === ONE;
  }

  private goesOnItsOwn(thread: number): boolean {
    const pending = this.observer.pendingOf(thread);
    /* a store goes into the buffer whenever the thread comes to it */
    return (
      pending === null || !this.plan.isOrdered(pending) || (this.plan.buffers && pending.kind === 'write')
    );
  }

  /** Whoever is inside an atomic block, if not the thread itself and it goes on on its own; -1: nobody. */
  private inTheWay(situation: Situation, thread: number): number {
    const inBlock = this.observer.inBlock();
    const goes =
      inBlock >= 0 && inBlock !== thread && situation.possible(inBlock) && this.goesOnItsOwn(inBlock);
    return goes ? inBlock : -1;
  }

  /**
   * What brings the thread on that cannot go itself: whoever is in an atomic block, its creator, or whoever it wants to join;
   * -1: nothing does.
   */
  private helps(situation: Situation, thread: number, depth = 0): number {
    const { observer } = this;
    if (depth > MAX_THREADS) return -1;
    const inBlock = observer.inBlock();
    if (inBlock >= 0 && inBlock !== thread) return this.inTheWay(situation, thread);
    const pending = observer.pendingOf(thread);
    const other = observer.exists(thread)
      ? pending?.kind === 'join'
        ? pending.child
        : -1
      : observer.creatorOf(thread);
    if (other < 0) return -1;
    if (situation.possible(other)) return this.goesOnItsOwn(other) ? other : -1;
    for (let number = observer.lastBuffered(other); number >= 0; number--) {
      const entry = flushOf(situation, other, number);
      if (entry >= 0) return entry;
    }
    return this.helps(situation, other, depth + 1);
  }

  /** Behind the order: to the aims. */
  private aimed(situation: Situation): number {
    for (const node of this.plan.aims) {
      if (this.observer.hasVisited(node)) continue;
      const entry = this.onItsWay(situation, node.thread);
      if (entry >= 0) return entry;
    }
    return -1;
  }

  /** Then whoever is to show something new, until something is. */
  private eager(situation: Situation): number {
    if (this.observer.news > this.newsBefore) return -1;
    for (const thread of this.plan.eager) {
      if (thread === this.lazy) continue;
      const entry = this.onItsWay(situation, thread);
      if (entry >= 0) return entry;
    }
    return -1;
  }

  private onItsWay(situation: Situation, thread: number): number {
    return situation.possible(thread) ? thread : this.helps(situation, thread);
  }

  private drawn(situation: Situation): number {
    const { rng } = this;
    const { enabled, count } = situation;
    const stays =
      this.current !== this.lazy && this.current < MAX_THREADS && rng.below(this.patience + 1) > 0;
    if (!stays || !situation.possible(this.current)) {
      let pick = rng.below(count);
      if (count > 1 && enabled[pick] === this.lazy) pick = (pick + 1) % count;
      this.current = enabled[pick];
      this.lazy = -1;
    }
    return situation.entryOf(this.current);
  }
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
