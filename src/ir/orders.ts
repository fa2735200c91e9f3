import type { Order } from './operators.ts';

/** What an order is made of: `acq_rel` and `sc` are both. */
export const isAcquire = (order: Order): boolean => order === 'acq' || order === 'acq_rel' || order === 'sc';
export const isRelease = (order: Order): boolean => order === 'rel' || order === 'acq_rel' || order === 'sc';

/** A read has no release part, a write no acquire part. */
export const readOrder = <O extends Order>(order: O): O | 'rlx' | 'acq' =>
  order === 'rel' ? 'rlx' : order === 'acq_rel' ? 'acq' : order;
export const writeOrder = (order: Order): Order =>
  order === 'acq' ? 'rlx' : order === 'acq_rel' ? 'rel' : order;
