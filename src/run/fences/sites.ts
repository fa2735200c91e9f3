import type { LocId } from '../../base/ids.ts';
import type { Level, SiteKind } from './levels.ts';
import type { OrderArgument, OrderCall } from './source/order-arguments.ts';
import type { Place } from './source/statements.ts';

/** A place of the source at which something can be made stronger (or weaker), and the program's accesses that it means. */
export interface Site {
  /** Its index in the list of sites. */
  readonly id: number;
  readonly kind: SiteKind;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly function: string;
  /** As the source has it. */
  readonly base: Level;
  /** All that it can be, cheapest first. */
  readonly levels: readonly Level[];
  readonly change: Change;
  /** The places that belong to it, by program: several, where a function was inlined. */
  readonly locs: readonly ReadonlySet<LocId>[];
}

export type Change =
  /** A fence that is not there yet. */
  | { readonly kind: 'insert'; readonly place: Place }
  /** Other words for an order, and for that of a failed compare-exchange. */
  | {
      readonly kind: 'order';
      readonly call: OrderCall;
      readonly argument: OrderArgument;
      readonly failure: OrderArgument | null;
    }
  /** An order where none is spelt. */
  | { readonly kind: 'implicit'; readonly call: OrderCall };

/** For each site the mask that it has, by the site's id. */
export type Placement = readonly number[];

export function levelOf(site: Site, mask: number): Level {
  return site.levels.find((level) => level.mask === mask) ?? site.base;
}

export const costOf = (sites: readonly Site[], placement: Placement): number =>
  sites.reduce((sum, site) => sum + levelOf(site, placement[site.id]).cost - site.base.cost, 0);

export const changedSites = (sites: readonly Site[], placement: Placement): Site[] =>
  sites.filter((site) => placement[site.id] !== site.base.mask);

export const isBelow = (a: Placement, b: Placement): boolean => a.every((mask, i) => (mask & ~b[i]) === 0);
