import { ACTS } from '../../kinds.ts';
import type { Step, Trace, Violation } from '../../types.ts';
import { silentIn } from '../rows/trace-rows.ts';

/**
 * The execution graph of a trace, as far as it is drawn: the accesses, fences, lock and thread operations of the program
 * itself, those that the story tells, and the relations of memory models between them.
 *
 * po: program order, next to next. rf: a read and its write. co: the order of the writes of a location, next to next.
 * fr: a read and the write that comes right after the one it read. sw: synchronises-with, as the judge computed it.
 * hb: what else orders threads, that is create and join; happens-before is po, sw and hb and what follows from them.
 */
const RELATIONS = ['po', 'rf', 'co', 'fr', 'sw', 'hb'] as const;
export type RelationName = (typeof RELATIONS)[number];

export interface Edge {
  readonly relation: RelationName;
  /** Step numbers; a negative one is an initial value: -1 - (index in `initial`). */
  readonly from: number;
  readonly to: number;
}

export interface DrawnGraph {
  readonly steps: readonly Step[];
  /** Locations whose initial value is read. */
  readonly initial: readonly string[];
  readonly edges: readonly Edge[];
  /** How many steps were left out of a long trace. */
  readonly left: number;
}

/** More nodes than these nobody can read, and the layout takes seconds: of a longer trace the end is drawn. */
const MAX_NODES = 100;

export function graphOf(violation: Violation): DrawnGraph {
  const { trace } = violation;
  const silent = silentIn(violation);
  const all = trace.steps.filter((step) => (isDrawn(step) && !silent(step)) || isMarked(step, violation));
  const steps = all.filter((step, i) => i >= all.length - MAX_NODES || isMarked(step, violation));
  const shown = new Set(steps.map(({ n }) => n));
  const initial = [
    ...new Set(steps.flatMap((step) => (step.readsFrom === 0 && step.location ? [step.location] : []))),
  ];
  const edges = [
    ...programOrder(steps),
    ...readsFrom(steps, initial),
    ...coherence(trace, shown),
    ...fromReads(trace, steps),
    ...(trace.sw ?? []).map(([from, to]) => ({ relation: 'sw', from, to }) as const),
    ...threadEdges(steps),
  ].filter(({ from, to }) => (from < 0 || shown.has(from)) && shown.has(to) && from !== to);
  return { steps, initial, edges, left: all.length - steps.length };
}

const DRAWN: ReadonlySet<Step['op']> = new Set([...ACTS, 'free', 'assert']);

const isDrawn = (step: Step): boolean =>
  DRAWN.has(step.op) && step.note !== 'stack object' && !(step.library && ACCESS.has(step.op));
const ACCESS: ReadonlySet<Step['op']> = new Set(['read', 'write', 'rmw', 'free']);

export const isMarked = (step: Step, { other, trace, kind }: Violation): boolean =>
  step.n === other?.step || (step.n === trace.steps.length && (other !== undefined || kind === 'assertion'));

function programOrder(steps: readonly Step[]): Edge[] {
  const last = new Map<number, number>();
  return steps.flatMap(({ n, thread }) => {
    const from = last.get(thread);
    last.set(thread, n);
    return from === undefined ? [] : [{ relation: 'po', from, to: n } as const];
  });
}

const readsFrom = (steps: readonly Step[], initial: readonly string[]): Edge[] =>
  steps.flatMap(({ n, readsFrom: from, location }) => {
    if (from === undefined) return [];
    const source = from === 0 ? -1 - initial.indexOf(location ?? '') : from;
    return [{ relation: 'rf', from: source, to: n } as const];
  });

/** Of each location the steps that are drawn, one after the other. */
const coherence = ({ co, steps }: Trace, shown: ReadonlySet<number>): Edge[] =>
  byAddress(co, steps).flatMap((order) => {
    const drawn = order.filter((n) => shown.has(n));
    return drawn.slice(1).map((to, i) => ({ relation: 'co', from: drawn[i], to }) as const);
  });

/** A name may stand for several objects; an address is one location. */
function byAddress(co: Trace['co'], steps: readonly Step[]): number[][] {
  const orders = new Map<string, number[]>();
  for (const [name, order] of Object.entries(co))
    for (const n of order) {
      const key = `${name} ${steps[n - 1]?.raw?.address ?? ''}`;
      orders.set(key, [...(orders.get(key) ?? []), n]);
    }
  return [...orders.values()];
}

function fromReads(trace: Trace, steps: readonly Step[]): Edge[] {
  const orders = byAddress(trace.co, trace.steps);
  const next = new Map<number, number>();
  const first = new Map<number, number>();
  for (const order of orders) {
    const address = trace.steps[order[0] - 1]?.raw?.address;
    if (address !== undefined) first.set(address, order[0]);
    for (let i = 1; i < order.length; i++) next.set(order[i - 1], order[i]);
  }
  return steps.flatMap(({ n, readsFrom: from, raw }) => {
    const to = from === undefined ? undefined : from === 0 ? first.get(raw?.address ?? -1) : next.get(from);
    return to === undefined || to === n ? [] : [{ relation: 'fr', from: n, to } as const];
  });
}

/** Create and the first step of the new thread, the last step and join. */
function threadEdges(steps: readonly Step[]): Edge[] {
  return steps.flatMap((step) => {
    if (step.op !== 'create' && step.op !== 'join') return [];
    const other = Number(/T(\d+)/.exec(step.note ?? '')?.[1] ?? -1);
    const theirs = steps.filter(({ thread }) => thread === other);
    if (theirs.length === 0 || step.note?.startsWith('detach')) return [];
    return step.op === 'create'
      ? [{ relation: 'hb', from: step.n, to: theirs[0].n } as const]
      : [{ relation: 'hb', from: theirs[theirs.length - 1].n, to: step.n } as const];
  });
}
