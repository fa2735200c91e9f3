import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/run/cluster/connect.ts';
import { openQueue } from '../../src/run/cluster/queue.ts';
import {
  heddle,
  OTHER_VERSION,
  type Process,
  type Redis,
  startProxy,
  startRedis,
  startWorker,
} from './servers.ts';

/**
 * Faults against real processes, each at twenty moments of a run: the right answer every time, nothing lost, nothing counted
 * twice, no process left. A moment counts only if the run was still going on; otherwise an earlier one is tried.
 * One kind of fault is run alone with `-t "worker that is killed"`, and so on.
 */
const TRYLOCK = ['bench/programs/trylock.c', '--model', 'sc', '--symmetry', 'off', '--commuting', 'off'];
const ANSWER = 'all executions explored: 99442 executions';
const MOMENTS = Array.from({ length: 20 }, (_, n) => 200 * (n + 1) + 37 * (n % 3));
let redis: Redis;
const started: Process[] = [];
const kept = <One extends Process>(one: One): One => {
  started.push(one);
  return one;
};
const begin = (...args: readonly string[]): Process => kept(heddle(args));
const worker = async (url = redis.url): Promise<Process> => kept(await startWorker(url));
const check = (): Process => begin('check', ...TRYLOCK, '--redis', redis.url, '--', '-DK=6');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function endAll(): Promise<void> {
  const all = started.splice(0);
  for (const { child } of all) child.kill('SIGKILL');
  await Promise.all(all.map(({ ended }) => ended));
}

beforeAll(async () => {
  redis = await startRedis();
}, 600_000);
afterAll(() => {
  const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(redis.url) && line.includes('main.js'));
  redis?.stop();
  expect(left).toEqual([]);
});
afterEach(endAll, 60_000);

type Fault = (run: Process, id: string) => Promise<Process>;

/** `before`: what is there when the run begins. The fault is done while the run goes on, and says whose answer is waited for. */
async function suffered(ms: number, before: () => Promise<unknown>, fault: Fault): Promise<void> {
  for (let moment = ms; ; moment = Math.floor(moment * 0.7)) {
    await before();
    const run = check();
    const id = /run ([0-9a-f]{12})/.exec(await run.says(/run [0-9a-f]{12}/))?.[1] ?? '';
    await pause(moment);
    if (run.child.exitCode === null) {
      const { text } = await (await fault(run, id)).ended;
      expect(text).toContain(ANSWER);
      expect(text).toContain('VERIFIED');
      return;
    }
    await endAll();
  }
}

describe('a run survives', { timeout: 400_000 }, () => {
  test.each(MOMENTS)('a worker that is killed after %i ms', async (ms) => {
    let first: Process;
    const before = async (): Promise<void> => {
      first = await worker();
      await worker();
    };
    await suffered(ms, before, async (run) => {
      first.child.kill('SIGKILL');
      return run;
    });
  });

  test.each(MOMENTS)('a check that is killed after %i ms, and resumed', async (ms) => {
    await suffered(ms, worker, async (run, id) => {
      run.child.kill('SIGKILL');
      return begin('resume', id, '--redis', redis.url);
    });
  });

  test.each(MOMENTS)('a Redis that is killed after %i ms, and started again', async (ms) => {
    await suffered(ms, worker, async (run) => {
      await redis.restart();
      return run;
    });
  });

  test.each(MOMENTS)('a Redis that is killed after %i ms, and has forgotten everything', async (ms) => {
    await suffered(ms, worker, async (run) => {
      await redis.restart(true);
      return run;
    });
  });

  test.each(MOMENTS)('a network that is cut for 10 s after %i ms', async (ms) => {
    const proxy = await startProxy(redis.port);
    await suffered(
      ms,
      () => worker(proxy.url),
      async (run) => {
        proxy.cut();
        await pause(10_000);
        proxy.mend();
        return run;
      },
    );
    await endAll();
    proxy.stop();
  });

  test.each(MOMENTS)('a worker whose clock jumps by hours, to and fro, every %i ms', async (ms) => {
    const jumps = `const now = Date.now; let off = 0;
      setInterval(() => { off = off > 0 ? -3.6e6 : 7.2e6; }, ${ms}).unref(); Date.now = () => now() + off;`;
    const before = async (): Promise<unknown> => kept(await startWorker(redis.url, 1, jumps));
    await suffered(ms, before, async (run) => run);
  });

  test.each(MOMENTS)('ten workers that come at once after %i ms', async (ms) => {
    await suffered(
      ms,
      async () => {},
      async (run) => {
        await Promise.all(Array.from({ length: 10 }, () => worker()));
        return run;
      },
    );
  });

  test.each(MOMENTS)('a worker of another version that comes after %i ms', async (ms) => {
    await suffered(ms, worker, async (run) => {
      const other = kept(await startWorker(redis.url, 1, OTHER_VERSION));
      const { text } = await begin('runs', '--redis', redis.url).ended;
      expect(text).toContain('version 9.9.9');
      expect(other.child.exitCode).toBeNull();
      return run;
    });
  });

  test.each(MOMENTS)('jobs that nobody should run, after %i ms', async (ms) => {
    let one: Process;
    const before = async (): Promise<void> => {
      one = await worker();
    };
    await suffered(ms, before, async (run, id) => {
      const connection = await connect(redis.url);
      const queue = openQueue(connection);
      const job = { version: '9.9.9', run: id, stage: '0'.repeat(16), part: 'r0' };
      await queue.add('part', job);
      await queue.add('part', { ...job, version: '0.1.0' });
      await queue.add('part', { ...job, part: '../../etc/passwd' });
      await connection.publish('heddle:orders', '{"kind":"cancel"');
      await connection.publish('heddle:orders', '{"kind":"cancel","run":1,"stage":{}}');
      await one.says(/refused: a job of version 9\.9\.9/);
      await one.says(/refused: a job of unknown shape/);
      await queue.close();
      connection.disconnect();
      return run;
    });
  });
});
