import type { Node, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';

/**
 * What private memory holds, in one thread of one run. A load gets what the last store wrote, as long as no branch has been
 * closed since: its other directions may write there, too, so behind the place where they meet the load is a node of its
 * own ('open'), which looks for the last store that was executed.
 */
interface Entry {
  readonly size: number;
  /** Null: a constant. */
  readonly source: Node | null;
  readonly meetings: number;
}

const WIDEST = 16;

export class Locals {
  private readonly entries: Map<number, Entry>;
  private meetings: number;
  /** Where a store to an address that may differ has been: nothing before it is certain. */
  private blurred: number;

  constructor(entries = new Map<number, Entry>(), meetings = 0, blurred = -1) {
    this.entries = entries;
    this.meetings = meetings;
    this.blurred = blurred;
  }

  copy(): Locals {
    return new Locals(new Map(this.entries), this.meetings, this.blurred);
  }

  /** Directions of a branch have met. */
  met(): void {
    this.meetings++;
  }

  store(at: number, size: number, value: Source, _node: Node): void {
    this.forget(at, size);
    this.entries.set(at, { size, source: isNode(value) ? value : null, meetings: this.meetings });
  }

  clear(at: number, size: number): void {
    this.forget(at, size);
  }

  /** A store to an address that may differ. */
  blur(_at: number, _size: number, _value: Source, _node: Node): void {
    this.blurred = this.meetings;
    this.meetings++;
  }

  isStored(at: number, size: number): boolean {
    return this.entries.get(at)?.size === size;
  }

  /** A node; null: a constant; 'open': what was stored there last may differ; 'mixed': parts of stores. */
  load(at: number, size: number): Node | null | 'open' | 'mixed' {
    const entry = this.entries.get(at);
    if (entry !== undefined && entry.size === size)
      return entry.meetings === this.meetings ? entry.source : 'open';
    let found = false;
    for (const [, part] of this.touching(at, size)) {
      if (part.source !== null || part.meetings !== this.meetings) return 'mixed';
      found = true;
    }
    return this.meetings === 0 || found ? null : 'open';
  }

  private forget(at: number, size: number): void {
    if (size > 256) {
      for (const [address] of this.entries)
        if (address >= at && address < at + size) this.entries.delete(address);
      return;
    }
    for (const [address] of this.touching(at, size)) this.entries.delete(address);
  }

  private *touching(at: number, size: number): Generator<[number, Entry]> {
    for (let address = at - WIDEST + 1; address < at + size; address++) {
      const entry = this.entries.get(address);
      if (entry !== undefined && address + entry.size > at) yield [address, entry];
    }
  }
}
