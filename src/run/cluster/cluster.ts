import type { Redis } from 'ioredis';
import { z } from 'zod';
import { MODELS } from '../../base/names.ts';
import { usageError } from '../../base/options/option-values.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { version } from '../../base/version.ts';
import type { Hire } from '../../engines/work/work.ts';
import { parseProgram } from '../../ir/parse.ts';
import { printProgram } from '../../ir/print.ts';
import type { Program } from '../../ir/types.ts';
import { verifyProgram } from '../../ir/verify.ts';
import type { Verdict } from '../../results/types.ts';
import { encode, readAs } from './codec.ts';
import { connect, examine, shownUrl } from './connect.ts';
import { openQueue } from './queue.ts';
import { RedisCrew, workersOf } from './redis-crew.ts';
import { optionsSchema } from './schemas.ts';
import { EXPIRY, hashOf, keyOf, newId } from './table.ts';

/** A run that others share. */
export interface Cluster {
  readonly id: string;
  readonly hire: Hire;
  /** What to know before it begins. */
  readonly warning: string | null;
  /** What has happened since it was last asked for, for people. */
  news(): readonly string[];
  /** Says what came of it, and lets go. */
  finish(verdict: Verdict | null): Promise<void>;
}

const runSchema = z.object({
  version: z.string(),
  title: z.string(),
  options: z.string(),
  program: z.string(),
  created: z.string(),
  state: z.string(),
});

/** A new run of a program, or, with an id, one that was begun. */
export async function joinCluster(
  url: string,
  program: Program,
  options: CheckOptions,
  files: readonly string[],
  resumed: string | null = null,
): Promise<Cluster> {
  refuse(options);
  const text = printProgram(program);
  const hash = hashOf(text);
  const run = { title: encode(files), options: encode({ ...options, redis: null }), program: hash };
  const { leave, ...joined } = await join(url, run, resumed, (redis) =>
    redis.set(keyOf.program(hash), text, 'EX', EXPIRY),
  );
  return {
    ...joined,
    hire: (assignment) => joined.hire(shareable(assignment)),
    finish: (verdict) => leave(verdict?.verdict ?? null),
  };
}

export type TestRun = Omit<Cluster, 'finish'> & { leave(state: string | null): Promise<void> };

/** A run of many tests, each a part. It cannot be resumed: tests are begun again. */
export const joinForTests = (url: string, title: string): Promise<TestRun> =>
  join(url, { title: encode([title]), options: '', program: '' }, null, async () => {});

/** `publish` puts there what others need, again each time that Redis may have lost it. */
async function join(
  url: string,
  about: Pick<z.infer<typeof runSchema>, 'title' | 'options' | 'program'>,
  resumed: string | null,
  publish: (redis: Redis) => Promise<unknown>,
): Promise<TestRun> {
  const redis = await connect(url);
  const warning = await examine(redis);
  const id = resumed ?? newId();
  const queue = openQueue(redis);
  queue.on('error', () => {});
  const news: string[] = [];
  const created = new Date().toISOString();
  const enter = async (): Promise<void> => {
    await publish(redis);
    const isNew = (await redis.hsetnx(keyOf.run(id), 'created', created)) === 1;
    if (isNew) await redis.hset(keyOf.run(id), { ...about, version: version() });
    await redis.hset(keyOf.run(id), 'state', 'running');
    await redis.expire(keyOf.run(id), EXPIRY);
    await redis.zadd(keyOf.runs, Date.parse(created), id);
  };
  await enter();
  let isAway = false;
  const onClose = (): void => {
    if (!isAway) news.push('no connection to Redis: waiting for it');
    isAway = true;
  };
  const onReady = (): void => {
    news.push('connected to Redis again');
    isAway = false;
    void enter().catch(() => {});
  };
  redis.on('close', onClose).on('ready', onReady);
  return {
    id,
    warning,
    news: () => news.splice(0),
    hire: (assignment) =>
      new RedisCrew({ redis, queue, run: id, say: (line) => news.push(line) }, assignment),
    leave: async (state) => {
      redis.off('close', onClose).off('ready', onReady);
      if (state !== null) await redis.hset(keyOf.run(id), 'state', state);
      await queue.close();
      redis.disconnect();
    },
  };
}

