import { type FuncId, funcId } from '../../base/ids.ts';
import type { Program } from '../../ir/types.ts';

/**
 * Strongly connected components of the direct calls, callees first: Tarjan (1972), with an explicit stack. A component
 * of several functions, or of one that calls itself, is recursive.
 */
export function componentsBottomUp(program: Program): FuncId[][] {
  const callees = program.functions.map((f) => {
    const out = new Set<number>();
    for (const block of f.blocks) for (const i of block.instrs) if (i.op === 'call') out.add(i.func);
    return [...out];
  });
  const n = callees.length;
  const index = new Int32Array(n).fill(-1);
  const low = new Int32Array(n);
  const onStack = new Uint8Array(n);
  const open: number[] = [];
  const components: FuncId[][] = [];
  let clock = 0;
  for (let root = 0; root < n; root++) {
    if (index[root] !== -1) continue;
    const frames: { f: number; next: number }[] = [];
    const enter = (f: number): void => {
      index[f] = low[f] = clock++;
      onStack[f] = 1;
      open.push(f);
      frames.push({ f, next: 0 });
    };
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      const { f } = frame;
      const g = callees[f][frame.next++];
      if (g === undefined) {
        frames.pop();
        const parent = frames.at(-1)?.f;
        if (parent !== undefined) low[parent] = Math.min(low[parent], low[f]);
        if (low[f] !== index[f]) continue;
        const component: FuncId[] = [];
        for (let g = -1; g !== f; ) {
          g = open.pop()!;
          onStack[g] = 0;
          component.push(funcId(g));
        }
        components.push(component);
      } else if (index[g] === -1) {
        enter(g);
      } else if (onStack[g] === 1) {
        low[f] = Math.min(low[f], index[g]);
      }
    }
  }
  return components;
}
