import { COND_TIMEDWAIT, COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Head, Keep, Node, Round, Source } from '../graph/graph.ts';
import { HEAP_NEXT, isNode, STACK_NEXT } from '../graph/graph.ts';
import { isUndefined, lowWord, ONE, type Token, ZERO } from '../graph/values.ts';
import type { Pitfalls } from '../run/pitfalls.ts';
import type { Places } from './place.ts';

/** What a node can be, by potential values. */
export type ValuesOf = (source: Source) => ReadonlySet<Token>;

/**
 * When is an iteration of a loop idle? By what the machine asks (vm/interpret/loop-head.ts, vm/code/effects.ts): it has done
 * nothing but read, and the head's parameters and the frame's private memory are what they were at the last visit.
 * Executions may have come to the end of an iteration from different visits, so all that has happened is asked whether
 * there was a visit after it.
 */
export interface Iteration {
  /** What may have happened since the earliest visit that may be the last, latest first; visits among them. */
  readonly nodes: readonly Node[];
}

/** What lies between the visits of the loop that may have been the last, and the round. */
export function iterationOf(places: Places, round: Round): Iteration {
  const nodes: Node[] = [];
  const thread = places.inOrder[round.thread];
  for (let k = places.place[round.id] - 1; k >= 0; k--) {
    const node = thread[k];
    if (places.exclude(node, round)) continue;
    nodes.push(node);
    if (isHead(node, round) && places.dominates(node, round)) break;
  }
  return { nodes };
}

export const isHead = (node: Node, round: Round): node is Head =>
  node.kind === 'head' && node.loop === round.loop;

export const isFar = (keep: Keep, { frame }: Round, token: Token): boolean =>
  !keep.clear && !isUndefined(token) && lowWord(token) < frame;
export const isNext = (token: Token): boolean =>
  lowWord(token) === HEAP_NEXT || lowWord(token) === STACK_NEXT;

export const isCompared = ({ memory }: Round, at: number, size: number): boolean =>
  at < memory.to && at + size > memory.from;

/** Which of idle and not the round can be, if nothing new happens. */
export function roundValues(
  round: Round,
  { nodes }: Iteration,
  of: ValuesOf,
  places: Places,
): readonly Token[] {
  let idle = false;
  let busy = false;
  let visited = false;
  for (const node of nodes) {
    if (isHead(node, round)) {
      visited = true;
      const pairs = round.params.map((source, k) => [of(source), of(node.params[k])] as const);
      if (pairs.every(([a, b]) => [...a].some((token) => b.has(token)))) idle = true;
      if (pairs.some(([a, b]) => a.size !== 1 || b.size !== 1 || ![...a].every((token) => b.has(token))))
        busy = true;
    } else if (mayChange(node, round, of)) {
      busy = true;
      if (node.kind === 'write' && !visited && places.dominates(node, round)) return [ZERO];
    }
  }
  return [...(idle ? [ONE] : []), ...(busy ? [ZERO] : [])];
}

function mayChange(node: Node, round: Round, of: ValuesOf): boolean {
  switch (node.kind) {
    case 'write':
    case 'cas':
    case 'rmw':
    case 'free':
    case 'create':
    case 'detach':
    case 'observe':
    case 'output':
      return true;
    case 'sync':
      return node.op !== COND_WAIT;
    case 'keep':
      return [...of(node.address)].some(
        (token) => isFar(node, round, token) || isNext(token) || isCompared(round, lowWord(token), node.size),
      );
    default:
      return false;
  }
}

/** Some of what an iteration does is not modelled. */
export function checkRounds(places: Places, of: ValuesOf, nodes: readonly Node[], pitfalls: Pitfalls): void {
  for (const round of nodes) {
    if (round.kind !== 'round') continue;
    for (const node of iterationOf(places, round).nodes) {
      if (node.kind === 'sync' && node.op === COND_TIMEDWAIT)
        pitfalls.refuse(node.site, 'a loop around a wait with a time limit');
      if (node.kind !== 'keep' || round.memory.from === round.memory.to || !isNode(node.address)) continue;
      if ([...of(node.address)].some((token) => isCompared(round, lowWord(token), node.size)))
        pitfalls.refuse(node.site, 'private memory at an address that may differ, in a loop that may wait');
    }
  }
}
