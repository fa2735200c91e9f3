import { isC11Family, LANGUAGE_MODEL } from '../base/models.ts';
import type { StdRs } from '../base/names.ts';
import type { Relation } from '../base/relation.ts';
import { type Execution, evaluateCat, relationNamed } from '../models/cat/evaluate.ts';
import { executionOf, staticPart } from '../models/execution.ts';
import { loadModel } from '../models/load.ts';
import type { Step, Trace } from '../results/types.ts';
import type { StepDependencies } from './step-dependencies.ts';
import { type Dead, GraphOfTrace, isAccess } from './trace-graph.ts';

/**
 * The graph of a trace, judged by the memory model's `.cat` file: who reads from whom and the order of writes are in
 * the trace, so nothing of the engine that found it is trusted. The step that goes wrong is not answered and so not
 * part of the graph; `ordered` knows it nevertheless.
 *
 * Traces carry no dependencies: `dependencies` are those that replay saw, without them `dep` is empty. Not judged:
 * traces of more than `limit` events, and traces in which accesses of different sizes overlap (a graph has one
 * location per address).
 */
export type Judgement =
  /** `ordered(a, b)`: does happens-before (of C11) order these steps, this way or that (`after`: only this way)? */
  | {
      readonly kind: 'consistent';
      readonly ordered: (a: number, b: number, after?: boolean) => boolean;
    }
  | { readonly kind: 'inconsistent'; readonly why: string }
  | { readonly kind: 'not-judged'; readonly why: string };

/** What a model's text leaves open: release sequences, and what each step depends on. */
interface Definitions {
  readonly stdRs?: StdRs;
  readonly dependencies?: StepDependencies | null;
}

export function judge(
  trace: Trace,
  model: string,
  unanswered: Step | null,
  limit: number,
  { stdRs = 'rc11', dependencies = null }: Definitions = {},
): Judgement {
  const steps = trace.steps.filter((step) => step !== unanswered);
  if (reusesBlocks(steps)) return { kind: 'not-judged', why: 'a freed block is used again' };
  if (mixesSizes(steps)) return { kind: 'not-judged', why: 'accesses of different sizes overlap' };
  const reader = steps.find(({ readsFrom }) => readsFrom !== undefined && readsFrom === unanswered?.n);
  if (unanswered !== null && reader !== undefined && !isC11Family(model)) {
    // A load that is late, of what the free leaves: the graph has the free, too.
    const said = mayFollowFree(trace, model, unanswered, { free: unanswered, access: reader }, limit);
    if (said === null) return { kind: 'not-judged', why: `it has more than ${limit} events` };
    return said
      ? { kind: 'consistent', ordered: () => false }
      : { kind: 'inconsistent', why: 'no order of the writes allows its reads' };
  }
  const built = new GraphOfTrace(trace, steps, null, dependencies);
  if (built.malformed !== '') return { kind: 'inconsistent', why: built.malformed };
  if (built.graph.events.length > limit)
    return { kind: 'not-judged', why: `it has more than ${limit} events` };
  const { failed } = evaluateCat(loadModel(model, stdRs), executionFor(built));
  if (failed.length > 0) return { kind: 'inconsistent', why: `axiom ${failed[0]} fails` };
  let hb: Relation | null = null;
  const whole = unanswered === null ? built : new GraphOfTrace(trace, steps, unanswered);
  return {
    kind: 'consistent',
    ordered: (a, b, after = false) => {
      hb ??= relationNamed(loadModel(LANGUAGE_MODEL, stdRs), executionFor(whole), 'hb') as Relation;
      const [x, y] = [whole.eventOf(a), whole.eventOf(b)];
      return x >= 0 && y >= 0 && (x === y || hb.has(x, y) || (!after && hb.has(y, x)));
    },
  };
}

/**
 * sc, tso, pso: is there an execution in which the access comes after the free, by the model's own order? Null: not judged.
 * Other frees, and what else is done to the block, do not matter: if all events can stand in a row with this access
 * after this free, then the first access after the free in that row is an error, whichever it is.
 */
export function mayFollowFree(
  trace: Trace,
  model: string,
  unanswered: Step,
  dead: Dead,
  limit: number,
): boolean | null {
  const steps = trace.steps.filter((step) => step !== unanswered);
  if (reusesBlocks(steps) || mixesSizes([...steps, dead.access])) return null;
  const built = new GraphOfTrace(trace, steps, unanswered, null, dead);
  const { graph } = built;
  if (built.malformed !== '' || graph.events.length > limit) return built.malformed === '' ? null : false;
  const part = staticPart(graph);
  for (const choice of built.withDead()) {
    const { failed } = evaluateCat(loadModel(model), executionOf(part, graph.events.length, choice));
    if (failed.length === 0) return true;
  }
  return false;
}

const executionFor = ({ graph, choice }: GraphOfTrace): Execution =>
  executionOf(staticPart(graph), graph.events.length, choice());

/**
 * Does each read of the trace read the last write before it, and is this the order of the writes? Then the steps are
 * a sequentially consistent execution.
 */
export function isSequential({ steps, co }: Trace): boolean {
  const writers = new Set(Object.values(co).flat());
  const writer = new Map<number, number>();
  const last = new Map<number, number>();
  for (const step of steps) {
    const { raw } = step;
    if (raw === undefined) continue;
    if (step.op === 'alloc') for (let k = 0; k < raw.size; k++) writer.delete(raw.address + k);
    if (step.readsFrom !== undefined && step.readsFrom !== (writer.get(raw.address) ?? 0)) return false;
    if (writers.has(step.n)) for (let k = 0; k < raw.size; k++) writer.set(raw.address + k, step.n);
  }
  for (const n of Object.values(co).flat()) {
    const address = steps[n - 1]?.raw?.address ?? 0;
    if ((last.get(address) ?? 0) > n) return false;
    last.set(address, n);
  }
  return true;
}

/** A graph has one location per address; a block that is allocated again would need more. */
function reusesBlocks(steps: readonly Step[]): boolean {
  const seen = new Set<number>();
  return steps.some(({ op, raw }) => {
    if (op !== 'alloc' || raw === undefined) return false;
    if (seen.has(raw.address)) return true;
    seen.add(raw.address);
    return false;
  });
}

function mixesSizes(steps: readonly Step[]): boolean {
  const sizes = new Map<number, number>();
  for (const { raw } of steps.filter(isAccess)) {
    if ((sizes.get(raw!.address) ?? raw!.size) !== raw!.size) return true;
    sizes.set(raw!.address, raw!.size);
  }
  const sorted = [...sizes].sort(([a], [b]) => a - b);
  return sorted.some(([address], i) => i > 0 && sorted[i - 1][0] + sorted[i - 1][1] > address);
}
