import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import { version } from '../../base/version.ts';
import { untilNews } from '../../engines/work/until-news.ts';
import type { Assignment, Crew, CrewState } from '../../engines/work/work.ts';
import { printProgram } from '../../ir/print.ts';
import { encode, readAs } from './codec.ts';
import { enqueue } from './queue.ts';
import { type PartJob, SCHEMAS, type WorkerCard, workerSchema } from './schemas.ts';
import { EXPIRY, hashOf, keyOf, type Row, StageTable } from './table.ts';

/** Milliseconds between looks at the table, and between looks at what may have been forgotten. */
const TICK_MS = 150;
const TEND_MS = 2000;
/** The same while somebody has nothing to do. */
const IDLE_MS = 500;
/** Seconds: a part is split if it has been at work for so long while others have none. */
const LONG = 1;

/** Where a run is, and who is told what a person should know. */
export interface Shared {
  readonly redis: Redis;
  readonly queue: Queue<PartJob>;
  readonly run: string;
  readonly say: (line: string) => void;
}

/**
 * Workers on other machines. What counts is in the table (scripts.ts); this side seeds it, hands parts to the queue, adds
 * up what was accepted, and closes the stage when the answer is settled. All of it can be done again by another who
 * resumes the run: a stage is named by what is in it, and what is in the table stays.
 *
 * A Redis that comes back may have lost its last second, or everything: results that were accepted may be open again. So
 * after each new connection the stage is seeded again, if it is gone, and what was accepted is added up from the first.
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
  private isAnyIdle = true;
  isOver = false;
  private readonly loop: Promise<void>;
  private onNews: () => void = () => {};
  /** By part: the claim whose owner was asked to split it. */
  private readonly asked = new Map<string, string>();
  private readonly text: string | null;
  private readonly say: (line: string) => void;
  /** How often there was a new connection, and how often that was seen to. */
  private connections = 0;
  private seeded = -1;
  private readonly onReady = (): void => {
    this.connections++;
  };

  constructor({ redis, queue, run, say }: Shared, assignment: Assignment<Task, Part>) {
    this.redis = redis;
    this.queue = queue;
    this.assignment = assignment;
    this.say = say;
    const { name, program, ground, tasks, work } = assignment;
    this.part = work.nothing;
    this.text = program === null ? null : printProgram(program);
    const stage = hashOf(encode([name, this.text, ground, tasks])).slice(0, 16);
    this.table = new StageTable(redis, run, stage);
    redis.on('ready', this.onReady);
    this.loop = this.go().catch((error: Error) => {
      this.failure = error;
      this.isOver = true;
      this.onNews();
    });
  }

  async news(seconds: number): Promise<void> {
    if (this.isOver) return;
    await untilNews(seconds, (wake) => {
      this.onNews = wake;
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
    this.redis.off('ready', this.onReady);
    if (this.failure !== null) throw this.failure;
  }

  private async go(): Promise<void> {
    for (let tended = 0; !this.isOver; ) {
      if (this.seeded !== this.connections) await this.seed();
      await this.gather();
      if (this.isOver) break;
      if (this.isStopping) {
        await this.close('stopped');
        break;
      }
      const pause = this.isAnyIdle ? IDLE_MS : TEND_MS;
      if (performance.now() - tended > pause || tended === 0) {
        tended = performance.now();
        await this.tend();
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    this.isOver = true;
    this.onNews();
  }

  private async seed(): Promise<void> {
    const { name, ground, tasks, work } = this.assignment;
    const { text } = this;
    const hash = text === null ? '' : hashOf(text);
    this.seeded = this.connections;
    this.over = 0;
    this.children = 0;
    this.part = work.nothing;
    if (text !== null) await this.redis.set(keyOf.program(hash), text, 'EX', EXPIRY);
    await this.table.seed(
      name,
      encode(ground),
      hash,
      tasks.map((task) => encode(task)),
    );
  }

  /** What has been accepted since the last look. */
  private async gather(): Promise<void> {
    const { work } = this.assignment;
    for (const id of await this.table.over(this.over)) {
      const row = await this.row(id);
      if (row === null) return;
      this.over++;
      if (row.state === 'dead') {
        if (row.why !== undefined) this.say(`part ${id} was given up: ${row.why}`);
        const task = this.read('task', id, row.task) as Task;
        this.part = work.merge(this.part, work.lost(task, 'deadly', 0) ?? this.part);
      } else {
        const part = this.read('part', id, row.result ?? 'null') as Part;
        await this.checkLeaves(id, row, part);
        this.part = work.merge(this.part, part);
        this.children += childrenIn(row.children).length;
      }
      this.counts = { ...this.counts, done: this.over, split: this.children };
      this.onNews();
      if (work.isSettled(this.part)) return this.close('settled');
    }
    const open = await this.table.open();
    if (open.length > 0 || this.seeded !== this.connections) return;
    // The leaves cover the root: all that was seeded, and all that came of it, has been accepted once.
    const expected = this.assignment.tasks.length + this.children;
    const all = await this.table.over(0);
    if (all.length !== this.over || this.seeded !== this.connections) return;
    if (this.over !== expected || new Set(all).size !== expected)
      throw new InternalError(`${this.over} parts of the run were accepted, and there are ${expected}`);
    await this.close('settled');
  }

  /** What strangers may have written. */
  private read(what: 'task' | 'part', id: string, text: string): unknown {
    const { name } = this.assignment;
    if (name === 'race') throw new InternalError('engines race in one process only');
    const read = readAs<unknown>(SCHEMAS[name][what], text);
    if (read !== undefined) return read;
    throw unreliable(`the ${what === 'task' ? 'task' : 'result'} of part ${id} in Redis is of unknown shape`);
  }

  /** Does what was said about a part account for all of it? A worker may be wrong, or not one of ours. */
  private async checkLeaves(id: string, { task, children }: Row, part: Part): Promise<void> {
    const { work } = this.assignment;
    if (work.accounts === undefined) return;
    const left = await Promise.all(
      childrenIn(children).map(async (child) => {
        const row = await this.row(child);
        return row === null ? null : (this.read('task', child, row.task) as Task);
      }),
    );
    if (left.includes(null)) return;
    if (!work.accounts(this.read('task', id, task) as Task, part, left as Task[]))
      throw unreliable(`the result of part ${id} in Redis does not account for all of it`);
  }

  /** Null: Redis has been started again, and has nothing; what is there now is looked at from the first. */
  private async row(id: string): Promise<Row | null> {
    const row = await this.table.row(id);
    if (row === null && this.seeded === this.connections)
      throw unreliable(`part ${id} of run ${this.table.run} is gone from Redis`);
    return row;
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
    /* another who has the same run may have stopped it, and has gone */
    if (!(await this.table.isOpen()) && this.seeded === this.connections) await this.table.reopen();
    const all = await Promise.all(open.slice(0, MANY).map(async (id) => ({ id, row: await this.row(id) })));
    const rows = all.flatMap(({ id, row }) => (row === null ? [] : [{ id, row }]));
    await enqueue(this.queue, run, stage, open.slice(0, MANY));
    const cards = await workersOf(this.redis);
    const mine = cards.filter((card) => card.version === version());
    const ids = new Set(mine.map(({ id }) => id));
    const running = rows.filter(({ row }) => row.claim !== '' && ids.has(row.worker));
    const waiting = open.length - running.length;
    const lanes = mine.reduce((sum, { jobs }) => sum + jobs, 0);
    let idle = mine.reduce((sum, { jobs, busy }) => sum + Math.max(0, jobs - busy), 0) - waiting;
    this.isAnyIdle = idle > 0;
    const others = cards.length - mine.length;
    const note = `${mine.length} worker${mine.length === 1 ? '' : 's'}, ${lanes} jobs${others > 0 ? `; ${others} of another version` : ''}`;
    this.counts = { ...this.counts, running: running.length, waiting, note };
    const [now] = await this.redis.time();
    const longest = running
      .filter(({ row }) => Number(now) - row.since >= LONG)
      .sort((a, b) => a.row.since - b.row.since);
    for (const { id, row } of longest) {
      if (idle-- <= 0) break;
      if (this.asked.get(id) === row.claim) continue;
      this.asked.set(id, row.claim);
      await this.redis.publish(keyOf.orders, encode({ kind: 'split', run, stage, part: id }));
    }
  }
}

const childrenIn = (text = ''): string[] => text.split(' ').filter((child) => child !== '');

/** What is in Redis cannot be relied on: nothing is said about the program then. */
const unreliable = (what: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED694',
      severity: 'error',
      message: `${what}: nothing can be said about the whole`,
      help: 'somebody else writes to this Redis, or it has lost data; check the program again, at a private one',
    },
    EXIT.unknown,
  );

/** Parts looked at in one go. */
const MANY = 500;

/** Who is there. */
export async function workersOf(redis: Redis): Promise<WorkerCard[]> {
  const keys = await redis.keys(keyOf.worker('*'));
  const texts = keys.length === 0 ? [] : await redis.mget(keys);
  return texts.flatMap((text) => {
    const card = text === null ? undefined : readAs(workerSchema, text);
    return card === undefined ? [] : [card];
  });
}
