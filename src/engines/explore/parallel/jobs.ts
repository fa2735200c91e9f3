import { Worker } from 'node:worker_threads';
import { assetPath } from '../../../base/assets.ts';
import { DiagnosticError, InternalError, unreachable } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Task } from '../graph/path.ts';
import type { ExploreOptions } from '../search/explorer.ts';
import { merge, NOTHING, type Part } from './part.ts';
import {
  BLOCKED,
  COUNT,
  COUNTS,
  EVENTS,
  EXECUTIONS,
  type FromWorker,
  GIVE,
  STOP,
  type WorkerData,
  type WorkerSettings,
} from './worker-protocol.ts';

/**
 * Tasks explored by several worker threads. When one has nothing to do another, which has been at its task the longest,
 * is asked to split it (path.ts). All are stopped as soon as one has found a violation (unless all are wanted) or has
 * given up. What they found is added up in an order of its own (part.ts), so that it does not depend on who did what.
 *
 * Nothing is lost silently: a worker that fails, or that ends before its task is done, is an internal error, and so
 * is a part that was given away and never arrived.
 */
export class Pool {
  private readonly keepGoing: boolean;
  private readonly lanes: Lane[];
  private readonly waiting: Task[];
  private readonly control: Int32Array;
  private readonly counts: Float64Array;
  private part: Part = NOTHING;
  private failure: Error | null = null;
  private isStopping = false;
  private isLate = false;
  private grace: NodeJS.Timeout | undefined;
  private onNews: () => void = () => {};

  constructor(
    program: Program,
    options: CheckOptions,
    how: ExploreOptions,
    threads: number,
    tasks: readonly Task[],
    settings: WorkerSettings,
  ) {
    const { jobs, keepGoing } = options;
    this.keepGoing = keepGoing;
    this.waiting = [...tasks];
    this.control = new Int32Array(new SharedArrayBuffer(4 * (1 + jobs)));
    this.counts = new Float64Array(new SharedArrayBuffer(8 * COUNTS * jobs));
    this.lanes = Array.from({ length: jobs }, (_, worker) => {
      const { control, counts } = this;
      return this.lane({ program, options, how, threads, worker, control, counts, settings });
    });
    this.share();
  }

  private lane(workerData: WorkerData): Lane {
    const isToFill = workerData.settings.fault?.how === 'fills its memory';
    const worker = new Worker(assetPath('engines/explore/parallel/worker.js'), {
      workerData,
      resourceLimits: { stackSizeMb: STACK_MB, ...(isToFill ? { maxOldGenerationSizeMb: 64 } : {}) },
    });
    const lane: Lane = { number: workerData.worker, worker, task: null, since: 0, isAsked: false, gave: 0 };
    worker.on('message', (message: FromWorker) => this.receive(lane, message));
    worker.on('error', (error: Error) => this.died(lane, error));
    worker.on('exit', () => {
      if (!this.isLate) this.fail(new InternalError(`worker thread ${lane.number} ended by itself`));
    });
    return lane;
  }

  /** Everything has been explored, or as much of it as there will be. */
  get isOver(): boolean {
    return (
      this.isLate ||
      this.failure !== null ||
      (this.lanes.every(({ task }) => task === null) && (this.isStopping || this.waiting.length === 0))
    );
  }

  /** Waits until the search is over or so many seconds have passed. */
  async news(seconds: number): Promise<void> {
    for (const { number } of this.lanes) Atomics.or(this.control, 1 + number, COUNT);
    if (this.isOver) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 1000 * seconds);
      this.onNews = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Asks all workers to stop where they are, and waits for them a little. */
  stop(): void {
    if (this.isStopping) return;
    this.isStopping = true;
    Atomics.store(this.control, STOP, 1);
    this.grace = setTimeout(() => {
      this.isLate = true;
      this.onNews();
    }, GRACE_MS);
    if (this.isOver) this.onNews();
  }