/** A ground for others names no Redis: they know theirs. */
const shareable = <A extends { readonly ground: unknown }>(assignment: A): A => {
  const { ground } = assignment;
  if (typeof ground !== 'object' || ground === null || !('options' in ground)) return assignment;
  const options = { ...(ground.options as CheckOptions), redis: null, jobs: 1, timeout: null, memory: null };
  return { ...assignment, ground: { ...ground, options } };
};

/** What stands in Redis about a run, for who resumes it. */
export async function loadRun(
  url: string,
  id: string,
): Promise<{ readonly program: Program; readonly options: CheckOptions; readonly files: readonly string[] }> {
  const redis = await connect(url);
  try {
    const run = runSchema.safeParse(await redis.hgetall(keyOf.run(id)));
    if (!run.success)
      throw usageError(
        'HED694',
        `there is no run ${id} at ${shownUrl(url)}`,
        'heddle runs lists what is there',
      );
    if (run.data.version !== version())
      throw usageError(
        'HED694',
        `run ${id} is of version ${run.data.version}, and this is ${version()}`,
        'resume it with that version',
      );
    if (run.data.program === '')
      throw usageError('HED694', `run ${id} is one of tests, which are not resumed`, 'run the tests again');
    const options = readAs(optionsSchema, run.data.options);
    const text = await redis.get(keyOf.program(run.data.program));
    if (options === undefined || text === null || hashOf(text) !== run.data.program)
      throw usageError(
        'HED694',
        `run ${id} cannot be read: part of it is gone or changed`,
        'check the program again',
      );
    const program = parseProgram(text);
    verifyProgram(program, 'from Redis');
    return { program, options, files: titleOf(run.data.title) };
  } finally {
    redis.disconnect();
  }
}

/** The files of a run, or the name of its tests. */
const titleOf = (text: string): string[] => readAs(z.array(z.string()), text) ?? [];

/** What to know before a run is begun there: who will do it; null: all is well. */
export async function whoIsThere(url: string): Promise<string | null> {
  const redis = await connect(url);
  try {
    const cards = await workersOf(redis);
    const others = cards.filter((card) => card.version !== version());
    if (cards.length > others.length) return null;
    const start = `start some with heddle worker --redis ${shownUrl(url)}`;
    return others.length === 0
      ? `no workers at ${shownUrl(url)} yet: ${start}`
      : `the workers at ${shownUrl(url)} are of version ${others[0].version}, and this is ${version()}: ${start}`;
  } finally {
    redis.disconnect();
  }
}

export interface RunLine {
  readonly id: string;
  readonly state: string;
  readonly created: string;
  readonly title: string;
  readonly version: string;
}

/** What runs there are, the latest first, and who is there to work. */
export async function listRuns(
  url: string,
): Promise<{ readonly runs: RunLine[]; readonly workers: string[] }> {
  const redis = await connect(url);
  try {
    const runs: RunLine[] = [];
    for (const id of await redis.zrevrange(keyOf.runs, 0, 99)) {
      const run = runSchema.safeParse(await redis.hgetall(keyOf.run(id)));
      if (run.success) runs.push({ id, ...run.data, title: titleOf(run.data.title).join(' ') });
      else await redis.zrem(keyOf.runs, id);
    }
    const cards = await workersOf(redis);
    return {
      runs,
      workers: cards.map(
        (card) => `${card.id} ${card.host} ${card.busy}/${card.jobs} jobs, version ${card.version}`,
      ),
    };
  } finally {
    redis.disconnect();
  }
}

const CAN_SHARE: readonly string[] = ['auto', 'explore', 'sequentialize', 'axiomatic', 'directed'];

/** Engines without parts, and what workers cannot do. */
function refuse(options: CheckOptions): void {
  const { engine } = options;
  if (!CAN_SHARE.includes(engine))
    throw usageError(
      'HED694',
      `engine ${engine} does not go with --redis: its work has no parts that others could do`,
      'use --engine explore, sequentialize, axiomatic or directed, or leave --redis out',
    );
  refuseElsewhere(options);
}

/** What a worker could not do without reading files or running programs of its own. */
export function refuseElsewhere({ model, solver, dimacs }: CheckOptions): void {
  const what = !(MODELS as readonly string[]).includes(model)
    ? `the model ${model}`
    : solver !== 'wasm'
      ? '--solver'
      : dimacs !== null
        ? '--dimacs'
        : null;
  if (what !== null)
    throw usageError(
      'HED694',
      `${what} does not go with --redis: workers read no files and run no programs`,
      'leave it out, or use --jobs',
    );
}
