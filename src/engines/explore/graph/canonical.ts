import type { EventId, LocationId } from '../../../base/ids.ts';
import { FIRST_LOCATION, FIRST_THREAD } from './columns.ts';
import { F_CHOSEN, type Graph, K_ALLOC, K_CREATE, K_END, K_HALT, K_OTHER, K_READ, K_WRITE } from './graph.ts';
import type { Locations } from './locations.ts';

/**
 * A graph as text, the same for equal graphs however they were put together: the events of each thread in its order,
 * who reads from whom, the values that were chosen, and the coherence orders of the locations for which `coherence` says so. For tests and for
 * explorations that count duplicates.
 */
export function canonical(
  g: Graph,
  locations: Locations,
  coherence: boolean | ((loc: LocationId) => boolean),
): string {
  const name = (e: EventId): string => (e < 0 ? 'i' : `${g.thread[e]}.${g.pos[e]}`);
  const parts: string[] = [];
  for (let t = FIRST_THREAD; t < g.of.length; t++) {
    const events = g.of[t].map((e) => {
      const kind = g.kind[e];
      if (kind === K_READ)
        return `r${locations.address[g.loc[e]]}<${name(g.rf[e])}${(g.flags[e] & F_CHOSEN) === 0 ? '' : '!'}`;
      if (kind === K_ALLOC) return `a<${name(g.rf[e])}`;
      if (kind === K_WRITE) return `w${locations.address[g.loc[e]]}`;
      if (kind === K_OTHER) return `o${g.value[4 * e]}`;
      return kind === K_CREATE ? `c${g.value[4 * e]}` : kind === K_END ? 'e' : kind === K_HALT ? 'h' : '';
    });
    parts.push(events.join(' '));
  }
  if (coherence !== false) {
    const orders: string[] = [];
    for (let l = FIRST_LOCATION; l < g.co.length; l++)
      if (g.co[l].length > 1 && (coherence === true || coherence(l)))
        orders.push(`${locations.address[l]}:${locations.size[l]} ${g.co[l].map(name).join(' ')}`);
    parts.push(...orders.sort());
  }
  return parts.join('\n');
}
