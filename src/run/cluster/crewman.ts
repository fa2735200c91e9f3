import { hostname } from 'node:os';
import { Worker as QueueWorker, UnrecoverableError } from 'bullmq';
import type { Redis } from 'ioredis';
import { version } from '../../base/version.ts';
import { visible } from '../../base/visible.ts';
import { Lane } from '../../engines/work/lane.ts';
import type { WorkName } from '../../engines/work/work.ts';
import { parseProgram } from '../../ir/parse.ts';
import type { Program } from '../../ir/types.ts';
import { verifyProgram } from '../../ir/verify.ts';
import { decode, encode } from './codec.ts';
import { connect, examine, open } from './connect.ts';
import { CLAIM_MS, enqueue, LOOK_MS, openQueue, PREFIX, QUEUE } from './queue.ts';
import { jobSchema, type Order, orderSchema, type PartJob, SCHEMAS, type WorkerCard } from './schemas.ts';
import { hashOf, keyOf, newId, StageTable } from './table.ts';

/** Milliseconds between two signs of life, and after which a worker without one is gone. */
const BEAT_MS = 2000;
const GONE_MS = 8000;
/** Milliseconds that running parts get to hand over what is left when the worker leaves. */
const LEAVE_MS = 5000;

export interface WorkerOptions {
  readonly redis: string;
  readonly jobs: number;
  readonly signal: AbortSignal;
  /** For people. */
  readonly say: (line: string) => void;
}

/** `heddle worker`: takes parts of any run, until it is told to stop. Runs nothing but Heddle's own engines. */
export async function work({ redis: url, jobs, signal, say }: WorkerOptions): Promise<void> {
  const redis = await connect(url);
  try {
    const warning = await examine(redis);
    if (warning !== null) say(`note: ${warning}`);
    await new Crewman(redis, url, jobs, say).run(signal);
  } finally {
    redis.disconnect();
  }
}

/** A part at work. */
interface Running {
  readonly job: PartJob;
  readonly lane: Lane<unknown, unknown>;
  /** It was told to stop: what it says is not all there is. */
  isStopped: boolean;
}

/** A thread, and the stage whose ground it has. */
interface Bench {
  readonly lane: Lane<unknown, unknown>;
  stage: string;
  finish: (end: End) => void;
  gave: unknown[];
  /** Its thread has ended. */
  isLost: boolean;
}

type End = { readonly part: unknown } | { readonly error: Error } | 'memory';

class Crewman {
  private readonly id = newId();
  private readonly redis: Redis;
  private readonly url: string;
  private readonly jobs: number;
  private readonly say: (line: string) => void;
  private readonly benches: Bench[] = [];
  private readonly running = new Set<Running>();
  private readonly programs = new Map<string, Program>();
  private made = 0;

  constructor(redis: Redis, url: string, jobs: number, say: (line: string) => void) {
    this.redis = redis;
    this.url = url;
    this.jobs = jobs;
    this.say = say;
  }

