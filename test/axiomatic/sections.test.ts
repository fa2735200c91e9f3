import { describe, expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { axiomaticByClocks, axiomaticEngine } from '../../src/engines/axiomatic/engine.ts';
import { bracketsOf } from '../../src/engines/axiomatic/graph/brackets.ts';
import { lastRounds } from '../../src/engines/axiomatic/graph/last-rounds.ts';
import { sections } from '../../src/engines/axiomatic/graph/sections.ts';
import { askedBy, settingsOf } from '../../src/engines/axiomatic/model/settings.ts';
import { boundedFor, encodingFor } from '../../src/engines/axiomatic/open.ts';
import type { Program } from '../../src/ir/types.ts';
import type { ModelName } from '../../src/results/types.ts';
import { verdictOf } from '../fuzz/verdict.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource } from '../support/run-program.ts';

/** Critical sections as one node of the order, and wait loops without their last round: where, and that nothing is lost. */

useOwnCache();

const HEAD = `
  #include <assert.h>
  #include <pthread.h>
  #include <stdatomic.h>
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t c = PTHREAD_COND_INITIALIZER;
  int x, y, g, h, ready; atomic_int free_for_all, other;
  static void lock(void) { pthread_mutex_lock(&m); }
  static void unlock(void) { pthread_mutex_unlock(&m); }
  static void in_n(void) { pthread_mutex_lock(&n); }
  static void out_n(void) { pthread_mutex_unlock(&n); }`;
const threads = (t: string, u: string, end: string): string => `${HEAD}
  void *t(void *arg) { ${t} return 0; }
  void *u(void *arg) { ${u} return 0; }
  int main(void) { pthread_t a, b; pthread_create(&a, 0, t, 0); pthread_create(&b, 0, u, 0);
    pthread_join(a, 0); pthread_join(b, 0); ${end} return 0; }`;

const checked = (rest: Partial<CheckOptions> = {}): CheckOptions =>
  checkOptions({ model: 'sc', check: new Set(['assertion', 'deadlock'] as const), ...rest });

function encoded(program: Program, options: CheckOptions) {
  const settings = settingsOf(options.model, askedBy(program, options));
  const bounded = boundedFor(program, options, settings, options.unwind ?? 2, () => {});
  return { bounded, encoding: encodingFor(bounded, options, settings) };
}

/** Stretches of more than one access, as the texts of their events. */
async function stretches(t: string, u = t): Promise<string[]> {
  const { bounded, encoding } = encoded(await loadSource(threads(t, u, '')), checked());
  const { all, entailment } = encoding.nodes;
  return sections(all, entailment, bracketsOf(bounded.circuit, all, entailment))
    .map(({ before, middle, after }) => [...before, ...middle, ...after])
    .filter(([first]) => all[first].thread === 1)
    .map((one) => [...new Set(one.map((id) => all[id].text))].join(', '));
}

describe('stretches that are one node', () => {
  test('a section with what only sections access', async () => {
    expect(await stretches('lock(); x++; unlock();')).toEqual(['lock m, load x, store x, unlock m']);
  });
  test('with one access of another kind', async () => {
    expect(
      await stretches('lock(); x = free_for_all; unlock();', 'lock(); x++; unlock(); free_for_all = 1;'),
    ).toEqual(['lock m, load free_for_all, store x, unlock m']);
  });
  test('not with two of them', async () => {
    const u = 'lock(); x++; unlock(); free_for_all = 1; other = 1;';
    expect(await stretches('lock(); x = free_for_all + other; unlock();', u)).toEqual([
      'lock m, load free_for_all',
      'load other, store x, unlock m',
    ]);
  });
  test('nested, and one after the other', async () => {
    const inner = 'pthread_mutex_lock(&n); y++; pthread_mutex_unlock(&n);';
    expect(await stretches(`lock(); ${inner} x++; unlock();`)).toEqual([
      'lock m, lock n, load y, store y, unlock n, load x, store x, unlock m',
    ]);
    expect(
      await stretches(`lock(); ${inner} pthread_mutex_lock(&n); unlock(); pthread_mutex_unlock(&n);`),
    ).toEqual(['lock m, lock n, load y, store y, unlock n', 'lock n, unlock m, unlock n']);
  });
  test('not where one access holds another mutex, or none', async () => {
    const u = 'lock(); unlock(); pthread_mutex_lock(&n); x++; pthread_mutex_unlock(&n);';
    const split = ['lock m, load x', 'store x, unlock m'];
    expect(await stretches('lock(); x++; unlock();', u)).toEqual(split);
    expect(await stretches('lock(); x++; unlock();', 'lock(); unlock(); x++;')).toEqual(split);
  });
  test('not where the mutex is tried, too', async () => {
    const u = 'if (pthread_mutex_trylock(&m) == 0) { x++; unlock(); }';
    expect(await stretches('lock(); x++; unlock();', u)).toEqual([]);
  });
});

const ALL = ['sc', 'tso', 'pso'] as const;

/** t, u, what main says in the end, the models under which that always holds. */
const PROGRAMS: readonly (readonly [string, string, string, string, readonly ModelName[]])[] = [
  ['counters', 'lock(); x++; unlock();', 'lock(); x++; unlock();', 'assert(x == 2);', ALL],
  [
    'an access in the middle is seen there',
    'lock(); x = 1; free_for_all = 1; x = 0; unlock();',
    'if (free_for_all == 1) { lock(); y = x; unlock(); }',
    'assert(y == 0);',
    ALL,
  ],
  [
    'between two of them others come',
    'lock(); free_for_all = 1; other = 1; unlock();',
    'int a = other; int b = free_for_all; x = b && !a;',
    'assert(!x);',
    [],
  ],
  [
    'two reads in a section may differ',
    'lock(); int a = free_for_all; int b = free_for_all; x = a == b; unlock();',
    'free_for_all = 1;',
    'assert(x);',
    [],
  ],
  [
    'sections of different mutexes',
    'lock(); int a = free_for_all; free_for_all = a + 1; unlock();',
    'pthread_mutex_lock(&n); int a = free_for_all; free_for_all = a + 1; pthread_mutex_unlock(&n);',
    'assert(free_for_all == 2);',
    [],
  ],
  [
    'nobody is let in by who stays inside',
    'lock(); x = 1; if (free_for_all) { pthread_mutex_lock(&n); } unlock();',
    'pthread_mutex_lock(&n); free_for_all = 1; lock(); x = 2; unlock(); pthread_mutex_unlock(&n);',
    '',
    [],
  ],
  [
    'a later store of a section may overtake an earlier one',
    'lock(); x = 1; y = 1; unlock();',
    'int a = y, b = x; lock(); unlock(); ready = a && !b;',
    'assert(!ready);',
    ['sc', 'tso'],
  ],
  [
    'a store at the end of a section is no later than what comes before it',
    'lock(); x = 1; int a = free_for_all; y = 1; unlock();',
    'int a = y, b = x; lock(); unlock(); ready = a && !b;',
    'assert(!ready);',
    ['sc', 'tso'],
  ],
  [
    'a load of a section may overtake the store that follows the lock',
    'lock(); x = 1; ready = !y; unlock();',
    'lock(); unlock(); y = 1; g = !x;',
    'assert(!(ready && g));',
    ['sc'],
  ],
  [
    'a load at the end of a section may overtake what comes before it',
    'lock(); x = 1; int a = y; g = a; unlock(); ready = !a;',
    'lock(); g = 2; unlock(); y = 1; h = !x;',
    'assert(!(ready && h));',
    ['sc'],
  ],
  [
    'an own store that is read before it is there orders no section',
    'lock(); x = 1; int a = x; g = a; ready = y; g = 2; unlock(); in_n(); h = 3; out_n();',
    'lock(); g = 3; unlock(); in_n(); y = 1; h = 1; x = 2; h = 2; out_n();',
    'assert(x == 2 || ready);',
    ['sc'],
  ],
];

test.each(PROGRAMS)('%s: the same answer without it', async (_, t, u, end, holds) => {
  const program = await loadSource(threads(t, u, end));
  for (const model of ALL)
    for (const engine of [axiomaticEngine, axiomaticByClocks])
      expect([model, (await verdictOf(engine, program, checked({ model }))).verdict]).toEqual([
        model,
        holds.includes(model) ? 'verified' : 'violated',
      ]);
});

const WAIT = 'lock(); while (!ready) pthread_cond_wait(&c, &m); x++; unlock();';
const SIGNAL = 'lock(); ready = 1; pthread_cond_broadcast(&c); unlock();';
const CALL = 'lock(); pthread_cond_broadcast(&c); unlock();';

describe('the last round of a wait loop', () => {
  test('is what comes after the last test', async () => {
    const options = checked({ unwind: 2 });
    const { bounded } = encoded(await loadSource(threads(WAIT, SIGNAL, '')), options);
    const texts = [...lastRounds(bounded)].map(({ text }) => text.replace(/ .*/, ''));
    expect(texts.reverse()).toEqual(['cond-enqueue', 'unlock', 'cond-wait', 'cond-cancel', 'lock']);
  });
  test('is none where the loop does not wait for a signal', async () => {
    const t = 'for (;;) { lock(); int stop = ready; unlock(); if (stop) break; }';
    const { bounded } = encoded(await loadSource(threads(t, SIGNAL, '')), checked({ unwind: 2 }));
    expect(lastRounds(bounded).size).toBe(0);
  });
  test.each([
    ['is not come to', WAIT, SIGNAL, 'assert(x == 1);', 2, 'verified', null],
    [
      'is come to, and the loop is cut',
      WAIT,
      `${CALL} ${CALL} ${SIGNAL}`,
      'assert(x == 1);',
      1,
      'bounded',
      null,
    ],
    ['is come to, and nobody wakes it', WAIT, CALL, '', 1, 'violated', 'deadlock'],
    [
      'is come to, and goes wrong there',
      'lock(); while (!ready) { y++; assert(y < 2); pthread_cond_wait(&c, &m); } unlock();',
      `${CALL} ${SIGNAL}`,
      '',
      1,
      'violated',
      'assertion',
    ],
    ['with an error before it', WAIT, SIGNAL, 'assert(x == 2);', 2, 'violated', 'assertion'],
  ] as const)('%s', async (_, t, u, end, unwind, expected, kind) => {
    const program = await loadSource(threads(t, u, end));
    for (const model of ['sc', 'tso', 'pso'] as const)
      for (const engine of [axiomaticEngine, axiomaticByClocks]) {
        const { verdict, violations } = await verdictOf(engine, program, checked({ model, unwind }));
        expect([verdict, violations[0]?.kind ?? null]).toEqual([expected, kind]);
      }
  });
});
