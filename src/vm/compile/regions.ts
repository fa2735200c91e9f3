/**
 * How a function is cut for generated code (compile.ts): which instructions it does itself, which blocks are nested
 * into the region of their only predecessor, where regions begin, and which values must be in the frame.
 */
import type { Type } from '../../ir/types.ts';
import { defsOf, operandsOf } from '../../ir/uses.ts';
import { regWords } from '../arithmetic/words.ts';
import { atomicAlign, isAtomic } from '../code/atomic-align.ts';
import type { Decoded, FuncCode } from '../code/code.ts';
import { OPERAND_CONST, OPERAND_UNDEF } from '../code/code.ts';
import type { Basis } from '../code/image-types.ts';
import { CONST_BASE } from '../code/layout.ts';

const MAX_NESTING = 24;
/** A region ends when it has this many instructions (or a chunk's), so that chunks can be cut anywhere. */
const MAX_REGION = 400;

/** Goes on in the same region; suspends with an event; pushes a frame; is left to the interpreter. */
export type Form = 'inline' | 'event' | 'call' | 'slow';

export class Regions {
  private readonly fc: FuncCode;
  private readonly basis: Basis;
  private readonly limit: number;
  readonly forms: readonly Form[];
  /** By block: is it nested into its predecessor's region? */
  readonly inlined: boolean[];
  /** State number by pc, -1: not an entry. */
  readonly entry: Int32Array;
  /** By pc; every region but the ones nested blocks continue begins at an entry. */
  private readonly region: Int32Array;
  /** By value: 1 if a region other than the one that defines it, or the interpreter, uses it. */
  readonly inSlot: Uint8Array;
  /** By value: how often it is used. */
  readonly uses: Int32Array;
  /** By state: instructions of its region. */
  readonly lengths: number[] = [];
  /** By state: its live words, where they have been asked for. */
  private readonly liveIn: Int32Array[] = [];
  /** By block: where each value is used last in it. */
  private readonly lastUses: (Map<number, number> | undefined)[] = [];

  constructor(fc: FuncCode, basis: Basis, chunk: number) {
    this.fc = fc;
    this.basis = basis;
    this.limit = Math.min(MAX_REGION, chunk);
    this.forms = fc.code.map((d) => this.formOf(d));
    this.inlined = this.chooseInlined();
    this.entry = new Int32Array(fc.code.length + 1).fill(-1);
    this.region = new Int32Array(fc.code.length).fill(-1);
    this.inSlot = new Uint8Array(fc.func.valueCount);
    this.uses = new Int32Array(fc.func.valueCount);
    this.findRegions();
    this.findSlots();
  }

  private formOf(d: Decoded): Form {
    const i = d.src;
    const hasUndef =
      d.args.some((a) => a.kind === OPERAND_UNDEF) ||
      d.edges.some((e) => e.args.some((a) => a.kind === OPERAND_UNDEF));
    if (hasUndef) return 'slow';
    switch (i.op) {
      case 'bin':
      case 'fbin':
      case 'icmp':
      case 'fcmp':
      case 'cast':
      case 'select':
      case 'gep':
      case 'unary':
      case 'nary':
      case 'overflow':
      case 'freeze':
      case 'assert':
      case 'inrange':
      case 'require':
      case 'serial':
      case 'assume':
      case 'br':
      case 'condbr':
      case 'switch':
      case 'ret':
      case 'self':
        return 'inline';
      case 'alloca':
        return this.fc.objects.has(d.pc) ? 'inline' : 'slow';
      case 'lifetime':
        return d.root !== null && d.rootOffset === 0 ? 'inline' : 'slow';
      case 'load':
        if (i.scope === 'private' || this.isConstant(d)) return this.isSeenAligned(d) ? 'inline' : 'slow';
        return 'event';
      case 'store':
        if (i.scope === 'private') return this.isSeenAligned(d) ? 'inline' : 'slow';
        return 'event';
      case 'rmw':
      case 'cmpxchg':
        return i.scope === 'private' ? 'slow' : 'event';
      case 'fence':
      case 'sync':
        return 'event';
      case 'call':
        return i.varargs.length === 0 && this.basis.program.functions[i.func].blocks.length > 0
          ? 'call'
          : 'slow';
      default:
        return 'slow';
    }
  }

  /** The address is in constant memory, known now. */
  isConstant(d: Decoded): boolean {
    const a = d.args[0];
    return (
      a.kind === OPERAND_CONST && a.w[0] >= CONST_BASE && a.w[0] < CONST_BASE + this.basis.constBytes.length
    );
  }
  /** An access that need not stand at a multiple of its size, or does. */
  private isSeenAligned(d: Decoded): boolean {
    const offset = d.args[0].kind === OPERAND_CONST ? d.args[0].w[0] : d.rootOffset;
    const align = isAtomic(d.src) ? atomicAlign(d.size, this.basis.pointerBytes) : 1;
    return align === 1 || (offset !== null && offset % align === 0);
  }

  /** The address is a global's, known now, and not constant: certainly an event. */
  isGlobal(d: Decoded): boolean {
    return d.args[0].kind === OPERAND_CONST && !this.isConstant(d);
  }

