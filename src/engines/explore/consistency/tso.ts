import { StoresInBuffers } from './stores-in-buffers.ts';

/** Total store order: one buffer a thread, first in, first out. Only a load overtakes, and only stores. */
export class Tso extends StoresInBuffers {
  readonly ordersPrefix = true;
  protected readonly keepsStores = true;
}
