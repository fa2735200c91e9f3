import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event, Part } from '../../bounded/events.ts';
import type { BaseRelations } from '../model/base.ts';
import type { Algebra, LitRelation } from '../model/relation.ts';
import { FREED, isFlag } from './locations.ts';
import type { Node, Nodes } from './nodes.ts';

/**
 * Use after free. In the bounded program each access reads a flag, "gone", of each object it may come to.
 *
 * *By stores* (sc, tso, pso, relaxed): the end of a life stores "dead" to all of the object; an access finds it gone if it
 * reads from such a store or, if it only writes, is `co`-after one. So does a second free. An access of what no other thread
 * comes to finds it gone after its own thread's free.
 *
 * *By happens-before* (the C11 family): an access that `hb` does not order before the free, and after the allocation, is
 * an error of the execution, whoever comes first; the flags themselves are never set. `hb` is true at least where it
 * holds, so whoever is found not to be ordered is not.
 */
export interface Lives {
  readonly clauses: Lit[][];
  /** An access that is not ordered with the end of a life, or with its beginning. */
  readonly unordered: readonly Unordered[];
}

export interface Free {
  readonly thread: number;
  readonly event: Event;
}

export interface Unordered {
  readonly lit: Lit;
  /** The access; null: a free, which comes a second time or which nothing orders after the allocation. */
  readonly access: Node | null;
  /** The free; null: the allocation. */
  readonly free: Free | null;
  /** Of two frees, the other. */
  readonly first: Free | null;
}

const flagParts = (event: Event): Part[] => event.parts.filter((part) => isFlag(part, FREED));
const objectOf = (flag: string): string => flag.slice(FREED.length);

export function deadReads(program: BoundedProgram, nodes: Nodes, base: BaseRelations, late: boolean): Lives {
  const { circuit: c, threads } = program;
  const n = nodes.all.length;
  const clauses: Lit[][] = [];
  const isOf = (node: Node, object: string): boolean =>
    node.targets.some(({ location }) => nodes.locations[location]?.cells[0].object?.key === object);
  const frees = (object: string): { t: number; event: Event; when: Lit }[] =>
    threads.flatMap((thread, t) =>
      thread.events
        .filter((event) => event.kind === 'free')
        .flatMap((event) =>
          flagParts(event).flatMap((part) =>
            part.targets
              .filter(({ cell }) => objectOf(cell.key) === object)
              .map(({ when }) => ({ t, event, when })),
          ),
        ),
    );
  const unordered: Unordered[] = [];
  const report = (own: readonly Node[], isIt: (dead: Node) => boolean, given: readonly Lit[]): void => {
    for (const dead of nodes.all.filter((node) => node.dead && isIt(node)))
      for (const access of own) {
        const lits = access.kind === 'R' ? base.rf.lits : base.co.lits;
        const lit = c.andAll([
          ...given.map((one) => one ^ 1),
          dead.exec,
          access.exec,
          lits[dead.id * n + access.id],
        ]);
        if (lit !== FALSE && dead.event !== null)
          unordered.push({ lit, access, free: { thread: dead.thread, event: dead.event }, first: null });
      }
  };
  const turns = new Map<string, Lit>();
  /** Of two frees: the first is first. */
  const isFirst = (a: { t: number; event: Event }, b: { t: number; event: Event }, object: string): Lit => {
    if (a.t === b.t) return a.event.index < b.event.index ? TRUE : FALSE;
    const dead = (of: { t: number; event: Event }): Node[] =>
      nodes.ofEvent[of.t][of.event.index].map((id) => nodes.all[id]).filter((node) => isOf(node, object));
    for (const x of dead(a))
      for (const y of dead(b)) {
        const lit = base.co.lits[x.id * n + y.id];
        if (x.targets[0].location === y.targets[0].location && lit !== FALSE) return lit;
      }
    const key = `${object} ${Math.min(a.t, b.t)} ${a.t < b.t ? a.event.index : b.event.index} ${a.t < b.t ? b.event.index : a.event.index}`;
    let turn = turns.get(key);
    if (turn === undefined) turns.set(key, (turn = c.input()));
    return a.t < b.t ? turn : turn ^ 1;
  };
  threads.forEach((thread, t) => {
    for (const event of thread.events) {
      const happens = nodes.threads.happens(t, event);
      const own = nodes.ofEvent[t][event.index].map((id) => nodes.all[id]);
      for (const { read, targets } of flagParts(event)) {
        if (read === null) continue;
        for (const { when, cell } of targets) {
          const object = objectOf(cell.key);
          /* what nobody else comes to is no node: its own thread's free, in program order, is all there is */
          const isAlone = event.kind !== 'free' && !own.some((node) => isOf(node, object));
          const gone =
            event.kind === 'free' || isAlone
              ? frees(object)
                  .filter((other) => other.event !== event && (!isAlone || other.t === t))
                  .map((other) =>
                    c.andAll([
                      nodes.threads.happens(other.t, other.event),
                      other.when,
                      isFirst(other, { t, event }, object),
                    ]),
                  )
              : goneFor(own, nodes, base, c, (node) => isOf(node, object));
          const given = [happens ^ 1, when ^ 1];
          // A store may be on its way for long, and its thread go on: what it meets is no matter of its thread's.
          const isLate = !isAlone && (event.kind === 'store' || (late && event.kind === 'load'));
          // But a load that finds what its own thread has left has not waited for anybody.
          const isOwn = (dead: Node): boolean => event.kind === 'load' && isEarlier(dead, t, event);
          if (isLate) report(own, (dead) => isOf(dead, object) && !isOwn(dead), given);
          const any = isLate
            ? c.orAll(goneFor(own, nodes, base, c, (dead) => isOf(dead, object) && isOwn(dead)))
            : c.orAll(gone);
          clauses.push([...given, any ^ 1, read[0]], [...given, any, read[0] ^ 1]);
        }
      }
    }
  });
  return { clauses, unordered };
}

