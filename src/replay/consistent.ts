import type { Relation } from '../base/relation.ts';
import type { FenceKind, Order } from '../ir/types.ts';
import { evaluateCat, relationNamed } from '../models/cat/evaluate.ts';
import { type Choice, executionOf, type Graph, type GraphEvent, staticPart } from '../models/execution.ts';
import { loadModel } from '../models/load.ts';
import type { Step, Trace } from '../results/types.ts';

/**
 * The graph of a trace, judged by the memory model's `.cat` file: who reads from whom and the order of writes are in
 * the trace, so nothing of the engine that found it is trusted. The step that goes wrong is not answered and so not
 * part of the graph.
 *
 * Not judged: traces longer than MAX_EVENTS, and traces in which accesses of different sizes overlap (a graph has one
 * location per address).
 */
export type Judgement =
  | { readonly kind: 'consistent'; readonly ordered: (a: number, b: number) => boolean }
  | { readonly kind: 'inconsistent'; readonly axioms: readonly string[] }
  | { readonly kind: 'not-judged'; readonly why: string };

const MAX_EVENTS = 400;

export function judge(trace: Trace, model: string, unanswered: Step | null): Judgement {
  const steps = trace.steps.filter((step) => step !== unanswered);
  if (steps.length > MAX_EVENTS) return { kind: 'not-judged', why: `it has more than ${MAX_EVENTS} steps` };
  if (mixesSizes(steps)) return { kind: 'not-judged', why: 'accesses of different sizes overlap' };
  const built = new GraphOfTrace(trace, steps);
  const execution = executionOf(staticPart(built.graph), built.graph.events.length, built.choice());
  const { failed } = evaluateCat(loadModel(model), execution);
  if (failed.length > 0) return { kind: 'inconsistent', axioms: failed };
  const hb = relationNamed(loadModel('rc11'), execution, 'hb') as Relation;
  return {
    kind: 'consistent',
    ordered: (a, b) => {
      const [x, y] = [built.eventOf(a), built.eventOf(b)];
      return x >= 0 && y >= 0 && (hb.has(x, y) || hb.has(y, x));
    },
  };
}

/** Does each read of the trace read the last write before it, so that the steps are a sequentially consistent order? */
export function isSequential(trace: Trace): boolean {
  const writer = new Map<number, number>();
  for (const step of trace.steps) {
    const { raw } = step;
    if (raw === undefined) continue;
    if (step.readsFrom !== undefined && step.readsFrom !== (writer.get(raw.address) ?? 0)) return false;
    if (writes(step, trace)) for (let k = 0; k < raw.size; k++) writer.set(raw.address + k, step.n);
  }
  return true;
}

/** A step wrote iff it is in the modification order of its location. */
function writes(step: Step, trace: Trace): boolean {
  return step.location !== undefined && (trace.co[step.location]?.includes(step.n) ?? false);
}

const isAccess = (step: Step): boolean =>
  step.raw !== undefined && /^(read|write|rmw|cas|sync )/.test(step.raw.event);

function mixesSizes(steps: readonly Step[]): boolean {
  const sizes = new Map<number, number>();
  const accesses = steps.filter(isAccess);
  for (const { raw } of accesses) {
    if ((sizes.get(raw!.address) ?? raw!.size) !== raw!.size) return true;
    sizes.set(raw!.address, raw!.size);
  }
  const sorted = [...sizes].sort(([a], [b]) => a - b);
  return sorted.some(([address], i) => i > 0 && sorted[i - 1][0] + sorted[i - 1][1] > address);
}

class GraphOfTrace {
  readonly graph: Graph;
  private readonly events: GraphEvent[] = [];
  private readonly rmw: [number, number][] = [];
  private readonly asw: [number, number][] = [];
  /** First and last event of each step. */
  private readonly first = new Map<number, number>();
  private readonly last = new Map<number, number>();
  private readonly rf: number[] = [];
  private readonly initial = new Map<number, number>();
  private readonly rank = new Map<number, number>();
  private readonly sources: { readonly read: number; readonly step: number; readonly location: number }[] =
    [];
  private readonly blocks = new Map<number, number>();

