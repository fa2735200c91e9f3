import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Progress } from '../../src/results/types.ts';
import { type Ending, supervise } from '../../src/supervisor/supervise.ts';
import { startThread } from '../../src/supervisor/thread-place.ts';

/** The supervisor needs no help: here the engine is replaced by one that never listens again. */
const KNOWN: Progress = { done: 7, total: null, text: '7 executions', stats: { executions: 7 } };
const TELL = `
  import { parentPort } from 'node:worker_threads';
  const known = ${JSON.stringify(KNOWN)};
  const tell = (text) => parentPort.postMessage({ kind: 'progress', progress: { ...known, text } });
  const first = () => tell(known.text);
`;
const ENGINES = {
  'an endless loop': 'parentPort.on("message", () => { first(); for (;;); });',
  'array buffers without end':
    'parentPort.on("message", () => { first(); for (let [all, i] = [[], 0]; ; i++) all[i % 100] = new Uint8Array(1 << 22).fill(1); });',
  'an endless regular expression':
    'parentPort.on("message", () => { first(); /^(a+)+$/.test("a".repeat(100) + "b"); });',
  'one that waits for what never comes':
    'parentPort.on("message", () => { first(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });',
  'one that talks all the time':
    'parentPort.on("message", async () => { first(); for (;;) { first(); await new Promise((r) => setTimeout(r, 1)); } });',
};
const JOB = { command: 'check', files: [], options: checkOptions() } as const;

interface Outcome extends Ending {
  readonly seconds: number;
  readonly late: number;
  readonly known: string;
}

/**
 * Runs it under limits that count from now. Meanwhile a timer of our own shows how late timers are on this machine: as late
 * may the supervisor be, too.
 */
async function run(
  engine: string,
  limits: { seconds?: number; memory?: number; interrupt?: number },
): Promise<Outcome> {
  const place = startThread(new URL(`data:text/javascript,${encodeURIComponent(TELL + engine)}`));
  const controller = new AbortController();
  let known = '';
  let late = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    late = Math.max(late, (now - last) / 1000 - 0.02);
    last = now;
  }, 20);
  const start = performance.now();
  if (limits.interrupt !== undefined) setTimeout(() => controller.abort(), 1000 * limits.interrupt);
  const timeout = limits.seconds === undefined ? null : start / 1000 + limits.seconds;
  const memory = limits.memory === undefined ? null : place.memoryMB() + limits.memory;
  const ending = await supervise(
    place,
    JOB,
    { timeout, memory, interrupt: controller.signal },
    { progress: ({ text }) => (known = text) },
  );
  const seconds = (performance.now() - start) / 1000;
  await place.end();
  const ended = (performance.now() - start) / 1000;
  clearInterval(clock);
  expect(ended - seconds, 'it can be ended').toBeLessThan(0.5 + 4 * late);
  return { ...ending, seconds, late, known };
}

it.each(Object.entries(ENGINES))('%s: time limit', async (_, engine) => {
  const { answer, why, seconds, late, known } = await run(engine, { seconds: 1.5 });
  expect({ answer, why, known }).toEqual({ answer: null, why: 'timeout', known: KNOWN.text });
  expect(seconds).toBeGreaterThan(1.4);
  /* the share of the grace is one of the time since this process has started */
  expect(seconds).toBeLessThan(1.5 + 0.5 + 0.05 * (performance.now() / 1000) + 4 * late);
});

it.each(Object.entries(ENGINES))('%s: interrupt', async (_, engine) => {
  const { answer, why, seconds, late, known } = await run(engine, { interrupt: 1 });
  expect({ answer, why, known }).toEqual({ answer: null, why: 'interrupted', known: KNOWN.text });
  expect(seconds).toBeLessThan(1 + 0.5 + 4 * late);
});

it('array buffers without end: memory limit', async () => {
  /* more than those of the tests before it, whose pages this process may still have */
  const engine = ENGINES['array buffers without end'].replace('i % 100', 'i % 1000');
  const { answer, why, known } = await run(engine, { memory: 100, seconds: 30 });
  expect({ answer, why, known }).toEqual({ answer: null, why: 'memory', known: KNOWN.text });
});

it('objects without end: the answer is that memory is full', async () => {
  const engine = 'parentPort.on("message", () => { first(); for (let l = null; ; ) l = [l, {}, {}, {}]; });';
  const { answer, why } = await run(engine, { memory: 400, seconds: 60 });
  expect(answer === null ? why : answer.kind).toMatch(/^(memory|full)$/);
});

it('one that fails, and one that ends by itself', async () => {
  const failed = await run('parentPort.on("message", () => { throw new Error("so it goes"); });', {
    seconds: 30,
  });
  expect(failed.answer).toMatchObject({ kind: 'failed', message: 'so it goes' });
  const gone = await run('parentPort.on("message", () => process.exit(3));', { seconds: 30 });
  expect(gone.answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('ended by itself') });
});
