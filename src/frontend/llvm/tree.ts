/**
 * The tree of a textual LLVM module, as `parser.ts` reads it: close to the text, nothing interpreted.
 * Lowering (../lower) gives it meaning.
 */
export interface TextPos {
  readonly line: number;
  readonly column: number;
}

export type LType =
  | {
      readonly kind:
        | 'void'
        | 'ptr'
        | 'float'
        | 'double'
        | 'half'
        | 'bfloat'
        | 'x86_fp80'
        | 'fp128'
        | 'ppc_fp128'
        | 'x86_amx'
        | 'label'
        | 'token'
        | 'metadata';
    }
  | { readonly kind: 'int'; readonly bits: number }
  | { readonly kind: 'array' | 'vector'; readonly count: number; readonly of: LType }
  | { readonly kind: 'struct'; readonly fields: readonly LType[]; readonly packed: boolean }
  | {
      readonly kind: 'named';
      readonly name: string;
    } /* looked up in Module.types; `opaque` there is undefined */
  | {
      readonly kind: 'function';
      readonly returns: LType;
      readonly params: readonly LType[];
      readonly variadic: boolean;
    };

/** A value as written: a constant, a name, or a constant expression. */
export type LValue =
  | { readonly kind: 'local'; readonly name: string } /* %name */
  | { readonly kind: 'global'; readonly name: string } /* @name */
  | { readonly kind: 'int'; readonly value: bigint } /* true/false are 1/0 */
  | {
      readonly kind: 'float';
      readonly bits: bigint;
      readonly exact?: { readonly format: 'x86_fp80' | 'fp128' | 'ppc_fp128'; readonly bits: bigint };
    } /* as the 64-bit pattern of a double, also for half and float (LLVM prints it so); for the wider formats the nearest double, and `exact` the pattern itself */
  | { readonly kind: 'null' | 'undef' | 'poison' | 'zero' | 'none' }
  | { readonly kind: 'string'; readonly bytes: Uint8Array } /* c"..." */
  | {
      readonly kind: 'aggregate';
      readonly items: readonly LTyped[];
    } /* {…} <{…}> […] <…>; splat (…) written out */
  | {
      readonly kind: 'expr';
      readonly op: string;
      readonly type: LType | null;
      readonly args: readonly LTyped[];
      readonly to: LType | null;
      readonly pred: string | null;
    } /* getelementptr (type = element type), ptrtoint, inttoptr, bitcast, add, sub, trunc, icmp, … */
  | { readonly kind: 'blockaddress'; readonly function: string; readonly block: string }
  | {
      readonly kind: 'asm';
      readonly text: string;
      readonly constraints: string;
      readonly sideEffect: boolean;
    }
  | { readonly kind: 'metadata'; readonly ref: MdRef };

export interface LTyped {
  readonly type: LType;
  readonly value: LValue;
}

export interface CallArg extends LTyped {
  /** byval(T), sret(T), … : attribute → type or null. Other arguments are part of the name, as written: `align 8`, `dereferenceable(16)`. */
  readonly attrs: ReadonlyMap<string, LType | null>;
}

interface LNode {
  readonly pos: TextPos;
  /** `%name =`; null when there is none. */
  readonly name: string | null;
  /** !dbg, !tbaa.struct, !srcloc, … attached to the instruction: kind → metadata. */
  readonly md: ReadonlyMap<string, MdRef>;
  /** nsw, nuw, exact, inbounds, disjoint, nneg, samesign, fast, nnan, …, tail, musttail, notail as written. */
  readonly flags?: readonly string[];
}

