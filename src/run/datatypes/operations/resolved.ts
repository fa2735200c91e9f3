import type { Diagnostic } from '../../../base/failure.ts';
import type { SignatureInfo } from '../../../frontend/llvm/debug/debug-info.ts';
import type { OpSpec } from './op-spec.ts';

/** An operation, and the function that it is. */
export interface Resolved {
  readonly spec: OpSpec;
  readonly signature: SignatureInfo;
  /** The class of a method by its own name, which an alias may hide. */
  readonly owner: string | null;
  readonly at: NonNullable<Diagnostic['at']>;
}

export interface Helper {
  readonly name: string;
  readonly signature: SignatureInfo;
}

export interface Helpers {
  readonly init: Helper | null;
  readonly destroy: Helper | null;
}
