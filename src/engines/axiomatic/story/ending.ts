import { locId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import type { Rerun } from './rerun.ts';

/** The violation at which a story ends: what thread t, of the graph, stands before; `other`: the call it clashes with. */
export function ending(
  rerun: Rerun,
  kind: ViolationKind,
  message: string,
  t: number,
  other: number,
): Parameters<Rerun['recorder']['violation']>[0] {
  const slot = rerun.slots[t];
  const stack = rerun.machine.stack(slot).map(locId);
  return { kind, message, thread: slot, stack, other, waiting: [], spurious: false };
}
