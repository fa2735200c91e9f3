import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLitmus } from '../../src/frontend/litmus/litmus.ts';
import { runLitmus } from '../../src/run/litmus/one-test.ts';
import { checkSource } from '../support/check-source.ts';

/**
 * x86-TSO and RC11 as herd's library has them, by its own names (`x86fences.cat`, MFENCE, `A`, `amo`, `sm`) and without a word of
 * creating and joining threads: on litmus tests they say what Heddle's own models say, by the encoding and by brute force.
 */
const FOLDER = mkdtempSync(join(tmpdir(), 'heddle-herd-models-'));
const made = (name: string, text: string): string => {
  const file = join(FOLDER, `${name}.cat`);
  writeFileSync(file, text);
  return file;
};
const COHERENCE = 'acyclic po-loc | amo | rf | fr | co as uniproc\nempty rmw & (fre ; coe) as atomic\n';
const X86 = made(
  'x86',
  `X86 machine
include "x86fences.cat"
include "filters.cat"
include "cos.cat"
${COHERENCE}let locked = MA(WR(po)) | AM(WR(po))
acyclic (mfence | locked | WW(po) | RM(po)) | ((rfe | ca) ; sm) as global
show locked, lfence
`,
);
const RC11 = made(
  'rc11',
  `C "RC11"
include "cos.cat"
let eco = (rf | co | fr)+
let rs = [W] ; po-loc? ; [W & A] ; (rf ; rmw)*
let sw = [REL | ACQ_REL | SC] ; ([F] ; po)? ; rs ; rf ; [R & A] ; (po ; [F])? ; [ACQ | ACQ_REL | SC]
let hb = (po | sw)+
let far = po \\ loc
let scb = po | far ; hb ; far | (hb & loc) | co | fr
let psc = ([SC] | [F & SC] ; hb?) ; scb ; ([SC] | hb? ; [F & SC]) | [F & SC] ; (hb | hb ; eco ; hb) ; [F & SC]
undefined_unless empty (((W * M) | (M * W)) & loc & ext) \\ (hb | hb^-1 | A * A | IW * M | M * IW) as race
irreflexive hb ; eco? as coherence
empty rmw & (fr ; co) as atomicity
acyclic psc as sc
acyclic po | rf as no-thin-air
`,
);

const TESTS = join(import.meta.dirname, '..', 'litmus-herd');
const named = (starts: (name: string) => boolean): string[] =>
  readdirSync(TESTS).filter((name) => name.endsWith('.litmus') && starts(name));
const states = async (name: string, model: string, engine: 'axiomatic' | 'oracle'): Promise<string[]> => {
  const test = parseLitmus(readFileSync(join(TESTS, name), 'utf8'), name);
  const result = await runLitmus(test, { model, stdRs: 'rc11', engine });
  return result.states.map(({ values }) => JSON.stringify(values)).sort();
};

describe.each([
  ['x86', X86, 'tso', named((name) => name.startsWith('X86'))],
  [
    'rc11',
    RC11,
    'rc11',
    named((name) => /^(SB|MP\+relacq|LB\+(rlx|acq)|IRIW|2\+2W|fetch-add|cas)/.test(name)),
  ],
])('%s', (_, file, own, tests) => {
  it('has tests', () => expect(tests.length).toBeGreaterThan(7));
  it.each(tests)('%s', { timeout: 120_000 }, async (name) => {
    const expected = await states(name, own, 'oracle');
    expect(await states(name, file, 'axiomatic')).toEqual(expected);
    expect(await states(name, file, 'oracle')).toEqual(expected);
  });
});

/** The program that the model is for: with the fence between, nobody misses the other. */
const source = (fence: string): string => `#include <assert.h>
  #include <pthread.h>
  #include <stdatomic.h>
  atomic_int x, y;
  int a, b;
  void *t(void *p) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    ${fence}
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return 0;
  }
  int main(void) {
    pthread_t h;
    pthread_create(&h, 0, t, 0);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    ${fence}
    b = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_join(h, 0);
    assert(a || b);
  }`;
const X86_AND_THREADS = made(
  'x86-threads',
  readFileSync(X86, 'utf8').replace('acyclic (mfence', 'acyclic po? ; asw ; po? | (mfence'),
);

it.each([
  ['', 'assertion'],
  ['__sync_synchronize();', 'verified'],
  ['atomic_thread_fence(memory_order_seq_cst);', 'verified'],
])('a program with %j between is %s', { timeout: 120_000 }, async (fence, expected) => {
  const { verdict, violations } = await checkSource(source(fence), {
    model: X86_AND_THREADS,
    check: new Set(['assertion']),
  });
  expect(violations[0]?.kind ?? verdict).toBe(expected);
});

it('says which names were tried in vain', { timeout: 120_000 }, async () => {
  const model = made(
    'tries',
    'let f = try fencerel(DMB.ISH) with 0\nacyclic f | po | asw | rf | co | fr as sc\n',
  );
  const { assumptions } = await checkSource('int main(void) { return 0; }', { model });
  expect(assumptions.join()).toContain('nothing is DMB.ISH');
});
