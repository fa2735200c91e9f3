import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NOTHING } from '../../src/engines/explore/parallel/part.ts';
import { encode } from '../../src/run/cluster/codec.ts';
import { connect } from '../../src/run/cluster/connect.ts';
import { StageTable } from '../../src/run/cluster/table.ts';
import { heddle, type Process, type Redis, startRedis, startWorker } from './servers.ts';

/** Others who write to the same Redis, workers that are wrong, data that is gone, several who have one run. */
const TRYLOCK = ['bench/programs/trylock.c', '--model', 'sc', '--symmetry', 'off', '--commuting', 'off'];
const FIBONACCI = [
  ...['bench/programs/papers/fibonacci.c', '--engine', 'sequentialize', '--model', 'sc'],
  ...['--unwind', '2', '--contexts', '6'],
];
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
const explored = (): Process => begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=5');
const refuted = (): Process => begin('check', ...FIBONACCI, '--redis', redis.url, '--', '-DN=2');
const idOf = async (run: Process): Promise<string> =>
  /run ([0-9a-f]{12})/.exec(await run.says(/run [0-9a-f]{12}/))?.[1] ?? '';

type Connection = Awaited<ReturnType<typeof connect>>;
async function withRedis<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(redis.url);
  try {
    return await use(connection);
  } finally {
    connection.disconnect();
  }
}

