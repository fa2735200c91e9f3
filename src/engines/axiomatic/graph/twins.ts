import { blindThreads } from '../../../ir/analysis/blind.ts';
import type { Program } from '../../../ir/types.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../../bounded/events.ts';
import type { Node, Nodes } from './nodes.ts';

/**
 * Threads that are interchangeable (after SPORE, Kokologiannakis, Marmanis, Vafeiadis, PLDI 2024): created one right after
 * the other, with the same function and argument, not knowing who they are, and joined without anything in between.
 * Exchanging them in an execution gives another one with the same violations, so one of the two is enough: the one in
 * which the earlier twin comes first at an access that both have, in the model's order, or alone comes to it.
 */
export function twinClauses(
  { threads }: BoundedProgram,
  program: Program,
  nodes: Nodes,
  before: (a: number, b: number) => Lit,
): Lit[][] {
  const blind = blindThreads(program);
  const clauses: Lit[][] = [];
  for (let t = 1; t + 1 < threads.length; t++) {
    if (!areTwins(threads, t, t + 1) || !blind[threads[t].runs.func]) continue;
    const [own, others] = [t, t + 1].map((one) => nodes.all.filter(({ thread }) => thread === one));
    if (own.length !== others.length || own.some((node, i) => !areAlike(node, others[i]))) continue;
    const place = own.findIndex((node, i) => node.kind !== 'TH' && before(node.id, others[i].id) > TRUE);
    if (place < 0) continue;
    const [x, y] = [own[place], others[place]];
    clauses.push([y.exec ^ 1, x.exec], [x.exec ^ 1, y.exec ^ 1, before(x.id, y.id)]);
  }
  return clauses;
}

const areAlike = (a: Node, b: Node): boolean =>
  a.kind === b.kind && a.event?.index === b.event?.index && a.targets.length === b.targets.length;

function areTwins(threads: readonly BoundedThread[], t: number, u: number): boolean {
  const [a, b] = [threads[t], threads[u]];
  if (a.creator === null || b.creator === null || a.creator.thread !== b.creator.thread) return false;
  if (a.runs.func !== b.runs.func || a.runs.argument !== b.runs.argument) return false;
  if (a.observations.length > 0 || b.observations.length > 0) return false;
  const creator = threads.find(({ id }) => id === a.creator?.thread) as BoundedThread;
  const { events } = creator;
  if (
    b.creator.event !== a.creator.event + 1 ||
    events[a.creator.event].guard !== events[b.creator.event].guard
  )
    return false;
  return areJoinedTogether(threads, creator, a.id, b.id);
}

/** Neither is joined, or both are by their creator, which does nothing in between. */
function areJoinedTogether(
  threads: readonly BoundedThread[],
  creator: BoundedThread,
  a: number,
  b: number,
): boolean {
  const about = threads.flatMap((thread) =>
    thread.events
      .filter(
        (event) =>
          (event.kind === 'join' || event.kind === 'detach') &&
          event.targets.some(({ when, thread: id }) => when !== FALSE && (id === a || id === b)),
      )
      .map((event): [BoundedThread, Event] => [thread, event]),
  );
  if (about.length === 0) return true;
  const isPlain = ([thread, event]: [BoundedThread, Event]): boolean =>
    thread === creator &&
    event.kind === 'join' &&
    event.targets.length === 1 &&
    event.targets[0].when === TRUE;
  if (about.length !== 2 || !about.every(isPlain)) return false;
  const [first, last] = about.map(([, { index }]) => index);
  const isBetween = ({ position }: { readonly position: number }): boolean =>
    position > first && position <= last;
  return (
    creator.events.slice(first, last + 1).every(({ kind }) => kind === 'join') &&
    creator.events[first].guard === creator.events[last].guard &&
    !creator.checks.some(isBetween) &&
    !creator.observations.some(isBetween)
  );
}
