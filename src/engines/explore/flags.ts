import { ORDERS, SYNCS } from '../../vm/event.ts';
import { F_ACQUIRE, F_ATOMIC, F_RELEASE, F_SC } from './graph.ts';

/** Flags of an access by its order (index into ORDERS). */
export const FLAGS_OF: readonly number[] = ORDERS.map((order) => {
  if (order === 'na') return 0;
  const acquire = order === 'acq' || order === 'acq_rel' || order === 'sc' ? F_ACQUIRE : 0;
  const release = order === 'rel' || order === 'acq_rel' || order === 'sc' ? F_RELEASE : 0;
  return F_ATOMIC | acquire | release | (order === 'sc' ? F_SC : 0);
});

/** Lock acquires, unlock releases; condition variables order nothing of themselves (POSIX, C11). */
export const SYNC_FLAGS: readonly number[] = SYNCS.map((op) => {
  if (op === 'lock' || op === 'trylock') return F_ACQUIRE;
  return op === 'unlock' || op === 'mutex-destroy' ? F_RELEASE : 0;
});