const isEarlier = (node: Node, t: number, event: Event): boolean =>
  node.thread === t && node.event !== null && node.event.index < event.index;

/** Conditions under which the access finds "dead" there. */
function goneFor(
  own: readonly Node[],
  nodes: Nodes,
  base: BaseRelations,
  c: BoundedProgram['circuit'],
  isOf: (node: Node) => boolean,
): Lit[] {
  const n = nodes.all.length;
  const reads = own.filter(({ kind }) => kind === 'R');
  const dead = nodes.all.filter((node) => node.dead && isOf(node));
  if (reads.length > 0)
    return reads.flatMap((read) =>
      dead.map((store) => c.and(store.exec, base.rf.lits[store.id * n + read.id])),
    );
  return own
    .filter(({ kind }) => kind === 'W')
    .flatMap((write) => dead.map((store) => c.and(store.exec, base.co.lits[store.id * n + write.id])));
}

export function unorderedLives(
  program: BoundedProgram,
  nodes: Nodes,
  algebra: Algebra,
  hb: LitRelation | null,
): Lives {
  const { circuit: c, threads } = program;
  const { n } = algebra.u;
  const clauses: Lit[][] = [];
  const bad: Unordered[] = [];
  const report = (lit: Lit, access: Node | null, free: Free | null, first: Free | null = null): void => {
    if (lit !== FALSE) bad.push({ lit, access, free, first });
  };
  const hbOf = (a: number, b: number): Lit => (hb === null ? FALSE : hb.lits[a * n + b]);
  const accessesOf = (object: string): { node: Node; when: Lit }[] =>
    nodes.all
      .filter(({ kind, thread }) => thread >= 0 && (kind === 'R' || kind === 'W'))
      .flatMap((node) =>
        node.targets
          .filter(({ location }) => nodes.locations[location]?.cells[0].object?.key === object)
          .map(({ when }) => ({ node, when })),
      );
  /* a lock that waits has no event, but it has looked at its word, and whatever is not there comes before no free */
  const waitsAt = ({ kind, thread, event }: Node): Lit =>
    kind === 'R' && event?.kind === 'sync' ? c.and(nodes.threads.comes(thread, event), event.blocked) : FALSE;
  threads.forEach((thread, t) => {
    for (const event of thread.events) {
      const happens = nodes.threads.happens(t, event);
      for (const { read, targets } of flagParts(event)) {
        if (read === null) continue;
        for (const { when } of targets) clauses.push([happens ^ 1, when ^ 1, read[0] ^ 1]);
      }
      if (event.kind !== 'free') continue;
      const before = nodes.all.filter((node) => node.thread === t && precedes(node, event));
      for (const part of flagParts(event))
        for (const { when: freed, cell } of part.targets) {
          const object = objectOf(cell.key);
          const free = { thread: t, event };
          for (const { node, when } of accessesOf(object)) {
            if (node.thread === t) {
              // Its own accesses: those that come later.
              if (!precedes(node, event))
                report(c.andAll([happens, freed, c.or(node.exec, waitsAt(node)), when]), node, free);
              continue;
            }
            const ordered = c.orAll(before.map((p) => c.and(p.exec, hbOf(node.id, p.id))));
            const isThere = c.or(c.and(node.exec, ordered ^ 1), waitsAt(node));
            report(c.andAll([happens, freed, when, isThere]), node, free);
          }
          for (const [u, other] of threads.entries())
            for (const second of other.events) {
              if (second.kind !== 'free' || (u === t && second.index <= event.index)) continue;
              for (const one of flagParts(second).flatMap((p) => p.targets))
                if (
                  one.cell.key === cell.key &&
                  (u !== t || second !== event) &&
                  isFree(second) &&
                  isFree(event)
                )
                  report(
                    c.andAll([happens, freed, nodes.threads.happens(u, second), one.when]),
                    null,
                    { thread: u, event: second },
                    { thread: t, event },
                  );
            }
        }
    }
  });
  for (const { object, guard, thread, position } of [...program.blocks, ...program.births]) {
    const t = threads.findIndex(({ id }) => id === thread);
    const after = nodes.all.filter(
      (node) => node.thread === t && node.event !== null && node.event.index >= position,
    );
    for (const [u, thread] of threads.entries())
      for (const event of u === t ? [] : thread.events) {
        if (event.kind !== 'free') continue;
        for (const one of event.parts.flatMap((part) => (isFlag(part, FREED) ? part.targets : []))) {
          if (objectOf(one.cell.key) !== object.key) continue;
          const before = nodes.all.filter((node) => node.thread === u && precedes(node, event));
          const ordered = c.orAll(
            before.flatMap((p) => after.map((q) => c.andAll([p.exec, q.exec, hbOf(q.id, p.id)]))),
          );
          const both = [nodes.threads.reached(t, position), guard, nodes.threads.happens(u, event), one.when];
          report(c.andAll([...both, ordered ^ 1]), null, { thread: u, event });
        }
      }
    for (const { node, when } of accessesOf(object.key)) {
      if (node.thread === t) continue;
      const ordered = c.orAll(after.map((q) => c.and(q.exec, hbOf(q.id, node.id))));
      report(c.andAll([nodes.threads.reached(t, position), guard, node.exec, when, ordered ^ 1]), node, null);
    }
  }
  return { clauses, unordered: bad };
}

const isFree = (event: Event): boolean => event.text.startsWith('free');
const precedes = (node: Node, event: Event): boolean => node.event === null || node.event.index < event.index;
