import type { Code } from '../base/diagnostics/catalogue.ts';
import type { BlockId, DebugTypeId, FuncId, GlobalId, LocId, LoopId, ValueId } from '../base/ids.ts';
import type {
  BinOp,
  Cast,
  FBinOp,
  FCmp,
  FenceKind,
  ICmp,
  MinMaxOp,
  Order,
  OverflowOp,
  RmwOp,
  SyncOp,
  UnaryOp,
} from './operators.ts';

export type * from './operators.ts';

/**
 * The IR: SSA over basic blocks, in terms of memory objects, integers of 1 to 64 bits (128 for copies and
 * 16-byte atomics), floats, pointers, and *events*. Blocks take parameters instead of having phis; a branch
 * passes them. Everything is readonly; a pass makes a new program. Aggregates do not exist: the front end
 * splits them into scalars, so a call may return several values.
 *
 * Only `load`, `store`, `rmw`, `cmpxchg`, `sync`, `fence`, `create`, `join`, … can be seen by another thread.
 * Accesses whose `scope` is `private` never are; those with `either` are decided by the address at run time.
 */

export type Type = `i${number}` | 'ptr' | 'f32' | 'f64';

export type Operand =
  | { readonly kind: 'value'; readonly id: ValueId }
  /** Unsigned bits, in [0, 2^width); floats by their IEEE bits; null is `ptr` 0. */
  | { readonly kind: 'const'; readonly type: Type; readonly bits: bigint }
  /** The address of byte `offset` of a global. For thread-local globals: of the running thread's instance. */
  | { readonly kind: 'global'; readonly global: GlobalId; readonly offset: number }
  | { readonly kind: 'function'; readonly func: FuncId }
  | { readonly kind: 'undef'; readonly type: Type };

/** Where an access can reach: only memory no other thread can, only memory others can, or not known statically. */
export type Scope = 'private' | 'shared' | 'either';

/** Which functions a heap block belongs to: what `new[]` made is for `delete[]` only. */
export type HeapFamily = 'malloc' | 'new' | 'new-array';

interface Node {
  readonly at: LocId;
}
interface Defines extends Node {
  readonly dst: ValueId;
  readonly type: Type;
}

