import { componentsOf } from '../../base/components.ts';
import { type FuncId, funcId } from '../../base/ids.ts';
import type { Program } from '../../ir/types.ts';

/**
 * Strongly connected components of the direct calls, callees first. A component of several functions, or of one that
 * calls itself, is recursive.
 */
export function componentsBottomUp(program: Program): FuncId[][] {
  const callees = program.functions.map((f) => {
    const out = new Set<number>();
    for (const block of f.blocks) for (const i of block.instrs) if (i.op === 'call') out.add(i.func);
    return [...out];
  });
  return componentsOf(callees).map((component) => component.map(funcId));
}
