import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { directedOutcomes } from '../../src/engines/directed/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { Conditions } from './conditions.ts';

/** What others may do before the last thread of a circle begins to wait is seen, without runs in vain. */
useOwnCache();

it.each(['sc', 'tso', 'pso'] as const)('beside a circle of waiting, %s', async (model) => {
  const { program } = await loadProgram(['test/regress/beside-a-circle.c'], checkOptions({ model }));
  const [own, oracle] = [new Conditions(), new Conditions()];
  const { violations, executions, blocked } = await directedOutcomes(program, model, own.watch);
  expect([...violations.keys()]).toEqual(['deadlock']);
  operationalBehaviours(program, model, { watch: oracle.watch });
  expect(own.lines()).toEqual(oracle.lines());
  expect(own.lines().some((line) => line.endsWith(': 0 1'))).toBe(true);
  expect(executions + blocked).toBe(2);
});
