/**
 * Where the search is in its tree: at each branch which way is taken, of how many. A *task* is a part of the tree: the
 * ways that lead to a branch, and the first way of that branch which belongs to it (all later ones do). The tree does
 * not depend on who explores it, so tasks that cover it once have the totals of one search.
 *
 * `give` splits: the ways not yet taken of the outermost branch that has some become a task of their own.
 */
export interface Task {
  readonly path: readonly number[];
  readonly from: number;
}

export const WHOLE: Task = { path: [], from: 0 };

export class Path {
  private depth = 0;
  /** By depth: the way being taken, how many there are (an estimate), and the first that is another's. */
  private readonly taken: number[] = [];
  private readonly ways: number[] = [];
  private readonly end: number[] = [];
  private readonly task: Task;

  constructor(task: Task) {
    this.task = task;
  }

  /** A branch with about this many ways. */
  enter(ways: number): void {
    const d = this.depth++;
    this.taken[d] = -1;
    this.ways[d] = ways;
    this.end[d] = Number.POSITIVE_INFINITY;
  }

  /** There are this many ways still to come. */
  remaining(ways: number): void {
    this.ways[this.depth - 1] = this.taken[this.depth - 1] + 1 + ways;
  }

  /** The next way: is it ours? */
  next(): boolean {
    const d = this.depth - 1;
    const way = ++this.taken[d];
    const { path, from } = this.task;
    if (d < path.length) return way === path[d];
    return way < this.end[d] && (d > path.length || way >= from);
  }

  leave(): void {
    this.depth--;
  }

  /** The later ways of the outermost branch that has any, given away; null if there are none. */
  give(): Task | null {
    for (let d = this.task.path.length; d < this.depth; d++) {
      const from = this.taken[d] + 1;
      if (from >= this.ways[d] || from >= this.end[d]) continue;
      this.end[d] = from;
      return { path: this.taken.slice(0, d), from };
    }
    return null;
  }

  /** The share of the tree that lies before this place, if all ways of a branch weigh the same. */
  share(): number {
    let share = 0;
    let weight = 1;
    for (let d = 0; d < this.depth; d++) {
      const ways = Math.max(this.ways[d], this.taken[d] + 1, 1);
      share += (weight * Math.max(this.taken[d], 0)) / ways;
      weight /= ways;
    }
    return share;
  }
}
