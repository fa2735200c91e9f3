import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { Node } from './nodes.ts';

/**
 * Mutexes that each thread locks only when it does not hold it, and unlocks only when it does, however its reads turn
 * out, and to which nothing else is done: by location, for each node whether its thread holds the mutex when it comes to it.
 */
export type Brackets = ReadonlyMap<number, ReadonlyMap<number, Lit>>;

export const isOp = (node: Node, op: string): boolean =>
  node.event?.kind === 'sync' && node.event.text.startsWith(`${op} `);

export function bracketsOf(c: Circuit, nodes: readonly Node[], entailment: Entailment): Brackets {
  const found = new Set<number>();
  const bad = new Set<number>();
  for (const node of nodes)
    for (const { location, when } of node.targets) {
      if (node.thread < 0) continue;
      const fits = when === TRUE && (isOp(node, 'lock') || isOp(node, 'unlock')) && !node.dead;
      (fits ? found : bad).add(location);
    }
  const brackets = new Map<number, ReadonlyMap<number, Lit>>();
  for (const location of found) {
    if (bad.has(location)) continue;
    const held = new Map<number, Lit>();
    const at = new Map<number, Lit>();
    const questions: [Lit, Lit][] = [];
    for (const node of nodes) {
      if (node.thread < 0) continue;
      const before = held.get(node.thread) ?? FALSE;
      at.set(node.id, before);
      if (node.kind !== 'R' || node.targets[0]?.location !== location) continue;
      const isLock = isOp(node, 'lock');
      questions.push([node.exec, isLock ? before : before ^ 1]);
      held.set(node.thread, isLock ? c.or(before, node.exec) : c.and(before, node.exec ^ 1));
    }
    if (questions.every(([there, wrong]) => wrong === FALSE || entailment.contradicts(there, wrong)))
      brackets.set(location, at);
  }
  return brackets;
}
