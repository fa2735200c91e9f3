import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { sequentializeRaces } from '../fuzz/races.ts';
import { litmusFiles } from '../litmus/programs.ts';
import { isLarge } from './litmus.ts';

/** Explore does not follow happens-before from atomic block to atomic block under these models. */
const hasBlocks = (program: Awaited<ReturnType<typeof loadProgram>>['program']): boolean =>
  program.functions.some((f) => f.blocks.some((b) => b.instrs.some((i) => i.op === 'atomic')));

describe.each(litmusFiles().filter((file) => !isLarge(file)))('races of $name', ({ path }) => {
  it.each(['sc', 'tso', 'pso'] as const)('%s: as explore says', { timeout: 300_000 }, async (model) => {
    const { program } = await loadProgram([path], checkOptions({ model }));
    if (hasBlocks(program)) return;
    const race = await sequentializeRaces(program, model);
    expect(race).toBe(exploreOutcomes(program, model, true).violations.has('race'));
  });
});
