import { isAcquire, isRelease } from '../../../ir/orders.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { F_ACQUIRE, F_ATOMIC, F_RELEASE, F_SC } from './graph.ts';

/** Flags of an access by its order (index into ORDERS). */
export const FLAGS_OF: readonly number[] = ORDERS.map((order) => {
  if (order === 'na') return 0;
  const acquire = isAcquire(order) ? F_ACQUIRE : 0;
  const release = isRelease(order) ? F_RELEASE : 0;
  return F_ATOMIC | acquire | release | (order === 'sc' ? F_SC : 0);
});

/** Flags of a sync operation that writes its word (index into SYNCS). */
export const SYNC_FLAGS: readonly number[] = SYNC_INFO.map(
  ({ order }) => FLAGS_OF[ORDERS.indexOf(order)] & (F_ACQUIRE | F_RELEASE),
);
