/**
 * One thread's memory: its state words with their undefined bits, and the tables of the objects it allocated.
 * The tables are append-only; how many entries count is in the header, so a restored state has its own objects back.
 */

import { ARGS, ARGS_UNDEF, CALL, VARARGS, VARARGS_UNDEF } from '../arithmetic/scratch.ts';
import type { FuncCode } from '../code/code.ts';
import type { Image } from '../code/image-types.ts';
import {
  FR_FOREIGN,
  FR_FUNC,
  FR_PC,
  FR_PREV,
  FR_SHADOW,
  FR_VA,
  FR_VA_BYTES,
  FR_VLA,
  HEAP_OFFSET,
  PRIVATE_SPAN,
  ST_DST,
  ST_FP,
  ST_HAS_UNDEF,
  ST_HEADER,
  ST_HEAP_NEXT,
  ST_HEAP_TABLE,
  ST_OBJECTS,
  ST_REUSED,
  ST_REUSED_TABLE,
  ST_SITE,
  ST_SP,
  ST_STACK_NEXT,
  ST_STACK_OBJECTS,
  ST_STACK_TABLE,
  ST_STATUS,
  STACK_OFFSET,
  STATUS_READY,
  THREAD_BASE,
  THREAD_SPAN,
} from '../code/layout.ts';
import { HistoryTable } from './history-table.ts';

/**
 * Entries of the object tables: base address, bytes, site, and for stack objects the frame they die with and what the
 * frame's word for their alloca (FuncCode.livingAt) said before.
 */
export const OBJECT_WORDS = 5;
const VA_GAP = 4;
const MAX_WORDS = PRIVATE_SPAN / 4;

/** An object in a table: the five words of its entry. */
interface Entry {
  readonly base: number;
  readonly bytes: number;
  readonly site: number;
  readonly frame: number;
  readonly before: number;
}

export class Thread {
  readonly slot: number;
  /** Address of word 0. */
  readonly base: number;
  s: Int32Array;
  u: Int32Array;
  /** The same memory as s and u, as bytes. */
  b: Uint8Array;
  ub: Uint8Array;
  /** May words of u beyond what ST_HAS_UNDEF speaks of be non-zero? */
  dirty = false;
  private readonly heap = new HistoryTable(OBJECT_WORDS);
  private readonly stack = new HistoryTable(OBJECT_WORDS);
  private readonly reused = new HistoryTable(2);

  /** Weight of the blocks that may run between two events. */
  readonly stepLimit: number;

  constructor(slot: number, words: number, stepLimit: number) {
    this.slot = slot;
    this.stepLimit = stepLimit;
    this.base = THREAD_BASE + slot * THREAD_SPAN;
    this.s = new Int32Array(words);
    this.u = new Int32Array(words);
    this.b = new Uint8Array(this.s.buffer);
    this.ub = new Uint8Array(this.u.buffer);
  }

  /** Makes room for `words` words; false if no thread may have that many. */
  reserve(words: number): boolean {
    if (words <= this.s.length) return true;
    if (words > MAX_WORDS) return false;
    const size = Math.min(MAX_WORDS, Math.max(words, 2 * this.s.length));
    const s = new Int32Array(size);
    const u = new Int32Array(size);
    s.set(this.s);
    u.set(this.u);
    this.s = s;
    this.u = u;
    this.b = new Uint8Array(s.buffer);
    this.ub = new Uint8Array(u.buffer);
    return true;
  }

  /** The state before its first instruction: header, private thread-locals, no frame. */
  start(image: Image): void {
    if (this.s[ST_HAS_UNDEF] !== 0) this.dirty = true;
    const words = ST_HEADER + image.tlsPrivate.length;
    this.reserve(words + 64);
    this.s.fill(0, 0, words);
    this.u.fill(0, 0, words);
    this.s.set(image.tlsPrivate, ST_HEADER);
    this.s[ST_STATUS] = STATUS_READY;
    this.s[ST_DST] = -1;
    this.s[ST_SP] = words;
    this.s[ST_HEAP_NEXT] = this.base + HEAP_OFFSET;
    this.s[ST_STACK_NEXT] = this.base + STACK_OFFSET + image.tlsEscaping.length;
  }