  private chooseInlined(): boolean[] {
    const { fc } = this;
    const n = fc.func.blocks.length;
    const edges = new Int32Array(n);
    const from = new Int32Array(n).fill(-1);
    for (const d of fc.code)
      for (const e of d.edges) {
        edges[e.to]++;
        from[e.to] = d.block;
      }
    const depth = new Int32Array(n).fill(-1);
    const inlined = new Array<boolean>(n).fill(false);
    const depthOf = (b: number): number => {
      const chain: number[] = [];
      let at = b;
      while (depth[at] < 0 && at !== 0 && edges[at] === 1 && !chain.includes(at)) {
        chain.push(at);
        at = from[at];
      }
      let d = depth[at] < 0 ? (depth[at] = 0) : depth[at];
      for (const c of chain.reverse()) {
        d = d + 1 > MAX_NESTING ? 0 : d + 1;
        /* an edge without arguments or loop head can be nested; a slow terminator leaves its targets to the interpreter */
        if (this.forms[this.lastPc(from[c])] === 'slow' || c === from[c]) d = 0;
        depth[c] = d;
        inlined[c] = d > 0;
      }
      return d;
    };
    for (let b = 0; b < n; b++) depthOf(b);
    /* a block that heads a loop must be entered through its checks */
    for (const d of fc.code) for (const e of d.edges) if (e.loop !== null) inlined[e.to] = false;
    return inlined;
  }

  lastPc(block: number): number {
    return block + 1 < this.fc.starts.length ? this.fc.starts[block + 1] - 1 : this.fc.code.length - 1;
  }

  private findRegions(): void {
    const { fc } = this;
    let regions = 0;
    let states = 0;
    const begin = (pc: number): number => {
      this.entry[pc] = states++;
      this.lengths.push(0);
      return ++regions;
    };
    const work = [0];
    const reached = new Uint8Array(fc.starts.length);
    reached[0] = 1;
    /** Regions and states are made in step: region r is state r − 1. */
    const walk = (block: number, start: number): void => {
      let region = start;
      const last = this.lastPc(block);
      for (let pc = fc.starts[block]; pc <= last; pc++) {
        this.region[pc] = region;
        this.lengths[region - 1]++;
        if (pc < last && (this.forms[pc] !== 'inline' || this.lengths[region - 1] >= this.limit))
          region = begin(pc + 1);
      }
      for (const { to } of fc.code[last].edges) {
        if (this.inlined[to] && this.lengths[region - 1] >= this.limit) this.inlined[to] = false;
        if (this.inlined[to]) walk(to, region);
        else if (reached[to] === 0) {
          reached[to] = 1;
          work.push(to);
        }
      }
    };
    for (const b of work) walk(b, begin(fc.starts[b]));
  }

  private findSlots(): void {
    const { fc } = this;
    const home = new Int32Array(fc.func.valueCount).fill(-2);
    fc.func.blocks.forEach((block, b) => {
      for (const p of block.params) home[p.id] = this.inlined[b] ? this.region[fc.starts[b]] : -1;
    });
    for (const p of fc.func.params) home[p.id] = -1;
    for (const d of fc.code)
      for (const { id: v } of defsOf(d.src)) home[v] = this.forms[d.pc] === 'inline' ? this.region[d.pc] : -1;
    for (let v = 0; v < home.length; v++) if (home[v] === -1) this.inSlot[v] = 1;
    for (const d of fc.code)
      for (const o of operandsOf(d.src)) {
        if (o.kind !== 'value') continue;
        this.uses[o.id]++;
        if (home[o.id] !== this.region[d.pc] || this.forms[d.pc] === 'slow') this.inSlot[o.id] = 1;
      }
  }

  /** Frame words of the values that are live in this state. Few states are asked for: those where undefined bits end. */
  liveAt(state: number): Int32Array {
    const { fc } = this;
    const found = this.liveIn[state];
    if (found !== undefined) return found;
    const start = this.entry.indexOf(state);
    const { block } = fc.code[start];
    const live = new Set(fc.live.valuesOut(block));
    for (let pc = this.lastPc(block); pc >= start; pc--) {
      for (const { id: v } of defsOf(fc.code[pc].src)) live.delete(v);
      for (const o of operandsOf(fc.code[pc].src)) if (o.kind === 'value') live.add(o.id);
    }
    const words = [...live].flatMap((v) =>
      Array.from({ length: regWords(fc.types[v] as Type) }, (_, k) => fc.slot[v] + k),
    );
    this.liveIn[state] = Int32Array.from(words);
    return this.liveIn[state];
  }

  /** Is v, which is defined before pc, used at pc or later? */
  isLive(v: number, pc: number): boolean {
    const { fc } = this;
    const { block } = fc.code[pc];
    if (fc.live.isLiveOut(block, v)) return true;
    let last = this.lastUses[block];
    if (last === undefined) {
      last = new Map();
      for (let p = fc.starts[block]; p <= this.lastPc(block); p++)
        for (const o of operandsOf(fc.code[p].src)) if (o.kind === 'value') last.set(o.id, p);
      this.lastUses[block] = last;
    }
    return (last.get(v) ?? -1) >= pc;
  }
}
