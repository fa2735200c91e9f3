import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { check } from '../../src/run/check.ts';
import { replayFile } from '../../src/run/replay-file.ts';

/** Section 2 of the SATCheck paper, figure 1; with -DBROKEN trylock is not atomic and two threads get in. */
const SPIN_LOCK = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int lock, inside;
static int trylock(void) {
#ifdef BROKEN
  if (atomic_load(&lock)) return 0;
  atomic_store(&lock, 1);
  return 1;
#else
  int val = 0;
  atomic_compare_exchange_strong(&lock, &val, 1);
  return val == 0;
#endif
}
static void *foo(void *arg) {
  if (trylock()) {
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    atomic_store(&lock, 0);
  }
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, foo, 0);
  pthread_create(&b, 0, foo, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}`;

const folder = mkdtempSync(join(tmpdir(), 'heddle-schedules-'));
const file = join(folder, 'lock.c');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(options: Parameters<typeof checkOptions>[0]): Promise<Verdict> {
  const checking = check({
    files: [file],
    options: checkOptions({ model: 'sc', engine: 'directed', ...options }),
  });
  for (;;) {
    const step = await checking.next();
    if (step.done) return step.value.verdict;
  }
}

const replay = async (path: string, clangFlags: string[] = []): Promise<Verdict> =>
  (await replayFile(path, checkOptions({ clangFlags }), { readFiles: true })).verdict;

it('keeps a schedule for each run that showed something new, and runs them again', async () => {
  writeFileSync(file, SPIN_LOCK);
  const saved = join(folder, 'saved');
  const graph = join(folder, 'graph.dot');
  const { verdict, stats } = await run({ saveSchedules: saved, printGraph: graph });
  expect(verdict).toBe('verified');
  const names = readdirSync(saved);
  expect(names.length).toBe(stats.executions);
  for (const name of names)
    expect(JSON.parse(readFileSync(join(saved, name), 'utf8')).shows.length).toBeGreaterThan(0);

  const again = await replay(saved);
  expect(again.verdict).toBe('bounded');
  expect(again.boundsRequested).toBe(true);
  expect(again.summary).toContain(`${names.length} of them to their ends: 0 end in a violation`);
  expect((await replay(join(saved, names[0]))).summary).toContain('1 schedules replayed');

  const broken = await replay(saved, ['-DBROKEN']);
  expect(broken.diagnostics.map(({ code }) => code)).toContain('HED533');
  expect(broken.summary).toContain(`${names.length} schedules replayed`);

  /* the structure of the paper's figure 4, for each of the two threads */
  const dot = readFileSync(graph, 'utf8');
  for (const thread of [1, 2]) {
    const own = dot.slice(
      dot.indexOf(`cluster_${thread}`),
      dot.indexOf('\n  }', dot.indexOf(`cluster_${thread}`)),
    );
    expect(own).toMatch(/= cas \d+ r\((0\|1|1\|0)\)w\(1\)/);
    expect(own).toMatch(/branch x\d+/);
    expect(own).toMatch(/style=dashed, color=blue, label="br\(0\)"/);
    expect(own).toMatch(new RegExp(`<tid=${thread},\\d+,br\\(0\\),\\d+>\\\\nstore \\d+ w\\(0\\)`));
  }
});

it('finds the violation again, and refuses what is no schedule', async () => {
  writeFileSync(file, SPIN_LOCK);
  const saved = join(folder, 'broken');
  expect((await run({ saveSchedules: saved, clangFlags: ['-DBROKEN'] })).verdict).toBe('violated');
  const again = await replay(saved);
  expect(again.verdict).toBe('violated');
  expect(again.violations[0].kind).toBe('assertion');
  const mended = await replay(saved, ['-DMENDED']);
  expect(mended.verdict).toBe('bounded');

  const other = join(folder, 'other');
  mkdirSync(other);
  await expect(replay(other)).rejects.toThrow(/no schedule in it/);
  writeFileSync(join(other, 'x.json'), '{"kind":"heddle schedule","version":1,"schedule":[-1]}');
  await expect(replay(other)).rejects.toThrow(/is no schedule/);
});