  async run(signal: AbortSignal): Promise<void> {
    const orders = open(this.url);
    await orders.subscribe(keyOf.orders);
    orders.on('message', (_, text) => this.obey(text));
    const connection = open(this.url);
    const worker = new QueueWorker<PartJob>(QUEUE, (job) => this.process(job.data), {
      connection,
      prefix: PREFIX,
      concurrency: this.jobs,
      lockDuration: CLAIM_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: 1000,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    worker.on('failed', (_, error) => this.say(`a job was refused: ${visible(error.message)}`));
    worker.on('error', () => {});
    await this.beat();
    const timer = setInterval(() => void this.beat().catch(() => {}), BEAT_MS);
    this.say(`worker ${this.id} (version ${version()}, ${this.jobs} jobs) is ready`);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
    this.say('leaving: running parts are handed over');
    clearInterval(timer);
    for (const { lane } of this.running) lane.askForAll();
    await Promise.race([worker.close(), new Promise((resolve) => setTimeout(resolve, LEAVE_MS).unref())]);
    await this.redis.del(keyOf.worker(this.id));
    await Promise.all(this.benches.map(({ lane }) => lane.end()));
    connection.disconnect();
    orders.disconnect();
  }

  private async beat(): Promise<void> {
    const { id, jobs } = this;
    const card: WorkerCard = {
      id,
      version: version(),
      host: hostname(),
      pid: process.pid,
      jobs,
      busy: this.running.size,
    };
    await this.redis.set(keyOf.worker(id), encode(card), 'PX', GONE_MS);
    /* a stage may have been closed while there was no connection */
    for (const one of this.running)
      if (!(await new StageTable(this.redis, one.job.run, one.job.stage).isOpen())) this.stop(one);
  }

  private stop(one: Running): void {
    one.isStopped = true;
    one.lane.stop();
  }

  private obey(text: string): void {
    let order: Order;
    try {
      order = orderSchema.parse(decode(text));
    } catch {
      return;
    }
    for (const one of this.running) {
      const { job, lane } = one;
      if (job.run !== order.run || job.stage !== order.stage) continue;
      if (order.kind === 'cancel') this.stop(one);
      else if (order.part === job.part) lane.askForAll();
    }
  }

  /** One job: a part is taken, run, and its result offered. What is wrong with a job is said, and it is dropped. */
  private async process(data: unknown): Promise<void> {
    const read = jobSchema.safeParse(data);
    if (!read.success) throw new UnrecoverableError('a job of unknown shape');
    const job = read.data;
    if (job.version !== version())
      throw new UnrecoverableError(`a job of version ${job.version}, and this is ${version()}`);
    const table = new StageTable(this.redis, job.run, job.stage);
    const taken = await table.take(job.part, this.id);
    if (typeof taken === 'string') return;
    const { bench, task } = await this.prepare(table, taken.task).catch(async (error: Error) => {
      await table.release(job.part, taken.epoch, false);
      throw new UnrecoverableError(error.message);
    });
    const running: Running = { job, lane: bench.lane, isStopped: false };
    this.running.add(running);
    try {
      const end = await this.runOn(bench, task);
      if (end === 'memory' || 'error' in end) {
        this.say(
          `part ${job.part} of run ${job.run} failed: ${end === 'memory' ? 'out of memory' : visible(end.error.message)}`,
        );
        await table.release(job.part, taken.epoch, true);
        return;
      }
      if (running.isStopped) {
        await table.release(job.part, taken.epoch, false);
        return;
      }
      const left = bench.gave.map((task) => encode(task));
      if (await table.commit(job.part, taken.epoch, encode(end.part), left)) {
        const { part, run, stage } = job;
        const children = left.map((_, n) => `${part}.${taken.epoch}.${n}`);
        if (children.length > 0) await enqueue(openQueue(this.redis), run, stage, children);
      }
    } finally {
      this.running.delete(running);
      bench.finish = () => {};
      if (!bench.isLost) this.benches.push(bench);
    }
  }

  /** A thread with the ground of the stage, and the task, both as they should be. */
  private async prepare(table: StageTable, text: string): Promise<{ bench: Bench; task: unknown }> {
    const { name, ground, program } = await table.about();
    if (!Object.hasOwn(SCHEMAS, name)) throw new Error(`a work that there is not: ${name}`);
    const schemas = SCHEMAS[name as keyof typeof SCHEMAS];
    const task = schemas.task.safeParse(decode(text));
    const about = schemas.ground.safeParse(decode(ground));
    if (!task.success || !about.success)
      throw new Error(`a part of unknown shape: ${(task.error ?? about.error)?.issues[0]?.message ?? ''}`);
    const stage = `${table.run} ${table.stage}`;
    const own = this.benches.findIndex((bench) => bench.stage === stage);
    const [bench = this.newBench()] = this.benches.splice(own < 0 ? 0 : own, 1);
    if (bench.stage !== stage) {
      bench.lane.ground(name as WorkName, program === '' ? null : await this.program(program), about.data);
      bench.stage = stage;
    }
    return { bench, task: task.data };
  }

  private newBench(): Bench {
    const lost = (end: End): void => {
      void bench.lane.end();
      bench.isLost = true;
      bench.finish(end);
    };
    const lane = new Lane<unknown, unknown>(this.made++, null, {
      gave: (task) => bench.gave.push(task),
      done: (part) => bench.finish({ part }),
      outOfMemory: () => lost('memory'),
      failed: (error) => lost({ error }),
    });
    const bench: Bench = { lane, stage: '', finish: () => {}, gave: [], isLost: false };
    return bench;
  }

  private runOn(bench: Bench, task: unknown): Promise<End> {
    return new Promise((resolve) => {
      bench.gave = [];
      bench.finish = resolve;
      bench.lane.begin(task);
    });
  }

  /** A program by its hash, fetched once. */
  private async program(hash: string): Promise<Program> {
    const known = this.programs.get(hash);
    if (known !== undefined) return known;
    const text = await this.redis.get(keyOf.program(hash));
    if (text === null) throw new Error('the program of the run is gone');
    if (hashOf(text) !== hash) throw new Error('the program of the run is not what its hash says');
    const program = parseProgram(text);
    verifyProgram(program, 'from Redis');
    this.programs.set(hash, program);
    return program;
  }
}
