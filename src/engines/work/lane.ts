import { Worker } from 'node:worker_threads';
import { DiagnosticError, InternalError } from '../../base/failure.ts';
import { assetPath } from '../../host/assets.ts';
import type { Program } from '../../ir/types.ts';
import {
  COUNT,
  COUNTS,
  type FaultKind,
  type FromThread,
  GIVE,
  HAND_OVER,
  STOP,
  type ThreadData,
  type ToThread,
} from './protocol.ts';
import type { WorkName } from './work.ts';

/** What becomes of a task in a lane. */
export interface LaneEvents<Task, Part> {
  gave(task: Task): void;
  /** `gave`: how many tasks it says it gave away. */
  done(part: Part, gave: number): void;
  /** The thread is gone, and the task with it. */
  outOfMemory(): void;
  failed(error: Error): void;
}

/** One worker thread, which runs one task at a time. */
export class Lane<Task, Part> {
  readonly number: number;
  readonly counts = new Float64Array(new SharedArrayBuffer(8 * COUNTS));
  private readonly control = new Int32Array(new SharedArrayBuffer(4));
  private readonly worker: Worker;
  private isEnded = false;

  constructor(number: number, fault: FaultKind | null, events: LaneEvents<Task, Part>) {
    this.number = number;
    const { control, counts } = this;
    const workerData: ThreadData = { number, control, counts, fault };
    const isToFill = fault === 'fills its memory';
    this.worker = new Worker(assetPath('run/work/worker.js'), {
      workerData,
      resourceLimits: { stackSizeMb: STACK_MB, ...(isToFill ? { maxOldGenerationSizeMb: 64 } : {}) },
    });
    this.worker.on('message', (message: FromThread) => {
      if (this.isEnded) return;
      if (message.kind === 'gave') events.gave(message.task as Task);
      else if (message.kind === 'done') events.done(message.part as Part, message.gave);
      else events.failed(new DiagnosticError(message.diagnostic, message.exit));
    });
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      if (this.isEnded) return;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return events.outOfMemory();
      const failure = new InternalError(`worker thread ${number} failed: ${error.message}`);
      events.failed(Object.assign(failure, { stack: error.stack ?? '' }));
    });
    this.worker.on('exit', () => {
      if (!this.isEnded) events.failed(new InternalError(`worker thread ${number} ended by itself`));
    });
  }

  /** What the tasks from now on are about. */
  ground(name: WorkName, program: Program | null, ground: unknown): void {
    this.post({ kind: 'ground', name, program, ground });
  }

  /** `isAnew`: what the tasks before it came to may not have counted. */
  begin(task: Task, isAnew = false): void {
    Atomics.store(this.control, 0, 0);
    this.counts.fill(0);
    this.post({ kind: 'task', task, isAnew });
  }

  askForSome(): void {
    Atomics.or(this.control, 0, GIVE);
  }
  askForAll(): void {
    Atomics.or(this.control, 0, HAND_OVER);
  }
  askForCount(): void {
    Atomics.or(this.control, 0, COUNT);
  }
  stop(): void {
    Atomics.or(this.control, 0, STOP);
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.worker.terminate();
  }

  private post(message: ToThread): void {
    this.worker.postMessage(message);
  }
}

/** As much as the main thread has, and what node keeps for itself of it. */
const STACK_MB = (984 + 192) / 1024;
