import type { LocId } from '../../base/ids.ts';
import { readOrder } from '../../ir/orders.ts';
import type { Instr, Order, Program } from '../../ir/types.ts';
import { loops } from '../../passes/loops.ts';
import { mapFunctions } from '../../passes/pass.ts';
import { levelOf, type Placement, type Site } from './sites.ts';

/**
 * A placement, done to a program (the sites know it by its index): orders become what their site's level says, and each mark (a signal fence that
 * instrument.ts has put there) becomes its fences, or goes. The program was compiled once; nothing but its loops, which
 * ask whether an iteration has an effect, is looked at again.
 */
export function apply(
  program: Program,
  index: number,
  sites: readonly Site[],
  placement: Placement,
): Program {
  const at = siteTable(sites, index);
  return loops.run(
    mapFunctions(program, (func) => ({
      ...func,
      blocks: func.blocks.map((block) => ({
        ...block,
        instrs: block.instrs.flatMap((instr) => changed(instr, at.get(instr.at), placement)),
      })),
    })),
  );
}

function siteTable(sites: readonly Site[], index: number): Map<LocId, Site[]> {
  const table = new Map<LocId, Site[]>();
  for (const site of sites)
    for (const loc of site.locs[index]) table.set(loc, [...(table.get(loc) ?? []), site]);
  return table;
}

function changed(instr: Instr, sites: readonly Site[] | undefined, placement: Placement): Instr[] {
  let now = instr;
  for (const site of sites ?? []) {
    const level = levelOf(site, placement[site.id]);
    if (now.op === 'fence' && site.kind === 'fence') {
      if (site.change.kind === 'insert' ? now.kind !== 'signal' : now.kind !== 'thread') continue;
      return level.fences.map((fence) => ({ op: 'fence', at: instr.at, ...fence }));
    }
    if (level.order !== null) now = withOrder(now, site, level.order, level.failure);
  }
  return [now];
}

function withOrder(instr: Instr, site: Site, order: Order, failure: Order = readOrder(order)): Instr {
  switch (instr.op) {
    case 'load':
    case 'store':
    case 'rmw':
      return instr.order !== 'na' && instr.op === site.kind ? { ...instr, order } : instr;
    case 'cmpxchg':
      return site.kind === 'rmw' || site.kind === 'cas' ? { ...instr, success: order, failure } : instr;
    default:
      return instr;
  }
}

/** What a failed compare-exchange has if only one order is given. */
