import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/run/cluster/connect.ts';
import { openQueue } from '../../src/run/cluster/queue.ts';
import { criticalCycles } from '../litmus-cycles/cycles.ts';
import { heddle, OTHER_VERSION, type Process, type Redis, startRedis, startWorker } from './servers.ts';

/** Runs shared by processes through Redis: the answer of one process, whoever dies. */
const TRYLOCK = ['bench/programs/trylock.c', '--model', 'sc', '--symmetry', 'off', '--commuting', 'off'];
const FIBONACCI = ['bench/programs/papers/fibonacci.c', '--engine', 'sequentialize', '--model', 'sc'];
let redis: Redis;
const started: Process[] = [];
const begin = (...args: readonly string[]): Process => {
  const one = heddle(args);
  started.push(one);
  return one;
};
const worker = async (jobs = 1): Promise<Process> => {
  const one = await startWorker(redis.url, jobs);
  started.push(one);
  return one;
};

beforeAll(async () => {
  redis = await startRedis();
}, 600_000);
afterAll(() => redis?.stop());
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

describe('check --redis', { timeout: 120_000 }, () => {
  test('explores as one process does, to the last count', async () => {
    await worker(2);
    const { code, text } = await begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5').ended;
    expect(text).toContain('VERIFIED');
    expect(text).toContain('12092 executions');
    expect(code).toBe(0);
  });

  test('finds a bug, in either engine', async () => {
    await worker();
    const bounds = ['--unwind', '2', '--contexts', '6', '--redis', redis.url, '--', '-DN=2', '-DUNSAFE'];
    expect((await begin('check', ...FIBONACCI, ...bounds).ended).code).toBe(10);
    const queue = ['bench/programs/structures/ms-queue.c', '--redis', redis.url, '--', '-DBUG'];
    expect((await begin('check', ...queue).ended).code).toBe(10);
  });

  test('a worker that is killed has its parts redone by others, and nothing is counted twice', async () => {
    const first = await worker();
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=6');
    await run.says(/run [0-9a-f]{12}/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    first.child.kill('SIGKILL');
    await worker();
    const { text } = await run.ended;
    expect(text).toContain('all executions explored: 99442 executions');
    expect(text).toContain('VERIFIED');
  });

  test('a coordinator that is killed is resumed by the id of its run', async () => {
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5');
    const id = /run ([0-9a-f]{12})/.exec(await run.says(/run [0-9a-f]{12}/))?.[1] ?? '';
    run.child.kill('SIGKILL');
    await worker();
    expect((await begin('runs', '--redis', redis.url).ended).text).toContain(`${id}  running`);
    const { code, text } = await begin('resume', id, '--redis', redis.url).ended;
    expect(text).toContain('12092 executions');
    expect(code).toBe(0);
    expect((await begin('runs', '--redis', redis.url).ended).text).toContain(`${id}  verified`);
  });

  test('jobs that are not ours are refused, and said so', async () => {
    const one = await worker();
    const connection = await connect(redis.url);
    const queue = openQueue(connection);
    const job = { version: '9.9.9', run: '0'.repeat(12), stage: '0'.repeat(16), part: 'r0' };
    await queue.add('part', { ...job, part: '../../etc/passwd' });
    await one.says(/refused: a job of unknown shape/);
    await queue.add('part', job);
    await one.says(/refused: a job of version 9\.9\.9/);
    await queue.close();
    connection.disconnect();
  });

  test('a Redis that comes back empty is filled again', async () => {
    await redis.restart(true);
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5');
    await run.says(/run [0-9a-f]{12}/);
    await redis.restart(true);
    await run.says(/connected to Redis again/);
    await worker();
    const { text } = await run.ended;
    expect(text).toContain('no workers at');
    expect(text).toContain('12092 executions');
  });

  test('a part of unknown shape is tried three times, and nothing is said about the whole', async () => {
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5');
    const id = /run ([0-9a-f]{12})/.exec(await run.says(/run [0-9a-f]{12}/))?.[1] ?? '';
    const connection = await connect(redis.url);
    for (let keys: string[] = []; keys.length === 0; ) {
      keys = await connection.keys(`heddle:{${id}}:*:r0`);
      for (const key of keys) await connection.hset(key, 'task', '{"path":["/etc/passwd"],"from":0}');
    }
    connection.disconnect();
    const one = await worker();
    await one.says(/refused: part r0 of run .*: a part of unknown shape/);
    const { code, text } = await run.ended;
    expect(text).toContain('the task of part r0 in Redis is of unknown shape');
    expect(code).toBe(5);
  });

  test('a worker that leaves hands over what it has, and that is no fault of the part', async () => {
    const first = await worker();
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=6');
    await run.says(/run [0-9a-f]{12}/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    await worker(2);
    expect((await run.ended).text).toContain('all executions explored: 99442 executions');
  });

  test('workers of another version are left alone, and said so', async () => {
    /* who was killed a moment ago is still listed */
    await redis.restart(true);
    started.push(await startWorker(redis.url, 1, OTHER_VERSION));
    const run = begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5');
    await run.says(/the workers at .* are of version 9\.9\.9, and this is/);
    await worker();
    expect((await run.ended).text).toContain('12092 executions');
  });

  test('without Redis, or with one that forgets, it says so', async () => {
    const nowhere = await begin('check', ...TRYLOCK, '--redis', 'redis://127.0.0.1:1').ended;
    expect(nowhere).toMatchObject({ code: 1, text: expect.stringContaining('there is no Redis at') });
    const forgetful = await startRedis(['--maxmemory-policy', 'allkeys-lru']);
    const run = await begin('check', ...TRYLOCK, '--redis', forgetful.url).ended;
    forgetful.stop();
    expect(run).toMatchObject({ code: 1, text: expect.stringContaining('allkeys-lru') });
  });
});

test('litmus tests of a folder, each a part', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-cycles-'));
  try {
    for (const { name, text } of criticalCycles(2)) writeFileSync(join(folder, `${name}.litmus`), text);
    await worker(2);
    const args = ['litmus', folder, '--model', 'tso', '--format', 'json', '--quiet'];
    const alone = await begin(...args).ended;
    const shared = await begin(...args, '--redis', redis.url).ended;
    expect(JSON.parse(alone.text).tests).toHaveLength(67);
    expect(shared).toEqual(alone);
    const own = await begin('litmus', folder, '--model', 'examples/models/cpp11-sc.cat', '--redis', redis.url)
      .ended;
    expect(own.code).toBe(1);
    expect(own.text).toContain('HED694');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('tests of a data type, each a part', { timeout: 120_000 }, () => {
  const QUEUE = [
    'bench/programs/datatypes/two-lock-queue.c',
    '--model',
    'sc',
    '--tests',
    'auto:2',
    'e(ed|de)',
  ];
  const BAG = ['bench/programs/datatypes/bag.c', '--model', 'rc11', '--tests', 'auto:3', '--linearizable'];
  const asked = async (args: readonly string[], ...how: readonly string[]): Promise<unknown> => {
    const { text, code } = await begin('test', ...args, '--format', 'json', '--quiet', ...how).ended;
    const { tests } = JSON.parse(text.slice(text.indexOf('{')));
    return {
      code,
      tests: tests.map(({ test, verdict, serial, history, stats }: Record<string, never>) => ({
        test,
        verdict,
        serial,
        history,
        executions: (stats as { executions: number }).executions,
      })),
    };
  };

  test.each([QUEUE, BAG])('%s: threads and workers answer as one process does', async (...args) => {
    const alone = await asked(args);
    expect(await asked(args, '--jobs', '2')).toEqual(alone);
    await worker(2);
    expect(await asked(args, '--redis', redis.url)).toEqual(alone);
  });

  test('what workers cannot do is refused', async () => {
    const own = ['--model', 'examples/models/cpp11-sc.cat', '--redis', redis.url];
    const { code, text } = await begin('test', QUEUE[0], '--tests', 'e|d', ...own).ended;
    expect(code).toBe(1);
    expect(text).toContain('HED694');
  });
});
