/**
 * A function ready to run: linear code (blocks one after the other, each instruction and terminator one index,
 * "pc"), operands resolved to frame words or constants, the frame's layout, and what loop heads must remember.
 */

import type { Liveness } from '../../ir/analysis/liveness.ts';
import { livenessOf } from '../../ir/analysis/liveness.ts';
import type { Func, Instr, Jump, Operand, Terminator, Type } from '../../ir/types.ts';
import { operandsOf, successors } from '../../ir/uses.ts';
import { constWords, memBytes, regBits, regWords, topMask } from '../arithmetic/words.ts';
import { countersOf, NO_COUNTERS } from './counters.ts';
import { allocateSlots } from './frame.ts';

export const OPERAND_SLOT = 0;
export const OPERAND_CONST = 1;
/** The running thread's base address plus `w0`. */
export const OPERAND_THREAD = 2;
export const OPERAND_UNDEF = 3;

export interface Opnd {
  readonly kind: number;
  /** Frame word (OPERAND_SLOT), else -1. */
  readonly slot: number;
  readonly words: number;
  readonly bits: number;
  readonly w: Int32Array;
  /** The value's id, or -1. */
  readonly value: number;
}

export interface LoopCode {
  readonly id: number;
  readonly header: number;
  readonly blocks: ReadonlySet<number>;
  /** Check for awaits here: first of 6 words (effects, events, idle, foreign, held, locks), else -1. */
  readonly awaitAt: number;
  /** May rounds count, and take and give back locks? */
  readonly wide: boolean;
  /** Frame words of the counters (counters.ts), and whether one of them also bounds the loop. */
  readonly counters: Int32Array;
  readonly isBounded: boolean;
  /** A bounded loop: did rounds come back that changed nothing else (for the engine to say), and some that did? Of all runs. */
  readonly seen: { idle: boolean; changed: boolean };
  /** Frame words of the header's live parameters, and where the last visit's are kept. */
  readonly params: Int32Array;
  readonly saved: Int32Array;
  /** Private stack objects [memory, memory + memoryWords) are compared too; kept at memorySaved. */
  readonly memory: number;
  readonly memoryWords: number;
  readonly memorySaved: number;
  /** Frame word that counts back edges, or -1; and how many may be taken. */
  readonly counter: number;
  readonly bound: number;
}

export interface Edge {
  readonly to: number;
  readonly args: readonly Opnd[];
  /** Frame words of the target's parameters. */
  readonly params: readonly number[];
  /** Header of this loop is the target. */
  readonly loop: LoopCode | null;
  readonly back: boolean;
  /** Instructions an iteration has at least, for edges that go backwards; else 0. */
  readonly weight: number;
}

export interface Decoded {
  readonly src: Instr | Terminator;
  readonly pc: number;
  readonly block: number;
  /** As operandsOf(src); for branches without the jumps' arguments. */
  readonly args: readonly Opnd[];
  readonly dst: number;
  readonly dstWords: number;
  /** Second result (overflow, ok) or -1. */
  readonly dst2: number;
  /** Bits of the result's register; of the operands' for compares and casts in `fromBits`. */
  readonly bits: number;
  readonly fromBits: number;
  /** Accesses: the private object of this frame that the address is derived from, and the constant offset, if known. */
  readonly root: PrivateObject | null;
  readonly rootOffset: number | null;
  /** Bytes in memory, for accesses. */
  readonly size: number;
  readonly mask: number;
  readonly edges: readonly Edge[];
  /** Switches: four words per case. */
  readonly cases: Int32Array;
  /** Calls: frame words and sizes of the results. */
  readonly dsts: readonly { readonly slot: number; readonly words: number }[];
}

export interface PrivateObject {
  /** Frame word it begins at. */
  readonly word: number;
  readonly bytes: number;
  readonly pc: number;
  /** Frame word that is not 0 while its life is over; -1: it lives as long as the frame. */
  readonly over: number;
}

