import { expect, it } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { MODELS } from '../../src/base/names.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { testHeap, testOptions } from '../../src/base/options/test-options.ts';
import { runTests } from '../../src/index.ts';
import { violation } from '../../src/results/formats/json/schema.ts';
import { failedTest } from '../../src/results/formats/other-commands/tests-report.ts';
import { displayWidth } from '../../src/results/formats/text/text-width.ts';
import type { Property } from '../../src/results/types.ts';
import { answerFor, rendered } from './answers.ts';

/**
 * What people read for each kind of violation, under each model: one file a program, in which models with the same text stand
 * together. Where it cannot occur, the verdict is there. Fixes and the weak executions of each model are in golden.test.ts.
 */
const KINDS: readonly (readonly [kind: string, program: string, check: readonly Property[]])[] = [
  ['assertion', 'lost-update.c', ['assertion']],
  ['assertion, weak', 'publish.c', ['assertion']],
  ['assertion, as strong as can be', 'strong-buffering.c', ['assertion']],
  ['deadlock', 'deadlock.c', ['deadlock']],
  ['deadlock, lost wake-up', 'lost-wake-up.c', ['deadlock']],
  ['memory', 'free.c', ['memory']],
  ['uninitialized', 'uninitialized.c', ['uninitialized']],
  ['lock', 'lock.c', ['lock']],
  ['liveness', 'liveness.c', ['liveness']],
  ['race', 'message.c', ['race']],
  ['leak', 'leak.c', ['leak']],
  ['unjoined', 'unjoined.c', ['unjoined']],
  ['overflow', 'overflow.c', ['overflow']],
  ['arithmetic', 'arithmetic.c', ['assertion']],
  ['exception', 'exception.cc', ['assertion']],
  ['race, C++ library', 'library.cc', ['race']],
  ['memory, C++', 'blocks.cc', ['memory']],
];

it('has every kind of violation', () => {
  const kinds = new Set([...KINDS.map(([kind]) => kind.split(',')[0]), 'not-serial']);
  expect([...kinds].sort()).toEqual([...violation.shape.kind.options].sort());
});

/** Seven checks a program; on a busy machine they take their time. */
const LONG = 300_000;

/** No engine has this under that model: the message says so. */
function refused(error: unknown): string {
  if (error instanceof DiagnosticError) return `refused: ${error.message}`;
  throw error;
}

it.each(KINDS)(
  '%s (%s) under every model',
  async (kind, program, check) => {
    const told = new Map<string, string[]>();
    for (const model of MODELS) {
      const answer = await answerFor(program, { model, check: new Set(check), suggest: false }).catch(
        refused,
      );
      if (typeof answer === 'string') {
        told.set(answer, [...(told.get(answer) ?? []), model]);
        continue;
      }
      expect(['violated', 'verified'], `${model}: ${answer.verdict.summary}`).toContain(
        answer.verdict.verdict,
      );
      const text = (await rendered('text', answer)).trimEnd();
      for (const line of text.split('\n').slice(0, -1))
        expect(displayWidth(line), line).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/\b__|heap block \d|T\d\.block|local .* of /);
      const story = text.replace(/\n\nmodel [\s\S]*\n\n(?=[^\n]*$)/, '\n\n');
      told.set(story, [...(told.get(story) ?? []), model]);
    }
    const sections = [...told].map(([story, models]) => `== ${models.join(', ')}\n\n${story}\n`);
    const file = `${kind.replace(/\W+/g, '-')}.txt`;
    await expect(sections.join('\n\n')).toMatchFileSnapshot(`golden/kinds/${file}`);
  },
  LONG,
);

it(
  'not-serial (counter-type.c) under every model, history first',
  async () => {
    const told = new Map<string, string[]>();
    for (const model of MODELS) {
      const file = 'test/reports/programs/counter-type.c';
      const steps = runTests({
        file,
        options: checkOptions({ model, heap: testHeap('auto', model, false), suggest: false }),
        typeOptions: testOptions({ tests: ['n|n'], ops: ['n=next'] }),
      });
      let step = await steps.next();
      while (!step.done) step = await steps.next();
      const { run, sources } = step.value;
      const text = failedTest(run.tests[0], { color: false, width: 80, sources }).trimEnd();
      for (const line of text.split('\n').slice(0, -1))
        expect(displayWidth(line), line).toBeLessThanOrEqual(80);
      const story = text.replace(/\n\nmodel [\s\S]*\n\n(?=[^\n]*$)/, '\n\n');
      told.set(story, [...(told.get(story) ?? []), model]);
    }
    const sections = [...told].map(([story, models]) => `== ${models.join(', ')}\n\n${story}\n`);
    await expect(sections.join('\n\n')).toMatchFileSnapshot('golden/kinds/not-serial.txt');
  },
  LONG,
);
