import type { ClauseLog } from './clause-log.ts';

/**
 * Look-ahead (Heule and van Maaren, in the Handbook of Satisfiability, 2009, chapter 5): a variable splits a formula well if
 * both of its values fix many others. Each candidate is tried with both values by unit propagation, and its score is the
 * product of how many variables that fixes: a split in which one side stays as hard as the whole scores low.
 * A candidate of which one value contradicts the formula has only the other: it is taken, and is no split.
 *
 * Propagation is by two watched literals, on a copy of the clauses; nothing is learnt.
 */
export class LookAhead {
  private readonly clauses: Int32Array;
  /** By literal (2 v, 2 v + 1 for ¬v): where the clauses begin that watch it. */
  private readonly watches: number[][];
  /** By literal: 1 true, -1 false, 0 open. */
  private readonly value: Int8Array;
  private readonly trail: number[] = [];
  /** Clauses of one literal. */
  private readonly units: number[] = [];

  constructor(log: ClauseLog) {
    this.value = new Int8Array(2 * (log.variables + 1));
    this.watches = Array.from(this.value, () => []);
    this.clauses = new Int32Array(log.literals + log.clauses + 1);
    let end = 0;
    let begin = 0;
    log.forEach((lit) => {
      if (lit !== 0) {
        this.clauses[end++] = indexOf(lit);
        return;
      }
      if (end - begin === 1) this.units.push(this.clauses[begin]);
      else for (const place of [begin, begin + 1]) this.watches[this.clauses[place]].push(begin);
      this.clauses[end++] = -1;
      begin = end;
    });
  }

  /** The best of the candidates under these literals; -1: none of them is open, or the literals contradict. */
  best(under: readonly number[], candidates: readonly number[]): number {
    const fixed = this.assign([...this.units, ...under.map(indexOf)]);
    let best = -1;
    let most = -1;
    if (fixed >= 0)
      for (const [n, candidate] of candidates.entries()) {
        const lit = indexOf(candidate);
        if (this.value[lit] !== 0) continue;
        const [yes, no] = [this.count(lit), this.count(lit ^ 1)];
        if (yes < 0 || no < 0) {
          if (this.assign([yes < 0 ? lit ^ 1 : lit]) < 0) break;
          continue;
        }
        if (yes * no <= most) continue;
        most = yes * no;
        best = n;
      }
    this.undo(0);
    return best;
  }

  /** How many variables are fixed by this one; -1: it contradicts. */
  private count(lit: number): number {
    const height = this.trail.length;
    const fixed = this.assign([lit]);
    this.undo(height);
    return fixed;
  }

  private undo(height: number): void {
    while (this.trail.length > height) {
      const lit = this.trail.pop() as number;
      this.value[lit] = this.value[lit ^ 1] = 0;
    }
  }

  private assign(lits: readonly number[]): number {
    const height = this.trail.length;
    for (const lit of lits) if (!this.put(lit)) return -1;
    for (let at = height; at < this.trail.length; at++) if (!this.propagate(this.trail[at] ^ 1)) return -1;
    return this.trail.length - height;
  }

  private put(lit: number): boolean {
    if (this.value[lit] !== 0) return this.value[lit] === 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.trail.push(lit);
    return true;
  }

  /** `lit` has become false. */
  private propagate(lit: number): boolean {
    const { clauses, value } = this;
    const watching = this.watches[lit];
    let kept = 0;
    for (let w = 0; w < watching.length; w++) {
      const begin = watching[w];
      if (clauses[begin] === lit) {
        clauses[begin] = clauses[begin + 1];
        clauses[begin + 1] = lit;
      }
      const other = clauses[begin];
      let next = begin + 2;
      if (value[other] !== 1) while (clauses[next] >= 0 && value[clauses[next]] === -1) next++;
      if (value[other] !== 1 && clauses[next] >= 0) {
        clauses[begin + 1] = clauses[next];
        clauses[next] = lit;
        this.watches[clauses[begin + 1]].push(begin);
        continue;
      }
      watching[kept++] = begin;
      if (value[other] === 1 || this.put(other)) continue;
      for (w++; w < watching.length; w++) watching[kept++] = watching[w];
      watching.length = kept;
      return false;
    }
    watching.length = kept;
    return true;
  }
}

const indexOf = (lit: number): number => (lit > 0 ? 2 * lit : -2 * lit + 1);
