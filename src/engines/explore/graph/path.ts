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

/** What the exploration asks at its branches: the ways are offered one after the other, and some are taken. */
export interface Walk {
  /** Shall `enter` be told exactly how many ways there are, even if it takes time to find out? */
  readonly counts: boolean;
  /** A branch with at most this many ways. */
  enter(ways: number): void;
  /** There are at most this many ways still to come. */
  remaining(ways: number): void;
  /** The next way: is it to be taken? */
  next(): boolean;
  leave(): void;
  /** The ways that led here. */
  where(): number[];
}

/** Which leaf the search reaches first: negative if that is a, 0 if they are the same. */
export function comparePaths(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let d = 0; d < n; d++) if (a[d] !== b[d]) return a[d] - b[d];
  return a.length - b.length;
}

const NO_END = 0x3fff_ffff;

export class Path implements Walk {
  readonly counts = false;
  private depth = 0;
  /** By depth: the way being taken, how many there are at most, and the first that is another's. */
  private readonly taken: number[] = [];
  private readonly ways: number[] = [];
  private readonly end: number[] = [];
  private readonly task: Task;
  private readonly onBegin: () => void;
  /** The branch of the task was reached, and a way that belongs to it. */
  begun: boolean;

  /** `onBegin`: called when all that leads to the task has been done again. Not for the whole tree. */
  constructor(task: Task, onBegin: () => void = () => {}) {
    this.task = task;
    this.onBegin = onBegin;
    this.begun = task.from === 0;
  }

  enter(ways: number): void {
    const d = this.depth++;
    this.taken[d] = -1;
    this.ways[d] = ways;
    this.end[d] = NO_END;
  }

  remaining(ways: number): void {
    this.ways[this.depth - 1] = this.taken[this.depth - 1] + 1 + ways;
  }

  next(): boolean {
    const d = this.depth - 1;
    const way = ++this.taken[d];
    const { path, from } = this.task;
    if (d < path.length) return way === path[d];
    if (way >= this.end[d] || (d === path.length && way < from)) return false;
    if (!this.begun) {
      this.begun = true;
      this.onBegin();
    }
    return true;
  }

  leave(): void {
    this.depth--;
  }

  where(): number[] {
    return this.taken.slice(0, this.depth);
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
}

/** Are all ways of `one` ways of `task`, too? */
export function isPiece(one: Task, task: Task): boolean {
  const { length } = task.path;
  if (!task.path.every((way, d) => one.path[d] === way)) return false;
  return (one.path.length === length ? one.from : one.path[length]) >= task.from;
}
