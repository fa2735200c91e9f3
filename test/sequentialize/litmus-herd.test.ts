import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { litmusOptions } from '../../src/base/options/litmus-options.ts';
import { litmus } from '../../src/index.ts';
import { litmusSummary } from '../../src/results/formats/other-commands/litmus-report.ts';
import { heddle, ROOT } from '../cli/heddle.ts';
import { HAVE_SHARED, SHARED_FOLDER, sharedTests, WHY_SKIPPED } from '../litmus-herd/shared.ts';

async function summary(paths: readonly string[], model: string, expected: string): Promise<string> {
  const run = litmus({ paths, options: litmusOptions({ model, expected, engine: 'sequentialize' }) });
  for (;;) {
    const step = await run.next();
    if (step.done) return litmusSummary(step.value.run).join('\n');
  }
}

describe('litmus tests by sequentialize', () => {
  const own = join(ROOT, 'test', 'litmus-herd');
  it.each(['sc', 'tso', 'pso'])('our own under %s', { timeout: 60_000 }, async (model) => {
    const text = await summary([own], model, join(own, 'expected.csv'));
    expect(text).toMatch(/^33 tests: \d+ as expected(, \d+ without a known answer)?$/);
  });

  it('other models are refused', async () => {
    const args = ['litmus', 'SB+sc.litmus', '--engine', 'sequentialize', '--model', 'rc11'];
    const run = await heddle(args, { cwd: own });
    expect(run.exit).toBe(1);
    expect(run.stdout + run.stderr).toContain('engine sequentialize does not check model rc11');
  });

  it.skipIf(!HAVE_SHARED)(
    `one in twelve of the known answers under tso${HAVE_SHARED ? '' : ` (${WHY_SKIPPED})`}`,
    { timeout: 120_000 },
    async () => {
      const files = sharedTests('x86').filter((_, n) => n % 12 === 3);
      const paths = files.map((file) => join(SHARED_FOLDER, 'x86', file));
      const text = await summary(paths, 'tso', join(SHARED_FOLDER, 'x86', 'expected.csv'));
      expect(text).toBe(`${files.length} tests: ${files.length} as expected`);
    },
  );
});
