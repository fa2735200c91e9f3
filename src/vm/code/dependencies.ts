import type { Thread } from '../memory/thread.ts';
import type { Decoded, FuncCode, Opnd } from './code.ts';
import { OPERAND_CONST, OPERAND_SLOT } from './code.ts';
import { EV_CAS } from './event.ts';
import { PRIVATE_SPAN, ST_DST, ST_DST_OK, ST_DST_WORDS, ST_EVENT, ST_FP } from './layout.ts';

/**
 * Dependencies as executed: which of a thread's own reads a value, an address or a branch was computed from, followed
 * through registers (SSA def-use) and private memory. One bit per read, by its number in the thread's trace.
 *
 * Watches the interpreter instruction by instruction. Keys are words of the thread's state: registers and private
 * memory live in the same array, so one map serves both.
 *
 * What counts for c11's satisfaction order (docs/models.md, `dep`): (1) values and addresses; (2) loads the exit of a loop
 * depends on, towards everything after; (4) loads a branch depends on, towards every later store; (5) loads the
 * address of a store depends on, towards every later store. (3), acquire, is in c11.cat. Create, unlock and the end of a
 * thread count as stores: what the end hands on to a join is the returned value, and what the thread has not done. An
 * assume is a branch.
 */
export interface Dependencies {
  readonly addr: bigint;
  readonly data: bigint;
  readonly ctrl: bigint;
  /** Loads that hold back every later event, and every later store. */
  readonly loops: bigint;
  readonly stores: bigint;
}

export const NO_DEPENDENCIES: Dependencies = { addr: 0n, data: 0n, ctrl: 0n, loops: 0n, stores: 0n };

export class DependencyTracker {
  private reads = new Map<number, bigint>();
  private ctrl = 0n;
  private loops = 0n;
  private stores = 0n;
  /** Taints of the arguments of a call or of returned values, until the other frame is there. */
  private passing: {
    readonly kind: 'call' | 'return';
    readonly taints: readonly bigint[];
    readonly into: readonly { readonly slot: number; readonly words: number }[];
    readonly fp: number;
  } | null = null;
  private pending: Dependencies = { addr: 0n, data: 0n, ctrl: 0n, loops: 0n, stores: 0n };

  clone(): DependencyTracker {
    const copy = new DependencyTracker();
    copy.reads = new Map(this.reads);
    copy.ctrl = this.ctrl;
    copy.loops = this.loops;
    copy.stores = this.stores;
    copy.passing = this.passing;
    copy.pending = this.pending;
    return copy;
  }

  /** Of the event the thread is at. */
  atEvent = (): Dependencies => this.pending;

  /** The pending event is read number `read`: what it delivers comes from there. */
  delivered(state: Int32Array, read: number): void {
    if (state[ST_DST] >= 0)
      for (let k = 0; k < state[ST_DST_WORDS]; k++) this.reads.set(state[ST_DST] + k, 1n << BigInt(read));
    if (state[ST_EVENT] === EV_CAS) this.reads.set(state[ST_DST_OK], 1n << BigInt(read));
  }

  /** Called before each instruction. */
  watch(t: Thread, code: FuncCode, d: Decoded, fp: number): void {
    this.arrive(t, code, fp);
    const i = d.src;
    const taints = d.args.map((operand) => this.of(fp, operand));
    const all = taints.reduce((sum, taint) => sum | taint, 0n);
    switch (i.op) {
      case 'condbr':
      case 'switch':
        return this.branch(t, code, d, fp, all);
      case 'br':
        return this.edge(d.edges[0], fp);
      case 'assume':
        this.event(0n, all);
        this.ctrl |= all;
        return;
      case 'call':
      case 'icall':
        this.passing = {
          kind: 'call',
          taints: i.op === 'icall' ? taints.slice(1) : taints,
          into: d.dsts,
          fp,
        };
        return;
      case 'ret':
        this.event(0n, all);
        this.passing = { kind: 'return', taints, into: [], fp };
        return;
      case 'load': {
        this.event(taints[0], 0n);
        const word = this.privateWord(t, fp, d.args[0]);
        this.put(fp, d.dst, d.dstWords, word < 0 ? taints[0] : taints[0] | this.words(word, d.size));
        return;
      }
      case 'store': {
        const word = this.privateWord(t, fp, d.args[0]);
        this.event(taints[0], taints[1]);
        if (word < 0) this.stores |= taints[0];
        else for (let k = 0; k < Math.max(1, d.size >> 2); k++) this.reads.set(word + k, all);
        return;
      }
      case 'rmw':
      case 'cmpxchg':
        this.event(taints[0], all & ~0n);
        this.stores |= taints[0];
        this.put(fp, d.dst, d.dstWords, all);
        return;
      default:
        this.event(0n, all);
        if (d.dst >= 0) this.put(fp, d.dst, d.dstWords, all);
        if (d.dst2 >= 0) this.put(fp, d.dst2, 1, all);
    }
  }

