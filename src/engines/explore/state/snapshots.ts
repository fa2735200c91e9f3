import type { ThreadId } from '../../../base/ids.ts';
import type { Machine } from '../../../vm/machine.ts';

/** States of threads, one after the other in one array; released in the order opposite to taking. */
export class Snapshots {
  words: Int32Array = new Int32Array(1 << 13);
  top = 0;
  private readonly machine: Machine;
  constructor(machine: Machine) {
    this.machine = machine;
  }

  take(t: ThreadId): number {
    const need = this.machine.snapshotWords(t);
    if (this.top + need > this.words.length) {
      const bigger = new Int32Array(2 * this.words.length + need);
      bigger.set(this.words);
      this.words = bigger;
    }
    const at = this.top;
    this.top += this.machine.snapshot(t, this.words, at);
    return at;
  }

  restore(t: ThreadId, at: number): void {
    this.machine.restore(t, this.words, at);
  }

  get bytes(): number {
    return 4 * this.words.length;
  }
}
