import { type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import { type Brackets, isOp } from './brackets.ts';
import type { Node } from './nodes.ts';

/**
 * Stretches of a thread that may be taken for one node of the model's order (Lipton, CACM 1975). While a thread holds a
 * mutex, nobody else comes to what is only ever accessed by who holds it, so such an access can change places with any
 * event of another thread; a lock can be put off past those of others, and an unlock can come before them. So of locks, such
 * accesses, at most one other access, such accesses and unlocks, in this order, everything can be moved to the other access,
 * past what *other* threads do: whatever the graph, it has an order in which nothing of another thread lies in between, and a
 * cycle of the contracted graph is none that the axioms would allow. What the *own* thread does besides may be in the way
 * where the model does not keep program order: model/uniform.ts has the last word.
 *
 * A thread does some of the stretch's events only under a condition; what is left has the same form.
 */
export interface Stretch {
  /** Nodes in program order: what is moved to the other access from before it, that access, what is moved from behind it. */
  readonly before: readonly number[];
  readonly middle: readonly number[];
  readonly after: readonly number[];
  /** All nodes of the thread. */
  readonly thread: readonly number[];
}

interface Growing extends Stretch {
  readonly before: number[];
  readonly middle: number[];
  readonly after: number[];
}

export function sections(all: readonly Node[], entailment: Entailment, brackets: Brackets): Stretch[] {
  if (brackets.size === 0) return [];
  const guarded = guardedLocations(all, entailment, brackets);
  const threads = new Map<number, number[]>();
  const found: Growing[] = [];
  let last: Node | null = null;
  let open: Growing | null = null;
  for (const node of all) {
    const thread = threads.get(node.thread) ?? [];
    threads.set(node.thread, thread);
    thread.push(node.id);
    const kind = kindOf(node, brackets, guarded);
    const isHalf = open !== null && last?.event === node.event && last?.kind === 'R' && node.kind === 'W';
    const follows: boolean = open !== null && last?.thread === node.thread;
    if (kind === null) open = null;
    else if (open === null || !follows || !(isHalf || mayFollow(kind, open)))
      found.push((open = { before: [], middle: [], after: [], thread }));
    if (kind !== null && open !== null) partFor(kind, open).push(node.id);
    last = node;
  }
  return found.filter(({ before, middle, after }) => before.length + middle.length + after.length > 1);
}

/** Once the other access or an unlock has come, only what can be moved back to it. */
const mayFollow = (kind: Kind, { middle, after }: Stretch): boolean =>
  kind === 'guarded' || kind === 'unlock' || (middle.length === 0 && after.length === 0);

function partFor(kind: Kind, { before, middle, after }: Growing): number[] {
  if (kind === 'other') return middle;
  return kind === 'unlock' || middle.length > 0 || after.length > 0 ? after : before;
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
