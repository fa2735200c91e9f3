import type { ConsistentExecution } from '../../src/engines/oracle/axiomatic.ts';
import type { ModelName } from '../../src/results/types.ts';
import { BLOCK_LOCK } from '../../src/vm/code/layout.ts';

/**
 * Counts executions for the axiomatic oracle, which tries everything: consistent graphs (po, rf, co) in which all threads
 * have ended. Under sc, tso, pso and relaxed an atomic block is one node of the graph, and the lock that the oracle puts
 * around it is not part of the execution: graphs that differ only there are one.
 */
export class ExecutionCounter {
  private readonly seen = new Set<string>();
  private readonly isMutex: boolean;

  constructor(model: ModelName) {
    this.isMutex = model === 'rc11' || model === 'c11';
  }

  get count(): number {
    return this.seen.size;
  }

  add = ({ combination, choice }: ConsistentExecution): void => {
    const { graph, traces, values, local } = combination;
    if (!traces.every((trace) => trace.end.kind === 'done' || trace.end.kind === 'exit')) return;
    const counts = (e: number): boolean => this.isMutex || graph.events[e].location !== BLOCK_LOCK;
    const events = graph.events.flatMap(({ thread, kind, location }, e) =>
      counts(e) ? [`${thread}${kind}${location}=${values[e]}@${local[e]?.site ?? ''}<${choice.rf[e]}`] : [],
    );
    const co = choice.co.filter(([init]) => counts(init)).map((order) => order.join('>'));
    const chosen = traces.map((trace) => trace.observed.join());
    this.seen.add([...events, ...co, ...chosen].join(' '));
  };
}
