import type { Opnd } from '../../../vm/code/code.ts';
import { OPERAND_SLOT } from '../../../vm/code/code.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import type { Draft, Graph, Node, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import { type Token, tokenOf } from '../graph/values.ts';
import { Cursor } from './cursor.ts';
import { Locals } from './locals.ts';
import { concrete } from './operands.ts';
import type { Pitfalls } from './pitfalls.ts';

/** What the instruction before computes, to be read when it has. */
export interface Unfinished {
  readonly fp: number;
  readonly outputs: readonly { readonly slot: number; readonly words: number; readonly signature: string }[];
  readonly inputs: readonly Token[];
  readonly then: (() => void) | null;
}

/** How things stood at some point of the thread, to go back to. */
export interface Snapshot {
  readonly cursor: ReturnType<Cursor['save']>;
  readonly registers: ReadonlyMap<number, Node>;
  readonly locals: Locals;
}

/** How far a thread of a run has come, in terms of the graph: what the parts of a tracker share. */
export class Course {
  readonly graph: Graph;
  readonly pitfalls: Pitfalls;
  readonly cursor: Cursor;
  /** By word of the thread's state: the node whose value the register holds. */
  private registers = new Map<number, Node>();
  locals = new Locals();
  unfinished: Unfinished | null = null;
  /** Nodes that the thread has come to. */
  readonly visited = new Set<Node>();

  constructor(graph: Graph, thread: number, pitfalls: Pitfalls) {
    this.graph = graph;
    this.pitfalls = pitfalls;
    this.cursor = new Cursor(graph, thread, pitfalls);
  }

  item(draft: Draft): Node {
    const node = this.cursor.item(draft);
    this.visited.add(node);
    return node;
  }

  source(t: Thread, fp: number, o: Opnd): Source {
    if (o.kind === OPERAND_SLOT) {
      const node = this.registers.get(fp + o.slot);
      if (node !== undefined) return node;
    }
    return concrete(t, fp, o);
  }

  define(fp: number, slot: number, source: Source | null): void {
    if (slot >= 0) this.defineAt(fp + slot, source);
  }

  /** The register at this word of the state holds the source. */
  defineAt(word: number, source: Source | null): void {
    if (source !== null && isNode(source)) this.registers.set(word, source);
    else this.registers.delete(word);
  }

  /** What the instruction before has computed can be read now. */
  finish(t: Thread): void {
    const { unfinished } = this;
    if (unfinished === null) return;
    this.unfinished = null;
    for (const { slot, words, signature } of unfinished.outputs) {
      if (slot < 0) continue;
      const at = unfinished.fp + slot;
      this.graph.learn(signature, unfinished.inputs, tokenOf(t.s, at, words, t.u, at));
    }
    unfinished.then?.();
  }

  /** The thread has failed in the instruction it has come to: what that computes for these inputs is the failure. */
  failed(fails: Token): void {
    const { unfinished } = this;
    if (unfinished !== null)
      for (const { signature } of unfinished.outputs) this.graph.learn(signature, unfinished.inputs, fails);
    this.unfinished = null;
  }

  save(): Snapshot {
    return {
      cursor: this.cursor.save(),
      registers: new Map(this.registers),
      locals: this.locals.copy(),
    };
  }

  restore({ cursor, registers, locals }: Snapshot): void {
    this.cursor.restore(cursor);
    this.registers = new Map(registers);
    this.locals = locals.copy();
  }
}
