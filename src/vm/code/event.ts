/**
 * What a thread shows to its engine. `Machine.run(t)` runs thread t up to its next visible event and returns
 * one of these codes; the event's fields are in the header of the thread's state (layout.ts). The engine decides
 * what happens, answers with `deliver…`, and runs the thread again.
 */
export const EV_READ = 1; /* ADDR SIZE ORDER → deliver the value */
export const EV_WRITE = 2; /* ADDR SIZE ORDER VAL UNDEF → deliver nothing (0) */
export const EV_RMW = 3; /* ADDR SIZE ORDER OP VAL(operand) → deliver the old value; new value by rmwApply (rmw.ts) */
export const EV_CAS = 4; /* ADDR SIZE ORDER ORDER2 EXP VAL(desired) OP(1 = weak) → deliverCas(ok, old value) */
export const EV_FENCE = 5; /* OP(fence kind) ORDER */
export const EV_SYNC = 6; /* ADDR SIZE OP(sync op) → deliver the i32 result of syncApply (sync.ts) */
export const EV_ALLOC = 7; /* ADDR(chosen by the VM) VAL(size) OP(0 heap, 1 heap zeroed, 2 stack) → deliver nothing: `dst` is set already */
export const EV_FREE = 8; /* ADDR OP(0 heap, 2 stack: at return) */
export const EV_CREATE = 9; /* ADDR(function address) VAL(argument) → spawn(t) and deliver(handle) */
export const EV_JOIN = 10; /* VAL(handle): deliver the joined thread's RET words once it has ended */
export const EV_DETACH = 11; /* VAL(handle) */
export const EV_YIELD = 12;
export const EV_ATOMIC_BEGIN = 13;
export const EV_ATOMIC_END = 14;
export const EV_ASSUME = 15; /* an assume that does not hold: the thread stops here, the execution is infeasible */
export const EV_CHOOSE = 16; /* VAL(lo) EXP(hi) SIZE OP(1 = signed) → deliver the choice */
export const EV_OBSERVE = 17; /* observed(t) gives names and values */
export const EV_OUTPUT = 18; /* output(t, peek) gives the text → deliver(number of characters) */
/**
 * A loop iteration came back to its head with equal live registers (and private memory) and without any effect
 * since the last visit: VAL0 = how many of this thread's own events the iteration had (its most recent ones; 0 for
 * a loop that reads nothing; an await itself does not count). EXP0 = how many of these were read-modify-writes that
 * wrote back the value they read (test-and-set on a held lock); 0 = an await in the strict sense. OP = loop id.
 * A wait for a condition that timed out in it counts as TIMED_ROUND of these: it gave its mutex away in between.
 * The engine may deliver at once (go round again) or block the thread.
 */
export const EV_AWAIT = 19;
export const TIMED_ROUND = 0x1_0000;
/**
 * ST_ROUND of an await, in images with wide awaits (docs/models.md, the wider forms). BOUNDED: a counter that changed
 * in the round also bounds the loop, so that the thread does not wait there for ever. LOCKS: the round took and gave back
 * locks, as many as it gave back; whether they were the same ones is for the engine to look at. TIMED: what changed is a time
 * that may end the loop.
 */
export const ROUND_BOUNDED = 1;
export const ROUND_LOCKS = 2;
export const ROUND_TIMED = 4;
export const EV_LOOP_BOUND = 20; /* OP = loop id: --unwind reached; the engine ends the thread's execution here */
export const EV_END = 21; /* the thread returned or called pthread_exit; RET words are set */
export const EV_HALT = 22; /* OP: 0 exit or return from main, 1 abort, 2 quiet abort */
export const EV_FAIL = 23; /* failure(t): an assertion, memory, uninitialised, arithmetic … violation inside the thread */
export const EV_UNSUPPORTED = 24; /* unsupported(t): diagnostic */
export const EV_LIMIT = 25; /* unsupported(t) too: steps, recursion, stack size, address space */

/** Orders, as in ORDER and ORDER2; kinds as in OP of EV_FENCE; operations as in OP of EV_RMW. */
export { FENCE_KINDS as FENCES, ORDERS, RMW_OPS as RMWS } from '../../ir/operators.ts';
/** Sync operations, as in OP of EV_SYNC: the keys of the table in sync-table.ts. */
export { SYNCS } from '../sync/sync-table.ts';
