import type { FromWork, ToWork } from './protocol.ts';

/**
 * Where work is done: something that runs beside us and that can be ended without being asked. On Node a worker thread
 * (thread-place.ts); a Web Worker can be one too.
 */
export interface Place {
  readonly post: (message: ToWork) => void;
  /** Whatever arrives from now on; a place that ends before its work has an answer says that it failed. */
  readonly listen: (receive: (message: FromWork) => void) => void;
  /** What is in use there, with all that the work has started, in MB. */
  readonly memoryMB: () => number;
  /** Ends it, whatever it is doing; settles when it is gone. */
  readonly end: () => Promise<void>;
}
