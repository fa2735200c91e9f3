import { StoresInBuffers } from './stores-in-buffers.ts';

/** Partial store order: one buffer a thread and location. A store may still be on its way when a later one is read. */
export class Pso extends StoresInBuffers {
  readonly ordersPrefix = false;
  protected readonly keepsStores = false;
}
