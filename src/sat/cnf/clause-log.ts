/**
 * A formula as it was added: literals with a 0 after each clause, in chunks that are never moved, so that it can
 * grow to billions of literals beside whoever solves it. For writing DIMACS files and for handing a formula on.
 */
const CHUNK = 1 << 20;

export class ClauseLog {
  private readonly chunks: Int32Array[] = [];
  /** Literals and zeros in the last chunk: in [0, CHUNK]. */
  private used = CHUNK;
  private last: Int32Array = new Int32Array(0);
  variables = 0;
  clauses = 0;
  literals = 0;
  /** Of the clause that has no 0 yet. */
  private open = 0;

  newVariable(): number {
    return ++this.variables;
  }

  add(lit: number): void {
    if (this.used === CHUNK) {
      this.last = new Int32Array(CHUNK);
      this.chunks.push(this.last);
      this.used = 0;
    }
    this.last[this.used++] = lit;
    if (lit === 0) {
      this.clauses++;
      this.literals += this.open;
      this.open = 0;
      return;
    }
    this.open++;
    const variable = lit < 0 ? -lit : lit;
    if (variable > this.variables) this.variables = variable;
  }

  /** All that was added, in order. */
  forEach(visit: (lit: number) => void): void {
    this.some((lit) => {
      visit(lit);
      return false;
    });
  }

  /** Ends at the first literal (or 0) for which `stop` is true, and says whether there was one. */
  some(stop: (lit: number) => boolean): boolean {
    for (const chunk of this.chunks) {
      const end = chunk === this.last ? this.used : CHUNK;
      for (let i = 0; i < end; i++) if (stop(chunk[i])) return true;
    }
    return false;
  }

  /** Is every clause true under `value`? */
  satisfiedBy(value: (variable: number) => boolean): boolean {
    let satisfied = false;
    return !this.some((lit) => {
      if (lit !== 0) {
        satisfied ||= value(Math.abs(lit)) === lit > 0;
        return false;
      }
      const broken = !satisfied;
      satisfied = false;
      return broken;
    });
  }
}
