import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { ROOT } from '../support/check-file.ts';
import { platformPrograms, type Variant } from './expectations.ts';

/** Brute force over machine states, and over graphs judged by the axioms, sees the same kinds of violations as explore. */

useOwnCache();
const MACHINES = ['sc', 'tso', 'pso'] as const;
const LONG = 120_000;
/** By axioms: too many candidates. */
const TOO_LARGE = ['c11-call-once.c', 'barrier-phases.c', 'once.c'];

const kinds = ({ violations }: { readonly violations: ReadonlyMap<string, unknown> }): string[] =>
  [...violations.keys()].sort();

async function load({ file, macros }: Variant): Promise<Program> {
  const options = checkOptions({ verifyIR: true, clangFlags: [...macros] });
  return (await loadProgram([`${ROOT}/${file}`], options)).program;
}

describe.each(
  platformPrograms()
    .filter((program) => program.oracle)
    .flatMap((program) =>
      program.variants.map(
        (variant) => [`${program.name} ${variant.macros.join(' ')}`, program, variant] as const,
      ),
    ),
)('%s', (_, program, variant) => {
  it.each(MACHINES)('%s', { timeout: LONG }, async (model) => {
    const loaded = await load(variant);
    expect(kinds(exploreOutcomes(loaded, model))).toEqual(kinds(operationalBehaviours(loaded, model)));
  });

  it.skipIf(TOO_LARGE.includes(program.name))('rc11', { timeout: LONG }, async () => {
    const loaded = await load(variant);
    const oracle = kinds(axiomaticBehaviours(loaded, loadModel('rc11'), { race: true }));
    const found = kinds(exploreOutcomes(loaded, 'rc11', true));
    /* a program with a race has no meaning: what else it shows is not compared */
    if (oracle.includes('race')) expect(found).toContain('race');
    else expect(found).toEqual(oracle);
  });
});
