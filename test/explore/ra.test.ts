import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { loadModel } from '../../src/models/load.ts';
import { loadProgram } from '../../src/run/load.ts';

/** Release-acquire: what only the axiom of seq_cst forbids is allowed, everything else is as under rc11. */
const programOf = async (name: string) =>
  (await loadProgram([`test/litmus/${name}.c`], checkOptions({}))).program;

describe('ra', () => {
  it.each(['sb-sc', 'sb-fences', 'iriw-sc', 'iriw-fences', 'r-sc', '2+2w-sc', 'rwc-sc'])(
    '%s has more outcomes than under rc11',
    async (name) => {
      const program = await programOf(name);
      const under = (model: 'ra' | 'rc11'): string[] => [...exploreOutcomes(program, model).outcomes.keys()];
      expect(under('ra')).toEqual(expect.arrayContaining(under('rc11')));
      expect(under('ra').length).toBeGreaterThan(under('rc11').length);
    },
  );

  it.each([
    'mp-sc',
    'mp-relacq',
    'mp-fences',
    'lb-rlx',
    'corr',
    'wrc-relacq',
    'isa2-relacq',
    'fetch-add-two',
  ])('%s is as under rc11', async (name) => {
    const program = await programOf(name);
    expect(exploreOutcomes(program, 'ra')).toEqual(exploreOutcomes(program, 'rc11'));
  });

  it.each(['sb-sc', 'iriw-sc', 'sb-fences', 'z6.3-fences', 'rs-rmw', 'cas-one-wins', 's-relacq'])(
    '%s agrees with the oracle, with classes and without',
    async (name) => {
      const program = await programOf(name);
      const oracle = axiomaticBehaviours(program, loadModel('ra'), { race: true });
      for (const more of [{}, { classes: [], symmetry: true }]) {
        const found = exploreOutcomes(program, 'ra', true, more);
        expect([...found.outcomes.keys()].sort()).toEqual([...oracle.outcomes.keys()].sort());
        expect([...found.violations.keys()].sort()).toEqual([...oracle.violations.keys()].sort());
      }
    },
  );
});
