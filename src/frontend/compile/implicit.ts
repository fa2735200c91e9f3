import { readOurFile } from './headers/our-headers.ts';

/**
 * Functions that programs written for other checkers call without declaring them (`__CPROVER_assume`, …). They are
 * not declared beforehand, because a program's own declaration may differ (`_Bool` or `int`) and must then win; only
 * what clang reports as undeclared is, from include/implicit.h.
 */
export function implicitFunctions(): ReadonlySet<string> {
  const text = readOurFile('implicit.h');
  return new Set(Array.from(text.matchAll(/^#ifdef __HEDDLE_NEEDS_(\w+)$/gm), (m) => m[1]));
}
