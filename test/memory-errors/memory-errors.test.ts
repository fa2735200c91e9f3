import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/**
 * Memory errors, each with its mended twin, through every engine. The head of a program says what each variant (a list of
 * macros) is under each model: `verified`, or the kind of violation.
 */
useOwnCache();
const FOLDER = 'test/memory-errors/programs';
const ENGINES = ['explore', 'sequentialize', 'axiomatic', 'random'] as const;
const LONG = 60_000;

interface Expected {
  readonly macros: readonly string[];
  readonly model: string;
  readonly verdict: string;
}

const expectations = (text: string): Expected[] =>
  [...text.matchAll(/^ \* expect([A-Z ]*):(.*)$/gm)].flatMap(([, macros, rest]) =>
    [...rest.matchAll(/(\w+) +(\w+)/g)].map(([, model, verdict]) => ({
      macros: macros.split(' ').filter((name) => name !== ''),
      model,
      verdict,
    })),
  );

async function said(file: string, { macros, model }: Expected, engine: string): Promise<string[]> {
  const options = { model, engine, schedules: 200, clangFlags: macros.map((name) => `-D${name}`) };
  const { verdict, violations } = await checkFile(file, options as unknown as Partial<CheckOptions>);
  return violations.length > 0 ? violations.map(({ kind }) => kind) : [verdict];
}

describe.each(readdirSync(join(ROOT, FOLDER)))('%s', (name) => {
  const all = expectations(readFileSync(join(ROOT, FOLDER, name), 'utf8'));
  test('it says what is expected', () => expect(all.length).toBeGreaterThan(1));

  test.each(all.map((one) => [`${one.macros.join(' ')} ${one.model}`, one] as const))(
    '%s',
    { timeout: LONG },
    async (_, one) => {
      for (const engine of ENGINES) {
        if (engine === 'sequentialize' && one.model.endsWith('c11')) continue;
        const found = await said(`${FOLDER}/${name}`, one, engine);
        /* random never proves, and may find the other of two things that are wrong; what it finds is wrong */
        if (engine !== 'random') expect(found, engine).toEqual([one.verdict]);
        else if (one.verdict === 'verified') expect(found, engine).toEqual(['unknown']);
        else expect(found, engine).not.toEqual(['verified']);
      }
    },
  );
});
