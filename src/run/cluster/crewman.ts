import { hostname } from 'node:os';
import { type Queue, Worker as QueueWorker, UnrecoverableError } from 'bullmq';
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
import { childOf, hashOf, keyOf, newId, StageTable } from './table.ts';

/** Milliseconds between two signs of life, and after which a worker without one is gone. */
const BEAT_MS = 1500;
const GONE_MS = 6000;
/** Milliseconds that running parts get to hand over what is left when the worker leaves. */
const LEAVE_MS = 5000;
/** Milliseconds to say so, if Redis does not answer. */
const FAREWELL_MS = 1000;
/** Characters of what is kept about a failure. */
const LONGEST_WHY = 300;

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

/** Waits, but not for longer. */
const within = (ms: number, what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** A part at work. */
interface Running {
  readonly job: PartJob;
  readonly table: StageTable;
  readonly claim: string;
  /** Null while it is being prepared. */
  bench: Bench | null;
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
  private readonly queue: Queue<PartJob>;
  private made = 0;

  constructor(redis: Redis, url: string, jobs: number, say: (line: string) => void) {
    this.redis = redis;
    this.url = url;
    this.jobs = jobs;
    this.say = say;
    this.queue = openQueue(redis);
    this.queue.on('error', () => {});
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
    let isAway = false;
    this.redis.on('close', () => {
      if (!isAway && !signal.aborted) this.say('no connection to Redis: trying again');
      isAway = true;
    });
    this.redis.on('ready', () => {
      if (isAway) this.say('connected to Redis again');
      isAway = false;
    });
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
    for (const { bench } of this.running) bench?.lane.askForAll();
    await within(LEAVE_MS, worker.close());
    const left = [...this.running];
    await within(FAREWELL_MS, this.farewell(left));
    await Promise.all([...this.benches, ...left.map(({ bench }) => bench)].map((one) => one?.lane.end()));
    connection.disconnect();
    orders.disconnect();
  }

  /** What could not be handed over is free for others at once. */
  private async farewell(left: readonly Running[]): Promise<void> {
    for (const { table, job, claim } of left) await table.release(job.part, claim, '');
    await this.redis.del(keyOf.worker(this.id));
  }

  /** While there is no connection, the beat waits; then what became of its parts meanwhile is learnt. */
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
    for (const one of this.running) {
      const { table, job, claim } = one;
      if (!(await table.renew(job.part, claim)) || !(await table.isOpen())) this.stop(one);
    }
  }

  private stop(one: Running): void {
    one.isStopped = true;
    one.bench?.lane.stop();
  }

  private obey(text: string): void {
    let order: Order;
    try {
      order = orderSchema.parse(decode(text));
    } catch {
      return;
    }
    for (const one of this.running) {
      const { job, bench } = one;
      if (job.run !== order.run || job.stage !== order.stage) continue;
      if (order.kind === 'cancel') this.stop(one);
      else if (order.part === job.part) bench?.lane.askForAll();
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
    const { claim } = taken;
    const running: Running = { job, table, claim, bench: null, isStopped: false };
    this.running.add(running);
    let why = '';
    try {
      const { bench, task } = await this.prepare(table, taken.task);
      running.bench = bench;
      const end = running.isStopped ? 'stopped' : await this.runOn(bench, task);
      if (end === 'memory') why = 'out of memory';
      else if (end !== 'stopped' && 'error' in end) why = end.error.message;
      else if (end !== 'stopped' && !running.isStopped) await this.offer(running, end.part, bench.gave);
      if (why !== '') this.say(`part ${job.part} of run ${job.run} failed: ${visible(why)}`);
    } catch (error) {
      why = (error as Error).message;
      throw new UnrecoverableError(`part ${job.part} of run ${job.run}: ${why}`);
    } finally {
      this.running.delete(running);
      this.putBack(running.bench);
      await table.release(job.part, claim, why.slice(0, LONGEST_WHY));
    }
  }

  /** A result and what is left of the task, all at once. */
  private async offer(
    { job, table, claim }: Running,
    part: unknown,
    gave: readonly unknown[],
  ): Promise<void> {
    const left = gave.map((task) => encode(task));
    const isAccepted = await table.commit(job.part, claim, encode(part), left);
    if (!isAccepted || left.length === 0) return;
    const children = left.map((_, n) => childOf(job.part, claim, n));
    await enqueue(this.queue, job.run, job.stage, children);
  }

  private putBack(bench: Bench | null): void {
    if (bench === null) return;
    bench.finish = () => {};
    if (!bench.isLost) this.benches.push(bench);
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
    /* before a thread is taken: one that nobody puts back would keep the process */
    const needed = program === '' ? null : await this.program(program);
    const own = this.benches.findIndex((bench) => bench.stage === stage);
    const [bench = this.newBench()] = this.benches.splice(own < 0 ? 0 : own, 1);
    if (bench.stage !== stage) {
      bench.lane.ground(name as WorkName, needed, about.data);
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
      done: (part, gave) =>
        gave === bench.gave.length
          ? bench.finish({ part })
          : lost({
              error: new Error(`it gave ${gave} parts of its task away, and ${bench.gave.length} arrived`),
            }),
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
      bench.lane.begin(task, true);
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
