import type { Step, Trace, Violation } from '../results/types.ts';

/**
 * The same execution told with the fewest context switches. What must stay in order: each thread's own steps, a create
 * before the new thread, a thread's end before its join, a read after the write it reads from, the life of a block
 * around its accesses; in an execution that is an interleaving also the order of accesses to the same bytes of which one writes.
 * The last step stays the last, and atomic blocks stay whole.
 *
 * In a partial order it never hurts to let a thread run as far as it can, since all steps have to come: so breadth first over
 * how far each thread has come, a thread's whole run at a time, finds the fewest switches.
 */
const MOST_STEPS = 1500;
const MOST_STATES = 5000;

export function relinearised(violation: Violation, isInterleaving: boolean, hasLast: boolean): Violation {
  const { steps } = violation.trace;
  if (steps.length > MOST_STEPS || steps.some(isReadOfLater)) return violation;
  const order = bestOrder(steps, before(steps, isInterleaving, hasLast));
  return order === null || switchesIn(order.map((i) => steps[i])) >= switchesIn(steps)
    ? violation
    : renumbered(violation, order);
}

/** Where the thread changes between two steps; beginning and ending are no steps of a program. */
export function switchesIn(steps: readonly Step[]): number {
  let switches = 0;
  let last = -1;
  for (const { op, thread } of steps) {
    if (op === 'begin' || op === 'end') continue;
    if (last >= 0 && thread !== last) switches++;
    last = thread;
  }
  return switches;
}

const isReadOfLater = ({ n, readsFrom }: Step): boolean => readsFrom !== undefined && readsFrom > n;

const WRITES: ReadonlySet<Step['op']> = new Set([
  'write',
  'rmw',
  'lock',
  'unlock',
  'alloc',
  'free',
  'flush',
  'wait',
  'signal',
]);
const LIVES: ReadonlySet<Step['op']> = new Set(['alloc', 'free']);

/** By step: indices of the steps that come before it. */
function before(steps: readonly Step[], isInterleaving: boolean, hasLast: boolean): number[][] {
  const all: number[][] = steps.map(() => []);
  const lastOf = new Map<number, number>();
  const createdBy = new Map<number, number>();
  const blockOf = new Map<number, number>();
  const place = steps.map((step) => placeOf(step, steps));
  steps.forEach((step, i) => {
    const { thread, op, note } = step;
    const first = blockOf.get(thread) ?? i;
    const needs = all[first];
    const own = lastOf.get(thread);
    if (own !== undefined) all[i].push(own);
    else if (createdBy.has(thread)) needs.push(createdBy.get(thread)!);
    const child = /^T(\d+)$/.exec(note ?? '');
    if (op === 'create' && child) createdBy.set(Number(child[1]), i);
    if (op === 'join' && child && lastOf.has(Number(child[1]))) needs.push(lastOf.get(Number(child[1]))!);
    if (step.readsFrom) needs.push(step.readsFrom - 1);
    for (let j = 0; j < i; j++) {
      if (steps[j].thread === thread || !overlap(place[i], place[j])) continue;
      const counts = isInterleaving
        ? WRITES.has(op) || WRITES.has(steps[j].op)
        : LIVES.has(op) || LIVES.has(steps[j].op);
      if (counts) needs.push(j);
    }
    if (op === 'atomic') {
      if (note === 'end') blockOf.delete(thread);
      else if (!blockOf.has(thread)) blockOf.set(thread, i);
    }
    lastOf.set(thread, i);
  });
  if (hasLast && steps.length > 0)
    for (const i of lastOf.values()) if (i !== steps.length - 1) all[steps.length - 1].push(i);
  return all;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function placeOf({ raw, op, note }: Step, steps: readonly Step[]): Place {
  const flushed = op === 'flush' ? /^store of step (\d+)$/.exec(note ?? '') : null;
  const of = flushed ? steps[Number(flushed[1]) - 1]?.raw : raw;
  const from = of?.address ?? 0;
  return { from, to: from === 0 ? 0 : from + Math.max(1, of?.size ?? 0) };
}

const overlap = (a: Place, b: Place): boolean => a.from < b.to && b.from < a.to;

interface State {
  readonly done: readonly number[];
  readonly order: readonly number[];
}

function bestOrder(steps: readonly Step[], needs: readonly number[][]): number[] | null {
  const threads = [...new Set(steps.map((step) => step.thread))];
  const own = threads.map((t) => steps.flatMap((step, i) => (step.thread === t ? [i] : [])));
  const index = new Map(own.flatMap((list, k) => list.map((i, pos) => [i, { k, pos }] as const)));
  const isDone = (i: number, done: readonly number[]): boolean => {
    const { k, pos } = index.get(i)!;
    return pos < done[k];
  };
  const seen = new Set<string>();
  let layer: State[] = [{ done: threads.map(() => 0), order: [] }];
  while (layer.length > 0 && seen.size < MOST_STATES) {
    const next: State[] = [];
    for (const state of layer) {
      if (state.order.length === steps.length) return [...state.order];
      own.forEach((list, k) => {
        const done = [...state.done];
        const order = [...state.order];
        while (done[k] < list.length && needs[list[done[k]]].every((i) => isDone(i, done)))
          order.push(list[done[k]++]);
        if (done[k] === state.done[k]) return;
        const key = `${done.join()} ${k}`;
        if (seen.has(key)) return;
        seen.add(key);
        next.push({ done, order });
      });
    }
    layer = next;
  }
  return null;
}

/** The steps with these indices, in this order. */
export function renumbered(violation: Violation, order: readonly number[]): Violation {
  const { trace, other } = violation;
  const numbers = new Map(order.map((i, k) => [trace.steps[i].n, k + 1]));
  const to = (n: number): number => numbers.get(n) ?? n;
  const steps = order.map((i): Step => {
    const step = trace.steps[i];
    const note =
      step.op === 'flush'
        ? step.note?.replace(/^store of step (\d+)$/, (_, n: string) => `store of step ${to(Number(n))}`)
        : step.note;
    return {
      ...step,
      n: to(step.n),
      ...(step.readsFrom === undefined ? {} : { readsFrom: to(step.readsFrom) }),
      ...(note === undefined ? {} : { note }),
    };
  });
  const renewed: Trace = {
    ...trace,
    steps,
    co: Object.fromEntries(
      Object.entries(trace.co)
        .map(([name, list]) => [name, list.filter((n) => numbers.has(n)).map(to)] as const)
        .filter(([, list]) => list.length > 0),
    ),
  };
  return { ...violation, ...(other ? { other: { ...other, step: to(other.step) } } : {}), trace: renewed };
}
