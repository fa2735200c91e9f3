import { type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import { type Brackets, isOp } from './brackets.ts';
import type { Node } from './nodes.ts';

/**
 * Stretches of a thread that may be taken for one node of the model's order (Lipton, CACM 1975). While a thread holds a
 * mutex, nobody else comes to what is only ever accessed by who holds it, so such an access can change places with any
 * event of another thread; a lock can be put off past those of others, and an unlock can come before them. So of locks, such
 * accesses, at most one other access, such accesses and unlocks, in this order, everything can be moved to the other access:
 * whatever the graph, it has an order in which nothing of another thread lies in between, and a cycle of the
 * contracted graph is none that the axioms would allow.
 *
 * A thread does some of the stretch's events only under a condition; what is left has the same form.
 */
export function sections(
  all: readonly Node[],
  entailment: Entailment,
  brackets: Brackets,
): [number, number][] {
  if (brackets.size === 0) return [];
  const guarded = guardedLocations(all, entailment, brackets);
  const pairs: [number, number][] = [];
  let last: Node | null = null;
  /** Only accesses that can be moved back are to come. */
  let isOver = false;
  for (const node of all) {
    const kind = kindOf(node, brackets, guarded);
    if (kind === null || last === null || last.thread !== node.thread) {
      last = kind === null ? null : node;
      isOver = kind === 'other' || kind === 'unlock';
      continue;
    }
    const isHalf = last.event === node.event && last.kind === 'R' && node.kind === 'W';
    if (isOver && !isHalf && (kind === 'other' || kind === 'lock')) isOver = kind === 'other';
    else {
      pairs.push([last.id, node.id]);
      isOver ||= kind === 'other' || kind === 'unlock';
    }
    last = node;
  }
  return pairs;
}

type Kind = 'lock' | 'unlock' | 'guarded' | 'other';

/** null: in no stretch. */
function kindOf(node: Node, brackets: Brackets, guarded: ReadonlySet<number>): Kind | null {
  if (node.thread < 0 || node.block >= 0 || (node.kind !== 'R' && node.kind !== 'W')) return null;
  // What has no place may still be ordered, as blocks are that come back.
  if (node.targets.length === 0) return 'other';
  if (node.targets.every(({ location }) => brackets.has(location)))
    return isOp(node, 'lock') ? 'lock' : 'unlock';
  return node.targets.every(({ location }) => guarded.has(location)) ? 'guarded' : 'other';
}

/** Locations with a mutex that is held whenever they are accessed. */
function guardedLocations(
  nodes: readonly Node[],
  entailment: Entailment,
  brackets: Brackets,
): ReadonlySet<number> {
  const accesses = new Map<number, Node[]>();
  for (const node of nodes)
    if (node.thread >= 0)
      for (const { location } of node.targets)
        accesses.set(location, [...(accesses.get(location) ?? []), node]);
  const isHeld = ({ id, exec }: Node, held: ReadonlyMap<number, Lit>): boolean => {
    const lit = held.get(id);
    return lit !== undefined && (lit === TRUE || entailment.contradicts(exec, lit ^ 1));
  };
  const guarded = new Set<number>();
  for (const [location, all] of accesses) {
    if (brackets.has(location)) continue;
    for (const held of brackets.values())
      if (all.every((node) => isHeld(node, held))) {
        guarded.add(location);
        break;
      }
  }
  return guarded;
}
