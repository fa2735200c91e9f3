import { locId } from '../base/ids.ts';
import type { Program } from '../ir/types.ts';
import type { Step, Violation } from '../results/types.ts';
import { buildImage } from '../vm/image.ts';
import { MAX_THREADS, ST_EVENT, ST_OP, ST_STATUS, STATUS_NONE, STATUS_READY } from '../vm/layout.ts';
import { Machine } from '../vm/machine.ts';
import { FlatMemory } from '../vm/memory.ts';
import { eventName } from './event-names.ts';
import { framesOf, innermost } from './frames.ts';
import { HappensBefore } from './happens-before.ts';
import { Names } from './names.ts';
import { RecentReads } from './recent-reads.ts';

/** The trace and the machine do not agree. */
export class Mismatch extends Error {}

export function mismatch(step: Step | null, what: string): never {
  throw new Mismatch(
    step === null ? what : `step ${step.n} (T${step.thread}, ${step.at.file}:${step.at.line}): ${what}`,
  );
}

/** A trace being run again: the machine, memory as the steps so far have left it, and happens-before between them. */
export class ReplayState {
  readonly program: Program;
  readonly machine: Machine;
  readonly memory: FlatMemory;
  readonly names: Names;
  readonly hb = new HappensBefore();
  readonly recent = new RecentReads();
  /** Does each read have to read the last write in the order of the steps? */
  readonly sequential: boolean;
  readonly claimed = new Uint8Array(MAX_THREADS);
  /** The thread inside an atomic block, or -1, and how deep. */
  atomic = -1;
  atomicDepth = 0;
  readonly blocks: number[] = [];
  readonly words = new Int32Array(4);
  readonly undef = new Int32Array(4);
  readonly fresh = new Int32Array(4);

  constructor(program: Program, violation: Violation, sequential: boolean) {
    this.program = program;
    this.machine = new Machine(buildImage(program));
    this.machine.adoptSlots(violation.trace.threads);
    this.machine.reset();
    this.memory = new FlatMemory(this.machine);
    this.names = new Names(this.machine);
    this.sequential = sequential;
  }

  exists(t: number): boolean {
    return t >= 0 && t < this.machine.threadCount && this.machine.state(t)[ST_STATUS] !== STATUS_NONE;
  }

  /** The code of thread t's pending event: the thread is run up to it if it has none. */
  pending(t: number): number {
    if (!this.exists(t)) throw new Mismatch(`T${t} does something before it is created`);
    if (this.machine.state(t)[ST_STATUS] === STATUS_READY) this.machine.run(t);
    return this.machine.state(t)[ST_EVENT];
  }

  /** Thread of a step comes to the event the step says, at the source line it says. */
  meet(step: Step): number {
    const code = this.pending(step.thread);
    const state = this.machine.state(step.thread);
    const name = eventName(code, state[ST_OP]);
    if (name !== step.raw?.event)
      mismatch(step, `the program does '${name}', the trace says '${step.raw?.event ?? step.op}'`);
    const at = innermost(
      framesOf(this.program, this.machine.stack(step.thread).map(locId), step.thread),
      step.thread,
    );
    if (at.file !== step.at.file || at.line !== step.at.line) {
      mismatch(step, `the program is at ${at.file}:${at.line}`);
    }
    return code;
  }
}
