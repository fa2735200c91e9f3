import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Lit } from './clauses.ts';
import { blocks, type Encoding } from './encoding.ts';

/**
 * A wait for a condition may end without a signal: at most once a thread, or a loop around it would go round for ever
 * (`--spurious-wakeups once` of the design; the verdict's assumptions say so).
 */
export function encodeSpurious(e: Encoding): void {
  const { c, graph, sets } = e;
  const byThread = new Map<number, Lit[]>();
  for (const node of graph.nodes) {
    if (node.kind !== 'sync' || node.op !== COND_WAIT) continue;
    const waits = [...sets.of(node)].filter((token) => blocks(node, token)).map((token) => e.is(node, token));
    const spurious = c.and([e.done(node), c.or(waits)]);
    const earlier = byThread.get(node.thread) ?? [];
    for (const other of earlier) c.clause(-other, -spurious);
    byThread.set(node.thread, [...earlier, spurious]);
  }
}
