import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the head comment of a program says, one line a variant (the macros that switch something on):
 *
 *   lifetimes: verified
 *   lifetimes: -DNAME violated KIND|KIND
 *   lifetimes: -DNAME violated KIND; sc: verified
 *
 * `not by sequentialize: REASON`: that engine is not asked. The last form is for what only happens-before sees: the models of interleavings and store buffers say something else.
 */
export interface Variant {
  readonly file: string;
  readonly macros: readonly string[];
  /** `verified`, or `violated` with any of these kinds: which comes first is the engine's affair. */
  readonly expected: readonly string[];
  /** The same under sc, tso and pso. */
  readonly byOrder: readonly string[];
  readonly sequentialized: boolean;
}

const FOLDER = join(import.meta.dirname, 'programs');
const LINE =
  /^ \* lifetimes: ((?:-D\S+ )*)(verified|violated [\w|]+)(?:; sc: (verified|violated [\w|]+))?$/gm;

const answers = (text: string): string[] =>
  text === 'verified'
    ? [text]
    : text
        .slice('violated '.length)
        .split('|')
        .map((kind) => `violated ${kind}`);

export function variants(folder = FOLDER): Variant[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const head = text.slice(0, text.indexOf('*/'));
      const found = [...head.matchAll(LINE)].map(
        ([, macros, expected, byOrder]): Variant => ({
          file: `test/lifetimes/programs/${name}`,
          macros: macros.trim().split(' ').filter(Boolean),
          expected: answers(expected),
          byOrder: answers(byOrder ?? expected),
          sequentialized: !/^ \* not by sequentialize: /m.test(head),
        }),
      );
      if (found.length === 0 || found.length !== head.match(/^ \* lifetimes:/gm)?.length)
        throw new Error(`${name}: what does it promise?`);
      return found;
    });
}
