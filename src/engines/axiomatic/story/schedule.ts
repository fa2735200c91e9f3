import type { CatModel } from '../../../models/cat/ast.ts';
import { relationOfAxiom } from '../../../models/cat/evaluate.ts';
import type { Event } from '../../bounded/events.ts';
import type { Moment } from '../../bounded-sat/moments.ts';
import type { FoundGraph } from './found-graph.ts';

/**
 * A graph as a schedule, if it is one: under sc, or with the store buffers of tso and pso.
 *
 * What happens in one go (an atomic block, the parts of an access) is one unit; units are sorted so that program order,
 * asw, rf, co and fr are respected, staying with a thread as long as possible.
 */
interface Unit {
  readonly thread: number;
  readonly events: Event[];
  readonly nodes: number[];
}

export function sequentialSchedule(graph: FoundGraph): Moment[] | null {
  const units = unitsOf(graph);
  const unitOf = new Map<number, number>();
  units.forEach((unit, u) => {
    for (const node of unit.nodes) unitOf.set(node, u);
  });
  const after: Set<number>[] = units.map(() => new Set());
  const link = (a: number | undefined, b: number | undefined): void => {
    if (a !== undefined && b !== undefined && a !== b) after[a].add(b);
  };
  const last = new Map<number, number>();
  units.forEach(({ thread }, u) => {
    link(last.get(thread), u);
    last.set(thread, u);
  });
  for (const [a, b] of graph.asw) link(unitOf.get(a), unitOf.get(b));
  for (const [u, unit] of units.entries())
    for (const event of unit.events)
      if (event.kind === 'create')
        link(
          u,
          units.findIndex((one) => one.thread === graph.encoding.threads.indexOf(event.child)),
        );
  for (const [read, write] of graph.rf) {
    link(unitOf.get(write), unitOf.get(read));
    for (const writes of graph.co.values()) {
      const at = writes.indexOf(write);
      if (at >= 0) for (const later of writes.slice(at + 1)) link(unitOf.get(read), unitOf.get(later));
    }
  }
  for (const writes of graph.co.values())
    for (let i = 1; i < writes.length; i++) link(unitOf.get(writes[i - 1]), unitOf.get(writes[i]));
  const order = sorted(units, after);
  return (
    order?.flatMap((u) =>
      units[u].events
        .filter(({ kind }) => kind !== 'halt')
        .map(({ index }): Moment => ({ kind: 'event', thread: units[u].thread, event: index })),
    ) ?? null
  );
}

/** All events that happen, thread by thread; those that wait do not. */
function unitsOf(graph: FoundGraph): Unit[] {
  const { encoding, cnf } = graph;
  const units: Unit[] = [];
  const { threads } = encoding.program;
  threads.forEach((thread, t) => {
    const begin = encoding.nodes.all.find((node) => node.thread === t && node.what === 'begin');
    if (!cnf.valueOf(encoding.created(t))) return;
    let block = -1;
    units.push({ thread: t, events: [], nodes: begin === undefined ? [] : [begin.id] });
    for (const event of thread.events) {
      if (event.kind === 'await' || !cnf.valueOf(encoding.happens(t, event))) continue;
      const nodes = encoding.nodes.ofEvent[t][event.index];
      const inBlock = encoding.nodes.blockOf[t][event.index];
      const own = Math.max(inBlock, ...nodes.map((id) => encoding.nodes.all[id].block));
      const joins = own >= 0 && own === block;
      if (!joins) units.push({ thread: t, events: [], nodes: [] });
      units[units.length - 1].events.push(event);
      units[units.length - 1].nodes.push(...nodes);
      if (nodes.length > 0 || inBlock >= 0) block = own;
    }
  });
  return units;
}

function sorted(units: readonly Unit[], after: readonly ReadonlySet<number>[]): number[] | null {
  const missing = units.map(() => 0);
  for (const next of after) for (const u of next) missing[u]++;
  const ready = units.flatMap((_, u) => (missing[u] === 0 ? [u] : []));
  const order: number[] = [];
  let thread = 0;
  while (ready.length > 0) {
    const at = Math.max(
      0,
      ready.findIndex((u) => units[u].thread === thread),
    );
    const [u] = ready.splice(at, 1);
    thread = units[u].thread;
    order.push(u);
    for (const next of after[u]) if (--missing[next] === 0) ready.push(next);
  }
  return order.length === units.length ? order : null;
}

/** With store buffers: nodes in the order that the model's own axiom gives; a store is issued when it is its turn in the thread. */
export function bufferedSchedule(graph: FoundGraph, model: CatModel, axiom: string): Moment[] | null {
  const relation = relationOfAxiom(model, graph.execution(), axiom);
  if (relation === null) return null;
  const { nodes, encoding, cnf } = graph;
  const before = (i: number, j: number): boolean => relation.has(i, j);
  const left = new Set(nodes.keys());
  const moments: Moment[] = [];
  const issued = encoding.program.threads.map(() => 0);
  const issue = (t: number, upTo: number): void => {
    const { events } = encoding.program.threads[t];
    for (; issued[t] <= upTo; issued[t]++) {
      const event = events[issued[t]];
      if (event.kind === 'await' || event.kind === 'halt' || !cnf.valueOf(encoding.happens(t, event)))
        continue;
      moments.push({ kind: 'event', thread: t, event: event.index });
    }
  };
  let thread = -1;
  let block = -1;
  while (left.size > 0) {
    const ready = [...left].filter((j) => ![...left].some((i) => i !== j && before(i, j)));
    if (ready.length === 0) return null;
    const next =
      ready.find((j) => block >= 0 && nodes[j].block === block) ??
      ready.find((j) => nodes[j].thread === thread && nodes[j].kind !== 'W') ??
      ready.find((j) => nodes[j].kind !== 'W') ??
      ready[0];
    left.delete(next);
    const { event, kind } = nodes[next];
    ({ thread, block } = nodes[next]);
    if (event === null) continue;
    // Whoever begins an atomic block stays in it: it is begun with the first of its own nodes.
    const begins = event.kind === 'atomic-begin' && block < 0;
    issue(thread, begins ? event.index - 1 : event.index);
    if (kind === 'W' && event.buffered) moments.push({ kind: 'flush', thread, event: event.index });
  }
  encoding.program.threads.forEach(({ events }, t) => {
    if (cnf.valueOf(encoding.created(t))) issue(t, events.length - 1);
  });
  return moments;
}
