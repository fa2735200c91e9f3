/**
 * Short clauses that one solver has learnt, for others in other threads that work on the same formula with the same numbers, as in
 * ManySAT (Hamadi, Jabbour and Sais, 2009): halves of a hard question have most of their refutations in common, and
 * without an exchange each worker finds all of it by itself.
 *
 * What a solver learns under assumptions follows from its clauses alone, since assumptions are its first decisions; so a clause
 * of any part is true in every other. That is so only as long as parts differ by nothing but assumptions (`--fix assume`): who has
 * other clauses than the first, by their hash, gets no seat, and who is given one more later leaves (cadical.ts).
 *
 * Each solver has a column of the shared memory, which it alone writes and nobody ever overwrites: a reader that sees a length
 * (an atomic store after the literals) sees all literals before it. A full column takes no more.
 */
export class Exchange {
  private readonly words: Int32Array;
  private readonly seats: number;
  private readonly own: number;
  /** How far each column has been read. */
  private readonly read: number[];
  private length = 0;

  private constructor(words: Int32Array, own: number) {
    this.words = words;
    this.seats = seatsIn(words);
    this.own = own;
    this.read = Array.from({ length: this.seats }, () => 0);
  }

  /** Memory for so many solvers: how many there are, the hash, the length of each column, the columns. */
  static memory(seats: number): SharedArrayBuffer {
    return new SharedArrayBuffer(4 * (HEAD + seats * (COLUMN + 1)));
  }

  /** A seat of its own for a solver of these clauses; null: all are taken, or the others have other clauses. */
  static join(memory: SharedArrayBuffer, hash: number): Exchange | null {
    const words = new Int32Array(memory);
    const mine = hash === 0 ? 1 : hash | 0;
    const first = Atomics.compareExchange(words, 1, 0, mine);
    if (first !== 0 && first !== mine) return null;
    const own = Atomics.add(words, 0, 1);
    return own < seatsIn(words) ? new Exchange(words, own) : null;
  }

  /** A clause in `words` from `begin` up to a 0. */
  tell(words: Int32Array, begin: number): void {
    let end = begin;
    while (words[end] !== 0) end++;
    const room = COLUMN - this.length;
    if (end - begin + 1 > room) return;
    const at = this.begin(this.own) + this.length;
    for (let i = begin; i <= end; i++) this.words[at + i - begin] = words[i];
    this.length += end - begin + 1;
    Atomics.store(this.words, HEAD + this.own, this.length);
  }

  /** What the others have told since: literals, with a 0 after each clause. */
  hear(literal: (lit: number) => void): void {
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === this.own) continue;
      const end = Atomics.load(this.words, HEAD + seat);
      const begin = this.begin(seat);
      for (let i = this.read[seat]; i < end; i++) literal(this.words[begin + i]);
      this.read[seat] = end;
    }
  }

  private begin(seat: number): number {
    return HEAD + this.seats + seat * COLUMN;
  }
}

/** Literals of the longest clause that is told: longer ones are many, and seldom of use elsewhere. */
export const SHORT_CLAUSE = 4;
/** Literals and zeros of a column: 1 MB. */
const COLUMN = 1 << 18;
/** Words before the columns and their lengths. */
const HEAD = 2;

const seatsIn = (words: Int32Array): number => Math.floor((words.length - HEAD) / (COLUMN + 1));

/** Of a formula, literal by literal. */
export const hashOn = (hash: number, lit: number): number => {
  const mixed = Math.imul(hash ^ lit, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
