import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Access, Source } from '../graph/graph.ts';
import { effectInputs, isAccess } from '../graph/graph.ts';
import { isUndefined, lowWord, type Token, ZERO } from '../graph/values.ts';
import type { Lit } from './clauses.ts';
import { blocks, type Encoding, type Goal } from './encoding.ts';
import { builtIn } from './value-sets.ts';

/**
 * Where executions leave the graph (section 4.3 of the seed): a branch in a direction, a computation on inputs, an access or
 * check with an outcome that no run has shown. Each goal is a literal that implies it; one that implies nothing in the
 * graph as it stands (UNSAT) may become reachable when more is known.
 */
export function noveltyGoals(e: Encoding, isValid: (access: Access, address: number) => boolean): Goal[] {
  const { c, graph, sets } = e;
  const goals: Goal[] = [];
  for (const node of graph.nodes) {
    const goal: Add = (what, lits, refresh) => {
      if (lits.includes(c.no)) return;
      const lit = c.fresh();
      for (const each of lits) c.implies(lit, each);
      goals.push({ lit, what, node, refresh, isNews: true });
    };
    switch (node.kind) {
      case 'branch':
        for (const direction of directions(sets.of(node.condition), node.directionOf))
          if (!node.regions.has(direction))
            goal(`direction ${direction}`, [e.taken(node, direction)], () => !node.regions.has(direction));
        break;
      case 'check':
        if (!node.failed)
          for (const token of sets.of(node.condition))
            if (!node.passes(token))
              goal(`${node.what} fails`, [e.reach(node), e.is(node.condition, token)], () => !node.failed);
        break;
      case 'fn':
        if (builtIn(node, (s) => sets.of(s)) === null)
          unseen(e, node.signature, node.inputs, e.reach(node), { goal });
        break;
      case 'free':
        for (const token of sets.of(node.address))
          if (token !== ZERO && !node.sizes.has(lowWord(token)))
            goal('free', [e.reach(node), e.is(node.address, token)], () => !node.sizes.has(lowWord(token)));
        break;
      case 'join':
        if (!node.done) goal('join', [e.done(node)], () => !node.done);
        break;
      default:
        if (isAccess(node)) accessGoals(e, node, isValid, goal);
    }
  }
  return goals;
}

function accessGoals(
  e: Encoding,
  node: Access,
  isValid: (access: Access, address: number) => boolean,
  goal: Add,
): void {
  const { sets } = e;
  if (!node.done) goal('access', [e.past(node)], () => !node.done);
  if (node.kind === 'rmw') unseen(e, node.writes, effectInputs(node), e.done(node), { goal, access: node });
  if (node.kind === 'sync')
    unseen(e, node.writes, effectInputs(node), e.done(node), {
      goal,
      access: node,
      counts: (token) => node.op === COND_WAIT || !blocks(node, token),
    });
  for (const token of sets.of(node.address))
    if (!node.seenAt.has(token) && !isValid(node, lowWord(token)))
      goal(
        `address ${lowWord(token)}`,
        [e.reach(node), e.is(node.address, token)],
        () => !node.seenAt.has(token),
      );
  if (node.kind !== 'write' && node.order > 0)
    for (const token of sets.of(node))
      if (isUndefined(token) && !node.seen.has(token) && !node.fails.has(token))
        goal(
          'undefined',
          [e.done(node), e.is(node, token)],
          () => !node.fails.has(token) && !node.seen.has(token),
        );
}

interface Sought {
  readonly goal: Add;
  readonly access?: Access | null;
  readonly counts?: (token: Token) => boolean;
}

/** Inputs for which nobody knows what the computation gives. */
function unseen(
  e: Encoding,
  signature: string,
  inputs: readonly Source[],
  when: Lit,
  { goal, access = null, counts = () => true }: Sought,
): void {
  const { c, sets } = e;
  const product = inputs.reduce<number>((n, input) => n * sets.of(input).size, 1);
  let known = 0;
  const isTotal = sets.rows(signature, inputs).length === product;
  const fresh = isTotal ? c.no : c.fresh();
  /* an access takes place with an effect that is known, or it is what is looked for */
  if (access !== null) c.clause(-e.done(access), e.past(access), fresh);
  if (isTotal) return;
  c.implies(fresh, when);
  if (inputs.length === 1)
    for (const token of sets.of(inputs[0])) if (!counts(token)) c.clause(-fresh, -e.is(inputs[0], token));
  const refresh = (): boolean => {
    const rows = sets.rows(signature, inputs);
    if (rows.length === known) return true;
    known = rows.length;
    for (const row of rows) c.list([-fresh, ...row.inputs.map((token, k) => -e.is(inputs[k], token))]);
    return known < product;
  };
  refresh();
  goal(signature, [fresh], refresh);
}

type Add = (what: string, lits: readonly Lit[], refresh: () => boolean) => void;

function directions(tokens: Iterable<Token>, of: (token: Token) => number): Set<number> {
  const found = new Set<number>();
  for (const token of tokens) found.add(of(token));
  return found;
}
