import { describe, expect, it } from 'vitest';
import { heddle } from '../cli/heddle.ts';
import { HAVE_SHARED, SHARED_FOLDER, sharedTests, WHY_SKIPPED } from './shared.ts';

const SECONDS = 180;

describe.skipIf(!HAVE_SHARED)(`all known answers${HAVE_SHARED ? '' : ` (${WHY_SKIPPED})`}`, () => {
  it(`are found, in under ${SECONDS} s together`, async () => {
    const start = performance.now();
    for (const [folder, model] of [
      ['x86', 'tso'],
      ['c11', 'rc11'],
      ['c11', 'c11'],
    ]) {
      const args = ['litmus', folder, '--model', model, '--expected', `${folder}/expected.csv`, '--quiet'];
      const run = await heddle(args, { cwd: SHARED_FOLDER });
      const count = sharedTests(folder).length;
      expect(run).toEqual({ exit: 0, stdout: `${count} tests: ${count} as expected\n`, stderr: '' });
    }
    expect((performance.now() - start) / 1000).toBeLessThan(SECONDS);
  });
});