export type Instr =
  // ---- pure
  | (Defines & { readonly op: 'bin'; readonly bin: BinOp; readonly a: Operand; readonly b: Operand })
  | (Defines & { readonly op: 'fbin'; readonly fbin: FBinOp; readonly a: Operand; readonly b: Operand })
  /** `type` is i1; `of` the type of the operands (integer or ptr). */
  | (Defines & {
      readonly op: 'icmp';
      readonly pred: ICmp;
      readonly of: Type;
      readonly a: Operand;
      readonly b: Operand;
    })
  | (Defines & {
      readonly op: 'fcmp';
      readonly pred: FCmp;
      readonly of: Type;
      readonly a: Operand;
      readonly b: Operand;
    })
  | (Defines & { readonly op: 'cast'; readonly cast: Cast; readonly from: Type; readonly a: Operand })
  | (Defines & { readonly op: 'select'; readonly cond: Operand; readonly a: Operand; readonly b: Operand })
  /** base + index * scale + offset, bytes; `index` is null or an integer operand of type `indexType` (signed). */
  | (Defines & {
      readonly op: 'gep';
      readonly base: Operand;
      readonly index: Operand | null;
      readonly indexType: Type;
      readonly scale: number;
      readonly offset: number;
    })
  | (Defines & { readonly op: 'unary'; readonly unary: UnaryOp; readonly a: Operand })
  | (Defines & { readonly op: 'nary'; readonly nary: MinMaxOp; readonly args: readonly Operand[] })
  /** `type` is the type of the value; `overflow` is an i1. */
  | (Defines & {
      readonly op: 'overflow';
      readonly arith: OverflowOp;
      readonly a: Operand;
      readonly b: Operand;
      readonly overflow: ValueId;
    })
  /** A defined, arbitrary but fixed value in place of undefined bits (zero), else `a`. */
  | (Defines & { readonly op: 'freeze'; readonly a: Operand })
  // ---- memory
  /** A stack object. `size` bytes, times `count` when it is not constant (VLA). Lives until the function returns. */
  | (Defines & {
      readonly op: 'alloca';
      readonly size: number;
      readonly count: Operand | null;
      readonly align: number;
      readonly name: string;
      readonly debugType: DebugTypeId | null;
      readonly scope: Scope;
    })
  /** llvm.lifetime: a private object's bits are undefined again at `begin`. */
  | (Node & { readonly op: 'lifetime'; readonly addr: Operand; readonly begin: boolean })
  | (Defines & { readonly op: 'load'; readonly addr: Operand; readonly order: Order; readonly scope: Scope })
  | (Node & {
      readonly op: 'store';
      readonly type: Type;
      readonly addr: Operand;
      readonly value: Operand;
      readonly order: Order;
      readonly scope: Scope;
    })
  | (Defines & {
      readonly op: 'rmw';
      readonly rmw: RmwOp;
      readonly addr: Operand;
      readonly value: Operand;
      readonly order: Order;
      readonly scope: Scope;
    })
  /** `dst` is the old value, `ok` an i1: whether it was exchanged. */
  | (Defines & {
      readonly op: 'cmpxchg';
      readonly ok: ValueId;
      readonly addr: Operand;
      readonly expected: Operand;
      readonly desired: Operand;
      readonly success: Order;
      readonly failure: Order;
      readonly weak: boolean;
      readonly scope: Scope;
    })
  | (Node & { readonly op: 'fence'; readonly kind: FenceKind; readonly order: Order })
  /** `dst` is an i32: 0 or an errno (`cond-wait`: 1 when it woke up spuriously). */
  | (Defines & { readonly op: 'sync'; readonly sync: SyncOp; readonly addr: Operand })
  | (Defines & {
      readonly op: 'malloc';
      readonly size: Operand;
      readonly zero: boolean;
      readonly align: number;
      readonly debugType: DebugTypeId | null;
      readonly family: HeapFamily;
    })
  /** Gives a block back; a block of another family is not this one's to give. */
  | (Node & { readonly op: 'free'; readonly addr: Operand; readonly family: HeapFamily })
  /** Size in bytes (i64) of the live heap block that starts at `addr` (for realloc). */
  | (Defines & { readonly op: 'blocksize'; readonly addr: Operand })
  // ---- threads
  /** `dst` is an i64 handle, never 0. */
  | (Defines & { readonly op: 'create'; readonly func: Operand; readonly arg: Operand })
  /** Waits for the end of `thread`; `dst` is the pointer it returned. */
  | (Defines & { readonly op: 'join'; readonly thread: Operand })
  | (Node & { readonly op: 'detach'; readonly thread: Operand })
  | (Defines & { readonly op: 'self' })
  /** pthread_exit: the thread ends with `value`. Followed by `unreachable`. */
  | (Node & { readonly op: 'threadexit'; readonly value: Operand })
  /** exit (the program ends), abort (a violation, or the end of the execution in programs that use __VERIFIER_*). */
  | (Node & { readonly op: 'halt'; readonly how: 'exit' | 'abort' | 'quiet-abort' })
  /**
   * The program is at its end by an exception (std::terminate): a violation of kind `exception`. `detail` is the
   * address of a constant C string that says more, or null. Followed by `unreachable`.
   */
  | (Node & { readonly op: 'terminate'; readonly message: string; readonly detail: Operand })
  | (Node & { readonly op: 'yield' })
  | (Node & { readonly op: 'atomic'; readonly begin: boolean })
  // ---- checking
  | (Node & { readonly op: 'assume'; readonly cond: Operand })
  | (Node & { readonly op: 'assert'; readonly cond: Operand; readonly message: string })
  /** The result of the operation before it fits its type (`--check overflow`); an undefined one is none that does not. */
  | (Node & { readonly op: 'inrange'; readonly cond: Operand; readonly message: string })
  /** A memory error unless the condition holds: what a library function asks of the memory it is given. */
  | (Node & { readonly op: 'require'; readonly cond: Operand; readonly message: string })
  /** The results of a data type's operations have a serial execution (`heddle test`): a violation of kind `not-serial` unless the condition holds. */
  | (Node & { readonly op: 'serial'; readonly cond: Operand; readonly message: string })
  /**
   * A nondeterministic value in [lo, hi] (signed if `signed`); both constants or values of `type`. With `of` it is what
   * an unknown function of that name gives for `args` (`heddle_pure`): in one execution the same for the same arguments.
   */
  | (Defines & {
      readonly op: 'choose';
      readonly lo: Operand;
      readonly hi: Operand;
      readonly signed: boolean;
      readonly what: string;
      /** '': of no function. */
      readonly of: string;
      readonly args: readonly TypedOperand[];
    })
  /** Outcome of the program: `names[i]` is the source text of `args[i]` (with its type). */
  | (Node & {
      readonly op: 'observe';
      readonly names: readonly string[];
      readonly args: readonly TypedOperand[];
    })
  /** printf family: `format` is a C string in memory; puts has format null and one argument. `dst` is an i32. */
  | (Defines & {
      readonly op: 'output';
      readonly stream: 'stdout' | 'stderr';
      readonly style: 'printf' | 'puts' | 'putchar' | 'vprintf';
      readonly format: Operand | null;
      readonly args: readonly TypedOperand[];
    })
  // ---- control
  | (Node & {
      readonly op: 'call';
      readonly func: FuncId;
      readonly args: readonly Operand[];
      readonly varargs: readonly TypedOperand[];
      readonly dsts: readonly TypedValue[];
    })
  | (Node & {
      readonly op: 'icall';
      readonly target: Operand;
      readonly params: readonly Type[];
      readonly args: readonly Operand[];
      readonly varargs: readonly TypedOperand[];
      readonly dsts: readonly TypedValue[];
    })
  /** Fills the x86-64 (or i386) va_list at `list` so that every argument is taken from the caller's overflow area. */
  | (Node & { readonly op: 'vastart'; readonly list: Operand })
  /** Reaching this ends the run as `unknown` with this diagnostic (unknown function, inline asm, setjmp, …). */
  | (Node & {
      readonly op: 'unsupported';
      readonly code: Code;
      readonly message: string;
      readonly help: string;
    });

