import type { Decoded, FuncCode } from './code/code.ts';
import type { Image } from './code/image-types.ts';
import type { Thread } from './memory/thread.ts';

/** Sees each instruction before the interpreter runs it (images built with `interpretOnly`). */
export type Watch = (t: Thread, code: FuncCode, d: Decoded, fp: number) => void;

/** What running code needs of its machine. */
export interface Vm {
  readonly image: Image;
  readonly stepLimit: number;
  readonly watch: Watch | null;
  /** Bytes of the heap block that begins at `address` (of any thread), or -1. */
  blockBytes(address: number): number;
  /** Is the byte at `address` part of a shared object (global, heap, escaping stack object)? */
  isShared(address: number): boolean;
}
