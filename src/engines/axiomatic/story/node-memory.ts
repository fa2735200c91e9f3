import { ST_ADDR, ST_SIZE } from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { FlatMemory } from '../../../vm/memory/memory.ts';
import type { Event } from '../../bounded/events.ts';
import { isOwnFlag } from '../../bounded/memory/cells.ts';
import type { Node } from '../graph/nodes.ts';
import type { FoundGraph } from './found-graph.ts';

interface Word {
  readonly words: Int32Array;
  readonly undef: Int32Array;
}

/** Of one address. */
interface Stores {
  /** The calls that wrote there in earlier lives of its block, in order. */
  readonly past: number[];
  /** Writes outside the graph, and those of the graph with their nodes. */
  readonly outside: number[];
  readonly nodes: number[];
}

/** Words and undefined bits, each with where they begin in their array. */
export interface StoredWords {
  readonly words: Int32Array;
  readonly at: number;
  readonly undef: Int32Array;
  readonly undefAt: number;
}

/**
 * What the reads of a graph get, and what is there in the end. A node reads from the node that the graph says, whether that was run
 * already or not; everything else goes to and from plain memory. Each store has the number of its call, by which the story is
 * told.
 */
export class NodeMemory {
  /** Memory as it is, whatever the graph says. */
  readonly flat: FlatMemory;
  /** What was loaded last. */
  readonly words = new Int32Array(4);
  readonly undef = new Int32Array(4);
  /** By node: the recorder's number of its call. */
  readonly told: Map<number, number>;
  private readonly machine: Machine;
  private readonly graph: FoundGraph;
  /** By node: what it wrote. */
  private readonly written = new Map<number, Word>();
  /** By address: memory as it was before any write of the graph. */
  private readonly first = new Map<number, Word>();
  /** By address: the last call that wrote there outside the graph. */
  private readonly outside = new Map<number, number>();
  private readonly stores = new Map<number, Stores>();
  private readonly scratch = new Int32Array(4);
  private readonly scratchUndef = new Int32Array(4);

  constructor(machine: Machine, graph: FoundGraph, told: Map<number, number>) {
    this.machine = machine;
    this.graph = graph;
    this.told = told;
    this.flat = new FlatMemory(machine);
  }

  /** The node that a read reads from; undefined: none of the graph, or the initial value. */
  sourceOf(read: Node | undefined): Node | undefined {
    const source = this.rfOf(read);
    return source === undefined || source.thread < 0 ? undefined : source;
  }

  private rfOf(read: Node | undefined): Node | undefined {
    const from = read === undefined ? -1 : (this.graph.rf.get(read.id) ?? -1);
    return from < 0 ? undefined : this.graph.encoding.nodes.all[from];
  }

  /** What the pending read gets: from the write it reads from, or from memory. */
  load(slot: number, read: Node | undefined, event: Event | null): void {
    const s = this.machine.state(slot);
    const source = this.sourceOf(read);
    if (source === undefined) {
      this.flat.load(s[ST_ADDR], s[ST_SIZE], this.words, this.undef);
      if (this.rfOf(read) !== undefined) this.initialValue(s[ST_ADDR], s[ST_SIZE]);
      return;
    }
    const value = this.written.get(source.id);
    if (value !== undefined) {
      this.words.set(value.words);
      this.undef.set(value.undef);
    } else this.promised(event);
  }

  private initialValue(address: number, size: number): void {
    const before = this.first.get(address);
    if (before === undefined) return;
    for (let i = 0; 4 * i < size; i++) {
      this.words[i] = before.words[i];
      this.undef[i] = before.undef[i];
    }
  }

  /** From the model: the write has not been run yet. */
  private promised(event: Event | null): void {
    const { circuit, cells } = this.graph.encoding.program;
    let bits = 0n;
    let undef = 0n;
    let at = 0n;
    for (const { read, targets } of event?.parts ?? []) {
      if (read === null || targets.length === 0 || isOwnFlag(targets[0].cell.key)) continue;
      const value = cells.domainOf(targets[0].cell).decode(circuit, read);
      bits |= this.graph.cnf.valueOfBits(value.bits) << at;
      if (value.undef !== null) undef |= this.graph.cnf.valueOfBits(value.undef) << at;
      at += BigInt(value.bits.length);
    }
    for (let k = 0; k < 4; k++) {
      this.words[k] = Number(BigInt.asIntN(32, bits >> BigInt(32 * k)));
      this.undef[k] = Number(BigInt.asIntN(32, undef >> BigInt(32 * k)));
    }
  }

  /** What the pending event stores, as the call of this number. */
  store(
    slot: number,
    write: Node | undefined,
    call: number,
    { words, at, undef, undefAt }: StoredWords,
  ): void {
    const s = this.machine.state(slot);
    const [address, size] = [s[ST_ADDR], s[ST_SIZE]];
    if (write !== undefined && !this.first.has(address)) {
      this.flat.load(address, size, this.scratch, this.scratchUndef);
      this.first.set(address, { words: this.scratch.slice(), undef: this.scratchUndef.slice() });
    }
    const stores = this.stores.get(address) ?? { past: [], outside: [], nodes: [] };
    this.stores.set(address, stores);
    if (write === undefined) {
      this.outside.set(address, call);
      stores.outside.push(call);
    } else {
      const count = (size + 3) >> 2;
      const value = { words: new Int32Array(4), undef: new Int32Array(4) };
      value.words.set(words.subarray(at, at + count));
      value.undef.set(undef.subarray(undefAt, undefAt + count));
      this.written.set(write.id, value);
      this.told.set(write.id, call);
      stores.nodes.push(write.id);
    }
    this.flat.store(address, size, words, at, undef, undefAt);
  }

  /** A freed block is a new one now: what was written there before is no longer what is there. */
  forget(address: number, size: number): void {
    for (const [at, stores] of this.stores) {
      if (at < address || at >= address + size) continue;
      stores.past.push(...this.inOrder(stores));
      stores.outside.length = stores.nodes.length = 0;
      this.first.delete(at);
      this.outside.delete(at);
    }
  }

  /** The last call that wrote there outside the graph, -1 for none. */
  lastOutside(address: number): number {
    return this.outside.get(address) ?? -1;
  }

  /** What is there in the end, by coherence. */
  latest(address: number, size: number): Int32Array {
    const { nodes } = this.stores.get(address) ?? { nodes: [] };
    const last = nodes.find((a) => nodes.every((b) => a === b || this.graph.coherent(b, a)));
    const value = last === undefined ? undefined : this.written.get(last);
    if (value !== undefined) return value.words;
    this.flat.load(address, size, this.words, this.undef);
    return this.words.slice();
  }

  /** By address: the calls that wrote there, in the order of the writes. */
  coherence(): [number, number[]][] {
    return [...this.stores].map(([address, stores]) => [address, [...stores.past, ...this.inOrder(stores)]]);
  }

  private inOrder({ outside, nodes }: Stores): number[] {
    const sorted = [...nodes].sort((a, b) => (this.graph.coherent(a, b) ? -1 : 1));
    return [...outside, ...sorted.map((id) => this.told.get(id) as number)];
  }
}
