import { BARRIER_ARRIVE, COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Keep, Node, Round, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import { lowWord, ONE, ZERO } from '../graph/values.ts';
import type { Lit } from './clauses.ts';
import type { Encoding } from './encoding.ts';
import { isCompared, isFar, isHead, isNext, iterationOf } from './iterations.ts';

/** Idle iterations (iterations.ts), as clauses. */
export function encodeRounds(e: Encoding): void {
  for (const node of e.graph.nodes) if (node.kind === 'round') encodeRound(e, node);
}

/** Calls back for all that may have happened in the iteration, with the condition that no visit came after it. */
export function inIteration(e: Encoding, round: Round, each: (node: Node, last: Lit) => void): void {
  const { c, places } = e;
  let visited: Lit = c.no;
  for (const node of iterationOf(places, round).nodes) {
    each(node, -visited);
    if (isHead(node, round)) visited = c.or([visited, e.reach(node)]);
    if (visited === c.yes) return;
  }
}

/** The round is idle exactly if nothing has changed. */
function encodeRound(e: Encoding, round: Round): void {
  const { c } = e;
  if (e.sets.of(round).size < 2) return;
  const changes: Lit[] = [];
  const kept: Keep[] = [];
  inIteration(e, round, (node, last) => {
    if (isHead(node, round)) {
      const here = c.and([e.reach(node), last]);
      for (const [k, source] of round.params.entries())
        changes.push(c.and([here, differ(e, source, node.params[k])]));
      for (const { at, size } of cellsOf(round, kept)) {
        const [before, after] = [e.privateAt(node, at, size), e.privateAt(round, at, size)];
        for (const [token, lit] of after) changes.push(c.and([here, lit, -(before.get(token) ?? c.no)]));
      }
      return;
    }
    if (node.kind === 'keep') kept.push(node);
    const effect = effectOf(e, node, round);
    if (effect !== c.no) changes.push(c.and([effect, last]));
  });
  const [reached, idle] = [e.reach(round), e.is(round, ONE)];
  for (const change of changes) c.clause(-reached, -change, -idle);
  c.list([-reached, idle, ...changes]);
}

function differ(e: Encoding, a: Source, b: Source): Lit {
  const { c, sets } = e;
  if (a === b) return c.no;
  const same = [...sets.of(a)].filter((token) => sets.of(b).has(token));
  return -c.or(same.map((token) => c.and([e.is(a, token), e.is(b, token)])));
}

/** Places of the compared memory that the iteration may have written. */
function cellsOf(round: Round, kept: readonly Keep[]): { readonly at: number; readonly size: number }[] {
  const cells = new Map<string, { readonly at: number; readonly size: number }>();
  for (const { address, size, clear } of kept) {
    if (isNode(address) || clear) continue;
    const at = lowWord(address);
    if (isCompared(round, at, size)) cells.set(`${at}:${size}`, { at, size });
  }
  return [...cells.values()];
}

/** The node changes something that others, or later iterations, can see. */
function effectOf(e: Encoding, node: Node, round: Round): Lit {
  const { c, sets } = e;
  switch (node.kind) {
    case 'write':
      return e.done(node);
    case 'cas':
      /* one that puts back what was there changes nothing */
      return c.and([e.done(node), e.succeeds(node), differ(e, node.expected, node.value)]);
    case 'rmw': {
      const same = [...sets.of(node)].map((token) => c.and([e.is(node, token), e.leaves(node, token)]));
      return c.and([e.done(node), -c.or(same)]);
    }
    case 'sync': {
      if (node.op === COND_WAIT) return c.no;
      if (node.op === BARRIER_ARRIVE) return e.done(node);
      const result = node.region.items[node.index + 1];
      return result?.kind === 'result' ? c.and([e.done(node), e.is(result, ZERO)]) : e.done(node);
    }
    case 'free':
      return c.and([e.done(node), -e.is(node.address, ZERO)]);
    case 'create':
    case 'detach':
    case 'observe':
    case 'output':
      return e.reach(node);
    case 'keep': {
      const far = [...sets.of(node.address)].filter((token) => isFar(node, round, token) || isNext(token));
      return c.and([e.reach(node), c.or(far.map((token) => e.is(node.address, token)))]);
    }
    default:
      return c.no;
  }
}
