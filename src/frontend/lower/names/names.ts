import type { Handler } from '../calls/call-site.ts';
import { atomicName } from '../memory/atomics.ts';
import { CPROVER } from './cprover.ts';
import { CXX, heapOperator } from './cxx.ts';
import { HEDDLE } from './heddle.ts';
import { LIBC } from './libc.ts';
import { MATH } from './math.ts';
import { VERIFIER, verifierNondet } from './verifier.ts';

/** The names that are lowered without C (docs/intrinsics.md). */

const TABLES: readonly Readonly<Record<string, Handler>>[] = [HEDDLE, VERIFIER, CPROVER, LIBC, MATH, CXX];

/** How a call of this name is lowered, or null: by its body. */
export function handlerOf(name: string): Handler | null {
  for (const table of TABLES) if (Object.hasOwn(table, name)) return table[name];
  return atomicName(name) ?? verifierNondet(name) ?? heapOperator(name);
}

/** Names whose meaning is ours, whatever the program defines; `__VERIFIER_atomic_…` functions keep their body. */
export const isReserved = (name: string): boolean =>
  /^__((heddle|VERIFIER|CPROVER)_|clang_call_terminate$)/.test(name);

/** A user's function that is one atomic block. */
export const isAtomicFunction = (name: string): boolean =>
  name.startsWith('__VERIFIER_atomic_') && handlerOf(name) === null;
