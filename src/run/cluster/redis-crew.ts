import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { InternalError } from '../../base/failure.ts';
import { version } from '../../base/version.ts';
import type { Assignment, Crew, CrewState, WorkName } from '../../engines/work/work.ts';
import { printProgram } from '../../ir/print.ts';
import { decode, encode } from './codec.ts';
import { enqueue } from './queue.ts';
import { type PartJob, SCHEMAS, type WorkerCard, type WorkSchemas, workerSchema } from './schemas.ts';
import { EXPIRY, hashOf, keyOf, StageTable } from './table.ts';

/** Milliseconds between looks at the table, and between looks at what may have been forgotten. */
const TICK_MS = 150;
const TEND_MS = 2000;
/** Seconds: a part is split if it has been at work for so long while others have none. */
const LONG = 1;

/**
 * Workers on other machines. What counts is in the table (scripts.ts); this side seeds it, hands parts to the queue, adds
 * up what was accepted, and closes the stage when the answer is settled. All of it can be done again by another who
 * resumes the run: a stage is named by what is in it, and what is in the table stays.
 */
export class RedisCrew<Task, Part> implements Crew<Part> {
  private readonly redis: Redis;
  private readonly queue: Queue<PartJob>;
  private readonly assignment: Assignment<Task, Part>;
  private readonly table: StageTable;
  private part: Part;
  private over = 0;
  private children = 0;
  private counts: CrewState = { done: 0, running: 0, waiting: 0, split: 0, note: 'no worker yet' };
  private failure: Error | null = null;
  private isStopping = false;
  isOver = false;
  private readonly loop: Promise<void>;
  private onNews: () => void = () => {};
  private readonly asked = new Map<string, number>();

  constructor(redis: Redis, queue: Queue<PartJob>, run: string, assignment: Assignment<Task, Part>) {
    this.redis = redis;
    this.queue = queue;
    this.assignment = assignment;
    const { name, ground, tasks, work } = assignment;
    this.part = work.nothing;
    const stage = hashOf(encode([name, ground, tasks])).slice(0, 16);
    this.table = new StageTable(redis, run, stage);
    this.loop = this.go().catch((error: Error) => {
      this.failure = error;
      this.isOver = true;
      this.onNews();
    });
  }

  async news(seconds: number): Promise<void> {
    if (this.isOver) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 1000 * seconds);
      this.onNews = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  soFar(): Part {
    return this.part;
  }

  state(): CrewState {
    return this.counts;
  }

  stop(): void {
    this.isStopping = true;
  }

  async end(): Promise<void> {
    this.isStopping = true;
    await this.loop;
    if (this.failure !== null) throw this.failure;
  }

  private async go(): Promise<void> {
    await this.seed();
    for (let tended = 0; !this.isOver; ) {
      await this.gather();
      if (this.isOver) break;
      if (this.isStopping) {
        await this.close('stopped');
        break;
      }
      if (performance.now() - tended > TEND_MS || tended === 0) {
        tended = performance.now();
        await this.tend();
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    this.isOver = true;
    this.onNews();
  }

  private async seed(): Promise<void> {
    const { name, ground, program, tasks } = this.assignment;
    let hash = '';
    if (program !== null) {
      const text = printProgram(program);
      hash = hashOf(text);
      await this.redis.set(keyOf.program(hash), text, 'EX', EXPIRY);
    }
    await this.table.seed(
      name,
      encode(ground),
      hash,
      tasks.map((task) => encode(task)),
    );
  }

  /** What has been accepted since the last look. */
  private async gather(): Promise<void> {
    const { work, name } = this.assignment;
    for (const id of await this.table.over(this.over)) {
      const row = await this.table.row(id);
      this.over++;
      if (row.state === 'dead') {
        const task = schemasOf(name).task.parse(decode(row.task)) as Task;
        this.part = work.merge(this.part, work.lost(task, 'deadly', 0) ?? this.part);
      } else {
        const part = schemasOf(name).part.parse(decode(row.result ?? 'null')) as Part;
        this.part = work.merge(this.part, part);
        this.children += (row.children ?? '').split(' ').filter((child) => child !== '').length;
      }
      this.counts = { ...this.counts, done: this.over, split: this.children };
      this.onNews();
      if (work.isSettled(this.part)) return this.close('settled');
    }
    const open = await this.table.open();
    if (open.length > 0) return;
    // The leaves cover the root: all that was seeded, and all that came of it, has been accepted once.
    const expected = this.assignment.tasks.length + this.children;
    if ((await this.table.over(0)).length !== this.over) return;
    if (this.over !== expected || new Set(await this.table.over(0)).size !== expected)
      throw new InternalError(`${this.over} parts of the run were accepted, and there are ${expected}`);
    await this.close('settled');
  }

  private async close(state: 'settled' | 'stopped'): Promise<void> {
    const { run, stage } = this.table;
    /* a stage that was stopped is opened again by who resumes the run */
    await this.table.close(state);
    await this.redis.publish(keyOf.orders, encode({ kind: 'cancel', run, stage }));
    this.isOver = true;
  }

  /** Sees to it that open parts are in the queue, and that nobody is idle while others have much to do. */
  private async tend(): Promise<void> {
    const { run, stage } = this.table;
    const open = await this.table.open();
    const rows = await Promise.all(
      open.slice(0, MANY).map(async (id) => ({ id, row: await this.table.row(id) })),
    );
    await enqueue(this.queue, run, stage, open.slice(0, MANY));
    const cards = await workersOf(this.redis);
    const mine = cards.filter((card) => card.version === version());
    const ids = new Set(mine.map(({ id }) => id));
    const running = rows.filter(({ row }) => row.worker !== '' && ids.has(row.worker));
    const waiting = open.length - running.length;
    const lanes = mine.reduce((sum, { jobs }) => sum + jobs, 0);
    let idle = mine.reduce((sum, { jobs, busy }) => sum + Math.max(0, jobs - busy), 0) - waiting;
    const others = cards.length - mine.length;
    const note = `${mine.length} worker${mine.length === 1 ? '' : 's'}, ${lanes} jobs${others > 0 ? `; ${others} of another version` : ''}`;
    this.counts = { ...this.counts, running: running.length, waiting, note };
    const [now] = await this.redis.time();
    const longest = running
      .filter(({ row }) => Number(now) - row.since >= LONG)
      .sort((a, b) => a.row.since - b.row.since);
    for (const { id, row } of longest) {
      if (idle-- <= 0) break;
      if (this.asked.get(id) === row.epoch) continue;
      this.asked.set(id, row.epoch);
      await this.redis.publish(keyOf.orders, encode({ kind: 'split', run, stage, part: id }));
    }
  }
}

function schemasOf(name: WorkName): WorkSchemas {
  if (name === 'race') throw new InternalError('engines race in one process only');
  return SCHEMAS[name];
}

/** Parts looked at in one go. */
const MANY = 500;

/** Who is there. */
export async function workersOf(redis: Redis): Promise<WorkerCard[]> {
  const keys = await redis.keys(keyOf.worker('*'));
  const texts = keys.length === 0 ? [] : await redis.mget(keys);
  return texts.flatMap((text) => {
    const card = text === null ? null : workerSchema.safeParse(decode(text));
    return card?.success ? [card.data] : [];
  });
}
