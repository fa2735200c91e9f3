import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DiagnosticError, EXIT } from '../../src/base/failure.ts';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { checkFile, ROOT } from './check-file.ts';

/**
 * Programs through every engine. The head of a program says what each variant (a list of macros) is under each model:
 * `verified`, or the kind of violation (`race|uninitialized`: it has both; an engine tells one, and each when it is asked for alone). `gap ENGINE MACROS: MODELS` is what an engine does not decide yet: it says `unknown`,
 * and as soon as it says more the line has to go (each has its row in docs/limitations.md).
 */
const ENGINES = ['explore', 'sequentialize', 'axiomatic', 'random'] as const;
const LONG = 60_000;

interface Expected {
  readonly macros: readonly string[];
  readonly model: string;
  readonly verdict: string;
}

const expectations = (text: string): Expected[] =>
  [...text.matchAll(/^ \* expect([A-Z ]*):(.*)$/gm)].flatMap(([, macros, rest]) =>
    [...rest.matchAll(/(\w+) +([\w|]+)/g)].map(([, model, verdict]) => ({
      macros: macros.split(' ').filter((name) => name !== ''),
      model,
      verdict,
    })),
  );

/** `axiomatic DESTROY rc11` */
const gapsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^ \* gap (\w+)([A-Z ]*):(.*)$/gm)].flatMap(([, engine, macros, models]) =>
      models
        .trim()
        .split(/ +/)
        .map((model) => `${engine}${macros} ${model}`),
    ),
  );

async function said(
  file: string,
  { macros, model }: Expected,
  engine: string,
  check?: string,
): Promise<string[]> {
  const alone = check === undefined ? {} : { check: new Set([check]) };
  const options = { model, engine, schedules: 200, clangFlags: macros.map((name) => `-D${name}`), ...alone };
  try {
    const { verdict, violations } = await checkFile(file, options as unknown as Partial<CheckOptions>);
    return violations.length > 0 ? violations.map(({ kind }) => kind) : [verdict];
  } catch (problem) {
    /* refused by name: the command line ends as for any other unknown */
    if (problem instanceof DiagnosticError && problem.exit === EXIT.unknown) return ['unknown'];
    throw problem;
  }
}

/** Every program of this folder of the project. */
export function describePrograms(folder: string): void {
  describe.each(readdirSync(join(ROOT, folder)))('%s', (name) => {
    const text = readFileSync(join(ROOT, folder, name), 'utf8');
    const all = expectations(text);
    const gaps = gapsOf(text);
    test('it says what is expected', () => expect(all.length).toBeGreaterThan(1));

    test.each(all.map((one) => [`${one.macros.join(' ')} ${one.model}`, one] as const))(
      '%s',
      { timeout: LONG },
      async (_, one) => {
        for (const engine of ENGINES) {
          if (engine === 'sequentialize' && one.model.endsWith('c11')) continue;
          const found = await said(`${folder}/${name}`, one, engine);
          /* random never proves, and may find the other of two things that are wrong; what it finds is wrong */
          if (gaps.has([engine, ...one.macros, one.model].join(' ')))
            expect(found, `${engine}: is the gap still there?`).toEqual(['unknown']);
          else if (engine !== 'random') {
            expect(found, engine).toHaveLength(1);
            const kinds = one.verdict.split('|');
            expect(kinds, engine).toContain(found[0]);
            for (const kind of kinds.length > 1 ? kinds : [])
              expect(await said(`${folder}/${name}`, one, engine, kind), `${engine}, alone`).toEqual([kind]);
          } else if (one.verdict === 'verified') expect(found, engine).toEqual(['unknown']);
          else expect(found, engine).not.toEqual(['verified']);
        }
      },
    );
  });
}
