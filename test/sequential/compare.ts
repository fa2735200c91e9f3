import { expect, test } from 'vitest';
import { runNative } from '../support/native.ts';
import { loadSource, runProgram } from '../support/run-program.ts';
import { batchSource, type SmallProgram, splitOutput } from './batch.ts';

const BATCH = 20;

export function batches(programs: readonly SmallProgram[]): SmallProgram[][] {
  const count = Math.ceil(programs.length / BATCH);
  return Array.from({ length: count }, (_, i) => programs.slice(i * BATCH, (i + 1) * BATCH));
}

/** A test for each program of the batch: what it prints as compiled by gcc, by the VM's generated code, by its interpreter. */
export function compareBatch(batch: readonly SmallProgram[], clang: string): void {
  let outputs: Promise<Outputs> | null = null;
  test.each(batch.map((program) => program.name))('%s', { timeout: 60_000 }, async (name) => {
    const { native, ours } = await (outputs ??= run(batch, clang));
    for (const { how, output, ended } of ours) {
      expect(output.get(name) ?? `not reached: ${ended}`, how).toBe(native.get(name));
    }
  });
}

interface Outputs {
  readonly native: Map<string, string>;
  readonly ours: readonly {
    readonly how: string;
    readonly output: Map<string, string>;
    readonly ended: string;
  }[];
}

async function run(batch: readonly SmallProgram[], clang: string): Promise<Outputs> {
  const source = batchSource(batch);
  const [native, program] = await Promise.all([runNative(source), loadSource(source, { clang })]);
  const ours = [false, true].map((interpretOnly) => {
    const { output, ended } = runProgram(program, { interpretOnly });
    return { how: interpretOnly ? 'interpreted' : 'compiled', output: splitOutput(output), ended };
  });
  return { native: splitOutput(native), ours };
}