export interface TypedOperand {
  readonly type: Type;
  readonly operand: Operand;
}
export interface TypedValue {
  readonly type: Type;
  readonly id: ValueId;
}

export interface Jump {
  readonly to: BlockId;
  readonly args: readonly Operand[];
}

export type Terminator =
  | (Node & { readonly op: 'br'; readonly jump: Jump })
  | (Node & { readonly op: 'condbr'; readonly cond: Operand; readonly then: Jump; readonly else: Jump })
  | (Node & {
      readonly op: 'switch';
      readonly type: Type;
      readonly value: Operand;
      readonly cases: readonly { readonly bits: bigint; readonly jump: Jump }[];
      readonly default: Jump;
    })
  | (Node & { readonly op: 'ret'; readonly values: readonly Operand[] })
  | (Node & { readonly op: 'unreachable' });

export interface Block {
  readonly params: readonly TypedValue[];
  readonly instrs: readonly Instr[];
  readonly term: Terminator;
}

/** A natural loop, found by `passes/loops.ts`. Its blocks include those of inner loops. */
export interface Loop {
  readonly id: LoopId;
  readonly header: BlockId;
  readonly blocks: readonly BlockId[];
  /** Sources of the back edges. */
  readonly latches: readonly BlockId[];
  readonly at: LocId;
  /** Can an iteration wait: it has a visible read, and no iteration must do a store or another effect. */
  readonly mayAwait: boolean;
  /** The same if rounds may count, and store again what is there (the wider forms of awaits, docs/models.md). */
  readonly mayIdle: boolean;
  /** Does an iteration write private memory (then an await check compares that too). */
  readonly privateStores: boolean;
}