export interface FuncCode {
  readonly id: number;
  readonly func: Func;
  /** Site of pc 0 in Image.sites. */
  readonly siteBase: number;
  readonly code: readonly Decoded[];
  readonly starts: Int32Array;
  readonly live: Liveness;
  readonly slot: Int32Array;
  readonly types: readonly (Type | undefined)[];
  readonly params: readonly { readonly slot: number; readonly words: number; readonly type: Type }[];
  /** Words [FR_HEAD, regEnd) are registers. */
  readonly regEnd: number;
  readonly frameWords: number;
  /** By pc: is it noted that an execution came here (marks.ts)? Null: nowhere. */
  readonly marked: Uint8Array | null;
  /** A frame begins at a multiple of this many words, so that its objects are aligned. */
  readonly frameAlign: number;
  /** Private stack objects by pc of their alloca. */
  readonly objects: ReadonlyMap<number, PrivateObject>;
  readonly objectList: readonly PrivateObject[];
  /**
   * Escaping stack objects by pc of their alloca: the frame word that says which of them lives (1 + its index in the
   * thread's table, 0: none). Of several that one alloca has made, the newest; its entry in the table names the one before.
   */
  readonly livingAt: ReadonlyMap<number, number>;
  readonly livingWords: Int32Array;
  readonly loops: readonly LoopCode[];
}

export interface CodeContext {
  readonly pointerBytes: number;
  readonly resolve: (operand: Operand & { readonly kind: 'global' | 'function' }) => {
    readonly address: number;
    readonly perThread: boolean;
  };
  readonly unwind: number | null;
  /** The wider forms of awaits (docs/models.md)? */
  readonly wide: boolean;
  /** Loops, by id, in which only awaits in the strict sense count. */
  readonly ordinary: ReadonlySet<number>;
  readonly marked: (func: Func) => Uint8Array | null;
  /** Bounds by loop id, over `unwind`. */
  readonly bounds: ReadonlyMap<number, number>;
}

const GAP_WORDS = 4;
/** An await check that would copy more private memory than this is not made (docs/adr/0004-vm.md). */
const MAX_COMPARED_WORDS = 4096;

const AWAIT_WORDS = 6;

/** The most that a loop remembers in its frame: its bound, its parameters, and the private memory it may change. */
function reservedWords(func: Func, loop: Func['loops'][number], compared: number): number {
  if (!loop.mayIdle && !loop.mayAwait) return 1;
  const params = func.blocks[loop.header].params.reduce((sum, p) => sum + regWords(p.type), 0);
  return 1 + AWAIT_WORDS + params + (compared <= MAX_COMPARED_WORDS ? compared : 0);
}

