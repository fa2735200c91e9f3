import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** Unknown functions by brute force over machine states, and by workers that share a search. */
useOwnCache();
const FILE = 'test/values/pure/few-observed.c';

it.each(['sc', 'tso', 'pso'] as const)('%s: the same outcomes', { timeout: 60_000 }, async (model) => {
  const options = checkOptions({ verifyIR: true });
  const { program } = await loadProgram([`${ROOT}/${FILE}`], options);
  const brute = operationalBehaviours(program, model);
  const found = exploreOutcomes(program, model);
  expect([...found.outcomes.keys()].sort()).toEqual([...brute.outcomes.keys()].sort());
  expect([...found.violations.keys()]).toEqual([...brute.violations.keys()]);
});

it('several jobs', { timeout: 60_000 }, async () => {
  const one = await checkFile(FILE, { engine: 'explore', model: 'tso', jobs: 1 });
  const two = await checkFile(FILE, { engine: 'explore', model: 'tso', jobs: 2 });
  expect([two.verdict, two.stats.executions]).toEqual([one.verdict, one.stats.executions]);
  expect(one.verdict).toBe('verified');
});
