/**
 * The operators of instructions, each list once: what they compute, compare, convert, and how threads synchronise. The
 * place in a list is the number that a running thread has for it (`vm/code/event.ts`).
 */

/** C11 orders; `na` is a plain access (`volatile` is plain). */
export const ORDERS = ['na', 'rlx', 'acq', 'rel', 'acq_rel', 'sc'] as const;
export type Order = (typeof ORDERS)[number];

export const BIN_OPS = [
  'add',
  'sub',
  'mul',
  'udiv',
  'sdiv',
  'urem',
  'srem',
  'shl',
  'lshr',
  'ashr',
  'and',
  'or',
  'xor',
] as const;
export type BinOp = (typeof BIN_OPS)[number];
export const FBIN_OPS = ['fadd', 'fsub', 'fmul', 'fdiv', 'frem'] as const;
export type FBinOp = (typeof FBIN_OPS)[number];
export const ICMPS = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'] as const;
export type ICmp = (typeof ICMPS)[number];
export const FCMPS = [
  'false',
  'oeq',
  'ogt',
  'oge',
  'olt',
  'ole',
  'one',
  'ord',
  'uno',
  'ueq',
  'ugt',
  'uge',
  'ult',
  'ule',
  'une',
  'true',
] as const;
export type FCmp = (typeof FCMPS)[number];
export const CASTS = [
  'trunc',
  'zext',
  'sext',
  'ptrtoint',
  'inttoptr',
  'bitcast',
  'fptrunc',
  'fpext',
  'fptosi',
  'fptoui',
  'sitofp',
  'uitofp',
] as const;
export type Cast = (typeof CASTS)[number];
export const RMW_OPS = [
  'xchg',
  'add',
  'sub',
  'and',
  'nand',
  'or',
  'xor',
  'max',
  'min',
  'umax',
  'umin',
  'fadd',
  'fsub',
  'fmax',
  'fmin',
  'uinc_wrap',
  'udec_wrap',
  'usub_cond',
  'usub_sat',
] as const;
export type RmwOp = (typeof RMW_OPS)[number];
/** Those that give what the binary operation of the same name gives. */
export const FETCH_OPS = ['add', 'sub', 'and', 'or', 'xor'] as const satisfies readonly (BinOp & RmwOp)[];
export type FetchOp = (typeof FETCH_OPS)[number];
/** Pure scalar intrinsics that clang emits (`llvm.ctpop`, `llvm.smax`, …): all operands have `type`. */
export const UNARY_OPS = [
  'ctpop',
  'ctlz',
  'cttz',
  'bswap',
  'bitreverse',
  'abs',
  'fneg',
  'fabs',
  'sqrt',
  'floor',
  'ceil',
  'trunc',
  'round',
  'rint',
] as const;
export type UnaryOp = (typeof UNARY_OPS)[number];
export const MIN_MAX_OPS = [
  'smax',
  'smin',
  'umax',
  'umin',
  'fshl',
  'fshr',
  'uadd.sat',
  'usub.sat',
  'sadd.sat',
  'ssub.sat',
  'fma',
  'copysign',
  'minnum',
  'maxnum',
] as const;
export type MinMaxOp = (typeof MIN_MAX_OPS)[number];
/** `llvm.{s,u}{add,sub,mul}.with.overflow` */
export const OVERFLOW_OPS = ['sadd', 'uadd', 'ssub', 'usub', 'smul', 'umul'] as const;
export type OverflowOp = (typeof OVERFLOW_OPS)[number];

export const FENCE_KINDS = [
  'thread' /* atomic_thread_fence(order) */,
  'signal' /* atomic_signal_fence, compiler barrier */,
  'full' /* __sync_synchronize, mfence, lock; … */,
  'll',
  'ls',
  'sl',
  'ss' /* heddle_fence_xy() */,
] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];

/**
 * Operations of library objects on an internal word, each one read-modify-write whose meaning is the table in
 * `src/vm/sync/sync.ts` (they may block, or report misuse) and whose words docs/intrinsics.md explains.
 */
export const SYNC_OPS = [
  'lock',
  'trylock',
  'unlock',
  'mutex-destroy',
  'cond-enqueue',
  'cond-wait',
  'cond-cancel',
  'cond-signal',
  'cond-broadcast',
  'cond-destroy',
  'timedlock',
  'spin-lock',
  'spin-trylock',
  'spin-unlock',
  'spin-destroy',
  'rw-rdlock',
  'rw-tryrdlock',
  'rw-timedrdlock',
  'rw-wrlock',
  'rw-trywrlock',
  'rw-timedwrlock',
  'rw-unlock',
  'rw-destroy',
  'sem-wait',
  'sem-trywait',
  'sem-timedwait',
  'sem-post',
  'sem-destroy',
  'cond-timedwait',
  'barrier-init',
  'barrier-arrive',
  'barrier-destroy',
  'mutex-init',
  'cond-init',
  'rw-init',
  'sem-init',
  'spin-init',
] as const;
export type SyncOp = (typeof SYNC_OPS)[number];
