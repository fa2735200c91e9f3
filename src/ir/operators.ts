/** The operators of instructions: what they compute, compare, convert, and how threads synchronise. */

export type BinOp =
  | 'add'
  | 'sub'
  | 'mul'
  | 'udiv'
  | 'sdiv'
  | 'urem'
  | 'srem'
  | 'shl'
  | 'lshr'
  | 'ashr'
  | 'and'
  | 'or'
  | 'xor';
export type FBinOp = 'fadd' | 'fsub' | 'fmul' | 'fdiv' | 'frem';
export type ICmp = 'eq' | 'ne' | 'ult' | 'ule' | 'ugt' | 'uge' | 'slt' | 'sle' | 'sgt' | 'sge';
export type FCmp =
  | 'false'
  | 'oeq'
  | 'ogt'
  | 'oge'
  | 'olt'
  | 'ole'
  | 'one'
  | 'ord'
  | 'uno'
  | 'ueq'
  | 'ugt'
  | 'uge'
  | 'ult'
  | 'ule'
  | 'une'
  | 'true';
export type Cast =
  | 'trunc'
  | 'zext'
  | 'sext'
  | 'ptrtoint'
  | 'inttoptr'
  | 'bitcast'
  | 'fptrunc'
  | 'fpext'
  | 'fptosi'
  | 'fptoui'
  | 'sitofp'
  | 'uitofp';
export type RmwOp =
  | 'xchg'
  | 'add'
  | 'sub'
  | 'and'
  | 'nand'
  | 'or'
  | 'xor'
  | 'max'
  | 'min'
  | 'umax'
  | 'umin'
  | 'fadd'
  | 'fsub'
  | 'fmax'
  | 'fmin'
  | 'uinc_wrap'
  | 'udec_wrap'
  | 'usub_cond'
  | 'usub_sat';
/** Pure scalar intrinsics that clang emits (`llvm.ctpop`, `llvm.smax`, …): all operands have `type`. */
export type UnaryOp =
  | 'ctpop'
  | 'ctlz'
  | 'cttz'
  | 'bswap'
  | 'bitreverse'
  | 'abs'
  | 'fneg'
  | 'fabs'
  | 'sqrt'
  | 'floor'
  | 'ceil'
  | 'trunc'
  | 'round'
  | 'rint';
export type MinMaxOp =
  | 'smax'
  | 'smin'
  | 'umax'
  | 'umin'
  | 'fshl'
  | 'fshr'
  | 'uadd.sat'
  | 'usub.sat'
  | 'sadd.sat'
  | 'ssub.sat'
  | 'fma'
  | 'copysign'
  | 'minnum'
  | 'maxnum';
/** `llvm.{s,u}{add,sub,mul}.with.overflow` */
export type OverflowOp = 'sadd' | 'uadd' | 'ssub' | 'usub' | 'smul' | 'umul';

export type FenceKind =
  | 'thread' /* atomic_thread_fence(order) */
  | 'signal' /* atomic_signal_fence, compiler barrier */
  | 'full' /* __sync_synchronize, mfence, lock; … */
  | 'll'
  | 'ls'
  | 'sl'
  | 'ss' /* heddle_fence_xy() */;

/**
 * Operations of library objects on an internal word, each one read-modify-write whose meaning is the table in
 * `src/vm/sync/sync.ts` (they may block, or report misuse) and whose words docs/intrinsics.md explains.
 */
export type SyncOp =
  | 'lock'
  | 'trylock'
  | 'unlock'
  | 'mutex-destroy'
  | 'cond-enqueue'
  | 'cond-wait'
  | 'cond-cancel'
  | 'cond-signal'
  | 'cond-broadcast'
  | 'cond-destroy'
  | 'timedlock'
  | 'spin-lock'
  | 'spin-trylock'
  | 'spin-unlock'
  | 'spin-destroy'
  | 'rw-rdlock'
  | 'rw-tryrdlock'
  | 'rw-timedrdlock'
  | 'rw-wrlock'
  | 'rw-trywrlock'
  | 'rw-timedwrlock'
  | 'rw-unlock'
  | 'rw-destroy'
  | 'sem-wait'
  | 'sem-trywait'
  | 'sem-timedwait'
  | 'sem-post'
  | 'sem-destroy'
  | 'cond-timedwait'
  | 'barrier-init'
  | 'barrier-arrive'
  | 'barrier-destroy'
  | 'mutex-init'
  | 'cond-init'
  | 'rw-init'
  | 'sem-init';