  constructor(trace: Trace, steps: readonly Step[]) {
    for (const order of Object.values(trace.co)) for (const [i, n] of order.entries()) this.rank.set(n, i);
    for (const { raw } of steps.filter(isAccess)) {
      if (this.initial.has(raw!.address)) continue;
      this.initial.set(
        raw!.address,
        this.push({ thread: -1, kind: 'W', order: 'na', location: raw!.address }),
      );
    }
    /* events of one thread in program order; main always begins */
    this.push({ thread: 0, kind: 'TH', order: 'na', location: -1 });
    for (const step of steps) this.add(step, trace);
    this.synchronise(trace, steps);
    for (const { read, step, location } of this.sources)
      this.rf[read] = step === 0 ? this.initial.get(location)! : (this.last.get(step) ?? -1);
    this.graph = { events: this.events, rmw: this.rmw, asw: this.asw };
  }

  eventOf = (step: number): number => this.last.get(step) ?? -1;

  choice(): Choice {
    const byLocation = new Map<number, number[]>();
    for (const [location, event] of this.initial) byLocation.set(location, [event]);
    const order = [...this.last].sort(([a], [b]) => (this.rank.get(a) ?? 0) - (this.rank.get(b) ?? 0));
    for (const [, event] of order)
      if (this.events[event].kind === 'W') byLocation.get(this.events[event].location)!.push(event);
    return { rf: this.rf, co: [...byLocation.values()] };
  }

  private push(event: GraphEvent): number {
    this.events.push(event);
    this.rf.push(-1);
    return this.events.length - 1;
  }

  private add(step: Step, trace: Trace): void {
    const thread = step.thread;
    const name = step.raw?.event ?? step.op;
    const block = this.blocks.get(thread);
    const common = { thread, ...(block === undefined ? {} : { block }) };
    const done = (first: number, last = first): void => {
      this.first.set(step.n, first);
      this.last.set(step.n, last);
    };
    if (isAccess(step)) {
      const { address } = step.raw!;
      const lock = name.startsWith('sync ');
      const amo = lock || name === 'rmw' || name === 'cas';
      const wrote = writes(step, trace);
      const order = (lock ? syncOrder(name.slice(5), wrote) : (step.order ?? 'na')) as Order;
      const access = {
        ...common,
        order,
        location: address,
        ...(amo ? { amo } : {}),
        ...(lock ? { lock } : {}),
      };
      const read = name === 'write' ? -1 : this.push({ ...access, kind: 'R' });
      if (read >= 0) this.sources.push({ read, step: step.readsFrom ?? 0, location: address });
      if (!wrote) return done(read);
      const write = this.push({ ...access, kind: 'W' });
      if (read >= 0) this.rmw.push([read, write]);
      return done(read < 0 ? write : read, write);
    }
    if (name.startsWith('fence ')) {
      const fence = name.slice(6) as FenceKind;
      if (fence !== 'signal')
        done(this.push({ ...common, kind: 'F', order: (step.order ?? 'sc') as Order, location: -1, fence }));
    } else if (name === 'atomic-begin' || name === 'atomic-end') {
      done(this.push({ thread, kind: 'F', order: 'sc', location: -1, fence: 'full' }));
      if (name === 'atomic-begin') this.blocks.set(thread, step.n);
      else this.blocks.delete(thread);
    } else if (['begin', 'create', 'join', 'end', 'halt'].includes(name))
      done(this.push({ ...common, kind: 'TH', order: 'na', location: -1 }));
  }

  /** create → begin, end → join; a thread whose end is not a step has ended after its last one. */
  private synchronise(trace: Trace, steps: readonly Step[]): void {
    for (const step of steps) {
      const other =
        step.op === 'create' || step.op === 'join' ? Number(/T(\d+)/.exec(step.note ?? '')?.[1] ?? -1) : -1;
      if (other < 0 || step.raw?.event === 'detach') continue;
      const theirs = trace.steps.filter((s) => s.thread === other && this.first.has(s.n));
      if (theirs.length === 0) continue;
      if (step.op === 'create') this.asw.push([this.last.get(step.n)!, this.first.get(theirs[0].n)!]);
      else this.asw.push([this.last.get(theirs[theirs.length - 1].n)!, this.first.get(step.n)!]);
    }
  }
}

function syncOrder(op: string, wrote: boolean): Order {
  if (op === 'lock' || op === 'trylock') return wrote ? 'acq' : 'rlx';
  if (op === 'unlock' || op === 'mutex-destroy') return 'rel';
  return op === 'cond-wait' ? 'acq' : 'acq_rel';
}
