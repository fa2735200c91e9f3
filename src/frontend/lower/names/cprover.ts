import type { FenceKind } from '../../../ir/types.ts';
import type { Handler } from '../calls/call-site.ts';
import { assertion, assume, atomic, text } from './heddle.ts';

/** CBMC's names. `__CPROVER_fence("WWfence", "RRfence", …)` lists what it orders. */

const FENCES: Readonly<Record<string, FenceKind>> = {
  RRfence: 'll',
  RWfence: 'ls',
  WRfence: 'sl',
  WWfence: 'ss',
};

const fence: Handler = (f, call) => {
  const kinds = call.args.flatMap((_, n) => FENCES[text(f, call, n) ?? ''] ?? []);
  if (new Set(kinds).size === 4) f.emit.fence('thread', 'sc'); /* a seq_cst fence, in every model */
  else for (const kind of kinds) f.emit.fence(kind, 'sc');
  return [];
};

export const CPROVER: Readonly<Record<string, Handler>> = {
  __CPROVER_assume: assume,
  __CPROVER_assert: assertion((f, call) => text(f, call, 1) ?? '__CPROVER_assert'),
  __CPROVER_atomic_begin: atomic(true),
  __CPROVER_atomic_end: atomic(false),
  __CPROVER_fence: fence,
};
