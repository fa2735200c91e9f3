/** Most tables stay empty. */
const NO_WORDS = new Int32Array(0);

/**
 * A table that a thread only adds to, and that goes back with the thread: what it held in a state that comes back it holds again.
 * The state of a thread has two words for it: how many entries there are, and the version they are in. Two histories of
 * a thread may differ in an entry (a block of another size, because a read got another value); then they are in different
 * versions, each with entries of its own. So nothing that is in use in any state is ever written over.
 *
 * Versions are branches of a tree: one that differs from another in entry n begins there, and the same history always
 * leads to the same version. Entries are `width` words, one after the other; those of version v that are in
 * use are [0, used[v]).
 */
export class HistoryTable {
  private readonly width: number;
  private readonly words: Int32Array[];
  private readonly used: number[] = [0];
  /** The version that it branched off, and at which entry; the first one has none. */
  private readonly parent: number[] = [0];
  private readonly branchedAt: number[] = [-1];
  private readonly branches: number[][] = [[]];

  constructor(width: number) {
    this.width = width;
    this.words = [NO_WORDS];
  }

  /** The entries of a version. Valid until something is entered. */
  of(version: number): Int32Array {
    return this.words[version];
  }

  /** The version in which the first `count` entries are as in this one, and the next one is `entry`. */
  enter(version: number, count: number, entry: readonly number[]): number {
    if (this.used[version] > count && !this.has(version, count, entry)) {
      const there = this.branches[version].find(
        (other) => this.branchedAt[other] === count && this.has(other, count, entry),
      );
      if (there !== undefined) return there;
      return this.branch(version, count, entry);
    }
    if (this.used[version] === count) this.append(version, entry);
    return version;
  }

  /** The version of the first `count` entries of this one. */
  back(version: number, count: number): number {
    let v = version;
    while (this.branchedAt[v] >= count) v = this.parent[v];
    return v;
  }

  private has(version: number, n: number, entry: readonly number[]): boolean {
    const t = this.words[version];
    for (let k = 0; k < this.width; k++) if (t[n * this.width + k] !== entry[k]) return false;
    return true;
  }

  private branch(version: number, count: number, entry: readonly number[]): number {
    const other = this.words.length;
    const t = new Int32Array(Math.max(8, 2 * count) * this.width);
    t.set(this.words[version].subarray(0, count * this.width));
    this.words.push(t);
    this.used.push(count);
    this.parent.push(version);
    this.branchedAt.push(count);
    this.branches.push([]);
    this.branches[version].push(other);
    this.append(other, entry);
    return other;
  }

  private append(version: number, entry: readonly number[]): void {
    const at = this.used[version]++ * this.width;
    if (at + this.width > this.words[version].length) {
      const bigger = new Int32Array(Math.max(8 * this.width, 2 * this.words[version].length));
      bigger.set(this.words[version]);
      this.words[version] = bigger;
    }
    for (let k = 0; k < this.width; k++) this.words[version][at + k] = entry[k];
  }
}
