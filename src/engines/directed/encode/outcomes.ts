import type { Stop } from '../graph/graph.ts';
import { isUndefined } from '../graph/values.ts';
import type { Encoding, Goal } from './encoding.ts';

/** For `heddle litmus` and comparisons: the program ends with an outcome that no run has shown. */
export function outcomeGoals(e: Encoding, wantsErrors: boolean): Goal[] {
  const { c, graph } = e;
  const isEnd = (node: { readonly kind: string }): node is Stop =>
    node.kind === 'stop' && (node as Stop).why === 'halt';
  const ends = graph.nodes.filter(isEnd);
  if (ends.length === 0 || !graph.nodes.some(({ kind }) => kind === 'observe')) return [];
  const lit = c.fresh();
  c.implies(lit, c.or(ends.map((end) => e.reach(end))));
  /* to show what is undefined is an error, and no outcome */
  const errors: Goal[] = [];
  for (const node of graph.nodes) {
    if (node.kind !== 'observe') continue;
    for (const input of node.inputs)
      for (const token of e.sets.of(input)) {
        if (!isUndefined(token)) continue;
        const shown = c.and([e.reach(node), e.is(input, token)]);
        c.clause(-lit, -shown);
        if (wantsErrors) errors.push({ lit: shown, what: 'uninitialized', node, refresh: () => true });
      }
  }
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
  return [...errors, { lit, what: 'outcome', node: ends[0], refresh }];
}
