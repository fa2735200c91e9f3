import { type Dependencies, heldBackBy } from '../../../vm/code/dependencies.ts';
import type { LocalEvent, ThreadStep } from './trace.ts';

/** Events of a thread's run, made from what is known of them and what they depend on. */
export type EventParts = Partial<LocalEvent> & Pick<LocalEvent, 'kind' | 'order'>;

export function localEvent(event: EventParts, from: Dependencies): LocalEvent {
  const store = event.kind === 'W' || counts(event.thread);
  const rmwOf = event.rmwOf ?? -1;
  const data = store ? from.data | (rmwOf >= 0 ? 1n << BigInt(rmwOf) : 0n) : 0n;
  const dep = event.kind === 'F' ? 0n : heldBackBy({ ...from, data }, store);
  return {
    location: -1,
    size: 0,
    value: 0n,
    undefinedBits: 0n,
    amo: false,
    lock: false,
    fence: null,
    block: -1,
    thread: null,
    site: -1,
    ...event,
    rmwOf,
    addr: bitsIn(from.addr),
    data: bitsIn(data),
    ctrl: bitsIn(from.ctrl),
    dep: bitsIn(dep),
  };
}

/** Begin and join of a thread. */
export const dependsOnNothing = (event: EventParts): boolean => event.kind === 'TH' && !counts(event.thread);

/** Create and end count as stores. */
const counts = (step: ThreadStep | null | undefined): boolean =>
  step?.what === 'create' || step?.what === 'end';

function bitsIn(mask: bigint): number[] {
  const out: number[] = [];
  for (let i = 0; mask >> BigInt(i) !== 0n; i++) if ((mask >> BigInt(i)) & 1n) out.push(i);
  return out;
}
