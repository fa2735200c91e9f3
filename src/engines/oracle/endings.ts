import type { Choice } from '../../models/execution.ts';
import { ring } from '../../vm/ring.ts';
import type { BehaviourCollector } from './behaviours.ts';
import type { Combination } from './candidates.ts';
import { staysInside, type ThreadTrace } from './runs/trace.ts';
import { OracleLimit } from './values.ts';

/**
 * What a consistent execution shows (docs/models.md, "How executions end"). Its threads have gone as far as they can. Nothing comes
 * after an error, the end of the program or a failed assumption, so nothing in the execution needs them: each
 * thread's error may have been the first, and so may a circle of waiting. (But nobody goes on once the program ends inside an
 * atomic block, unless that is a mutex, as in the C11 family: there is another run of that thread which does not come to the block.) What is left of the end counts only if there was one:
 * - a final state, if every thread has ended (and main may have returned);
 * - a deadlock or a liveness violation, if nobody has ended the program, by an error or in order, nobody stopped at a
 *   failed assumption, and all who are left wait.
 */
export function judge(
  combination: Combination,
  choice: Choice,
  collector: BehaviourCollector,
  blocksAreNodes: boolean,
): void {
  const { traces } = combination;
  if (blocksAreNodes && traces.some((trace) => staysInside(trace) && WAITS.has(trace.end.kind)))
    throw new OracleLimit('a wait inside an atomic block, where nobody else may run');
  const ends = (...kinds: readonly ThreadTrace['end']['kind'][]): boolean =>
    traces.some(({ end }) => kinds.includes(end.kind));
  const inBlock = blocksAreNodes ? traces.find((trace) => trace.inBlock) : undefined;
  for (const { end } of inBlock ? [inBlock] : traces)
    if (end.kind === 'failed') collector.violate(end.violation, end.message);
  if (inBlock) return;
  const circle = traces.some((_, t) => isInCircle(combination, choice, t));
  if (circle) collector.violate('deadlock', 'threads wait for each other');
  if (circle || ends('failed')) return;
  if (traces.every(({ end, slot }) => end.kind === 'done' || (end.kind === 'exit' && slot === 0))) {
    collector.complete(traces.flatMap((trace) => trace.observed));
    return;
  }
  if (ends('exit', 'halt')) return;
  collector.block();
  const detached = new Set(traces.flatMap((trace) => trace.detached));
  if (traces.every(({ end, slot }) => end.kind === 'done' || detached.has(slot))) return;
  if (!traces.every((_, t) => isStuck(combination, choice, t))) return;
  const kind = traces.every((trace) => awaits(traces, trace)) ? 'liveness' : 'deadlock';
  collector.violate(kind, kind === 'liveness' ? 'a loop waits for ever' : 'all threads are blocked');
}

const WAITS: ReadonlySet<ThreadTrace['end']['kind']> = new Set(['blocked', 'await', 'joining']);

/** Does thread t wait for itself, through locks and joins? */
function isInCircle(combination: Combination, choice: Choice, t: number): boolean {
  const { traces } = combination;
  const indexOf = (slot: number): number => traces.findIndex((trace) => trace.slot === slot);
  const waitsOn = (u: number): readonly number[] => {
    const { end } = traces[u];
    if (end.kind === 'joining') return [indexOf(end.slot)].filter((v) => v >= 0);
    if (end.kind !== 'blocked' || !isStuck(combination, choice, u)) return [];
    return end.holders(latest(combination, choice, end.location)).map(indexOf);
  };
  return ring(t, waitsOn).length > 0;
}

/** The value of the last write of a location; null if it has only the initial one. */
function latest({ graph, values }: Combination, choice: Choice, location: number): bigint | null {
  const write = choice.co.find((order) => graph.events[order[0]].location === location)?.at(-1);
  return write === undefined ? null : values[write];
}

/** Has it ended, or does it wait in an await, or for the end of a thread that does? */
function awaits(traces: readonly ThreadTrace[], trace: ThreadTrace): boolean {
  const { end } = trace;
  if (end.kind === 'await') return !end.library;
  if (end.kind !== 'joining') return end.kind === 'done';
  const other = traces.find((each) => each.slot === end.slot);
  return other !== undefined && awaits(traces, other);
}

/** Will nothing that is still to come let thread t go on? (A thread that is joined has not ended: combinations.ts.) */
function isStuck(combination: Combination, choice: Choice, t: number): boolean {
  const { end } = combination.traces[t];
  switch (end.kind) {
    case 'done':
    case 'joining':
      return true;
    case 'await':
      return end.reads.every((i) => {
        /* spinning read-modify-writes, its own too, may have put the same value back since */
        const read = combination.first[t] + i;
        const order = choice.co.find((writes) => writes.includes(choice.rf[read])) ?? [];
        const later = order.slice(order.indexOf(choice.rf[read]) + 1);
        /* the word of a lock that the round took is as it found it, whoever had it in between */
        const count = combination.traces[t].events[i].lock ? later.slice(-1) : later;
        return count.every((write) => combination.values[write] === combination.values[read]);
      });
    case 'blocked':
      return end.blocks(latest(combination, choice, end.location));
    default:
      return false;
  }
}
