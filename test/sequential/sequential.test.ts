import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { installed, runNative } from '../support/native.ts';
import { loadSource, runProgram } from '../support/run-program.ts';
import { batchSource, type SmallProgram, splitOutput } from './batch.ts';
import { generateProgram } from './generate.ts';

/**
 * The sequential semantics, against the machine: every small program prints the same when gcc compiles it and the
 * processor runs it as it does under Heddle's VM. The programs of programs/ are written, the others generated.
 */

const GENERATED = 130;
const BATCH = 20;

const folder = join(import.meta.dirname, 'programs');
const written: SmallProgram[] = readdirSync(folder).map((file) => ({
  name: file.replace(/\.c$/, ''),
  source: readFileSync(join(folder, file), 'utf8'),
}));
const generated: SmallProgram[] = Array.from({ length: GENERATED }, (_, i) => ({
  name: `generated-${i + 1}`,
  source: generateProgram(i + 1),
}));

useOwnCache();

test('there are enough programs', () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(written.length + generated.length).toBeGreaterThanOrEqual(200);
});

describe.skipIf(!installed('gcc'))(
  'prints the same as compiled by gcc (skipped where there is no gcc)',
  () => {
    for (const batch of [...batches(written), ...batches(generated)]) compare(batch);
  },
);

function batches(programs: readonly SmallProgram[]): SmallProgram[][] {
  const count = Math.ceil(programs.length / BATCH);
  return Array.from({ length: count }, (_, i) => programs.slice(i * BATCH, (i + 1) * BATCH));
}

interface Outputs {
  readonly native: Map<string, string>;
  readonly ours: readonly {
    readonly how: string;
    readonly output: Map<string, string>;
    readonly ended: string;
  }[];
}

/** By gcc, by the VM's generated code, and by its interpreter. */
async function run(batch: readonly SmallProgram[]): Promise<Outputs> {
  const source = batchSource(batch);
  const [native, program] = await Promise.all([runNative(source), loadSource(source, { clang: 'wasm' })]);
  const ours = [false, true].map((interpretOnly) => {
    const { output, ended } = runProgram(program, { interpretOnly });
    return { how: interpretOnly ? 'interpreted' : 'compiled', output: splitOutput(output), ended };
  });
  return { native: splitOutput(native), ours };
}

function compare(batch: readonly SmallProgram[]): void {
  let outputs: Promise<Outputs> | null = null;
  test.each(batch.map((program) => program.name))('%s', { timeout: 60_000 }, async (name) => {
    const { native, ours } = await (outputs ??= run(batch));
    for (const { how, output, ended } of ours)
      expect(output.get(name) ?? `not reached: ${ended}`, how).toBe(native.get(name));
  });
}