export type LInstr = LNode &
  (
    | {
        readonly op: 'binary';
        readonly opcode: string;
        readonly type: LType;
        readonly a: LValue;
        readonly b: LValue;
      } /* add … frem, shl, and … */
    | { readonly op: 'fneg'; readonly type: LType; readonly a: LValue }
    | {
        readonly op: 'icmp' | 'fcmp';
        readonly pred: string;
        readonly type: LType;
        readonly a: LValue;
        readonly b: LValue;
      }
    | {
        readonly op: 'cast';
        readonly opcode: string;
        readonly from: LType;
        readonly a: LValue;
        readonly to: LType;
      }
    | { readonly op: 'select'; readonly cond: LTyped; readonly a: LTyped; readonly b: LTyped }
    | {
        readonly op: 'phi';
        readonly type: LType;
        readonly incoming: readonly { readonly value: LValue; readonly block: string }[];
      }
    | {
        readonly op: 'getelementptr';
        readonly element: LType;
        readonly base: LTyped;
        readonly indices: readonly LTyped[];
      }
    | { readonly op: 'extractvalue'; readonly agg: LTyped; readonly indices: readonly number[] }
    | {
        readonly op: 'insertvalue';
        readonly agg: LTyped;
        readonly value: LTyped;
        readonly indices: readonly number[];
      }
    | { readonly op: 'extractelement'; readonly vec: LTyped; readonly index: LTyped }
    | { readonly op: 'insertelement'; readonly vec: LTyped; readonly value: LTyped; readonly index: LTyped }
    | { readonly op: 'shufflevector'; readonly a: LTyped; readonly b: LTyped; readonly mask: LTyped }
    | { readonly op: 'freeze'; readonly a: LTyped }
    | { readonly op: 'alloca'; readonly type: LType; readonly count: LTyped | null; readonly align: number }
    | {
        readonly op: 'load';
        readonly type: LType;
        readonly addr: LTyped;
        readonly atomic: boolean;
        readonly volatile: boolean;
        readonly order: string | null;
        readonly syncscope: string | null;
        readonly align: number;
      }
    | {
        readonly op: 'store';
        readonly value: LTyped;
        readonly addr: LTyped;
        readonly atomic: boolean;
        readonly volatile: boolean;
        readonly order: string | null;
        readonly syncscope: string | null;
        readonly align: number;
      }
    | {
        readonly op: 'cmpxchg';
        readonly weak: boolean;
        readonly volatile: boolean;
        readonly addr: LTyped;
        readonly expected: LTyped;
        readonly desired: LTyped;
        readonly success: string;
        readonly failure: string;
        readonly syncscope: string | null;
      }
    | {
        readonly op: 'atomicrmw';
        readonly rmw: string;
        readonly volatile: boolean;
        readonly addr: LTyped;
        readonly value: LTyped;
        readonly order: string;
        readonly syncscope: string | null;
      }
    | { readonly op: 'fence'; readonly order: string; readonly syncscope: string | null }
    | {
        readonly op: 'call';
        readonly returns: LType;
        readonly callee: LValue;
        readonly signature: LType | null;
        readonly args: readonly CallArg[];
        readonly attrs: readonly string[] /* invoke: */;
        readonly normal: string | null;
        readonly unwind: string | null /** Operand bundles, by tag. */;
        readonly bundles?: readonly string[];
      }
    | { readonly op: 'va_arg'; readonly list: LTyped; readonly type: LType }
    | { readonly op: 'ret'; readonly value: LTyped | null }
    | { readonly op: 'br'; readonly cond: LValue | null; readonly then: string; readonly else: string | null }
    | {
        readonly op: 'switch';
        readonly value: LTyped;
        readonly default: string;
        readonly cases: readonly { readonly value: bigint; readonly to: string }[];
      }
    | { readonly op: 'indirectbr'; readonly addr: LTyped; readonly to: readonly string[] }
    | { readonly op: 'unreachable' }
    /** llvm.dbg.declare / value as a call or as a #dbg_… record. */
    | {
        readonly op: 'dbg';
        readonly kind: 'declare' | 'value' | 'assign' | 'label';
        readonly value: LTyped | null;
        readonly variable: MdRef | null;
        readonly expression?: MdRef | null;
      }
    | {
        readonly op: 'landingpad';
        readonly type: LType;
        readonly cleanup: boolean;
        readonly clauses: readonly { readonly kind: 'catch' | 'filter'; readonly value: LTyped }[];
      }
    | { readonly op: 'resume'; readonly value: LTyped }
    /** Anything known to exist but not modelled here (catchpad, callbr, …): lowering reports it with its line. */
    | { readonly op: 'other'; readonly opcode: string }
  );

export interface LBlock {
  readonly label: string;
  readonly instrs: readonly LInstr[];
}

export interface LParam {
  readonly name: string;
  readonly type: LType;
  readonly attrs: ReadonlyMap<string, LType | null>;
}

export interface LFunction {
  readonly name: string;
  readonly linkage: string /* external, internal, private, linkonce_odr, weak, available_externally, … */;
  readonly returns: LType;
  readonly params: readonly LParam[];
  readonly variadic: boolean;
  readonly attrs: readonly string[] /* own and of its attribute groups: noreturn, memory(none), frame-pointer=all, … */;
  /** null: a declaration. */
  readonly blocks: readonly LBlock[] | null;
  readonly dbg: MdRef | null;
  readonly pos: TextPos;
  /** The personality function, when there is one (C++). */
  readonly personality?: LValue | null;
}

export interface LGlobal {
  readonly name: string;
  readonly linkage: string;
  readonly threadLocal: boolean;
  readonly constant: boolean;
  readonly external: boolean;
  readonly type: LType;
  readonly init: LValue | null;
  readonly align: number;
  readonly dbg: readonly MdRef[];
  readonly pos: TextPos;
}

export interface LAlias {
  readonly name: string;
  readonly linkage: string;
  readonly target: LTyped;
  readonly ifunc: boolean;
  readonly pos?: TextPos;
}

/** Metadata: a reference to a numbered node, or an inline one. */
export type MdRef = { readonly kind: 'ref'; readonly id: number } | MdNode;
export type MdNode =
  | {
      readonly kind: 'node';
      readonly tag: string;
      readonly fields: ReadonlyMap<string, MdField>;
    } /* !DILocation(line: 1, …); the operands of DIExpression and DIArgList are the fields "0", "1", … */
  | { readonly kind: 'tuple'; readonly items: readonly (MdRef | null)[] } /* !{…} */
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'value'; readonly value: LTyped };
export type MdField =
  | { readonly kind: 'md'; readonly ref: MdRef }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string } /* DW_TAG_…, true, flags joined by | … */
  | { readonly kind: 'null' };

export interface LModule {
  readonly sourceFile: string;
  readonly dataLayout: string;
  readonly triple: string;
  readonly types: ReadonlyMap<string, LType | null>;
  readonly globals: readonly LGlobal[];
  readonly functions: readonly LFunction[];
  readonly aliases: readonly LAlias[];
  /** Parsed on demand: `get` reads a node from its text the first time, and so may throw a DiagnosticError. */
  readonly metadata: ReadonlyMap<number, MdNode>;
  readonly namedMetadata: ReadonlyMap<string, readonly MdRef[]>;
  /** The lines of `module asm "…"`. */
  readonly moduleAsm: readonly string[];
}
