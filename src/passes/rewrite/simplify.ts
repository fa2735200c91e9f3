import type { Func, Program } from '../../ir/types.ts';
import { dceFunc } from './dce.ts';
import { foldFunc } from './fold.ts';
import { promoteFunc } from './promote.ts';

/** One function through promote, fold and dce until none of them finds more to do. */
export function simplifyFunc(func: Func, program: Program): Func {
  let current = func;
  for (let round = 0; round < 8; round++) {
    const next = dceFunc(foldFunc(promoteFunc(current, program.dataModel), program), program.dataModel);
    if (next === current) break;
    current = next;
  }
  return current;
}
