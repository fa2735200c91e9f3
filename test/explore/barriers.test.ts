import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compileText } from './compile-text.ts';

/** The order of arrival at barriers is no choice (reductions/barriers.ts), where nobody can tell it. */
const MODELS = ['sc', 'tso', 'pso', 'ra', 'rc11'] as const;
const ON = { barriers: true };

const HEAD = `#include <pthread.h>
#include <stdlib.h>
#include <stdatomic.h>
#include <heddle.h>
pthread_barrier_t b;
atomic_int x;
`;
const TWO = `int main(void) { pthread_t t, u; pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); pthread_join(t, 0); pthread_join(u, 0);
  int last = x; heddle_observe(last); return 0; }`;

test('threads that meet again and again have one execution', async () => {
  const { program } = await loadProgram(
    ['bench/programs/barrier.c'],
    checkOptions({ cache: false, clangFlags: ['-DN=4', '-DR=3'] }),
  );
  for (const model of MODELS) {
    const { executions, blocked, violations } = exploreOutcomes(program, model, true, ON);
    expect([executions, blocked, violations.size]).toEqual([1, 0, 0]);
  }
});

describe('conditions', () => {
  test('who comes last is told apart where the program looks', async () => {
    const program = await compileText(`${HEAD}
      void *f(void *a) { if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) x = 1; return 0; }
      void *g(void *a) { if (pthread_barrier_wait(&b) != 0) x = 2; return 0; } ${TWO}`);
    for (const model of MODELS)
      expect([...exploreOutcomes(program, model, true, ON).outcomes.keys()].sort()).toEqual([
        'last=1',
        'last=2',
      ]);
  });

  test('who meets whom is a choice where there are more comers than places', async () => {
    const program = await compileText(`${HEAD}
      void *f(void *a) { pthread_barrier_wait(&b); x = x * 2 + 1; pthread_barrier_wait(&b); return 0; }
      void *g(void *a) { pthread_barrier_wait(&b); x = x * 3 + 2; return 0; }
      void *h(void *a) { pthread_barrier_wait(&b); return 0; }
      int main(void) { pthread_t t, u, v; pthread_barrier_init(&b, 0, 2);
        pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); pthread_create(&v, 0, h, 0);
        pthread_join(t, 0); pthread_join(u, 0); pthread_join(v, 0);
        int last = x; heddle_observe(last); return 0; }`);
    for (const model of ['sc', 'rc11'] as const) {
      const [all, some] = [exploreOutcomes(program, model, true), exploreOutcomes(program, model, true, ON)];
      expect([...some.outcomes.keys()].sort()).toEqual([...all.outcomes.keys()].sort());
      expect([...some.violations.keys()]).toEqual([...all.violations.keys()]);
    }
  });

  test.each([
    ['f', true],
    ['g', true],
    ['f', false],
    ['g', false],
  ])('a barrier that %s frees, when it has been let go: %s', async (who, waits) => {
    const body = (name: string): string => {
      if (name !== who) return 'pthread_barrier_wait(p);';
      return waits ? 'pthread_barrier_wait(p); free(p);' : 'free(p);';
    };
    const text = (name: string): string => `void *${name}(void *a) { ${body(name)} return 0; }`;
    const program = await compileText(`${HEAD} pthread_barrier_t *p; ${text('f')} ${text('g')}
      int main(void) { pthread_t t, u; p = malloc(sizeof *p); pthread_barrier_init(p, 0, 2);
        pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }`);
    for (const model of MODELS)
      expect([...exploreOutcomes(program, model, true, ON).violations.keys()].includes('memory'), model).toBe(
        !waits,
      );
  });

  test('a barrier that is used again after another initialisation', async () => {
    const program = await compileText(`${HEAD}
      void *f(void *a) { pthread_barrier_wait(&b); return 0; }
      int main(void) { pthread_t t, u;
        for (int i = 0; i < 2; i++) {
          pthread_barrier_init(&b, 0, 2);
          pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0); pthread_join(t, 0); pthread_join(u, 0);
          pthread_barrier_destroy(&b);
        }
        return 0; }`);
    for (const model of MODELS) {
      const { executions, violations } = exploreOutcomes(program, model, true, ON);
      expect([executions, violations.size]).toEqual([1, 0]);
    }
  });

  test('threads that wait for somebody who never comes', async () => {
    const program = await compileText(`${HEAD}
      void *f(void *a) { pthread_barrier_wait(&b); return 0; }
      void *g(void *a) { if (x == 0) pthread_barrier_wait(&b); return 0; }
      int main(void) { pthread_t t, u; pthread_barrier_init(&b, 0, 3);
        pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }`);
    for (const model of MODELS)
      expect([...exploreOutcomes(program, model, true, ON).violations.keys()]).toEqual(['deadlock']);
  });
});
