import type { Step, Violation } from '../../types.ts';

/** A memory error: the step that freed what the last one uses. */
export function freeBefore({ kind, trace: { steps } }: Violation): Step | null {
  const at = steps.at(-1)?.raw?.address ?? 0;
  if (kind !== 'memory' || at === 0) return null;
  const block = steps.find(
    ({ op, raw }) => op === 'alloc' && raw && at >= raw.address && at < raw.address + Math.max(raw.size, 1),
  );
  if (block === undefined) return null;
  return (
    steps.slice(0, -1).findLast(({ op, raw }) => op === 'free' && raw?.address === block.raw?.address) ?? null
  );
}
