import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { WHOLE } from '../../src/engines/explore/graph/path.ts';
import { settings, TaskSearch } from '../../src/engines/explore/parallel/task-search.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { programOf, UNREDUCED } from './explore-file.ts';

/** What the search keeps depends on the program, not on how many executions it has seen. */
useOwnCache();

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const used = (): number => {
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

test.each([
  ['trylock.c', ['-DK=6'], 2_000, 20_000],
  ['structures/treiber-stack.c', ['-DPUSHERS=3'], 60, 600],
] as const)('%s %s', { timeout: 120_000 }, async (file, flags, few, many) => {
  const program = await programOf(`bench/programs/${file}`, flags);
  const options = checkOptions({ ...UNREDUCED, model: 'sc', keepGoing: true });
  const search = new TaskSearch(program, options, settings(options), {
    machine: new Machine(buildImage(program)),
    threads: 8,
    task: WHOLE,
    known: new Map(),
  });
  while (search.executions < few && search.step());
  const before = used();
  while (search.executions < many && search.step());
  expect(search.executions).toBeGreaterThanOrEqual(many);
  expect((used() - before) / 2 ** 20).toBeLessThan(2);
});
