import { Rng } from '../../../base/rng.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Walk } from '../graph/path.ts';
import { Explorer } from '../search/explorer.ts';
import type { Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { Pauses } from '../state/steps.ts';

/**
 * How many executions there are, estimated by stochastic enumeration (Vaisman and Kroese, "Stochastic enumeration method
 * for counting trees", 2017): the tree is gone through level by level, but of each level only some nodes, drawn at
 * random, are followed. If b of n are, each that is seen from there on stands for n / b times as many as before. The
 * expectation is right whatever the tree is like. The numbers of ways must not be too small; where they are too big
 * there are nodes without anything below.
 *
 * The wider the level the better the estimate: it begins narrow and is then made anew with twice the width each time. With
 * 128 nodes it is mostly right within a factor of 3, and too low more often than too high (bench/results/explore.md).
 * Tried and dropped: single random walks (Knuth 1975, width 1) are off by a factor of 30 on trees where most executions
 * lie in few parts; extrapolating from the place of the search in the tree by many orders of magnitude, as later
 * ways of a branch are not like the first ones.
 *
 * A node is its path: to look at it, the execution is run again up to there, and that is most of the cost.
 */
export class Estimate {
  private readonly walk = new OneWay();
  private readonly x: Explorer;
  private readonly rng = new Rng(1);
  private width = NARROW;
  /** The level that is being gone through, how far, how many nodes each of it stands for, and the leaves so far. */
  private level: (readonly number[])[] = [[]];
  private at = 0;
  private weight = 1;
  private leaves = 0;
  /** Of the next level: those drawn, and how many there are. */
  private drawn: (readonly number[])[] = [];
  private count = 0;
  private known: number | null = null;
  /** On its way to the node at `at`, if that has begun. */
  private search: Pauses | null = null;
  private isOver = false;

  constructor(machine: Machine, options: ExploreOptions, threads: number) {
    const listener: Listener = {
      execution: () => {},
      blocked: () => {},
      violation: () => false,
      gaveUp: () => this.giveUp(),
      cut: () => {},
      stale: () => {},
    };
    this.x = new Explorer(machine, options, listener, threads, this.walk);
  }

  /** About how many executions there are; null if that cannot be said, as when so many are done already. */
  executions(done: number): number | null {
    return this.known !== null && this.known > done ? this.known : null;
  }

  /** Has it come to a first result, or will it never? */
  get isMade(): boolean {
    return this.known !== null || this.isOver;
  }

  /** Goes on for this many seconds. */
  improve(seconds: number, elapsed: () => number): void {
    const end = elapsed() + seconds;
    try {
      while (!this.isOver && elapsed() < end) this.step();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.giveUp(); /* branches nest too deep, as they will for the search */
    }
  }

  private giveUp(): void {
    this.known = null;
    this.isOver = true;
  }

  /** A part of an execution at a time: one can take longer than everything else. */
  private step(): void {
    const { x, walk } = this;
    if (this.search === null) {
      if (this.at === this.level.length) this.nextLevel();
      walk.restart(this.level[this.at]);
      x.executions = 0;
      this.search = x.run();
    }
    if (!this.search.next().done) return;
    this.search = null;
    const path = this.level[this.at++];
    this.leaves += this.weight * x.executions;
    for (let way = 0; way < walk.ways; way++) this.draw(path, way);
  }

  /** Each node of the next level is drawn with the same probability. */
  private draw(path: readonly number[], way: number): void {
    const place = this.drawn.length < this.width ? this.drawn.length : this.rng.below(this.count + 1);
    this.count++;
    if (place < this.width) this.drawn[place] = [...path, way];
  }

  private nextLevel(): void {
    this.weight *= this.count / this.drawn.length;
    this.level = this.drawn;
    if (this.level.length === 0) {
      this.known = this.leaves;
      this.isOver = this.width >= WIDE;
      this.width *= 2;
      this.level = [[]];
      this.weight = 1;
      this.leaves = 0;
    }
    this.at = 0;
    this.drawn = [];
    this.count = 0;
  }
}

const NARROW = 2;
const WIDE = 256;

/** Takes the ways of one path; `ways` is then how many there are where it ends. */
class OneWay implements Walk {
  readonly counts = true;
  ways = 0;
  private path: readonly number[] = [];
  private depth = 0;
  private readonly taken: number[] = [];

  restart(path: readonly number[]): void {
    this.path = path;
    this.depth = 0;
    this.ways = 0;
  }

  enter(ways: number): void {
    if (this.depth === this.path.length) this.ways = ways;
    this.taken[this.depth++] = -1;
  }

  remaining(): void {}

  next(): boolean {
    const d = this.depth - 1;
    return ++this.taken[d] === this.path[d];
  }

  leave(): void {
    this.depth--;
  }

  where(): number[] {
    return this.taken.slice(0, this.depth);
  }
}

/** `: about 12 % of an estimated 3.4 M executions`, or nothing. */
export function shareText(done: number, estimate: number | null): string {
  if (estimate === null) return '';
  const percent = Math.floor((100 * done) / estimate);
  return `: ${percent < 1 ? 'less than 1' : `about ${percent}`} % of an estimated ${rough(estimate)} executions`;
}

/** Two digits: `37`, `4100`, `3.4 M`, `5 × 10^15`. */
export function rough(n: number): string {
  const two = Number(n.toPrecision(2));
  if (two < 1e6) return String(two);
  if (two < 1e9) return `${two / 1e6} M`;
  if (two < 1e12) return `${two / 1e9} G`;
  const exponent = Math.floor(Math.log10(two));
  return `${Math.round(two / 10 ** exponent)} × 10^${exponent}`;
}
