import { atomicName } from '../atomics.ts';
import type { Handler } from '../call-site.ts';
import { Unsupported } from '../unsupported.ts';
import { CPROVER } from './cprover.ts';
import { HEDDLE } from './heddle.ts';
import { LIBC } from './libc.ts';
import { MATH } from './math.ts';
import { VERIFIER, verifierNondet } from './verifier.ts';

/** The names that are lowered without C (docs/intrinsics.md). */

const TABLES: readonly Readonly<Record<string, Handler>>[] = [HEDDLE, VERIFIER, CPROVER, LIBC, MATH];

/** How a call of this name is lowered, or null: by its body. */
export function handlerOf(name: string): Handler | null {
  for (const table of TABLES) if (Object.hasOwn(table, name)) return table[name]!;
  return atomicName(name) ?? verifierNondet(name);
}

/** Names whose meaning is ours, whatever the program defines; `__VERIFIER_atomic_…` functions keep their body. */
export const isReserved = (name: string): boolean => /^__(heddle|VERIFIER|CPROVER)_/.test(name);

/** A user's function that is one atomic block. */
export const isAtomicFunction = (name: string): boolean =>
  name.startsWith('__VERIFIER_atomic_') && handlerOf(name) === null;

const JUMPS = /^_{0,2}(sig)?(setjmp|longjmp)$|^(get|set|make|swap)context$/;
const PROCESSES =
  /^_{0,2}(v?fork|clone|execv[pe]*|execl[pe]*|posix_spawnp?|kill|raise|signal|sigaction|alarm)$/;

/** Functions that no body could help, with the way out. */
export function unmodelled(name: string): Unsupported | null {
  if (JUMPS.test(name)) {
    return new Unsupported(
      'HED304',
      `${name} jumps out of functions, which is not modelled`,
      'return an error code instead',
    );
  }
  if (PROCESSES.test(name)) {
    return new Unsupported(
      'HED304',
      `${name}: processes and signals are not modelled`,
      'use a thread for the same job',
    );
  }
  if (name.startsWith('__CPROVER_ASYNC_')) {
    return new Unsupported('HED304', `${name} is not modelled`, 'start the thread with pthread_create');
  }
  return null;
}
