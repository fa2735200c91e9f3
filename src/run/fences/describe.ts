import type { FenceChange } from '../../results/fences.ts';
import { isWeaker, type Level } from './levels.ts';
import { changedSites, levelOf, type Placement, type Site } from './sites.ts';
import { type OrderWord, spell } from './source/order-arguments.ts';

/** Changes in words. */
export const changesOf = (sites: readonly Site[], placement: Placement): FenceChange[] =>
  changedSites(sites, placement).map((site) => changeTo(site, levelOf(site, placement[site.id])));

/** The cheapest ways beyond a failing placement, one a site. */
export function waysBeyond(sites: readonly Site[], failing: Placement): FenceChange[] {
  return sites.flatMap((site) => {
    const beyond = site.levels.filter(
      ({ mask }) => isWeaker(site.base.mask, mask) && !isWeaker(mask, failing[site.id]),
    );
    if (beyond.length === 0) return [];
    return [
      changeTo(
        site,
        beyond.reduce((best, level) => (level.cost < best.cost ? level : best)),
      ),
    ];
  });
}

export function changeTo(site: Site, level: Level): FenceChange {
  const { file, line, column } = site;
  return {
    file,
    line,
    column,
    function: site.function,
    what: whatOf(site, level),
    cost: level.cost - site.base.cost,
  };
}

function whatOf(site: Site, level: Level): string {
  if (site.change.kind === 'insert') return `new fence: ${fenceName(level)}`;
  const name = NAMES[site.kind];
  return `${name}: ${orderName(site.base.order, site.base.failure)} → ${orderName(level.order, level.failure)}`;
}

const NAMES: Readonly<Record<Site['kind'], string>> = {
  load: 'load',
  store: 'store',
  rmw: 'read-modify-write',
  cas: 'compare-exchange',
  fence: 'fence',
};

const orderName = (order: OrderWord | null, failure?: OrderWord): string =>
  order === null
    ? 'none'
    : `${spell(order, 'c').replace('memory_order_', '')}${failure === undefined ? '' : `/${orderName(failure)}`}`;

const fenceName = (level: Level): string =>
  level.fences
    .map(({ kind, order }) => (kind === 'thread' ? orderName(order as OrderWord) : PARTIAL[kind]))
    .join(' and ');

const PARTIAL: Readonly<Record<string, string>> = {
  ll: 'load-load',
  ls: 'load-store',
  sl: 'store-load',
  ss: 'store-store',
};