/** The keys of a run as soon as there are some. */
async function keysOf(connection: Connection, pattern: string): Promise<string[]> {
  for (;;) {
    const keys = await connection.keys(pattern);
    if (keys.length > 0) return keys;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Takes a part, and says something about it. */
const lie = (id: string, result: string, left: readonly unknown[] = []): Promise<void> =>
  withRedis(async (connection) => {
    const [key] = await keysOf(connection, `heddle:{${id}}:*:r0`);
    const table = new StageTable(connection, id, key.split(':').at(-2) ?? '');
    const taken = await table.take('r0', 'liar');
    if (typeof taken === 'string') throw new Error(`not taken: ${taken}`);
    const tasks = left.map((task) => encode(task));
    expect(await table.commit('r0', taken.claim, result, tasks)).toBe(true);
  });

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

const leaf = (cube: unknown): unknown => ({
  ...{ cube, answer: 'unsat', decisions: 0, conflicts: 0, variables: 0, seconds: 0 },
});
const cubes = (...leaves: unknown[]): string =>
  encode({ violation: null, spurious: false, deadly: null, leaves });

describe('a worker that is wrong', { timeout: 120_000 }, () => {
  test.each([
    ['no leaf at all', cubes(), []],
    ['a leaf that is more than its part', cubes(leaf([])), []],
    ['a leaf and what is left, with a gap', cubes(), [[{ name: 'tid[1].0', is: false }]]],
  ])('%s: cubes are held to their cover', async (_, result, left) => {
    const run = refuted();
    await lie(await idOf(run), result, left);
    const { code, text } = await run.ended;
    expect(text).toContain('the result of part r0 in Redis does not account for all of it');
    expect(code).toBe(5);
  });

  test.each([
    [
      'itself',
      [
        { path: [], from: 0 },
        { path: [], from: 0 },
      ],
    ],
    [
      'one within another',
      [
        { path: [0], from: 1 },
        { path: [0, 2], from: 0 },
      ],
    ],
  ])('parts of a tree that overlap: %s', async (_, left) => {
    const run = explored();
    await lie(await idOf(run), encode(NOTHING), left);
    const { code, text } = await run.ended;
    expect(text).toContain('does not account for all of it');
    expect(code).toBe(5);
  });

  test.each(['{"$":"map","of":7}', '{', 'null', '[]'])('a result that is %s', async (result) => {
    const run = explored();
    await lie(await idOf(run), result);
    const { code, text } = await run.ended;
    expect(text).toContain('the result of part r0 in Redis is of unknown shape');
    expect(code).toBe(5);
  });

  test('a violation that is none is not reported', async () => {
    const { text: json } = await begin('check', 'examples/peterson-buggy.c', '--format', 'json', '--quiet')
      .ended;
    const [violation] = JSON.parse(json.slice(json.indexOf('{'))).violations;
    const run = explored();
    const part = { ...NOTHING, executions: 1, violations: [{ key: 'one', path: [], violation }] };
    await lie(await idOf(run), encode(part));
    const { code, text } = await run.ended;
    expect(text).not.toContain('VIOLATED');
    expect(text).not.toContain('VERIFIED');
    expect([5, 6]).toContain(code);
  });

  test('cards of workers that nobody can read', async () => {
    await withRedis((connection) => connection.set('heddle:worker:x', '{"$":"map","of":7}'));
    expect((await begin('runs', '--redis', redis.url).ended).code).toBe(0);
    await worker();
    expect((await explored().ended).text).toContain('12092 executions');
    await withRedis((connection) => connection.del('heddle:worker:x'));
  });
});

describe('what is not there', { timeout: 120_000 }, () => {
  test.each([
    ['changed', (c: Connection, key: string) => c.set(key, 'poison'), 'is not what its hash says'],
    ['gone', (c: Connection, key: string) => c.del(key), 'the program of the run is gone'],
  ] as const)('a program that is %s is run by nobody', async (_, change, why) => {
    await redis.restart(true);
    const run = explored();
    const id = await idOf(run);
    await withRedis(async (connection) => {
      await keysOf(connection, `heddle:{${id}}:*:r0`);
      for (const key of await keysOf(connection, 'heddle:program:*')) await change(connection, key);
    });
    const one = await worker();
    await one.says(new RegExp(`a job was refused: part r0 of run .*${why}`));
    const { code, text } = await run.ended;
    expect(text).toContain(why);
    expect(code).toBe(5);
    one.child.kill('SIGTERM');
    expect((await one.ended).code).toBe(0);
  });

  test('a run that has expired, or a part of it', async () => {
    await worker();
    const run = explored();
    const id = await idOf(run);
    expect((await run.ended).code).toBe(0);
    const resume = () => begin('resume', id, '--redis', redis.url).ended;
    expect((await resume()).text).toContain('12092 executions');
    await withRedis(async (connection) => {
      const [key] = await connection.keys(`heddle:{${id}}:*:r0`);
      await connection.del(key);
    });
    expect(await resume()).toMatchObject({ code: 5, text: expect.stringContaining('is gone from Redis') });
    await withRedis((connection) => connection.hset(`heddle:{${id}}`, 'options', '{"$":"map","of":7}'));
    expect(await resume()).toMatchObject({ code: 1, text: expect.stringContaining('cannot be read') });
    await withRedis((connection) => connection.del(`heddle:{${id}}`));
    expect(await resume()).toMatchObject({ code: 1, text: expect.stringContaining('there is no run') });
  });

  test('a disk is: said', async () => {
    const forgetful = await startRedis(['--appendonly', 'no']);
    const one = heddle(['worker', '--redis', forgetful.url]);
    started.push(one);
    await one.says(/does not write every change to disk/);
    const run = begin('check', ...TRYLOCK, '--redis', forgetful.url, '--', '-DK=5');
    expect((await run.ended).text).toContain('does not write every change to disk');
    forgetful.stop();
  });
});

describe('several who have one run', { timeout: 120_000 }, () => {
  test('all get the answer', async () => {
    const run = explored();
    const id = await idOf(run);
    const others = [1, 2].map(() => begin('resume', id, '--redis', redis.url));
    await worker(2);
    for (const { ended } of [run, ...others]) {
      const { code, text } = await ended;
      expect(text).toContain('12092 executions');
      expect(code).toBe(0);
    }
  });

  test('one that is stopped does not stop the other', async () => {
    const run = explored();
    const id = await idOf(run);
    const other = begin('resume', id, '--redis', redis.url);
    await other.says(/run [0-9a-f]{12}/);
    run.child.kill('SIGINT');
    expect((await run.ended).code).toBe(130);
    await worker();
    expect((await other.ended).text).toContain('12092 executions');
  });
});

/* under pso, where questions are not walked (src/engines/directed/walk) */
test('directed over Redis', { timeout: 120_000 }, async () => {
  await worker(2);
  const LOCK = ['bench/programs/directed/linux-rwlock.c', '--engine', 'directed', '--model', 'pso'];
  const run = begin('check', ...LOCK, '--print-after', 'parts', '--redis', redis.url, '--', '-DN=5');
  const { code, text } = await run.ended;
  expect(text).toMatch(/(before|early)\(.*: unsat/);
  expect(text).toContain('VERIFIED');
  expect(code).toBe(0);
});

test('directed over Redis, where only some threads have choices', { timeout: 120_000 }, async () => {
  await worker(1);
  const QUEUE = ['examples/bounded-queue.c', '--engine', 'directed', '--model', 'sc', '--no-suggest'];
  const { code, text } = await begin('check', ...QUEUE, '--redis', redis.url).ended;
  expect(text).toContain('VERIFIED');
  expect(code).toBe(0);
});
