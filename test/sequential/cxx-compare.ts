import { expect, test } from 'vitest';
import { runNative } from '../support/native.ts';
import { loadSource, runProgram } from '../support/run-program.ts';
import type { SmallProgram } from './batch.ts';
import { cxxBatchSource, END, START, splitCxxOutput } from './cxx-batch.ts';

const BATCH = 18;

export function cxxBatches(programs: readonly SmallProgram[]): SmallProgram[][] {
  const count = Math.ceil(programs.length / BATCH);
  return Array.from({ length: count }, (_, i) => programs.slice(i * BATCH, (i + 1) * BATCH));
}

type Outputs = readonly {
  readonly how: string;
  readonly output: Map<string, string>;
  readonly ended: string;
}[];

/** A test for each program of the batch: what it prints as compiled by g++, by the VM's generated code, by its interpreter. */
export function compareCxxBatch(batch: readonly SmallProgram[], clang: string): void {
  let outputs: Promise<Outputs> | null = null;
  const names = [START, ...batch.map((program) => program.name), END];
  test.each(names)(`%s (${batch[0]?.name} …)`, { timeout: 120_000 }, async (name) => {
    const [native, ...ours] = await (outputs ??= run(batch, clang));
    for (const { how, output, ended } of ours)
      expect(output.get(name) ?? `not reached: ${ended}`, how).toBe(native.output.get(name));
  });
}

async function run(batch: readonly SmallProgram[], clang: string): Promise<Outputs> {
  const source = cxxBatchSource(batch);
  const [native, program] = await Promise.all([runNative(source, 'cc'), loadSource(source, { clang }, 'cc')]);
  const ours = [false, true].map((interpretOnly) => {
    const { output, ended } = runProgram(program, { interpretOnly });
    return { how: interpretOnly ? 'interpreted' : 'compiled', output: splitCxxOutput(output), ended };
  });
  return [{ how: 'native', output: splitCxxOutput(native), ended: 'returned' }, ...ours];
}
