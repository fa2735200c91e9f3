import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { loadModel } from '../../src/models/load.ts';
import { loadProgram } from '../../src/run/load.ts';
import { litmusFiles } from '../litmus/programs.ts';
import { ROOT } from '../support/check-file.ts';

/** examples/models/cpp11-sc.cat: where the SC of rc11 and c11 differs from C++11's, written down by the oracle. */
const MODEL = join(ROOT, 'examples', 'models', 'cpp11-sc.cat');
const FILES = litmusFiles().filter(({ name }) =>
  /^(sb|mp|iriw|rwc|r|z6\.3|2\+2w|wrc|isa2|s)-(sc|fences|fence|acq-fence|rlx|relacq|sc-.*|fence-.*|fences-.*)$/.test(
    name,
  ),
);

const HEAD = `# Where the SC of C++11 differs

Written by \`npm run bless\` (test/axiomatic/cpp11-sc.test.ts) from what the oracle finds for the programs of
test/litmus that are about \`seq_cst\`, and for test/axiomatic/z6u.c. \`examples/models/cpp11-sc.cat\` has the total order S of C++11, with the rules that
CDSChecker's figures 7 and 9 give it; \`rc11\` and \`c11\` have the repaired axiom of Lahav and others (PLDI 2017). Its fences
are stronger (what is read through a third thread counts), and seq_cst accesses are weaker beside others: happens-before
through a weaker access does not order them.

| program | only C++11's S allows | only rc11 and c11 allow |
| --- | --- | --- |
`;

describe("C++11's SC", () => {
  it('differs from that of rc11 here', { timeout: 120_000 }, async () => {
    const rows: string[] = [];
    const own = { name: 'z6u', path: join(import.meta.dirname, 'z6u.c') };
    for (const { name, path } of [...FILES, own]) {
      const { program } = await loadProgram([path], checkOptions({}));
      const outcomes = (model: string): string[] => [
        ...axiomaticBehaviours(program, loadModel(model), {}).outcomes.keys(),
      ];
      const [theirs, ours] = [outcomes(MODEL), outcomes('rc11')];
      const only = (a: string[], b: string[]): string =>
        a
          .filter((one) => !b.includes(one))
          .sort()
          .map((one) => `\`${one}\``)
          .join('<br>');
      if (only(theirs, ours) !== '' || only(ours, theirs) !== '')
        rows.push(`| ${name} | ${only(theirs, ours)} | ${only(ours, theirs)} |`);
    }
    await expect(
      `${HEAD}${rows.join('\n')}\n\n${FILES.length + 1} programs were compared.\n`,
    ).toMatchFileSnapshot(join(ROOT, 'docs', 'cpp11-sc.md'));
  });

  it.each(['iriw-fences', 'z6.3-rlx', 'rwc-fence', 'sb-sc'])(
    '%s: the engine agrees',
    { timeout: 60_000 },
    async (name) => {
      const { program } = await loadProgram([join(ROOT, 'test', 'litmus', `${name}.c`)], checkOptions({}));
      const expected = axiomaticBehaviours(program, loadModel(MODEL), { foreign: true });
      const found = await allOutcomes(program, MODEL);
      expect([...found.outcomes].sort()).toEqual([...expected.outcomes.keys()].sort());
    },
  );
});
