import { execFileSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { type Fix, fixFor } from '../../src/index.ts';
import { withFolder } from '../support/native.ts';
import { PROGRAMS, verdictOf } from './fences.ts';

/** Enough for a machine that has much else to do. */
const SECONDS = 60;

async function fixOf(file: string, model: string, seconds = SECONDS): Promise<Fix> {
  const options = checkOptions({ model });
  const [violation] = (await verdictOf(file, { model })).violations;
  return fixFor({ files: [file], options, violation, seconds });
}

const saved = <T>(name: string, text: string, run: (file: string) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, text);
    return run(file);
  });

describe('a fix beside a violation', () => {
  it.each([
    ['mp.c', 'rc11'],
    ['mp.c', 'c11'],
    ['sb.c', 'tso'],
    ['sb.c', 'pso'],
    ['mp.c', 'relaxed'],
  ])('%s under %s: applies, and the program passes', (name, model) =>
    withFolder(async (folder) => {
      const file = join(folder, name);
      await copyFile(join(PROGRAMS, name), file);
      const before = await readFile(file, 'utf8');
      const fix = await fixOf(file, model);
      if (fix.kind !== 'fix') return expect.fail(fix.why);
      execFileSync('patch', ['-p1', '-d', '/', '--no-backup-if-mismatch'], { input: fix.proposal.diff });
      expect(await readFile(file, 'utf8')).not.toBe(before);
      expect((await verdictOf(file, { model })).verdict).toBe('verified');
      expect(fix.clauses).toBeGreaterThan(0);
    }),
  );

  it('says at once that an interleaving needs more than fences', () =>
    saved(
      'lost.c',
      `#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x;
void *f(void *a) { int r = atomic_load(&x); atomic_store(&x, r + 1); return a; }
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, f, 0);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(x == 2);
}
`,
      async (file) => {
        const start = performance.now();
        const options = checkOptions({ model: 'rc11' });
        const [violation] = (await verdictOf(file, options)).violations;
        const from = performance.now();
        expect(await fixFor({ files: [file], options, violation })).toEqual({
          kind: 'none',
          why: 'the execution is an interleaving of the threads: no fence and no order forbids it',
        });
        expect(performance.now() - from).toBeLessThan(Math.max(100, from - start));
      },
    ));

  it('says that a race between plain accesses needs more than fences', async () => {
    const fix = await fixOf(join(PROGRAMS, 'race.c'), 'rc11');
    expect(fix).toMatchObject({ kind: 'none', why: expect.stringContaining('needs a lock') as string });
  });

  it('is unknown where the time is not enough, and where the text is not source', async () => {
    const late = await fixOf(join(PROGRAMS, 'iriw.c'), 'rc11', 0.001);
    expect(late).toMatchObject({ kind: 'unknown', why: expect.stringContaining('time limit') as string });
    await saved('mp.i', await readFile(join(PROGRAMS, 'mp.c'), 'utf8'), async (file) => {
      const [violation] = (await verdictOf(join(PROGRAMS, 'mp.c'), { model: 'rc11' })).violations;
      const options = checkOptions({ model: 'rc11' });
      const fix = await fixFor({ files: [file], options, violation });
      expect(fix).toMatchObject({ kind: 'unknown', why: expect.stringContaining('source text') as string });
    });
  });
});
