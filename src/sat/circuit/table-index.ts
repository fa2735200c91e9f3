import type { Lit } from './circuit.ts';

/** Literals by a function of at most four nodes: open addressing over records in typed arrays. */
const NONE = -1;
/** Four nodes (unused ones 0), the truth table, the literal. */
const RECORD = 6;

export class TableIndex {
  private records = new Int32Array(1024 * RECORD);
  private count = 0;
  /** Record number + 1, 0 = free. A power of two, at most half full. */
  private slots = new Int32Array(2048);

  /** The literal entered for this function, or -1. */
  find(nodes: Int32Array, size: number, table: number): Lit {
    const mask = this.slots.length - 1;
    for (let at = hash(nodes, size, table) & mask; ; at = (at + 1) & mask) {
      const record = this.slots[at] - 1;
      if (record === NONE) return NONE;
      if (this.matches(record * RECORD, nodes, size, table)) return this.records[record * RECORD + 5];
    }
  }

  enter(nodes: Int32Array, size: number, table: number, lit: Lit): void {
    if ((this.count + 1) * RECORD > this.records.length) this.grow();
    const at = this.count * RECORD;
    for (let i = 0; i < 4; i++) this.records[at + i] = i < size ? nodes[i] : 0;
    this.records[at + 4] = table;
    this.records[at + 5] = lit;
    this.place(this.count++);
  }

  private matches(at: number, nodes: Int32Array, size: number, table: number): boolean {
    const { records } = this;
    if (records[at + 4] !== table) return false;
    for (let i = 0; i < 4; i++) if (records[at + i] !== (i < size ? nodes[i] : 0)) return false;
    return true;
  }

  private place(record: number): void {
    const mask = this.slots.length - 1;
    const start = record * RECORD;
    const nodes = this.records.subarray(start, start + 4);
    let size = 4;
    while (size > 0 && nodes[size - 1] === 0) size--;
    let at = hash(nodes, size, this.records[start + 4]) & mask;
    while (this.slots[at] !== 0) at = (at + 1) & mask;
    this.slots[at] = record + 1;
  }

  private grow(): void {
    const records = new Int32Array(this.records.length * 2);
    records.set(this.records);
    this.records = records;
    this.slots = new Int32Array(this.slots.length * 2);
    for (let record = 0; record < this.count; record++) this.place(record);
  }
}

function hash(nodes: Int32Array, size: number, table: number): number {
  let h = Math.imul(table, 0x27d4eb2f);
  for (let i = 0; i < size; i++) h = Math.imul(h ^ nodes[i], 0x9e3779b1) ^ (h >>> 13);
  return h ^ (h >>> 15);
}
