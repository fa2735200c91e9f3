import type { Image } from './image-types.ts';

/** What running code needs of its machine. */
export interface Vm {
  readonly image: Image;
  readonly stepLimit: number;
  /** Bytes of the heap block that begins at `address` (of any thread), or -1. */
  blockBytes(address: number): number;
  /** Is the byte at `address` part of a shared object (global, heap, escaping stack object)? */
  isShared(address: number): boolean;
}
