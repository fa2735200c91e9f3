import { expect, test } from 'vitest';
import type { StdRs } from '../../src/base/names.ts';
import { RELEASE_SEQUENCES } from '../../src/base/names.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { loadModel } from '../../src/models/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { loadSource } from '../support/run-program.ts';

/**
 * `--std-rs`: which writes behind a release write does an acquire read synchronise with? Each case is a writer, another
 * thread, and a reader that touches `data` when it has read `seen`; it races where reading `seen` does not synchronise.
 */
useOwnCache();

const STORE = (value: number, order: string): string =>
  `atomic_store_explicit(&x, ${value}, memory_order_${order});`;
const ADD = `atomic_fetch_add_explicit(&x, 10, memory_order_relaxed);`;

interface Case {
  readonly what: string;
  readonly writer: string;
  readonly other: string;
  readonly seen: number;
  /** Does it race with release sequences of rc11, c20, c11? */
  readonly races: readonly StdRs[];
}

const CASES: readonly Case[] = [
  { what: 'the head itself', writer: STORE(1, 'release'), other: '', seen: 1, races: [] },
  {
    what: "a later store of the head's thread",
    writer: STORE(1, 'release') + STORE(2, 'relaxed'),
    other: '',
    seen: 2,
    races: ['c20'],
  },
  {
    what: 'a later store of it, which a store of another thread may come before',
    writer: STORE(1, 'release') + STORE(2, 'relaxed'),
    other: STORE(3, 'relaxed'),
    seen: 2,
    races: ['c20', 'c11'],
  },
  {
    what: 'a later store of it, with a read-modify-write of another thread between them',
    writer: STORE(1, 'release') + STORE(2, 'relaxed'),
    other: ADD,
    seen: 2,
    races: ['c20'],
  },
  {
    what: 'a read-modify-write of another thread',
    writer: STORE(1, 'release'),
    other: ADD,
    seen: 11,
    races: [],
  },
  {
    what: 'a read-modify-write behind a later store',
    writer: STORE(1, 'release') + STORE(2, 'relaxed'),
    other: ADD,
    seen: 12,
    races: ['c20'],
  },
  {
    what: 'a store of another thread',
    writer: STORE(1, 'release'),
    other: STORE(3, 'relaxed'),
    seen: 3,
    races: ['rc11', 'c20', 'c11'],
  },
  {
    what: 'a relaxed store behind a release fence, and another one',
    writer: `atomic_thread_fence(memory_order_release);${STORE(1, 'relaxed')}${STORE(2, 'relaxed')}`,
    other: STORE(3, 'relaxed'),
    seen: 2,
    races: [],
  },
];

const program = ({ writer, other, seen }: Case): string => `
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
int data;
atomic_int x;
void *writer(void *arg) { data = 1; ${writer} return 0; }
void *other(void *arg) { ${other} return 0; }
void *reader(void *arg) {
  if (atomic_load_explicit(&x, memory_order_acquire) == ${seen}) data = 2;
  return 0;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, other, 0);
  pthread_create(&c, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
}`;

test.each(CASES)('$what', async (each) => {
  const source = program(each);
  const loaded = await loadSource(source);
  for (const stdRs of RELEASE_SEQUENCES) {
    const races = each.races.includes(stdRs);
    for (const model of ['rc11', 'c11'] as const) {
      const oracle = axiomaticBehaviours(loaded, loadModel(model, stdRs), { race: true });
      expect(oracle.violations.has('race'), `oracle, ${model}, ${stdRs}`).toBe(races);
      if (stdRs === 'c11') continue;
      const found = exploreOutcomes(loaded, model, true, { stdRs });
      expect(found.violations.has('race'), `explore, ${model}, ${stdRs}`).toBe(races);
    }
    /* found, minimised and replayed */
    for (const model of ['rc11', 'sc', 'tso']) {
      const random = await checkSource(source, {
        model,
        stdRs,
        engine: 'random',
        schedules: 300,
        check: new Set(['race']),
      });
      expect(random.verdict, `random, ${model}, ${stdRs}`).toBe(races ? 'violated' : 'unknown');
    }
    if (stdRs === 'c11') continue;
    for (const engine of ['explore', 'sequentialize']) {
      const { verdict } = await checkSource(source, { model: 'sc', stdRs, engine, check: new Set(['race']) });
      expect(verdict, `${engine}, ${stdRs}`).toBe(races ? 'violated' : 'verified');
    }
  }
});

test.each(['explore', 'sequentialize'])('%s refuses what it does not have, by name', async (engine) => {
  const refused = checkSource(program(CASES[0]), { model: 'sc', stdRs: 'c11', engine });
  await expect(refused).rejects.toMatchObject({
    exit: 1,
    diagnostic: {
      code: 'HED112',
      message: `engine ${engine} does not have the release sequences of --std-rs c11`,
      help: expect.stringContaining('use --std-rs rc11, c20 with this engine, or --engine axiomatic, random'),
    },
  });
});
