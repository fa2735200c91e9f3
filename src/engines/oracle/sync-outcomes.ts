import type { Order } from '../../ir/types.ts';
import { SYNCS } from '../../vm/event.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../vm/sync.ts';

/** One way a lock or condition-variable operation can go on the value it read. */
export interface SyncOutcome {
  readonly status: 'done' | 'blocked' | 'misuse';
  /** The new value of the word, or null when it is only read. */
  readonly written: bigint | null;
  readonly result: number;
  readonly order: Order;
  readonly message: string;
}

/**
 * All outcomes for a value read. A spurious wake-up is none of them: it only takes a thread where a real one could
 * take it, or round a loop that changes nothing.
 */
export function syncOutcomes(op: number, value: bigint, thread: number): SyncOutcome[] {
  const lo = Number(BigInt.asIntN(32, value));
  const hi = Number(BigInt.asIntN(32, value >> 32n));
  return Array.from({ length: syncChoices(op, lo, hi) }, (_, choice) => {
    const status = syncApply(op, lo, hi, thread, choice);
    const after = (BigInt(synced.hi >>> 0) << 32n) | BigInt(synced.lo >>> 0);
    const written = status === SYNC_BLOCKED || after === value ? null : after;
    return {
      status: status === SYNC_BLOCKED ? 'blocked' : status === SYNC_MISUSE ? 'misuse' : 'done',
      written,
      result: synced.result,
      order: orderOf(SYNCS[op], written !== null),
      message: synced.message,
    };
  });
}

/** Lock acquires, unlock releases; a trylock that fails does not synchronise; condition variables do both. */
function orderOf(op: (typeof SYNCS)[number], writes: boolean): Order {
  if (op === 'lock' || op === 'trylock') return writes ? 'acq' : 'rlx';
  if (op === 'unlock' || op === 'mutex-destroy') return 'rel';
  return op === 'cond-wait' ? 'acq' : 'acq_rel';
}
