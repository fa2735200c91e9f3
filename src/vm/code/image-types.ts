import type { Instr, Program, Terminator } from '../../ir/types.ts';
import type { FuncCode } from './code.ts';

/** Runs from the frame's pc to the next event, call, return or instruction for the interpreter (scratch.ts). */
export type StateMachine = (s: Int32Array, u: Int32Array, t: ThreadMemory, fp: number) => number;

/** What code needs of a thread (thread.ts). */
export interface ThreadMemory {
  readonly slot: number;
  readonly base: number;
  readonly stepLimit: number;
  readonly s: Int32Array;
  readonly u: Int32Array;
  readonly b: Uint8Array;
  readonly ub: Uint8Array;
}

export interface Compiled {
  readonly run: StateMachine;
  /** By pc: can generated code be entered here? The state number, or -1. */
  readonly entry: Int32Array;
  /** Frame words of the registers that are live in this state. */
  readonly live: (state: number) => Int32Array;
}

export interface Site {
  readonly func: number;
  readonly instr: Instr | Terminator;
  readonly loc: number;
}

export interface ImageObject {
  readonly base: number;
  readonly size: number;
  readonly constant: boolean;
  /** Index into Program.globals, -1 for main's arguments. */
  readonly global: number;
  readonly name: string;
}

export interface TlsObject {
  readonly global: number;
  /** Bytes from the thread's base. */
  readonly offset: number;
  readonly bytes: number;
  /** The word of the thread's state that says its destructor has run; -1: it can only end with its thread. */
  readonly over: number;
}

export interface Image {
  readonly program: Program;
  readonly pointerBytes: number;
  readonly code: readonly FuncCode[];
  /** Generated code; null: not generated yet, or never (interpretOnly). */
  readonly compiled: readonly (Compiled | null)[];
  /** Generates the code of function `id` if that has not happened. */
  prepare(id: number): void;
  readonly sites: readonly Site[];
  /** By site: has an execution been there? Only where that is asked for (marks.ts). */
  readonly reached: Uint8Array;
  /** By loop that counters bound: which kinds of rounds came back, of all runs (loop-head.ts). */
  readonly rounds: Uint8Array;
  readonly objects: readonly ImageObject[];
  /** Initial memory from CONST_BASE and from GLOBAL_BASE. */
  readonly constBytes: Uint8Array;
  readonly globalBytes: Uint8Array;
  /** Address of each global; of a thread-local: bytes from its thread's base. */
  readonly addresses: Int32Array;
  /** Private thread-locals: words after the header. Escaping ones: bytes from STACK_OFFSET. */
  readonly tlsPrivate: Int32Array;
  readonly tlsPrivateObjects: readonly TlsObject[];
  readonly tlsEscaping: Uint8Array;
  readonly tlsEscapingObjects: readonly TlsObject[];
  readonly argv: number;
  readonly envp: number;
  /** The global (or argv) object that contains this address, constant or shared. */
  objectAt(address: number): ImageObject | null;
  /** The byte at this address before the program starts (thread-locals of any thread included), or -1. */
  initialByte(address: number): number;
}

/** What generated code is written by. */
export type Basis = Pick<Image, 'program' | 'pointerBytes' | 'constBytes' | 'tlsEscapingObjects'>;
