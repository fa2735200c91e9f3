import type { Order } from '../../ir/types.ts';
import {
  SYNC_BLOCKED,
  SYNC_MISUSE,
  syncApply,
  syncChoices,
  synced,
  syncHolders,
} from '../../vm/sync/sync.ts';
import { SYNC_INFO, SYNCS, syncOrder } from '../../vm/sync/sync-table.ts';

/** One way a lock or condition-variable operation can go on the value it read. */
export interface SyncOutcome {
  readonly status: 'done' | 'blocked' | 'misuse';
  /** The new value of the word, or null when it is only read. */
  readonly written: bigint | null;
  readonly result: number;
  readonly order: Order;
  /** A lock operation that orders what is around it; a failed trylock is only a read. */
  readonly locks: boolean;
  readonly message: string;
}

/**
 * All outcomes for a value read. `spurious`: a wait on a condition variable may also wake up without a signal (it is
 * let at most once a thread: a second time would only go round the loop again).
 */
export function syncOutcomes(op: number, value: bigint, thread: number, spurious = false): SyncOutcome[] {
  const [lo, hi] = halves(value);
  const choices = spurious && SYNCS[op] === 'cond-wait' ? 2 : syncChoices(op, lo, hi);
  const all = Array.from({ length: choices }, (_, choice): SyncOutcome => {
    const status = syncApply(op, lo, hi, thread, choice);
    const after = (BigInt(synced.hi >>> 0) << 32n) | BigInt(synced.lo >>> 0);
    const written = status === SYNC_BLOCKED || after === value ? null : after;
    return {
      status: status === SYNC_BLOCKED ? 'blocked' : status === SYNC_MISUSE ? 'misuse' : 'done',
      written,
      result: synced.result,
      order: syncOrder(op, written !== null),
      locks: SYNC_INFO[op].waits || synced.result === 0 || written !== null,
      message: synced.message,
    };
  });
  /* a wait that is over is over, spuriously or not */
  return all.filter((outcome, i) => i === 0 || SYNCS[op] !== 'cond-wait' || outcome.result === 1);
}

const halves = (value: bigint): [number, number] => [
  Number(BigInt.asIntN(32, value)),
  Number(BigInt.asIntN(32, value >> 32n)),
];

/** Must the operation wait while the word has this value? */
export const isBlocked = (op: number, value: bigint, thread: number): boolean =>
  syncOutcomes(op, value, thread).every(({ status }) => status === 'blocked');

/** Threads that hold the lock whose word has this value. */
export const holdersOf = (op: number, value: bigint): readonly number[] => syncHolders(op, ...halves(value));
