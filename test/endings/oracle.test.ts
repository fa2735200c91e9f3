import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { ROOT } from '../support/check-file.ts';
import { endingPrograms, type Variant } from './expectations.ts';

/** The same programs through both oracles, which judge the engines: they find all kinds of violations, asked for or not. */

useOwnCache();
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;
const LONG = 60_000;
/** What is left at the end, and division, the oracles do not look at. */
const BEYOND = ['leak', 'unjoined', 'arithmetic'];
/** No litmus tests: what the front end refuses, and what is too big. */
const NOT_SMALL = [
  'async.c',
  'at-exit.c',
  'exit-cxx.cc',
  'exit-in-block.c',
  'static-destructor.cc',
  'thread-exit-unwinds.cc',
];
/** Joins and detaches of what is no thread, or no more: the oracles do not look at these either. */
const NO_THREADS = ['-DJOIN_TWICE', '-DDETACH_TWICE', '-DNO_THREAD'];

type Way = readonly [name: string, model: (typeof MODELS)[number], kinds: () => string[]];

function waysOf(program: Program, { models }: Variant): Way[] {
  const limits = { candidates: 20_000, combinations: 200_000, runs: 2000 };
  return MODELS.filter((model) => models?.includes(model) ?? true).flatMap((model): Way[] => {
    const race = model === 'rc11';
    const axioms = () => axiomaticBehaviours(program, loadModel(model), { race, limits });
    const states = () => operationalBehaviours(program, model as 'sc');
    return [
      ['by axioms', model, () => [...axioms().violations.keys()]],
      ...(race ? [] : [['by states', model, () => [...states().violations.keys()]] as const]),
    ];
  });
}

/** Is that what the variant promises? Unknown: nothing that was asked for, and something else instead. */
function isPromised({ verdicts, kinds, check }: Variant, found: readonly string[]): boolean {
  const asked = found.filter((kind) => (check === null ? true : check.split(',').includes(kind)));
  if (verdicts[0] === 'violated') return kinds.some((kind) => asked.includes(kind));
  const hidden = found.some((kind) => !['assertion', 'deadlock', 'liveness', 'race'].includes(kind));
  return asked.length === 0 && hidden === (verdicts.length === 1 && verdicts[0] === 'unknown');
}

const judged = endingPrograms()
  .filter(({ name }) => !NOT_SMALL.includes(name))
  .map(({ name, variants }) => {
    const those = variants.filter(
      ({ kinds, check, macros }) =>
        ![...kinds, check ?? ''].some((kind) => BEYOND.includes(kind)) &&
        !macros.some((macro) => NO_THREADS.includes(macro)),
    );
    return [name, those] as const;
  })
  .filter(([, variants]) => variants.length > 0);

describe.each(judged)('%s', (_, variants) => {
  it.each(variants.map((variant) => [variant.title, variant] as const))(
    '%s',
    { timeout: LONG },
    async (_title, variant) => {
      const options = checkOptions({ clangFlags: [...variant.macros] });
      const { program } = await loadProgram([`${ROOT}/${variant.file}`], options);
      const differences: string[] = [];
      let judges = 0;
      for (const [name, model, kinds] of waysOf(program, variant)) {
        try {
          const found = kinds();
          judges++;
          if (!isPromised(variant, found)) differences.push(`${name}, ${model}: ${found.join(' ')}`);
        } catch (problem) {
          if (!(problem instanceof OracleLimit)) throw problem;
        }
      }
      expect(differences).toEqual([]);
      expect(judges).toBeGreaterThan(0);
    },
  );
});
