import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { SCRIPTS } from './scripts.ts';

/** Names of keys. The braces keep a run's keys together where Redis is sharded. */
export const keyOf = {
  runs: 'heddle:runs',
  run: (id: string) => `heddle:{${id}}`,
  stage: (run: string, stage: string) => `heddle:{${run}}:${stage}`,
  part: (run: string, stage: string, part: string) => `heddle:{${run}}:${stage}:${part}`,
  open: (run: string, stage: string) => `heddle:{${run}}:${stage}/open`,
  done: (run: string, stage: string) => `heddle:{${run}}:${stage}/done`,
  lease: (run: string, stage: string, part: string) => `heddle:{${run}}:${stage}/lease:${part}`,
  program: (hash: string) => `heddle:program:${hash}`,
  worker: (id: string) => `heddle:worker:${id}`,
  orders: 'heddle:orders',
};

/** Seconds after which what nobody has touched is gone. */
export const EXPIRY = 7 * 24 * 3600;
/** So many who had a part and were not heard of again, and it is given up. */
const MOST_DEATHS = 3;
/** Milliseconds: whoever has not renewed its claim on a part by then is taken for dead. */
const LEASE_MS = 6000;

export const newId = (): string => randomBytes(6).toString('hex');
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A part as it stands in the table. */
const row = z.object({
  task: z.string(),
  state: z.enum(['open', 'done', 'dead']),
  claim: z.string(),
  worker: z.string(),
  deaths: z.coerce.number().int(),
  since: z.coerce.number(),
  why: z.string().optional(),
  result: z.string().optional(),
  children: z.string().optional(),
});
export type Row = z.infer<typeof row>;

export type Taken =
  | { readonly claim: string; readonly task: string }
  | 'closed'
  | 'gone'
  | 'done'
  | 'dead'
  | 'held';

interface Scripted {
  heddleSeed(...args: (string | number)[]): Promise<number>;
  heddleTake(...args: (string | number)[]): Promise<string[]>;
  heddleRenew(...args: (string | number)[]): Promise<number>;
  heddleCommit(...args: (string | number)[]): Promise<number>;
  heddleRelease(...args: (string | number)[]): Promise<number>;
}

/** The n-th part that is left of one. */
export const childOf = (part: string, claim: string, n: number): string => `${part}.${claim}.${n}`;

/** The table of one stage of a run: a work, and its parts. */
export class StageTable {
  readonly run: string;
  readonly stage: string;
  private readonly redis: Redis;
  private readonly keys: readonly [string, string, string];

  constructor(redis: Redis, run: string, stage: string) {
    this.redis = redis;
    this.run = run;
    this.stage = stage;
    this.keys = [keyOf.stage(run, stage), keyOf.open(run, stage), keyOf.done(run, stage)];
    for (const [name, script] of Object.entries(SCRIPTS))
      if (!(name in redis)) redis.defineCommand(name, script);
  }

  /** Root parts; a stage that is there already stays as it is. */
  async seed(name: string, ground: string, program: string, tasks: readonly string[]): Promise<void> {
    const [stage, open] = this.keys;
    const parts = tasks.flatMap((task, n) => [`r${n}`, task]);
    await this.scripted.heddleSeed(stage, open, name, ground, program, EXPIRY, ...parts);
  }

  async take(part: string, worker: string): Promise<Taken> {
    const [stage, open, done] = this.keys;
    const claim = randomBytes(4).toString('hex');
    const keys = [stage, this.partKey(part), open, done, this.leaseKey(part)];
    const [what, task] = await this.scripted.heddleTake(
      ...[...keys, part, worker, MOST_DEATHS, claim, LEASE_MS],
    );
    return what === 'taken' ? { claim, task } : (what as Exclude<Taken, object>);
  }

  /** Whoever has the part is still at it; false: another has it by now. */
  async renew(part: string, claim: string): Promise<boolean> {
    const keys = [this.partKey(part), this.leaseKey(part)];
    return (await this.scripted.heddleRenew(...keys, claim, LEASE_MS)) === 1;
  }

  /** A result, and the parts it leaves; false: another has the part by now, or the stage is closed. */
  async commit(part: string, claim: string, result: string, left: readonly string[]): Promise<boolean> {
    const [stage, open, done] = this.keys;
    const children = left.flatMap((task, n) => [childOf(part, claim, n), task]);
    const keys = [stage, this.partKey(part), open, done, this.leaseKey(part)];
    const accepted = await this.scripted.heddleCommit(...keys, part, claim, EXPIRY, result, ...children);
    return accepted === 1;
  }

  /** Gives a part back; `why`: it failed, and that counts; '': it was not its fault. */
  async release(part: string, claim: string, why: string): Promise<void> {
    await this.scripted.heddleRelease(this.partKey(part), this.leaseKey(part), claim, why);
  }

  /** Null: it is not there, or not a part. */
  async row(part: string): Promise<Row | null> {
    return row.safeParse(await this.redis.hgetall(this.partKey(part))).data ?? null;
  }

  open(): Promise<string[]> {
    return this.redis.smembers(this.keys[1]);
  }

  /** Ids of parts that are over, from the n-th on, in the order in which they were accepted. */
  over(from: number): Promise<string[]> {
    return this.redis.lrange(this.keys[2], from, -1);
  }

  async close(state: 'settled' | 'stopped'): Promise<void> {
    await this.redis.hset(this.keys[0], 'state', state);
  }

  /** What another has closed without an answer. */
  async reopen(): Promise<void> {
    await this.redis.hset(this.keys[0], 'state', 'open');
  }

  async isOpen(): Promise<boolean> {
    return (await this.redis.hget(this.keys[0], 'state')) === 'open';
  }

  async about(): Promise<Record<string, string>> {
    return this.redis.hgetall(this.keys[0]);
  }

  private partKey(part: string): string {
    return keyOf.part(this.run, this.stage, part);
  }

  private leaseKey(part: string): string {
    return keyOf.lease(this.run, this.stage, part);
  }

  private get scripted(): Scripted {
    return this.redis as unknown as Scripted;
  }
}
