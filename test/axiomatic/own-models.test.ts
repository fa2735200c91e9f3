import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { assetPath } from '../../src/host/assets.ts';
import { loadModel } from '../../src/models/load.ts';
import { loadProgram } from '../../src/run/load.ts';
import { checkSource } from '../support/check-source.ts';

/** Models that are not ours: the example, and rc11 with something changed, beside the oracle. */
const FOLDER = mkdtempSync(join(tmpdir(), 'heddle-models-'));
const rc11 = readFileSync(join(assetPath('models'), 'rc11.cat'), 'utf8');
const sc = readFileSync(join(assetPath('models'), 'sc.cat'), 'utf8');
const made = (name: string, from: RegExp, to: string, of = rc11): string => {
  expect(of).toMatch(from);
  const file = join(FOLDER, `${name}.cat`);
  writeFileSync(file, of.replace(from, to));
  return file;
};

const MODELS = [
  join(import.meta.dirname, '..', '..', 'examples', 'models', 'sra.cat'),
  made('same', /$^/m, '\n'),
  made('buffers-loads', /^acyclic sb \| rf as no-load-buffering$/m, ''),
  made('without-sc', /^acyclic pscB \| pscF as sc$/m, ''),
  made('no-synchronisation', /^let hb = .*$/m, 'let hb = (sb | asw)+'),
  // Nothing is before itself, whether or not the axiom is also one of blocks: no execution is left.
  made('reflexive', /^let order = po \| asw /m, 'let order = po | asw? ', sc),
  made('recursive', /^let hb = .*$/m, 'let rec hb = sb | sw | asw | (hb ; hb)'),
  made('recursive-between', /^let hb = .*$/m, 'let rec hb = sb | hb ; hb | (sw | asw)'),
  made('recursive-by-steps', /^let hb = .*$/m, 'let rec hb = sb | sw | asw | (sb | sw | asw) ; hb'),
  made('recursive-by-both', /^let hb = .*$/m, 'let rec hb = sb | asw | (hb | sw) ; hb? | hb ; hb'),
];
const PROGRAMS = ['sb-sc', 'mp-relacq', 'lb-rlx', 'iriw-sc', '2+2w-sc', 'mutex-counter'];

describe.each(MODELS.map((file) => [file.replace(/^.*\//, ''), file]))('%s', (_, file) => {
  it.each(PROGRAMS)('%s', { timeout: 60_000 }, async (name) => {
    const path = join(import.meta.dirname, '..', 'litmus', `${name}.c`);
    const { program } = await loadProgram([path], checkOptions({}));
    const expected = axiomaticBehaviours(program, loadModel(file), { foreign: true });
    const found = await allOutcomes(program, file);
    expect([...found.outcomes].sort()).toEqual([...expected.outcomes.keys()].sort());
    expect([...found.violations.keys()].sort()).toEqual([...expected.violations.keys()].sort());
  });
});

it('refuses by name what it cannot encode exactly', async () => {
  const file = made('negative', /^empty rmw & .*$/m, 'let rec r = rf | (r ; r)\nempty co \\ r as odd');
  const { program } = await loadProgram(
    [join(import.meta.dirname, '..', 'litmus', 'sb-rlx.c')],
    checkOptions({}),
  );
  await expect(allOutcomes(program, file)).rejects.toThrow("the recursive definition of 'r'");
});

it.each([
  ['without-asw', 'po | rf | co | fr', ['assertion', true]],
  ['with-asw', 'po | rf | co | fr | asw', ['verified', false]],
])('%s: says whether creation orders anything', async (name, order, expected) => {
  const model = join(FOLDER, `${name}.cat`);
  writeFileSync(model, `acyclic ${order} as sc\nempty rmw & (fre ; coe) as atomicity\n`);
  const source = `#include <assert.h>
    #include <pthread.h>
    int x;
    void *t(void *a) { assert(x == 1); return 0; }
    int main(void) { pthread_t h; x = 1; pthread_create(&h, 0, t, 0); pthread_join(h, 0); }`;
  const { verdict, violations, assumptions } = await checkSource(source, { model });
  const says = assumptions.some((one) => one.includes('does not mention asw'));
  expect([violations[0]?.kind ?? verdict, says]).toEqual(expected);
});