export function buildCode(func: Func, id: number, siteBase: number, context: CodeContext): FuncCode {
  const starts = new Int32Array(func.blocks.length);
  let length = 0;
  func.blocks.forEach((b, i) => {
    starts[i] = length;
    length += b.instrs.length + 1;
  });
  const live = livenessOf(func);
  const { slot, types, end: regEnd } = allocateSlots(func, live, starts);
  let next = regEnd;
  const take = (words: number): number => {
    next += words;
    return next - words;
  };

  // lives, what loops remember, then private objects
  const ending = endedObjects(func);
  const livingAt = new Map<number, number>();
  const drafts: { pc: number; bytes: number; at: number; over: number }[] = [];
  let memoryWords = 0;
  let frameAlign = 1;
  let vla = false;
  func.blocks.forEach((block, b) => {
    block.instrs.forEach((i, k) => {
      if (i.op !== 'alloca') return;
      if (i.scope !== 'private') livingAt.set(starts[b] + k, take(1));
      else if (i.count !== null) vla = true;
      else {
        const align = Math.max(1, Math.ceil(i.align / 4));
        frameAlign = Math.max(frameAlign, align);
        const at = Math.ceil(memoryWords / align) * align;
        const over = ending === 'any' || ending.has(i.dst) ? take(1) : -1;
        drafts.push({ pc: starts[b] + k, bytes: i.size, at, over });
        memoryWords = at + Math.max(1, Math.ceil(i.size / 4)) + GAP_WORDS;
      }
    });
  });
  const used = new Set<number>();
  for (const b of func.blocks)
    for (const i of [...b.instrs, b.term])
      for (const o of operandsOf(i)) if (o.kind === 'value') used.add(o.id);
  // A loop gets the words it may need under any options: where private objects and variable arguments are must not
  // depend on them, for their addresses can be seen (in a va_list), and replay has other options than the search.
  const loopDrafts = func.loops.map((loop) => {
    const bound = context.bounds.get(loop.id) ?? context.unwind;
    const compared = loop.privateStores ? memoryWords : 0;
    const reserved = next + reservedWords(func, loop, compared);
    const wide = context.wide && !context.ordinary.has(loop.id);
    const may = wide ? loop.mayIdle : loop.mayAwait;
    const found = wide && may ? countersOf(func, loop) : NO_COUNTERS;
    const awaits = may && compared <= MAX_COMPARED_WORDS && !(loop.privateStores && vla);
    const params: number[] = [];
    const counters: number[] = [];
    if (awaits)
      for (const p of func.blocks[loop.header].params) {
        if (!used.has(p.id)) continue;
        const into = found.values.has(p.id) ? counters : params;
        for (let k = 0; k < regWords(p.type); k++) into.push(slot[p.id] + k);
      }
    const draft = {
      loop,
      wide,
      bound,
      params,
      awaitAt: awaits ? take(AWAIT_WORDS) : -1,
      counters,
      isBounded: found.isBound,
      saved: params.map(() => take(1)),
      counter: bound === null ? -1 : take(1),
      compared: awaits ? compared : 0,
      memorySaved: awaits && compared > 0 ? take(compared) : -1,
    };
    next = reserved;
    return draft;
  });
  next = Math.ceil(next / frameAlign) * frameAlign;
  const memory = take(memoryWords);
  const objectList = drafts.map(
    (o): PrivateObject => ({
      word: memory + o.at,
      bytes: o.bytes,
      pc: o.pc,
      over: o.over,
    }),
  );
  const loops = loopDrafts.map(
    (d): LoopCode => ({
      id: d.loop.id,
      header: d.loop.header,
      blocks: new Set<number>(d.loop.blocks),
      awaitAt: d.awaitAt,
      wide: d.wide,
      counters: Int32Array.from(d.counters),
      isBounded: d.isBounded,
      seen: { idle: false, changed: false },
      params: Int32Array.from(d.params),
      saved: Int32Array.from(d.saved),
      memory,
      memoryWords: d.compared,
      memorySaved: d.memorySaved,
      counter: d.counter,
      bound: d.bound ?? 0,
    }),
  );

  const opnd = (o: Operand, type: Type): Opnd => {
    const words = regWords(type);
    const bits = regBits(type);
    switch (o.kind) {
      case 'value':
        return { kind: OPERAND_SLOT, slot: slot[o.id], words, bits, w: NO_WORDS, value: o.id };
      case 'const':
        return {
          kind: OPERAND_CONST,
          slot: -1,
          words,
          bits,
          w: constWords(o.bits, type, 8 * context.pointerBytes),
          value: -1,
        };
      case 'undef':
        return { kind: OPERAND_UNDEF, slot: -1, words, bits, w: NO_WORDS, value: -1 };
      case 'global':
      case 'function': {
        const { address, perThread } = context.resolve(o);
        return {
          kind: perThread ? OPERAND_THREAD : OPERAND_CONST,
          slot: -1,
          words,
          bits,
          w: Int32Array.of(address, 0, 0, 0),
          value: -1,
        };
      }
    }
  };
  const typeOf = (o: Operand): Type => {
    if (o.kind === 'value') return types[o.id] as Type;
    return o.kind === 'const' || o.kind === 'undef' ? o.type : 'ptr';
  };
  const edge = (jump: Jump, from: number): Edge => {
    const params = func.blocks[jump.to].params;
    const loop = loops.find((l) => l.header === jump.to) ?? null;
    let weight = 0;
    if (jump.to <= from) for (let b = jump.to; b <= from; b++) weight += func.blocks[b].instrs.length + 1;
    return {
      to: jump.to,
      args: jump.args.map((a, i) => opnd(a, params[i].type)),
      params: params.map((p) => slot[p.id]),
      loop,
      back: loop?.blocks.has(from) ?? false,
      weight,
    };
  };
  const roots = privateRoots(func, new Map(objectList.map((o) => [o.pc, o])), starts);
  const decode = (src: Instr | Terminator, pc: number, block: number): Decoded => {
    const branch = src.op === 'br' || src.op === 'condbr' || src.op === 'switch';
    const operands = branch
      ? src.op === 'br'
        ? []
        : [src.op === 'condbr' ? src.cond : src.value]
      : operandsOf(src);
    const args = operands.map((o) => opnd(o, typeOf(o)));
    const type: Type | null = 'type' in src && src.op !== 'switch' ? src.type : null;
    const dstId = 'dst' in src ? src.dst : -1;
    const dst2 = src.op === 'overflow' ? src.overflow : src.op === 'cmpxchg' ? src.ok : -1;
    const fromType =
      src.op === 'icmp' || src.op === 'fcmp'
        ? src.of
        : src.op === 'cast'
          ? src.from
          : src.op === 'gep'
            ? src.indexType
            : src.op === 'switch'
              ? src.type
              : type;
    const root = 'addr' in src && src.addr.kind === 'value' ? roots.get(src.addr.id) : undefined;
    return {
      src,
      pc,
      block,
      args,
      dst: dstId < 0 ? -1 : slot[dstId],
      dstWords: dstId < 0 || type === null ? 0 : regWords(type),
      dst2: dst2 < 0 ? -1 : slot[dst2],
      bits: type === null ? 0 : regBits(type),
      fromBits: fromType === null ? 0 : regBits(fromType),
      root: root?.object ?? null,
      rootOffset: root?.offset ?? null,
      size: type === null ? 0 : memBytes(type, context.pointerBytes),
      mask: type === null ? -1 : topMask(regBits(type)),
      edges: branch ? successors(src).map((j) => edge(j, block)) : [],
      cases:
        src.op === 'switch'
          ? Int32Array.from(
              src.cases.flatMap((c) => [...constWords(c.bits, src.type, 8 * context.pointerBytes)]),
            )
          : NO_WORDS,
      dsts:
        src.op === 'call' || src.op === 'icall'
          ? src.dsts.map((d) => ({ slot: slot[d.id], words: regWords(d.type) }))
          : [],
    };
  };
  const code: Decoded[] = [];
  func.blocks.forEach((block, b) => {
    for (const i of block.instrs) code.push(decode(i, code.length, b));
    code.push(decode(block.term, code.length, b));
  });
  return {
    id,
    func,
    siteBase,
    code,
    starts,
    live,
    slot,
    types,
    params: func.params.map((p) => ({ slot: slot[p.id], words: regWords(p.type), type: p.type })),
    regEnd,
    frameWords: next,
    marked: context.marked(func),
    frameAlign,
    objects: new Map(objectList.map((o) => [o.pc, o])),
    objectList,
    livingAt,
    livingWords: Int32Array.from(livingAt.values()),
    loops,
  };
}