export interface Func {
  readonly name: string;
  /** For people: demangled, without our prefixes. */
  readonly displayName: string;
  readonly params: readonly TypedValue[];
  readonly returns: readonly Type[];
  readonly variadic: boolean;
  /** Block 0 is the entry; it has no parameters and no predecessors. Empty: declared only (a call to it is `unsupported`). */
  readonly blocks: readonly Block[];
  /** Value ids are in [0, valueCount). */
  readonly valueCount: number;
  readonly at: LocId;
  /** From our own headers: folded in stacks and traces. */
  readonly library: boolean;
  readonly loops: readonly Loop[];
}

export interface Reloc {
  readonly offset: number;
  readonly target: Operand & { readonly kind: 'global' | 'function' };
}

export interface Global {
  readonly name: string;
  readonly size: number;
  readonly align: number;
  readonly bytes: Uint8Array;
  readonly relocs: readonly Reloc[];
  readonly constant: boolean;
  readonly threadLocal: boolean;
  readonly debugType: DebugTypeId | null;
  readonly at: LocId;
  /** Set by the escape pass: no thread but one can reach it (thread-locals whose address is never taken). */
  readonly scope: Scope;
}

export interface Loc {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly function: string;
  readonly inlinedAt: LocId | null;
  /** In one of our own headers. */
  readonly library: boolean;
}

/** C types as the debug info has them, for names and values in traces. Sizes and offsets in bits. */
export type DebugType =
  | {
      readonly kind: 'basic';
      readonly name: string;
      readonly bits: number;
      readonly encoding: 'signed' | 'unsigned' | 'bool' | 'char' | 'float';
    }
  /** `reference`: of C++, and how it is written. */
  | { readonly kind: 'pointer'; readonly to: DebugTypeId | null; readonly reference?: '&' | '&&' }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly union: boolean;
      readonly bits: number;
      readonly members: readonly {
        readonly name: string;
        readonly offset: number;
        readonly bits: number;
        readonly type: DebugTypeId | null;
      }[];
    }
  | { readonly kind: 'array'; readonly of: DebugTypeId | null; readonly counts: readonly number[] }
  | {
      readonly kind: 'enum';
      readonly name: string;
      readonly bits: number;
      readonly values: readonly { readonly name: string; readonly value: bigint }[];
    }
  | {
      readonly kind: 'alias';
      readonly name: string;
      readonly of: DebugTypeId | null;
    } /* typedef, const, volatile, _Atomic */
  | { readonly kind: 'other'; readonly name: string };

export interface Program {
  readonly dataModel: 'lp64' | 'ilp32';
  readonly globals: readonly Global[];
  readonly functions: readonly Func[];
  /** Functions run before main (constructors), in order. */
  readonly constructors: readonly FuncId[];
  readonly entry: FuncId;
  readonly locs: readonly Loc[];
  readonly debugTypes: readonly DebugType[];
  /** Source text by file name as it appears in `Loc.file`, for traces. */
  readonly sources: ReadonlyMap<string, string>;
  /** Notices for the user (consume treated as acquire, …). */
  readonly notices: readonly {
    readonly code: Code;
    readonly message: string;
    readonly at: LocId;
  }[];
}

export const bitsOf = (type: Type): number =>
  type === 'f32' ? 32 : type === 'f64' || type === 'ptr' ? 64 : Number(type.slice(1));
export const isFloat = (type: Type): type is 'f32' | 'f64' => type === 'f32' || type === 'f64';
export const isInt = (type: Type): boolean => type !== 'ptr' && !isFloat(type);
