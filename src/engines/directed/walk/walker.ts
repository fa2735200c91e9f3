import { bufferingOf } from '../../../base/models.ts';
import type { Encoding, Goal } from '../encode/encoding.ts';
import type { Access, Node } from '../graph/graph.ts';
import { coneOf } from './cone.ts';
import { GivesUp } from './gives-up.ts';
import { Walk, type Way } from './walk.ts';

/** Integers that a walk may keep. */
const MOST_INTEGERS = 60_000_000;

const threadOf = ({ node, thread = node.thread }: Goal): number => thread;

/** What walks have shown of one formula's goals. */
export class Walked {
  private readonly ways: Map<Node, Way[]>;
  private readonly left: ReadonlySet<Node>;
  /** Threads of which every way was walked. */
  private readonly threads: ReadonlySet<number>;
  private readonly goesOn: boolean;

  constructor(ways: Map<Node, Way[]>, threads: ReadonlySet<number>, goesOn: boolean) {
    this.goesOn = goesOn;
    this.ways = ways;
    this.left = new Set(ways.keys());
    this.threads = threads;
  }

  /** Was every way of the goal's thread walked, and the goal is about leaving the graph? */
  has(goal: Goal): boolean {
    return goal.isNews === true && this.threads.has(threadOf(goal));
  }

  /** No execution leaves the graph there, or is stuck. */
  excludes(goal: Goal): boolean {
    if (goal.what === 'liveness' || goal.what === 'deadlock') return this.goesOn;
    return this.has(goal) && !this.left.has(goal.node);
  }

  /** A way to one of the goals; each is given once. */
  take(goals: readonly Goal[]): { readonly goal: Goal; readonly order: readonly Node[] } | null {
    for (const goal of goals) {
      const ways = this.has(goal) ? (this.ways.get(goal.node) ?? []) : [];
      for (let way = ways.shift(); way !== undefined; way = ways.shift())
        if (way.isOpen()) return { goal, order: way.order };
    }
    return null;
  }
}

/** Walks the graph for questions that the solver does not answer soon. */
export class Walker {
  private readonly model: string;
  private readonly isValid: (e: Encoding) => (access: Access, address: number) => boolean;
  /** Threads whose states were too many: as the graph grows there will be more. */
  private readonly tooLarge = new Set<string>();
  walks = 0;
  states = 0;
  /** Could the last graph be walked for some thread? */
  isOfUse: boolean;

  constructor(model: string, isValid: (e: Encoding) => (access: Access, address: number) => boolean) {
    this.model = model;
    this.isValid = isValid;
    this.isOfUse = bufferingOf(model) !== 'by-location';
  }

  async walk(e: Encoding, goals: readonly Goal[], signal: AbortSignal): Promise<Walked> {
    const news = goals.filter(({ isNews }) => isNews === true);
    const cones = new Map<string, { cone: readonly number[]; threads: number[] }>();
    for (const thread of new Set(news.map(threadOf))) {
      const cone = coneOf(e, thread);
      const known = cones.get(cone.join());
      if (known === undefined) cones.set(cone.join(), { cone, threads: [thread] });
      else known.threads.push(thread);
    }
    const ways = new Map<Node, Way[]>();
    const walked = new Set<number>();
    let goesOn = false;
    for (const { cone, threads } of cones.values()) {
      const found = await this.one(e, cone, signal);
      if (found === null) continue;
      for (const thread of threads) walked.add(thread);
      const isWhole = e.graph.roots.every((root) => root === undefined || cone.includes(root.thread));
      if (isWhole && !found.mayBeStuck) goesOn = true;
      for (const [node, each] of found.ways) if (!ways.has(node)) ways.set(node, [...each.values()]);
    }
    this.isOfUse = walked.size > 0;
    return new Walked(ways, walked, goesOn);
  }

  private async one(e: Encoding, cone: readonly number[], signal: AbortSignal): Promise<Walk | null> {
    if (this.tooLarge.has(cone.join())) return null;
    try {
      const walk = new Walk(e, cone, this.model, this.isValid(e));
      const isAll = await walk.all(MOST_INTEGERS, signal);
      this.walks++;
      this.states += walk.count;
      if (!isAll) this.tooLarge.add(cone.join());
      return isAll ? walk : null;
    } catch (problem) {
      if (problem instanceof GivesUp) return null;
      throw problem;
    }
  }
}
