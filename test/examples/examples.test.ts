import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROPERTIES } from '../../src/results/types.ts';
import { ENGINES } from '../../src/run/engines.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { type Expectation, expectationsOf } from './expectation.ts';

/** The examples keep what their head comments promise, as far as the random engine can tell. */

const BUG_WITHIN = 10_000;
const CLEAN_FOR = 300;
const SEED = 1;

const folder = join(ROOT, 'examples');
const files = readdirSync(folder).filter((file) => /\.cc?$/.test(file));
const nameOf = (file: string): string => file.slice(0, file.lastIndexOf('.'));
const fileOf = (name: string): string => `examples/${files.find((file) => nameOf(file) === name)}`;
const sourceOf = (name: string): string => readFileSync(join(ROOT, fileOf(name)), 'utf8');
const examples = files.map(nameOf);
const randomModels: readonly string[] = ENGINES.find((engine) => engine.name === 'random')!.models;

useOwnCache();

test('every example has a correct and a buggy variant', () => {
  const correct = examples.filter((name) => !name.endsWith('-buggy'));
  expect(correct.length).toBeGreaterThanOrEqual(8);
  for (const name of correct) expect(examples).toContain(`${name}-buggy`);
  expect(examples.length).toBe(2 * correct.length);
});

test('correct variants are promised clean, buggy ones violated under some model', () => {
  for (const name of examples) {
    const promised = expectationsOf(sourceOf(name));
    expect(promised.map((e) => e.model)).toEqual(['sc', 'tso', 'rc11']);
    expect(promised.some((e) => e.violated.length > 0)).toBe(name.endsWith('-buggy'));
  }
});

describe.each(examples)('%s', (name) => {
  const promised = expectationsOf(sourceOf(name));
  const underSC = promised.find((e) => e.model === 'sc')!;
  for (const expectation of promised.filter((e) => randomModels.includes(e.model))) {
    const title = `${expectation.model}: ${expectation.violated.join(' or ') || 'clean'}`;
    const hidden = whyHidden(expectation, underSC);
    test.skipIf(hidden !== null)(hidden === null ? title : `${title} (${hidden})`, { timeout: 60_000 }, () =>
      expectation.violated.length === 0 ? clean(name, expectation.model) : buggy(name, expectation),
    );
  }
});

/** Why the random engine cannot be asked: no interleaving shows the bug. */
function whyHidden(expectation: Expectation, underSC: Expectation): string | null {
  const weakOnly = expectation.violated.length > 0 && underSC.violated.length === 0;
  if (weakOnly && expectation.model === 'rc11')
    return 'needs weak memory; the random engine runs interleavings';
  return null;
}

async function clean(name: string, model: string): Promise<void> {
  const check = new Set<string>(PROPERTIES.filter((property) => property !== 'race' || model === 'rc11'));
  const verdict = await checkFile(fileOf(name), {
    model,
    engine: 'random',
    check,
    schedules: CLEAN_FOR,
    seed: SEED,
  });
  expect(verdict.violations).toEqual([]);
  expect(verdict.verdict).toBe('unknown');
  expect(verdict.stats.executions).toBe(CLEAN_FOR);
}

async function buggy(name: string, { model, violated }: Expectation): Promise<void> {
  const verdict = await checkFile(fileOf(name), {
    model,
    engine: 'random',
    schedules: BUG_WITHIN,
    seed: SEED,
  });
  expect(verdict.verdict).toBe('violated');
  expect(violated).toContain(verdict.violations[0].kind);
  expect(verdict.violations[0].at.file).toContain(fileOf(name));
}
