import type { Branch, Node, Region } from '../graph/graph.ts';
import type { Lit } from './clauses.ts';
import type { Encoding, Goal } from './encoding.ts';

/**
 * Where what is known of a thread ends although the thread does not: a run was over (an assumption failed, the program
 * ended, another thread had an error) before the thread had gone on. Whoever comes there sees something new. That a check
 * holds for the first time is one of these.
 */
export function openEnds(e: Encoding): Goal[] {
  const { c, graph } = e;
  const goals: Goal[] = [];
  for (const region of graph.regions) {
    const { length } = region.items;
    const last = region.items[length - 1] ?? beginOf(e, region);
    if (last === null) continue;
    const ways = length === 0 ? [e.start(region)] : waysOut(e, region, last);
    if (ways.length === 0) continue;
    const lit = c.fresh();
    c.list([-lit, ...ways]);
    const isOpen = (): boolean =>
      region.items.length === length && (length === 0 ? !isLeaf(region, region) : isLeft(region, last));
    if (isOpen())
      goals.push({ lit, what: 'open end', node: last, refresh: isOpen, thread: region.thread, isNews: true });
  }
  return goals;
}

/**
 * Where the region began of which nothing is known: a run was over when its thread had come no further, to no access (the
 * beginning of an atomic block is none). Null: at the beginning of the program.
 */
const beginOf = ({ graph }: Encoding, { of, thread }: Region): Node | null =>
  of ?? graph.creators.get(thread) ?? null;

const isOver = ({ kind }: Node): boolean => kind === 'end' || kind === 'stop' || kind === 'await';

/** Do executions that come to the end of the region go on where nothing is known? */
const isLeft = (region: Region, last: Node): boolean =>
  !isOver(last) && !isLeaf(region, region) && (last.kind !== 'branch' || openLeaves(region, last).length > 0);

/**
 * The region ends where the directions of the branch it belongs to meet. Where those of its last branch met before that, in a
 * function that was called, whoever has come so far is at the region's own end.
 */
const isLeaf = (region: Region, leaf: Region): boolean => region.of?.leaves.has(leaf) === true;

/** Ways on which the directions of the region's last branch met, but not those of the region's own. */
const openLeaves = (region: Region, last: Branch): Region[] =>
  [...last.leaves].filter((leaf) => !isLeaf(region, leaf));

function waysOut(e: Encoding, region: Region, last: Node): Lit[] {
  if (!isLeft(region, last)) return [];
  return last.kind === 'branch' ? openLeaves(region, last).map((leaf) => e.end(leaf)) : [e.past(last)];
}