  /** What was found so far: of the tasks being worked on only how far they are. */
  soFar(): Part {
    let { executions, blocked, events } = this.part;
    for (const { number, task } of this.lanes) {
      if (task === null) continue;
      executions += this.counts[COUNTS * number + EXECUTIONS];
      blocked += this.counts[COUNTS * number + BLOCKED];
      events += this.counts[COUNTS * number + EVENTS];
    }
    return { ...this.part, executions, blocked, events };
  }

  /** Ends the workers. Throws if one of them failed. */
  async end(): Promise<void> {
    clearTimeout(this.grace);
    for (const { worker } of this.lanes) worker.removeAllListeners().on('error', () => {});
    await Promise.all(this.lanes.map(({ worker }) => worker.terminate()));
    if (this.failure !== null) throw this.failure;
  }

  private receive(lane: Lane, message: FromWorker): void {
    switch (message.kind) {
      case 'gave':
        lane.isAsked = false;
        lane.gave++;
        this.waiting.push(message.task);
        break;
      case 'done':
        if (message.gave !== lane.gave)
          return this.fail(
            new InternalError(
              `worker thread ${lane.number} gave ${message.gave} parts of its task away, and ${lane.gave} arrived`,
            ),
          );
        this.part = merge(this.part, message.part);
        lane.task = null;
        if (message.part.gaveUp !== null || (message.part.violations.length > 0 && !this.keepGoing))
          this.stop();
        break;
      case 'failed':
        return this.fail(new DiagnosticError(message.diagnostic, message.exit));
      default:
        return unreachable(message);
    }
    if (!this.isStopping) this.share();
    if (this.isOver) this.onNews();
  }

  /** Tasks for those that have none; too few tasks, and others are asked for some of theirs. */
  private share(): void {
    let idle = 0;
    for (const lane of this.lanes) {
      if (lane.task !== null) continue;
      const task = this.waiting.shift();
      if (task === undefined) idle++;
      else this.begin(lane, task);
    }
    const busy = this.lanes.filter(({ task }) => task !== null).sort((a, b) => a.since - b.since);
    for (const { isAsked } of busy) if (isAsked) idle--;
    for (const lane of busy) {
      if (idle <= 0) return;
      if (lane.isAsked) continue;
      lane.isAsked = true;
      Atomics.or(this.control, 1 + lane.number, GIVE);
      idle--;
    }
  }

  private begun = 0;

  private begin(lane: Lane, task: Task): void {
    lane.task = task;
    lane.since = this.begun++;
    lane.isAsked = false;
    lane.gave = 0;
    Atomics.store(this.control, 1 + lane.number, 0);
    this.counts.fill(0, COUNTS * lane.number, COUNTS * (lane.number + 1));
    lane.worker.postMessage(task);
  }

  private died({ number }: Lane, error: Error): void {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') {
      const failure = new InternalError(`worker thread ${number} failed: ${error.message}`);
      return this.fail(Object.assign(failure, { stack: error.stack ?? '' }));
    }
    const gaveUp = {
      path: [],
      why: {
        kind: 'limit',
        remedy: null,
        diagnostic: {
          code: 'HED454',
          severity: 'error',
          message: `worker thread ${number} ran out of memory`,
          help: 'take fewer workers with --jobs N, or give node more memory (NODE_OPTIONS=--max-old-space-size=MB)',
        },
      },
    } as const;
    this.part = merge(this.soFar(), { ...NOTHING, gaveUp });
    this.isLate = true;
    this.onNews();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.onNews();
  }
}

interface Lane {
  readonly number: number;
  readonly worker: Worker;
  task: Task | null;
  /** When it began its task, in tasks begun by all. */
  since: number;
  /** It was asked to split its task and has not yet done so. */
  isAsked: boolean;
  /** How often it has split its task. */
  gave: number;
}

/** How long workers may take to stop. */
const GRACE_MS = 100;
/** As much as the main thread has, and what node keeps for itself of it. */
const STACK_MB = (984 + 192) / 1024;
