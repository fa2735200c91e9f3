import type { Step, Violation } from '../results/types.ts';
import { renumbered } from './relinearise.ts';

/**
 * A story without what does not lead to its end. Of an execution that ends in an event that goes wrong, what that event needs is
 * enough: each thread's own steps before a needed one, the write that a read reads from, the create before a thread and a thread's
 * end before its join, the life of a block, the other access of a race. The models' executions may be cut so (a prefix of
 * program order and reads-from is consistent if the whole is); whoever uses this replays the result all the same. Stories with
 * atomic blocks or store buffers stay whole.
 */
/** Nobody reads a longer one whole. */
const MOST_STEPS = 1500;

export function onlyNeeded(violation: Violation): Violation {
  const { steps } = violation.trace;
  const last = steps.at(-1);
  if (last === undefined || steps.length > MOST_STEPS) return violation;
  if (steps.some(({ op }) => op === 'flush' || op === 'atomic')) return violation;
  const needed = new Set<number>();
  const work = [last.n, ...(violation.other ? [violation.other.step] : [])];
  const before = directNeeds(steps);
  for (let n = work.pop(); n !== undefined; n = work.pop()) {
    if (n === 0 || needed.has(n)) continue;
    needed.add(n);
    work.push(...before[n - 1]);
  }
  if (needed.size === steps.length) return violation;
  return renumbered(
    violation,
    steps.flatMap(({ n }, i) => (needed.has(n) ? [i] : [])),
  );
}

/** By step: the numbers of the steps that it needs directly. */
function directNeeds(steps: readonly Step[]): number[][] {
  const own = new Map<number, number>();
  const createdBy = new Map<number, number>();
  for (const { n, op, note } of steps) {
    const child = /^T(\d+)$/.exec(note ?? '');
    if (op === 'create' && child) createdBy.set(Number(child[1]), n);
  }
  const ends = new Map(steps.flatMap(({ n, op, thread }) => (op === 'end' ? [[thread, n] as const] : [])));
  return steps.map(({ n, thread, op, note, readsFrom, raw }) => {
    const joined = op === 'join' ? /^T(\d+)$/.exec(note ?? '') : null;
    const needs = [
      own.get(thread) ?? createdBy.get(thread) ?? 0,
      readsFrom ?? 0,
      joined ? (ends.get(Number(joined[1])) ?? 0) : 0,
      ...(raw ? livesOf(steps, raw.address, n) : []),
    ];
    own.set(thread, n);
    return needs;
  });
}

/** Allocations and frees of the block that a step accesses, told before it. */
function livesOf(steps: readonly Step[], address: number, before: number): number[] {
  if (address === 0) return [];
  return steps.slice(0, before - 1).flatMap(({ n, op, raw }) => {
    if ((op !== 'alloc' && op !== 'free') || !raw) return [];
    const size = op === 'alloc' ? Math.max(raw.size, 1) : 1;
    return address >= raw.address && address < raw.address + size ? [n] : [];
  });
}
