import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import type { Verdict } from '../../src/results/types.ts';

/**
 * Programs of this folder say in their heads what is expected of them, a line for each way to compile them:
 * `expect: FLAGS -> VERDICT`, the verdict or the kind of violation. Flags that begin with `--` are options of Heddle.
 */
export interface Expectation {
  readonly file: string;
  readonly flags: readonly string[];
  readonly model: string;
  readonly volatile: string;
  readonly expected: string;
}

export function expectationsIn(folder: string): Expectation[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => /\.(c|cc)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(import.meta.dirname, folder, name);
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(/expect:(.*?)->\s*([\w|]+)/g)].map(([, given, expected]) => {
        const words = given.split(/\s+/).filter((word) => word !== '');
        const option = (key: string, otherwise: string): string =>
          words.find((w) => w.startsWith(`--${key}=`))?.slice(key.length + 3) ?? otherwise;
        return {
          file,
          flags: words.filter((w) => !w.startsWith('--')),
          model: option('model', 'rc11'),
          volatile: option('volatile', 'plain'),
          expected,
        };
      });
    });
}

export const titleOf = ({ file, flags, model, volatile }: Expectation): string =>
  `${file.slice(file.lastIndexOf('/') + 1)} ${[...flags, model === 'rc11' ? '' : model, volatile === 'plain' ? '' : 'volatile relaxed'].join(' ')}`.trim();

export async function verdictOf(
  { file, flags, model, volatile }: Expectation,
  more: Partial<CheckOptions> = {},
): Promise<Verdict> {
  const options = checkOptions({
    model,
    volatile,
    clangFlags: flags,
    timeout: 60,
    ...more,
  } as Partial<CheckOptions>);
  const run = check({ files: [file], options });
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value.verdict;
  }
}

/** `verified`, or the kind of the first violation. */
export const toldBy = ({ verdict, violations, bounds, diagnostics }: Verdict): string =>
  violations[0]?.kind ??
  (verdict === 'verified' ? verdict : `${verdict} ${JSON.stringify([bounds.cut, diagnostics])}`);
