/**
 * A function ready to run: linear code (blocks one after the other, each instruction and terminator one index,
 * "pc"), operands resolved to frame words or constants, the frame's layout, and what loop heads must remember.
 */

import type { Liveness } from '../../ir/analysis/liveness.ts';
import type { Func, Instr, Operand, Terminator, Type } from '../../ir/types.ts';

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
  /** Frame words of the counters (counters.ts); of those that also bound the loop, if it is so, and where the last visit's are kept. */
  readonly counters: Int32Array;
  readonly bounding: Int32Array;
  readonly boundingSaved: Int32Array;
  readonly isBounded: boolean;
  /** Do times that are compared change from round to round? */
  readonly isTimed: boolean;
  /** Its place in Image.rounds. */
  readonly index: number;
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
  readonly times: (func: Func) => ReadonlySet<number>;
  readonly marked: (func: Func) => Uint8Array | null;
  /** Bounds by loop id, over `unwind`. */
  readonly bounds: ReadonlyMap<number, number>;
}