/** Values whose objects `lifetime end` ends; `any` when it is not known which. */
function endedObjects(func: Func): ReadonlySet<number> | 'any' {
  const made = new Set<number>();
  const ended = new Set<number>();
  for (const b of func.blocks) for (const i of b.instrs) if (i.op === 'alloca') made.add(i.dst);
  for (const b of func.blocks)
    for (const i of b.instrs) {
      if (i.op !== 'lifetime' || i.begin || i.addr.kind !== 'value') continue;
      if (!made.has(i.addr.id)) return 'any';
      ended.add(i.addr.id);
    }
  return ended;
}

/** By value id: the private object a pointer is derived from by address arithmetic alone. */
function privateRoots(
  func: Func,
  objects: ReadonlyMap<number, PrivateObject>,
  starts: Int32Array,
): Map<number, { object: PrivateObject; offset: number | null }> {
  const roots = new Map<number, { object: PrivateObject; offset: number | null }>();
  for (let changed = true; changed; ) {
    changed = false;
    func.blocks.forEach((block, b) => {
      block.instrs.forEach((i, k) => {
        if ((i.op !== 'alloca' && i.op !== 'gep') || roots.has(i.dst)) return;
        if (i.op === 'alloca') {
          const object = objects.get(starts[b] + k);
          if (object !== undefined) roots.set(i.dst, { object, offset: 0 });
          changed ||= object !== undefined;
          return;
        }
        const base = i.base.kind === 'value' ? roots.get(i.base.id) : undefined;
        if (base === undefined) return;
        roots.set(i.dst, {
          object: base.object,
          offset: base.offset === null || i.index !== null ? null : base.offset + i.offset,
        });
        changed = true;
      });
    });
  }
  return roots;
}

const NO_WORDS = new Int32Array(4);
