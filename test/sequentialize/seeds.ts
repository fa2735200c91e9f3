import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/**
 * What the head comment of a program in bench/programs/papers promises, one line for a model, bounds and a variant:
 * ` * heddle: sc --unwind 4 --contexts 6: violated assertion`, or `verified`, or `bounded` (nothing goes wrong within
 * the bounds, which cut something). `heddle slow:` where it takes more than a few seconds.
 */
export interface Promised {
  readonly file: string;
  readonly title: string;
  readonly slow: boolean;
  readonly options: Partial<CheckOptions>;
  /** `verified`, `bounded`, or the kind of the violation. */
  readonly answer: string;
}

const FOLDER = 'bench/programs/papers';
const LINE = /^ \* heddle( slow)?: ((\w+)((?: --\w+ \d+)*)((?: -D\w+(?:=\w+)?)*)): (?:violated )?(\w+)$/;
const BOUNDS = ['unwind', 'contexts', 'rounds', 'clock', 'queue', 'bitwidth'] as const;

export const SEED_PROGRAMS: readonly string[] = readdirSync(join(ROOT, FOLDER))
  .filter((file) => file.endsWith('.c'))
  .map((file) => `${FOLDER}/${file}`);

export function promisesOf(file: string): Promised[] {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(' * heddle'))
    .map((line) => {
      const match = LINE.exec(line);
      if (match === null) throw new Error(`not a promise: '${line}'`);
      const [, slow, title, model, bounds, defines, answer] = match;
      const clangFlags = defines.split(' ').filter((flag) => flag !== '');
      return {
        file,
        title: `${title}: ${answer}`,
        slow: slow !== undefined,
        options: { model, clangFlags, ...boundsOf(bounds) },
        answer,
      };
    });
}

function boundsOf(text: string): Partial<CheckOptions> {
  const given = text.matchAll(/ --(\w+) (\d+)/g);
  return Object.fromEntries(
    Array.from(given, ([, name, value]) => {
      if (!BOUNDS.some((bound) => bound === name)) throw new Error(`not a bound: --${name}`);
      return [name, Number(value)];
    }),
  );
}

/** The verdict, or the kind of the violation. */
export async function answerOf(file: string, options: Partial<CheckOptions>): Promise<string> {
  const verdict: Verdict = await checkFile(file, { engine: 'sequentialize', ...options });
  return verdict.violations[0]?.kind ?? verdict.verdict;
}
