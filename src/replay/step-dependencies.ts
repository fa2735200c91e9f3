import type { Step } from '../results/types.ts';
import { type Dependencies, DependencyTracker, heldBackBy } from '../vm/code/dependencies.ts';
import { EV_CAS, EV_READ, EV_RMW, EV_SYNC } from '../vm/code/event.ts';
import type { Machine } from '../vm/machine.ts';

/**
 * Dependencies between the steps of a trace, seen while it is run again instruction by instruction (vm/code/dependencies.ts).
 * The bit of a step is its number among those of its thread.
 */
export class StepDependencies {
  private readonly trackers: DependencyTracker[] = [];
  /** By thread: its steps. */
  private readonly steps: number[][] = [];
  private readonly met = new Map<number, { readonly thread: number; readonly on: Dependencies }>();

  /** `machine`: of an image that shows every instruction. */
  constructor(machine: Machine) {
    machine.watch = (t, code, d, fp) => this.tracker(t.slot).watch(t, code, d, fp);
  }

  /** The thread of this step has come to it: event `code`, not answered yet. */
  meet(step: Step, code: number, state: Int32Array): void {
    const { thread, n } = step;
    const tracker = this.tracker(thread);
    this.steps[thread] ??= [];
    this.met.set(n, { thread, on: tracker.atEvent() });
    if (code === EV_READ || code === EV_RMW || code === EV_CAS || code === EV_SYNC)
      tracker.delivered(state, this.steps[thread].length);
    this.steps[thread].push(n);
  }

  /** The steps that hold step n back, as a read or as a store (create and end are stores). */
  of(n: number, store: boolean): number[] {
    const met = this.met.get(n);
    if (met === undefined) return [];
    const mask = heldBackBy(met.on, store);
    return this.steps[met.thread].filter((_, k) => ((mask >> BigInt(k)) & 1n) === 1n);
  }

  private tracker(t: number): DependencyTracker {
    this.trackers[t] ??= new DependencyTracker();
    return this.trackers[t];
  }
}
