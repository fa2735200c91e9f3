import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { heddle, type Process, type Redis, startProxy, startRedis, startWorker } from './servers.ts';

/** Faults against real processes, at many moments: the right answer every time, nothing lost, nothing counted twice. */
const TRYLOCK = ['bench/programs/trylock.c', '--model', 'sc', '--symmetry', 'off', '--commuting', 'off'];
const ANSWER = 'all executions explored: 99442 executions';
const MOMENTS = Array.from({ length: 20 }, (_, n) => 300 * (n + 1));
let redis: Redis;
const started: Process[] = [];
const begin = (...args: readonly string[]): Process => {
  const one = heddle(args);
  started.push(one);
  return one;
};
const worker = async (url = redis.url, jobs = 1): Promise<Process> => {
  const one = await startWorker(url, jobs);
  started.push(one);
  return one;
};
const check = (): Process => begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=6');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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

describe('a run survives', { timeout: 180_000 }, () => {
  test.each(MOMENTS)('a worker that is killed after %i ms', async (ms) => {
    const [first] = [await worker(), await worker()];
    const run = check();
    await run.says(/run [0-9a-f]{12}/);
    await pause(ms);
    first.child.kill('SIGKILL');
    expect((await run.ended).text).toContain(ANSWER);
  });

  test.each(MOMENTS)('a check that is killed after %i ms, and resumed', async (ms) => {
    await worker();
    const run = check();
    const id = /run ([0-9a-f]{12})/.exec(await run.says(/run [0-9a-f]{12}/))?.[1] ?? '';
    await pause(ms);
    run.child.kill('SIGKILL');
    expect((await begin('resume', id, '--redis', redis.url).ended).text).toContain(ANSWER);
  });

  test.each(MOMENTS)('a Redis that is killed after %i ms, and started again', async (ms) => {
    await worker();
    const run = check();
    await run.says(/run [0-9a-f]{12}/);
    await pause(ms);
    await redis.restart();
    expect((await run.ended).text).toContain(ANSWER);
  });

  test.each(MOMENTS.filter((_, n) => n % 5 === 0))(
    'a network that is cut for 10 s after %i ms',
    async (ms) => {
      const proxy = await startProxy(redis.port);
      await worker(proxy.url);
      const run = check();
      await run.says(/run [0-9a-f]{12}/);
      await pause(ms);
      proxy.cut();
      await pause(10_000);
      proxy.mend();
      expect((await run.ended).text).toContain(ANSWER);
      proxy.stop();
    },
  );

  test.each(MOMENTS)('a worker whose clock jumps by hours, to and fro, every %i ms', async (ms) => {
    const jumps = `const now = Date.now; let off = 0;
      setInterval(() => { off = off > 0 ? -3.6e6 : 7.2e6; }, ${ms}).unref(); Date.now = () => now() + off;`;
    started.push(await startWorker(redis.url, 1, jumps));
    expect((await check().ended).text).toContain(ANSWER);
  });

  test('ten workers that come at once', async () => {
    const run = check();
    await run.says(/run [0-9a-f]{12}/);
    await Promise.all(Array.from({ length: 10 }, () => worker()));
    expect((await run.ended).text).toContain(ANSWER);
  });
});
