import type { Code } from '../../base/diagnostics/catalogue.ts';
import type { BlockId, DebugTypeId, FuncId, GlobalId, LocId } from '../../base/ids.ts';
import { FunctionBuilder } from '../../ir/builder.ts';
import type { DebugType, Operand, Type } from '../../ir/types.ts';
import type { DebugInfo } from '../llvm/debug/debug-info.ts';
import type { LFunction, LInstr, LType, TextPos } from '../llvm/tree.ts';
import type { MayThrow } from './calls/may-throw.ts';
import type { Layout } from './constants/layout.ts';
import { Emitter } from './emit.ts';
import type { Unit } from './link.ts';
import { invalid } from './unsupported.ts';

export interface Signature {
  readonly params: readonly Type[];
  readonly returns: readonly Type[];
  readonly variadic: boolean;
}

/** What a call of a name means. `func` enters the function into the program, so ask only when it is called. */
export type Callee =
  | {
      readonly kind: 'defined';
      readonly library: boolean;
      readonly func: () => FuncId;
      /** null: it takes or returns a type the IR does not have. */
      readonly signature: Signature | null;
    }
  | { readonly kind: 'ifunc' }
  | { readonly kind: 'undefined'; readonly pure: boolean };

/** The address of a name: an object's, a function's, or null for a weak name nobody defines. */
export type Address =
  | { readonly kind: 'global'; readonly global: GlobalId; readonly offset: number }
  | { readonly kind: 'function'; readonly func: FuncId }
  | { readonly kind: 'null' };

/** What lowering a function needs from the program around it. */
export interface ProgramTables {
  readonly dataModel: 'lp64' | 'ilp32';
  /** The program uses `__VERIFIER_` names: `abort` ends an execution quietly. */
  readonly quietAbort: boolean;
  /** Volatile accesses are relaxed atomic ones (`--volatile relaxed`). */
  readonly relaxedVolatile: boolean;
  readonly debugTypes: readonly DebugType[];
  callee(module: ModuleContext, name: string): Callee;
  address(module: ModuleContext, name: string): Address;
  /** The LLVM type of the object a name stands for; null for functions and unknown ones. */
  objectType(module: ModuleContext, name: string): LType | null;
  /** The C type of a global variable, from its debug info. */
  debugTypeOf(module: ModuleContext, name: string): DebugTypeId | null;
  /** The C string a constant global holds from `offset` on, or null. */
  constantString(global: GlobalId, offset: number): string | null;
  /** Where a label whose address is taken is, as a small number that no object has as its address. */
  label(module: ModuleContext, func: string, block: string): bigint;
  /** Where an instruction comes from; null: it does not say. */
  place(module: ModuleContext, instr: LInstr): LocId | null;
  /** `file:line` of a place. */
  line(at: LocId): string;
  /** A line of the LLVM text itself. */
  textPlace(module: ModuleContext, pos: TextPos, func: string): LocId;
  /** Which calls an exception can come out of. */
  readonly throws: MayThrow;
  /** The address of a constant C string. */
  constantText(text: string, at: LocId): Operand;
  /** `, thrown at a.cc:12`, for people. */
  thrownAt(at: LocId): string;
  /** Is a thread's first function one of the runtime's, which does what there is to do at its end? */
  startsThreads(f: FunctionContext): boolean;
  /** Emits what happens at the end of a thread, and of the program: destructors. */
  threadEnds(f: FunctionContext): void;
  programEnds(f: FunctionContext): void;
  notice(code: Code, message: string, at: LocId): void;
}

export interface ModuleContext {
  readonly index: number;
  readonly unit: Unit;
  readonly layout: Layout;
  readonly debug: DebugInfo;
  /** Compiled with debug info: a function without any is the compiler's own. */
  readonly hasDebug: boolean;
  readonly tables: ProgramTables;
}

export type Instruction<Op extends LInstr['op']> = Extract<LInstr, { readonly op: Op }>;

/**
 * The state of lowering one function. Invariant: `values` holds, for each LLVM name defined so far in dominance
 * order, one operand per scalar of its type.
 */
export class FunctionContext {
  readonly module: ModuleContext;
  readonly fn: LFunction;
  readonly builder = new FunctionBuilder();
  readonly emit: Emitter;
  readonly values = new Map<string, readonly Operand[]>();
  /** What a pointer is known to point to: from its alloca or getelementptr. */
  readonly pointees = new Map<string, LType>();
  /** Pointers into a variable: which, by its name there. */
  readonly bases = new Map<string, string>();
  /** IR block of each LLVM block. */
  readonly blocks = new Map<string, BlockId>();
  /** Names used in a block before any definition: fine only if the block turns out to be unreachable. */
  readonly missing = new Map<BlockId, string>();
  /** Wrapped into an atomic block (`__VERIFIER_atomic_…`). */
  readonly atomic: boolean;
  /** The first function of the program, or one that runs before it: nobody is there to catch an exception. */
  readonly top: 'entry' | 'constructor' | null;
  readonly at: LocId;
  /** Where it returns with an exception in flight (exceptions.ts). */
  unwindExit: BlockId | null = null;

  constructor(
    module: ModuleContext,
    fn: LFunction,
    at: LocId,
    atomic: boolean,
    top: FunctionContext['top'] = null,
  ) {
    this.at = at;
    this.top = top;
    this.module = module;
    this.fn = fn;
    this.emit = new Emitter(this.builder, at);
    this.atomic = atomic;
  }

  get layout(): Layout {
    return this.module.layout;
  }
  get tables(): ProgramTables {
    return this.module.tables;
  }
  /** The integer as wide as a pointer: size_t, long. */
  get word(): Type {
    return this.tables.dataModel === 'lp64' ? 'i64' : 'i32';
  }

  scalars(type: LType): readonly Type[] {
    return this.layout.scalars(type).map((s) => s.type);
  }

  define(instr: LInstr, operands: readonly Operand[]): void {
    if (instr.name === null) return;
    if (this.values.has(instr.name)) throw invalid(`%${instr.name} is defined twice in @${this.fn.name}`);
    this.values.set(instr.name, operands);
  }
}
