import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../src/run/engines.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { installed } from '../support/native.ts';
import { type Promised, promisesOf, sameVariant, titleOf } from './structures-promise.ts';

/**
 * The data structures and property probes keep what their head comments promise, as far as random schedules can tell, and
 * are C that a compiler has nothing to say about.
 */

const BUG_WITHIN = 10_000;
const CLEAN_FOR = 100;
const SEED = 1;
const GCC = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-pthread', '-fsyntax-only'];

const STRUCTURES = 'bench/programs/structures';
const PROBES = 'bench/programs/probes';
const programsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.c'))
    .map((file) => `${folder}/${file}`);
const structures = programsIn(STRUCTURES);
const probes = programsIn(PROBES);
const promised = (file: string): Promised[] => promisesOf(readFileSync(join(ROOT, file), 'utf8'));
const randomModels: readonly string[] = ENGINES.find((engine) => engine.name === 'random')!.models;
const run = promisify(execFile);

useOwnCache();

test('every structure is promised clean as it is, and violated in some variant', () => {
  expect(structures.length).toBe(16);
  for (const file of structures) {
    const promises = promised(file);
    const asIs = promises.filter((promise) => promise.defines.length === 0);
    expect(asIs.map((promise) => promise.model)).toEqual(['sc', 'tso', 'pso', 'rc11']);
    expect(asIs.flatMap((promise) => promise.violated)).toEqual([]);
    expect(promises.some(({ model, violated }) => model === 'rc11' && violated.length > 0)).toBe(true);
  }
});

test('every probe has a correct and a buggy variant', () => {
  const buggy = probes.filter((file) => file.endsWith('-buggy.c'));
  expect(probes.length).toBe(2 * buggy.length);
  for (const file of buggy) {
    expect(probes).toContain(file.replace('-buggy', ''));
    expect(promised(file).some(({ model, violated }) => model === 'rc11' && violated.length > 0)).toBe(true);
    const correct = promised(file.replace('-buggy', ''));
    expect(correct.map((promise) => promise.model)).toEqual(['sc', 'tso', 'pso', 'rc11']);
    expect(correct.flatMap((promise) => promise.violated)).toEqual([]);
  }
});

describe.each([...structures, ...probes])('%s', (file) => {
  const all = promised(file);
  const variants = new Set(all.map((promise) => promise.defines.join(' ')));
  test.skipIf(!installed('gcc'))('gcc has nothing to say', { timeout: 60_000 }, async () => {
    for (const defines of variants) {
      const flags = defines.split(' ').filter((flag) => flag !== '');
      expect(await run('gcc', [...GCC, ...flags, join(ROOT, file)])).toEqual({ stdout: '', stderr: '' });
    }
  });
  for (const promise of all.filter(({ model }) => randomModels.includes(model))) {
    const title = titleOf(promise);
    if (needsWeakMemory(promise, all))
      test.skip(`${title} (needs weak memory; under rc11 the random engine runs interleavings)`, () => {});
    else
      test(title, { timeout: 60_000 }, () =>
        promise.violated.length === 0 ? clean(file, promise) : buggy(file, promise),
      );
  }
});

/**
 * Whether no interleaving shows the bug, which is all that the random engine runs under rc11: none is wrong in itself,
 * and it is not just synchronisation that is missing, which shows as a race in an interleaving too. (That `tso` is
 * enough to break it means that it is more.)
 */
function needsWeakMemory(promise: Promised, all: readonly Promised[]): boolean {
  if (promise.violated.length === 0 || promise.model !== 'rc11') return false;
  if (sameVariant(all, promise, 'sc')!.violated.length > 0) return false;
  return !promise.violated.includes('race') || sameVariant(all, promise, 'tso')!.violated.length > 0;
}

async function clean(file: string, promise: Promised): Promise<void> {
  const verdict = await checkFile(file, { ...optionsOf(promise), schedules: CLEAN_FOR });
  expect(verdict.violations).toEqual([]);
  expect(verdict.verdict).toBe('unknown');
  expect(verdict.stats.executions).toBe(CLEAN_FOR);
}

async function buggy(file: string, promise: Promised): Promise<void> {
  const verdict = await checkFile(file, { ...optionsOf(promise), schedules: BUG_WITHIN });
  expect(verdict.verdict).toBe('violated');
  expect(promise.violated).toContain(verdict.violations[0].kind);
  expect(verdict.violations[0].at.file).toContain(file);
}

const optionsOf = ({ model, defines, check }: Promised) => ({
  model,
  engine: 'random',
  seed: SEED,
  clangFlags: [...defines],
  ...(check === null ? {} : { check }),
});
