import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { parseLitmus } from '../../src/frontend/litmus/litmus.ts';
import { runPasses } from '../../src/passes/pipeline.ts';
import { loadProgram } from '../../src/run/load.ts';
import { ROOT } from '../cli/heddle.ts';
import { litmusFiles } from '../litmus/programs.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { additionsOf, differencesMarkdown, type Row } from './rc11-c11.ts';
import { HAVE_SHARED, SHARED_FOLDER, sharedTests, WHY_SKIPPED } from './shared.ts';

useOwnCache();

const different = (rows: readonly Row[]): Row[] => rows.filter((row) => row.additions.length > 0);

function herdRows(folder: string, files: readonly string[]): Row[] {
  return files.map((file) => {
    const test = parseLitmus(readFileSync(join(folder, file), 'utf8'), file);
    const program = runPasses(test.program, {
      printAfter: null,
      onPrint: () => {},
      verify: true,
      retries: false,
    });
    return { name: file.replace(/\.litmus$/, ''), additions: additionsOf(program, (slot) => `P${slot - 1}`) };
  });
}

/** Programs whose head comments state other outcomes for c11 than for rc11. */
async function programRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, expectations } of litmusFiles()) {
    const [rc11, c11] = (['rc11', 'c11'] as const).map((model) => String(expectations.get(model)?.outcomes));
    if (rc11 === c11) continue;
    const { program } = await loadProgram([path], checkOptions({ verifyIR: true }));
    rows.push({ name, additions: additionsOf(program, (slot) => `T${slot}`) });
  }
  return rows;
}

it.skipIf(!HAVE_SHARED)(
  `docs/rc11-c11.md is what the oracle finds${HAVE_SHARED ? '' : ` (${WHY_SKIPPED})`}`,
  async () => {
    const folder = join(SHARED_FOLDER, 'c11');
    const own = readdirSync(import.meta.dirname).filter((file) => /^[^X].*\.litmus$/.test(file));
    const programs = await programRows();
    expect(programs.every((row) => row.additions.length > 0)).toBe(true);
    const text = differencesMarkdown([
      [
        "Tests of the herd and cppmem suites, from Dat3M's collection",
        different(herdRows(folder, sharedTests('c11'))),
      ],
      ['Our own tests in test/litmus-herd', different(herdRows(import.meta.dirname, own.sort()))],
      ['Our own programs in test/litmus', programs],
    ]);
    await expect(text).toMatchFileSnapshot(join(ROOT, 'docs', 'rc11-c11.md'));
  },
);
