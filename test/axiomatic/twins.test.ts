import { expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { axiomaticEngine } from '../../src/engines/axiomatic/engine.ts';
import { askedBy, settingsOf } from '../../src/engines/axiomatic/model/settings.ts';
import { encodingOf } from '../../src/engines/axiomatic/open.ts';
import type { Program } from '../../src/ir/types.ts';
import { verdictOf } from '../fuzz/verdict.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource } from '../support/run-program.ts';

/** Threads that are alike are taken in one order: where, and that nothing is lost by it. */

useOwnCache();

const programOf = (thread: string, main: string): string => `
  #include <assert.h>
  #include <pthread.h>
  #include <stdatomic.h>
  void __heddle_observe(const char *names, ...);
  atomic_int x; int y, seen;
  void *t(void *arg) { ${thread} return 0; }
  int main(void) { pthread_t a, b; ${main} return 0; }`;
const CREATE = 'pthread_create(&a, 0, t, 0); pthread_create(&b, 0, t, 0);';
const JOIN = 'pthread_join(a, 0); pthread_join(b, 0);';
const ADD = 'atomic_fetch_add(&x, 1);';

/** Clauses that the symmetry adds. */
function added(program: Program, options: CheckOptions): number {
  const count = (symmetry: 'on' | 'off'): number => {
    const settings = settingsOf(options.model, askedBy(program, { ...options, symmetry }));
    return encodingOf(program, options, settings, 2, () => {}).clauses.length;
  };
  return count('on') - count('off');
}

test.each([
  ['alike', 'sc', ADD, CREATE + JOIN, 2],
  ['alike, with store buffers', 'pso', ADD, CREATE + JOIN, 2],
  ['not under models without an order of their own', 'rc11', ADD, CREATE + JOIN, 0],
  ['another argument', 'sc', ADD, `pthread_create(&a, 0, t, 0); pthread_create(&b, 0, t, &x);${JOIN}`, 0],
  [
    'something between the creations',
    'sc',
    ADD,
    `pthread_create(&a, 0, t, 0); x = 7; pthread_create(&b, 0, t, 0);${JOIN}`,
    0,
  ],
  [
    'something between the joins',
    'sc',
    ADD,
    `${CREATE} pthread_join(a, 0); seen = x; pthread_join(b, 0); assert(seen);`,
    0,
  ],
  ['they know who they are', 'sc', `${ADD} seen = pthread_self() == 1;`, CREATE + JOIN, 0],
  ['they are observed', 'sc', `${ADD} __heddle_observe("x", x);`, CREATE + JOIN, 0],
] as const)('%s, %s', async (_, model, thread, main, expected) => {
  expect(added(await loadSource(programOf(thread, main)), checkOptions({ model }))).toBe(expected);
});

test.each([
  ['a lost update', `int r = atomic_load(&x); atomic_store(&x, r + 1);`, 'assert(x == 2);'],
  ['both first', `if (atomic_load(&x) == 0) { atomic_store(&x, 1); y++; }`, 'assert(y < 2);'],
  ['in turn', ADD, 'assert(x == 2);'],
] as const)('%s: the same answer without it', async (_, thread, end) => {
  const program = await loadSource(programOf(thread, CREATE + JOIN + end));
  const answers: string[] = [];
  for (const symmetry of ['on', 'off'] as const)
    for (const model of ['sc', 'tso'] as const) {
      const check = new Set(['assertion'] as const);
      answers.push(
        (await verdictOf(axiomaticEngine, program, checkOptions({ model, symmetry, check }))).verdict,
      );
    }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toBe(thread === ADD ? 'verified' : 'violated');
});
