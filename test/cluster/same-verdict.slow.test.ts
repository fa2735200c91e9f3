import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../cli/heddle.ts';
import { heddle, type Process, type Redis, startRedis, startWorker } from './servers.ts';

/**
 * The same verdict for 1, 2 and 4 jobs, and for 1 to 3 workers, on programs that are right and programs that are not, and a
 * counterexample that replays, whoever found it. Kinds of violations are compared, not their places: who is first
 * finds another execution.
 */
const EXAMPLES = readdirSync(join(ROOT, 'examples')).filter((file) => /\.cc?$/.test(file));
const ENGINES: readonly (readonly [engine: string, options: readonly string[], files: RegExp])[] = [
  ['explore', [], /./],
  ['sequentialize', ['--model', 'sc', '--unwind', '2', '--contexts', '4'], /\.c$/],
  ['axiomatic', ['--model', 'sc', '--unwind', '2'], /\.c$/],
  ['directed', ['--model', 'sc'], /\.c$/],
];
/** Seconds: what one process cannot answer by then is left out; others get longer, as they share the machine. */
const ALONE = ['--no-suggest', '--timeout', '120'];
const SHARED = ['--no-suggest', '--timeout', '600'];
/** The n-th has n + 1 workers. */
const redises: Redis[] = [];
let folder = '';
const workers: Process[] = [];
/** Names of programs, by verdict. */
const compared = new Map<string, Set<string>>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-same-'));
  for (let many = 1; many <= 3; many++) {
    const redis = await startRedis();
    redises.push(redis);
    for (let n = 0; n < many; n++) workers.push(await startWorker(redis.url));
  }
}, 300_000);
afterAll(async () => {
  for (const { child, ended } of workers) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const redis of redises) redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly verdict: string;
  readonly kinds: readonly string[];
  readonly json: string;
}

const answer = async (...args: readonly string[]): Promise<Answer> => {
  const { text, code } = await heddle(['check', '--quiet', '--format', 'json', ...args]).ended;
  /* an engine that refuses the program */
  if (code === 1) return { verdict: 'unknown', kinds: [], json: '' };
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { verdict, violations } = JSON.parse(json) as { verdict: string; violations: { kind: string }[] };
  return { verdict, kinds: violations.map(({ kind }) => kind), json };
};

describe.each(ENGINES)('engine %s', (engine, options, files) => {
  test.each(EXAMPLES.filter((file) => files.test(file)))('%s', { timeout: 1_800_000 }, async (file) => {
    const run = (...how: readonly string[]): Promise<Answer> =>
      answer(join('examples', file), '--engine', engine, ...options, ...how);
    const alone = await run(...ALONE);
    if (alone.verdict === 'unknown') return;
    compared.set(alone.verdict, (compared.get(alone.verdict) ?? new Set()).add(file));
    for (const how of [['--jobs', '2'], ['--jobs', '4'], ...redises.map(({ url }) => ['--redis', url])]) {
      const shared = await run(...SHARED, ...how);
      expect({ how, verdict: shared.verdict, kinds: shared.kinds }).toEqual({
        how,
        verdict: alone.verdict,
        kinds: alone.kinds,
      });
      if (shared.verdict !== 'violated') continue;
      const trace = join(folder, 'trace.json');
      writeFileSync(trace, shared.json);
      const replayed = await heddle(['replay', trace]).ended;
      expect(replayed.code, replayed.text).toBe(10);
    }
  });
});

/* of all engines; one of them alone: -t "engine axiomatic" */
test('at least thirty programs were compared, right ones and wrong ones', () => {
  const many = (...verdicts: string[]): number =>
    new Set(verdicts.flatMap((verdict) => [...(compared.get(verdict) ?? [])])).size;
  expect(many('violated', 'verified', 'bounded')).toBeGreaterThanOrEqual(30);
  expect(many('violated')).toBeGreaterThanOrEqual(10);
  expect(many('verified')).toBeGreaterThanOrEqual(10);
});
