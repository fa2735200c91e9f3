import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import type { Progress, Verdict } from '../../src/results/types.ts';

const HEAD = `#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <heddle.h>
`;

/** Two threads that run f and g, started (after `start`) and joined (before `after`) by main. */
export const two = (before: string, f: string, g: string, after = '', start = ''): string => `
${before}
void *f(void *arg) { ${f} return 0; }
void *g(void *arg) { ${g} return 0; }
int main(void) {
  pthread_t a, b;
  ${start}
  pthread_create(&a, 0, f, 0);
  pthread_create(&b, 0, g, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  ${after}
  return 0;
}`;

export const one = (body: string, before = ''): string => `${before}\nint main(void) { ${body} return 0; }`;

type Run = (
  source: string,
  given?: Partial<CheckOptions>,
  onProgress?: (progress: Progress) => void,
) => Promise<Verdict>;

/** Checks the C text it is given, after the usual headers, with the random engine. */
export function programRunner(signal?: AbortSignal): Run {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'heddle-random-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return async (source, given = {}, onProgress = () => {}) => {
    const file = join(folder, 'program.c');
    writeFileSync(file, HEAD + source);
    const options = checkOptions({ engine: 'random', schedules: 300, seed: 7, verifyIR: true, ...given });
    const steps = check({ files: [file], options, ...(signal ? { signal } : {}) });
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value.verdict;
      onProgress(step.value);
    }
  };
}
