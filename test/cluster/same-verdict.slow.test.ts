import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../cli/heddle.ts';
import { heddle, type Process, type Redis, startRedis, startWorker } from './servers.ts';

/** The same verdict for 1, 2 and 4 jobs, and for 1 to 3 workers, on programs that are right and programs that are not. */
const FOLDER = 'bench/programs/structures';
const CASES = readdirSync(join(ROOT, FOLDER))
  .filter((file) => file.endsWith('.c'))
  .flatMap((file) => [[file, []] as const, [file, ['-DBUG']] as const]);
let redis: Redis;
const workers: Process[] = [];

beforeAll(async () => {
  redis = await startRedis();
}, 120_000);
afterAll(async () => {
  for (const { child, ended } of workers) {
    child.kill('SIGKILL');
    await ended;
  }
  redis?.stop();
});

const LIMIT = ['--timeout', '60'];
const answer = async (...args: readonly string[]): Promise<string> => {
  const { code, text } = await heddle(['check', '--quiet', ...args]).ended;
  return code === 5 ? 'unknown' : `${code} ${/^(VERIFIED|BOUNDED|\w+ VIOLATION)/m.exec(text)?.[1] ?? ''}`;
};

describe.each(['explore', 'sequentialize'])('engine %s', (engine) => {
  test.each(CASES)('%s %s', { timeout: 900_000 }, async (file, flags) => {
    const bounds = engine === 'explore' ? [] : ['--model', 'sc', '--unwind', '2', '--contexts', '4'];
    const run = (...how: readonly string[]): Promise<string> =>
      answer(join(FOLDER, file), '--engine', engine, ...bounds, ...LIMIT, ...how, '--', ...flags);
    const alone = await run();
    if (alone === 'unknown') return;
    for (const jobs of ['2', '4']) expect(await run('--jobs', jobs), `${jobs} jobs`).toBe(alone);
    for (let n = 1; n <= 3; n++) {
      if (workers.length < n) workers.push(await startWorker(redis.url));
      expect(await run('--redis', redis.url), `${workers.length} workers`).toBe(alone);
    }
  });
});
