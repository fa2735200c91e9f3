import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import type { Exploration, Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { GiveUp } from '../state/reasons.ts';
import type { SearchState } from '../state/search-state.ts';
import { stuckKind } from '../waiting/stuck.ts';
import { ALL_ORDERED } from './ordered-sections.ts';
import { hasLoose, orderAll, orderPair } from './sections.ts';
import { hasSkipped } from './wake-ups.ts';

/**
 * What is wrong with a graph that has loose sections (sections.ts) may be so because an order is missing. It is not told:
 * the search starts over, with more of them ordered. Graphs without loose sections are as they would be without them.
 */
export class Cautious implements Listener {
  private readonly listener: Listener;
  readonly isAsked?: (kind: ViolationKind) => boolean;

  constructor(listener: Listener) {
    this.listener = listener;
    if (listener.isAsked !== undefined) this.isAsked = (kind) => listener.isAsked!(kind);
  }

  execution(x: Exploration): void {
    this.listener.execution(x);
  }

  blocked(x: Exploration): void {
    if (stuckKind(x) === null || !doubts(x)) this.listener.blocked(x);
  }

  unasked(x: Exploration, kind: ViolationKind, message: string, t: ThreadId): void {
    if (!doubts(x)) this.listener.unasked?.(x, kind, message, t);
  }

  circle(x: Exploration, threads: readonly ThreadId[]): void {
    if (!doubts(x)) this.listener.circle?.(x, threads);
  }

  violation(x: Exploration, kind: ViolationKind, message: string, t: ThreadId, other: EventId): boolean {
    return doubts(x, kind === 'race' && other >= 0 ? [t, other] : null)
      ? true
      : this.listener.violation(x, kind, message, t, other);
  }

  gaveUp(x: Exploration, why: GiveUp): void {
    this.listener.gaveUp(x, why);
  }

  cut(loop: number, x: Exploration): void {
    if (!doubts(x)) this.listener.cut(loop, x);
  }

  stale(loop: number, x: Exploration): void {
    if (!doubts(x)) this.listener.stale(loop, x);
  }
}

/** May what is found be so because a search takes something for granted? */
export const isCautious = ({ sections, skips }: ExploreOptions): boolean =>
  sections !== undefined || skips === true;

/** Has the graph loose sections, or wake-ups that are none? Then the search ends. `pair`: a thread whose pending event races with another event. */
function doubts(exploration: Exploration, pair: readonly [ThreadId, EventId] | null = null): boolean {
  const x = exploration as SearchState;
  const { sections } = x;
  if (sections !== null && hasLoose(x.graph)) {
    if (pair === null || !orderPair(x, sections, ...pair)) orderAll(x, sections);
    return true;
  }
  if (!x.skips || !hasSkipped(x, x.graph)) return false;
  x.restart('wake-ups');
  return true;
}

/** A limit that a search with loose sections comes to is none yet, unless it is lifted all the same. */
export function doubted(why: GiveUp, { sections, skipped }: SearchState): GiveUp {
  if (why.kind !== 'limit' || (why.remedy !== null && why.remedy !== 'bounded-loops')) return why;
  if (skipped) return { kind: 'restart', without: 'wake-ups' };
  if (sections === null || sections.words.length === 0) return why;
  sections.ordered.add(ALL_ORDERED);
  return { kind: 'restart', without: 'sections' };
}