  private event(addr: bigint, data: bigint): void {
    this.pending = { addr, data, ctrl: this.ctrl, loops: this.loops, stores: this.stores };
  }

  private branch(t: Thread, code: FuncCode, d: Decoded, fp: number, taint: bigint): void {
    this.ctrl |= taint;
    const taken = d.edges[this.takenEdge(t, d, fp)];
    if (taint !== 0n) {
      for (const edge of d.edges) {
        const leaves = code.func.loops.some(
          (loop) =>
            loop.blocks.some((b) => b === d.block) !== loop.blocks.some((b) => b === edge.to) &&
            loop.blocks.some((b) => b === d.block),
        );
        if (leaves) this.loops |= taint;
      }
    }
    this.edge(taken, fp);
  }

  private takenEdge(t: Thread, d: Decoded, fp: number): number {
    const operand = d.args[0];
    const word = (k: number): number =>
      operand.kind === OPERAND_SLOT
        ? t.s[fp + operand.slot + k]
        : operand.kind === OPERAND_CONST
          ? operand.w[k]
          : 0;
    if (d.src.op === 'condbr') return (word(0) & 1) !== 0 ? 0 : 1;
    for (let c = 0; c < d.edges.length - 1; c++) {
      let same = true;
      for (let k = 0; k < operand.words; k++) same &&= d.cases[4 * c + k] === word(k);
      if (same) return c;
    }
    return d.edges.length - 1;
  }

  private edge(edge: Decoded['edges'][number], fp: number): void {
    const taints = edge.args.map((operand) => this.of(fp, operand));
    for (const [k, operand] of edge.args.entries()) this.put(fp, edge.params[k], operand.words, taints[k]);
  }

  /** First instruction in another frame: parameters and results take over what was passed. */
  private arrive(t: Thread, code: FuncCode, fp: number): void {
    const passing = this.passing;
    if (passing === null || fp === passing.fp) return;
    this.passing = null;
    if (passing.kind === 'call') {
      for (const [k, param] of code.params.entries())
        this.put(fp, param.slot, param.words, passing.taints[k] ?? 0n);
      return;
    }
    const call = code.code[t.s[t.s[ST_FP] + 1] - 1];
    for (const [k, dst] of (call?.dsts ?? []).entries())
      this.put(fp, dst.slot, dst.words, passing.taints[k] ?? 0n);
  }

  private of(fp: number, operand: Opnd): bigint {
    if (operand.kind !== OPERAND_SLOT) return 0n;
    let taint = 0n;
    for (let k = 0; k < operand.words; k++) taint |= this.reads.get(fp + operand.slot + k) ?? 0n;
    return taint;
  }
  private words(word: number, size: number): bigint {
    let taint = 0n;
    for (let k = 0; k < Math.max(1, size >> 2); k++) taint |= this.reads.get(word + k) ?? 0n;
    return taint;
  }
  private put(fp: number, slot: number, words: number, taint: bigint): void {
    for (let k = 0; k < words; k++) {
      if (taint === 0n) this.reads.delete(fp + slot + k);
      else this.reads.set(fp + slot + k, taint);
    }
  }
  /** The state word a private access reaches, or -1 for shared memory. */
  private privateWord(t: Thread, fp: number, address: Opnd): number {
    const at = address.kind === OPERAND_SLOT ? t.s[fp + address.slot] : address.w[0];
    const offset = at - t.base;
    return offset >= 0 && offset < PRIVATE_SPAN ? offset >> 2 : -1;
  }
}

/** The loads that hold an event back in the satisfaction order, acquires apart. `store`: a write, create or end. */
export const heldBackBy = ({ addr, data, ctrl, loops, stores }: Dependencies, store: boolean): bigint =>
  addr | loops | (store ? data | ctrl | stores : 0n);
