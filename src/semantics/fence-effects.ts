import { FENCES, ORDERS } from '../vm/code/event.ts';

/** What orders and fences (numbers of the machine) mean for the store buffer of their thread: the table of docs/models.md. */
export const SEQ_CST = ORDERS.indexOf('sc');
const RELEASE = ORDERS.indexOf('rel');
const ACQUIRE_RELEASE = ORDERS.indexOf('acq_rel');
const THREAD_FENCE = FENCES.indexOf('thread');
const FULL_FENCE = FENCES.indexOf('full');
const STORE_FENCE = FENCES.indexOf('ss');

/** A store of this order waits for those before it. (A seq_cst one does not wait in a buffer at all.) */
export const keepsStoresBefore = (order: number): boolean => order === RELEASE || order === ACQUIRE_RELEASE;

/** The fence empties the buffer. */
export const isFullFence = (kind: number, order: number): boolean =>
  kind === FULL_FENCE || (kind === THREAD_FENCE && order === SEQ_CST);

/** Stores after the fence wait for those before it. */
export const isStoreFence = (kind: number, order: number): boolean =>
  kind === STORE_FENCE || (kind === THREAD_FENCE && keepsStoresBefore(order));
