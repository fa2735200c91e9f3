import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { WHOLE } from '../../src/engines/explore/graph/path.ts';
import { settings } from '../../src/engines/explore/parallel/task-search.ts';
import { ExploreWork } from '../../src/engines/explore/parallel/work.ts';
import type { Control } from '../../src/engines/work/work.ts';
import { loadProgram } from '../../src/run/load.ts';

/**
 * A worker elsewhere may get a part that it has run before: its result was refused, or lost with Redis's last second. What it
 * has told once must be told again then, or a bug would be missing from what counts.
 */
test('what a refused result has told is told again', async () => {
  const options = checkOptions({
    keepGoing: true,
    locks: 'off',
    classes: 'off',
    symmetry: 'off',
    commuting: 'off',
  });
  const { program } = await loadProgram(['examples/peterson-buggy.c'], options);
  const work = new ExploreWork(program, { options, how: settings(options), threads: 8, split: 1000 });
  const control: Control<never> = {
    asked: () => 'go-on',
    give: () => {},
    wantsCount: () => false,
    count: () => {},
  };
  const told = async (): Promise<readonly string[]> =>
    (await work.run(WHOLE, control)).violations.map(({ key }) => key);
  const first = await told();
  expect(first).not.toEqual([]);
  expect(await told()).toEqual([]);
  work.forget();
  expect(await told()).toEqual(first);
});
