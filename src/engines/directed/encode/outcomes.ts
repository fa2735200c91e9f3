import type { Stop } from '../graph/graph.ts';
import type { Encoding, Goal } from './encoding.ts';

/** For `heddle litmus` and comparisons: the program ends with an outcome that no run has shown. */
export function outcomeGoals(e: Encoding): Goal[] {
  const { c, graph } = e;
  const isEnd = (node: { readonly kind: string }): node is Stop =>
    node.kind === 'stop' && (node as Stop).why === 'halt';
  const ends = graph.nodes.filter(isEnd);
  if (ends.length === 0 || !graph.nodes.some(({ kind }) => kind === 'observe')) return [];
  const lit = c.fresh();
  c.implies(lit, c.or(ends.map((end) => e.reach(end))));
  const known = new Set<string>();
  const refresh = (): boolean => {
    for (const [key, seen] of graph.outcomes) {
      if (known.has(key)) continue;
      known.add(key);
      const clause = [-lit];
      for (const { node, tokens } of seen) {
        if (node.kind !== 'observe') continue;
        clause.push(-e.reach(node), ...tokens.map((token, k) => -e.is(node.inputs[k], token)));
      }
      c.list(clause);
    }
    return true;
  };
  refresh();
  return [{ lit, what: 'outcome', node: ends[0], refresh }];
}
