import { describe, expect, it } from 'vitest';
import { heddle } from '../cli/heddle.ts';
import { HAVE_SHARED, SHARED_FOLDER, sharedTests, WHY_SKIPPED } from '../litmus-herd/shared.ts';

describe.skipIf(!HAVE_SHARED)(
  `known answers by sequentialize${HAVE_SHARED ? '' : ` (${WHY_SKIPPED})`}`,
  () => {
    it('all of x86 under tso', { timeout: 900_000 }, async () => {
      const args = ['litmus', 'x86', '--model', 'tso', '--engine', 'sequentialize'];
      const run = await heddle([...args, '--expected', 'x86/expected.csv', '--quiet'], {
        cwd: SHARED_FOLDER,
      });
      const count = sharedTests('x86').length;
      expect(run).toEqual({ exit: 0, stdout: `${count} tests: ${count} as expected\n`, stderr: '' });
    });
  },
);
