const EMPTY = -1;

/**
 * States that have been met, each a row of so many integers, numbered as they come; with each the state before it and the
 * step between. A table of row numbers with open addressing: a walk has millions of them.
 */
export class States {
  private readonly width: number;
  private rows: Int32Array;
  private table = new Int32Array(1 << 12).fill(EMPTY);
  count = 0;

  constructor(width: number) {
    this.width = width;
    this.rows = new Int32Array((width + 2) << 10);
  }

  at(state: number, column: number): number {
    return this.rows[state * (this.width + 2) + column];
  }

  /** Adds the state if it is new. */
  add(row: Int32Array, before: number, step: number): void {
    if (2 * this.count >= this.table.length) this.grow();
    const { table, width } = this;
    let at = hashOf(row, 0, width) & (table.length - 1);
    for (; table[at] !== EMPTY; at = (at + 1) & (table.length - 1)) if (this.isRow(table[at], row)) return;
    table[at] = this.count;
    const start = this.count * (width + 2);
    if (start + width + 2 > this.rows.length) {
      const rows = new Int32Array(2 * this.rows.length);
      rows.set(this.rows);
      this.rows = rows;
    }
    for (let k = 0; k < width; k++) this.rows[start + k] = row[k];
    this.rows[start + width] = before;
    this.rows[start + width + 1] = step;
    this.count++;
  }

  /** The steps that led to the state, and the state that each was taken in. */
  pathTo(state: number): { readonly from: number; readonly step: number }[] {
    const path: { from: number; step: number }[] = [];
    for (let at = state; this.at(at, this.width) >= 0; at = this.at(at, this.width))
      path.push({ from: this.at(at, this.width), step: this.at(at, this.width + 1) });
    return path.reverse();
  }

  private isRow(state: number, row: Int32Array): boolean {
    const start = state * (this.width + 2);
    for (let k = 0; k < this.width; k++) if (this.rows[start + k] !== row[k]) return false;
    return true;
  }

  private grow(): void {
    const table = new Int32Array(2 * this.table.length).fill(EMPTY);
    const mask = table.length - 1;
    for (let state = 0; state < this.count; state++) {
      let at = hashOf(this.rows, state * (this.width + 2), this.width) & mask;
      while (table[at] !== EMPTY) at = (at + 1) & mask;
      table[at] = state;
    }
    this.table = table;
  }
}

function hashOf(row: Int32Array, start: number, width: number): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < width; k++) {
    hash = Math.imul(hash ^ row[start + k], 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
