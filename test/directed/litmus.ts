import { expect, it } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { directedOutcomes } from '../../src/engines/directed/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { loadProgram } from '../../src/run/load.ts';
import { differences } from '../litmus/compare.ts';
import type { LitmusFile } from '../litmus/programs.ts';
import { Conditions } from './conditions.ts';

const MODELS = ['sc', 'tso', 'pso'] as const;

/** What the graph does not model, by docs/directed.md: named, with its line. */
const REFUSED = /nondeterministic data|different sizes|created at several points/;

/**
 * What the engine says of a litmus program that is not what its head says (which `explore` and the oracle are tested for), and
 * which way branches and checks go that is not what the operational oracle sees; a refusal by name is not wrong.
 */
async function wrong(file: LitmusFile): Promise<string[]> {
  const { program } = await loadProgram([file.path], checkOptions({}));
  const all: string[] = [];
  for (const model of MODELS) {
    const expected = file.expectations.get(model);
    if (expected === undefined) throw new Error(`nothing is said about ${model}`);
    try {
      const own = new Conditions();
      const { outcomes, violations } = await directedOutcomes(program, model, own.watch);
      const found = differences(expected, { outcomes: new Map(outcomes), violations: violations as never });
      all.push(...found.map((text) => `${model}: ${text}`));
      const oracle = new Conditions();
      operationalBehaviours(program, model, { watch: oracle.watch });
      const [ours, theirs] = [own.lines(), oracle.lines()];
      all.push(
        ...ours
          .filter((line) => !theirs.includes(line))
          .map((line) => `${model}: ${line}, not in the oracle`),
      );
      all.push(
        ...theirs
          .filter((line) => !ours.includes(line))
          .map((line) => `${model}: only in the oracle: ${line}`),
      );
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      const { message, at } = error.diagnostic;
      if (!REFUSED.test(message) || at === undefined) all.push(`${model}: ${message}`);
    }
  }
  return all;
}

export function testLitmus(files: readonly LitmusFile[], timeout: number): void {
  it.each(files.map((file) => [file.name, file] as const))('%s', { timeout }, async (_, file) => {
    expect(await wrong(file)).toEqual([]);
  });
}

/** A few of each kind. */
export const isFast = ({ name }: LitmusFile): boolean =>
  /^(sb-(rlx|sc)|mp-(rlx|relacq|pointer)|2\+2w-rlx|mutex-(counter|order)|await-(flag$|never|each)|cas-|uninit|cond-no-signal|block-nested)/.test(
    name,
  );
