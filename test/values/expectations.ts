import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelName } from '../../src/results/types.ts';

/**
 * What the head comment of a program says, one line a variant (the macros that switch something on or off, and other flags):
 *
 *   values: verified
 *   values: -DNAME violated KIND: part of the message
 *
 * `check: KIND …` asks for these too, `models: …` are those of `explore` (default: sc, tso, pso, rc11, c11),
 * `engines: …` the engines (default: all three); `unknown in ENGINE` says that an engine may not answer.
 */
export interface Variant {
  readonly name: string;
  readonly file: string;
  readonly macros: readonly string[];
  readonly verdict: 'verified' | 'violated' | 'unknown';
  readonly kind: string | null;
  readonly message: string;
  readonly checks: readonly string[];
  readonly models: readonly ModelName[];
  readonly engines: readonly string[];
}

const LINE = /^ \* values: ((?:-[Df]\S+ )*)(verified|violated ([\w-]+)|unknown)(?:: (.*))?$/gm;
const ALL_MODELS = ['sc', 'tso', 'pso', 'rc11', 'c11'];
const ALL_ENGINES = ['explore', 'sequentialize', 'random'];

export function valueVariants(folder: string): Variant[] {
  const at = join(import.meta.dirname, folder);
  return readdirSync(at)
    .sort()
    .flatMap((name) => read(folder, name, readFileSync(join(at, name), 'utf8')));
}

function read(folder: string, name: string, text: string): Variant[] {
  const head = text.slice(0, text.indexOf('*/'));
  const list = (word: string, otherwise: readonly string[]): readonly string[] =>
    new RegExp(`^ \\* ${word}: (.*)$`, 'm').exec(head)?.[1].split(' ') ?? otherwise;
  const variants = [...head.matchAll(LINE)].map(
    ([, macros, verdict, kind, message]): Variant => ({
      name: `${name} ${macros.trim()}`.trim(),
      file: `test/values/${folder}/${name}`,
      macros: macros.trim().split(' ').filter(Boolean),
      verdict: verdict.split(' ')[0] as Variant['verdict'],
      kind: kind ?? null,
      message: message ?? '',
      checks: list('check', []),
      models: list('models', ALL_MODELS) as readonly ModelName[],
      engines: list('engines', ALL_ENGINES),
    }),
  );
  const promised = head.match(/^ \* values:/gm)?.length ?? 0;
  if (variants.length === 0 || variants.length !== promised)
    throw new Error(`${name}: what does it promise?`);
  return variants;
}
