import type { Exploration } from './exploration.ts';
import { K_CREATE, K_JOIN } from './graph.ts';
import { isDetach } from './other-events.ts';

/** What a program that has ended leaves behind: only looked for on request. */

export function leakedBlock(x: Exploration): string | null {
  const g = x.graph;
  const lifeAt = (e: number): string => `${g.value[4 * e]} ${g.value[4 * e + 3]}`;
  const freed = new Set(g.frees.map(lifeAt));
  const leaked = g.allocs.find((a) => g.value[4 * a + 2] !== 2 && !freed.has(lifeAt(a)));
  return leaked === undefined ? null : 'a heap block is never freed';
}

export function unjoinedThread(x: Exploration): string | null {
  const g = x.graph;
  const claimed = new Set<number>();
  for (let e = 0; e < g.n; e++) {
    if (g.kind[e] === K_JOIN) claimed.add(g.value[4 * e]);
    if (isDetach(x, e)) claimed.add(g.value[4 * e + 1] - 1);
  }
  for (let e = 0; e < g.n; e++)
    if (g.kind[e] === K_CREATE && !claimed.has(g.value[4 * e]))
      return `T${g.value[4 * e]} is neither joined nor detached`;
  return null;
}
