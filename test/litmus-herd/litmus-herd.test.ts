import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { litmusOptions } from '../../src/base/options/litmus-options.ts';
import { parseLitmus } from '../../src/frontend/litmus/litmus.ts';
import { litmus } from '../../src/index.ts';
import { verifyProgram } from '../../src/ir/verify.ts';
import { herdBlock } from '../../src/results/formats/other-commands/herd.ts';
import { litmusSummary } from '../../src/results/formats/other-commands/litmus-report.ts';
import { MODELS } from '../../src/results/types.ts';
import { runLitmus } from '../../src/run/litmus/one-test.ts';
import { ROOT } from '../cli/heddle.ts';
import { HAVE_SHARED, SHARED_FOLDER, sharedTests, WHY_SKIPPED } from './shared.ts';

const HERE = import.meta.dirname;
const own = readdirSync(HERE).filter((file) => file.endsWith('.litmus'));

/** Runs these paths in this process, and gives the summary. */
async function summary(paths: readonly string[], model: string, expected: string): Promise<string> {
  const run = litmus({ paths, options: litmusOptions({ model, expected }) });
  for (;;) {
    const step = await run.next();
    if (step.done) return litmusSummary(step.value.run).join('\n');
  }
}

describe('our own litmus tests', () => {
  it.each(own)('%s gives the block that herd would print', async (file) => {
    const test = parseLitmus(readFileSync(join(HERE, file), 'utf8'), file);
    verifyProgram(test.program, 'litmus');
    const block = herdBlock(await runLitmus(test, litmusOptions()));
    await expect(block).toMatchFileSnapshot(join(HERE, 'golden', file.replace('.litmus', '.txt')));
  });

  it.each(MODELS)('have their answers under %s', async (model) => {
    const text = await summary([HERE], model, join(HERE, 'expected.csv'));
    expect(text).toMatch(/^33 tests: \d+ as expected(, \d+ without a known answer)?$/);
  });

  it('have their answers under a model of the user', async () => {
    const sra = join(ROOT, 'examples', 'models', 'sra.cat');
    const observations: string[] = [];
    for (const file of own) {
      const test = parseLitmus(readFileSync(join(HERE, file), 'utf8'), file);
      const { matching, flags } = await runLitmus(test, litmusOptions({ model: sra }));
      observations.push(
        `${test.name}: ${matching > 0 ? 'seen' : 'never'}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`,
      );
    }
    expect(observations).toEqual(
      expect.arrayContaining([
        '2+2W+rlx: never',
        'IRIW+acq: seen',
        'LB+rlx: never',
        'MP+plain: never, data-race',
        'MP+relacq: seen',
        'SB+sc: seen',
        'fetch-add: seen',
        'X86-SB: seen, data-race',
      ]),
    );
  });
});

describe('values out of thin air that are computed with', () => {
  const text = (condition: string): string => `C computed
{ x = 0; y = 0; z = 0; }

P0 (atomic_int* x, atomic_int* y, atomic_int* z) {
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
  if (${condition}) { atomic_store_explicit(z, 1, memory_order_relaxed); }
  atomic_store_explicit(y, r0, memory_order_relaxed);
}

P1 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
  atomic_store_explicit(x, r0, memory_order_relaxed);
}

exists (z=1)
`;
  const asked = async (condition: string, model: string): Promise<number> =>
    (await runLitmus(parseLitmus(text(condition), 'computed.litmus'), litmusOptions({ model }))).matching;
  it.each(['r0 == 7', 'r0 + 3 == 10', 'r0 - 3 == 10', 'r0 > 100'])('%s is found', async (condition) => {
    expect(await asked(condition, 'relaxed')).toBeGreaterThan(0);
    expect(await asked(condition, 'rc11')).toBe(0);
  });
  it.each(['r0 * r0 == 49', '(r0 & 8) == 8', 'r0 % 5 == 3'])('%s: no answer', async (condition) => {
    await expect(asked(condition, 'relaxed')).rejects.toThrow(/the test computes with them/);
    expect(await asked(condition, 'rc11')).toBe(0);
  });
});

describe.skipIf(!HAVE_SHARED)(`known answers${HAVE_SHARED ? '' : ` (${WHY_SKIPPED})`}`, () => {
  const everySixth = (_: string, i: number): boolean => i % 6 === 0;
  it.each([
    ['x86', 'tso', everySixth],
    ['c11', 'rc11', () => true],
    ['c11', 'c11', () => true],
  ] as const)('of %s under %s', async (folder, model, choose) => {
    const files = sharedTests(folder).filter(choose);
    const text = await summary(
      files.map((file) => join(SHARED_FOLDER, folder, file)),
      model,
      join(SHARED_FOLDER, folder, 'expected.csv'),
    );
    expect(text).toBe(`${files.length} tests: ${files.length} as expected`);
  });
});
