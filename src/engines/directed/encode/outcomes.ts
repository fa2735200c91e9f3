import type { Node, Stop } from '../graph/graph.ts';
import { isUndefined } from '../graph/values.ts';
import { blocksAreOver } from './blocks.ts';
import type { Encoding, Goal } from './encoding.ts';

/** For `heddle litmus` and comparisons: the program ends with an outcome that no run has shown. */
export function outcomeGoals(e: Encoding, wantsErrors: boolean): Goal[] {
  const { c, graph } = e;
  const isEnd = (node: { readonly kind: string }): node is Stop =>
    node.kind === 'stop' && (node as Stop).why === 'halt';
  const ends = graph.nodes.filter(isEnd);
  if (!graph.nodes.some(({ kind }) => kind === 'observe')) return [];
  const lit = c.fresh();
  /* the program ends, or all its threads have */
  const threads = graph.roots.map((root, thread) =>
    root === undefined ? c.yes : c.or([-e.start(root), ...e.sets.endsOf(thread).map((end) => e.reach(end))]),
  );
  c.implies(lit, c.or([c.and(threads), ...ends.map((end) => e.reach(end))]));
  /* while somebody is inside an atomic block, nothing ends */
  c.implies(lit, blocksAreOver(e, -1));
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
  const observations = graph.nodes.filter(({ kind }) => kind === 'observe');
  const count = graph.nodes.length;
  const known = new Set<string>();
  const refresh = (): boolean => {
    for (const [key, seen] of graph.outcomes) {
      if (known.has(key)) continue;
      known.add(key);
      /* with a node that a run has shown since, it is no outcome of this formula */
      if (seen.some(({ node }) => node.id >= count)) continue;
      const clause = [-lit];
      for (const { node, tokens } of seen) {
        if (node.kind !== 'observe') continue;
        clause.push(-e.reach(node), ...tokens.map((token, k) => -e.is(node.inputs[k], token)));
      }
      /* more than was seen then is another outcome: a thread that nobody waits for may have come to it or not */
      const then = new Set(seen.map(({ node }) => node));
      for (const node of observations) if (!then.has(node)) clause.push(e.reach(node));
      c.list(clause);
    }
    return true;
  };
  refresh();
  const aims = (): readonly Node[] =>
    [...observations.sort((a, b) => e.places.place[a.id] - e.places.place[b.id]), ...ends].filter((node) =>
      c.value(e.reach(node)),
    );
  return [...errors, { lit, what: 'outcome', node: observations[0], refresh, aims }];
}