  /**
   * A frame for `code` on top, with the arguments in ARGS (and VARARGS); false when the stack has no room.
   * Registers of a new frame have no undefined bits but those of its arguments.
   */
  push(code: FuncCode, image: Image): boolean {
    image.prepare(code.id);
    const fp = Math.ceil(this.s[ST_SP] / code.frameAlign) * code.frameAlign;
    const vaWords = CALL.vaWords;
    const va = (fp + code.frameWords + VA_GAP + 3) & ~3;
    const end = vaWords === 0 ? fp + code.frameWords : va + vaWords + VA_GAP;
    if (!this.reserve(end)) return false;
    const { s, u } = this;
    s[fp + FR_FUNC] = code.id;
    s[fp + FR_PC] = 0;
    s[fp + FR_PREV] = s[ST_FP];
    s[fp + FR_VLA] = 0;
    s[fp + FR_SHADOW] = 0;
    s[fp + FR_FOREIGN] = 0;
    s[fp + FR_VA] = vaWords === 0 ? 0 : va;
    s[fp + FR_VA_BYTES] = 4 * vaWords;
    if (end - fp > 64) u.fill(0, fp, end);
    else for (let i = fp; i < end; i++) u[i] = 0;
    for (let i = 0; i < code.livingWords.length; i++) s[fp + code.livingWords[i]] = 0;
    let from = 0;
    for (let i = 0; i < code.params.length; i++) {
      const p = code.params[i];
      for (let k = 0; k < p.words; k++, from++) {
        if (p.slot < 0) continue;
        s[fp + p.slot + k] = ARGS[from];
        if (CALL.undef && ARGS_UNDEF[from] !== 0) {
          u[fp + p.slot + k] = ARGS_UNDEF[from];
          s[fp + FR_SHADOW] = 1;
          s[ST_HAS_UNDEF] = 1;
        }
      }
    }
    for (let i = 0; i < vaWords; i++) {
      s[va + i] = VARARGS[i];
      if (CALL.undef && VARARGS_UNDEF[i] !== 0) {
        u[va + i] = VARARGS_UNDEF[i];
        s[ST_HAS_UNDEF] = 1;
      }
    }
    s[ST_FP] = fp;
    s[ST_SP] = end;
    return true;
  }

  /** Takes the top frame away and puts the values in ARGS where the caller wants them. False: it was the last one. */
  pop(image: Image): boolean {
    const { s, u } = this;
    const fp = s[ST_FP];
    const caller = s[fp + FR_PREV];
    s[ST_SP] = fp;
    s[ST_FP] = caller;
    if (caller === 0) return false;
    const dsts = image.code[s[caller]].code[s[caller + FR_PC] - 1].dsts;
    let from = 0;
    for (let i = 0; i < dsts.length; i++) {
      const d = dsts[i];
      for (let k = 0; k < d.words; k++, from++) {
        s[caller + d.slot + k] = ARGS[from];
        if (CALL.undef && ARGS_UNDEF[from] !== 0) {
          u[caller + d.slot + k] = ARGS_UNDEF[from];
          s[caller + FR_SHADOW] = 1;
          s[ST_HAS_UNDEF] = 1;
        } else if (s[caller + FR_SHADOW] !== 0) u[caller + d.slot + k] = 0;
      }
    }
    return true;
  }

  /** The entries of a table as the thread's state has it, OBJECT_WORDS words each. */
  entries(table: 'heap' | 'stack'): Int32Array {
    return table === 'heap' ? this.heap.of(this.s[ST_HEAP_TABLE]) : this.stack.of(this.s[ST_STACK_TABLE]);
  }

  /** Enters an object into a table. */
  enter(table: 'heap' | 'stack', { base, bytes, site, frame, before }: Entry): void {
    const { s } = this;
    const [count, version] =
      table === 'heap' ? [ST_OBJECTS, ST_HEAP_TABLE] : [ST_STACK_OBJECTS, ST_STACK_TABLE];
    s[version] = this[table].enter(s[version], s[count], [base, bytes, site, frame, before]);
    s[count]++;
  }

  /** The pending allocation gets a block that was freed, in place of the one it has made. */
  getAgain(address: number): void {
    const { s } = this;
    s[ST_OBJECTS]--;
    s[ST_HEAP_TABLE] = this.heap.back(s[ST_HEAP_TABLE], s[ST_OBJECTS]);
    s[ST_REUSED_TABLE] = this.reused.enter(s[ST_REUSED_TABLE], s[ST_REUSED], [address, s[ST_SITE]]);
    s[ST_REUSED]++;
  }

  /** The sites of the allocations of this thread that have got the freed block at `address`. */
  sitesOfAgain(address: number): number[] {
    const { s } = this;
    const t = this.reused.of(s[ST_REUSED_TABLE]);
    const sites: number[] = [];
    for (let i = 0; i < s[ST_REUSED]; i++) if (t[2 * i] === address) sites.push(t[2 * i + 1]);
    return sites;
  }

  /** Index of the entry whose object begins last at or before `address`, or -1. Addresses ascend in both tables. */
  lookup(table: 'heap' | 'stack', address: number): number {
    const t = this.entries(table);
    let low = 0;
    let high = this.s[table === 'heap' ? ST_OBJECTS : ST_STACK_OBJECTS];
    while (low < high) {
      const mid = (low + high) >> 1;
      if (t[mid * OBJECT_WORDS] <= address) low = mid + 1;
      else high = mid;
    }
    return low - 1;
  }
}
