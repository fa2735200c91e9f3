import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What Heddle reads, and where the repository has examples of it. */
export const KINDS = ['ll', 'litmus', 'cat', 'trace', 'csv', 'config', 'c', 'cxx'] as const;
export type Kind = (typeof KINDS)[number];

export interface Sample {
  readonly kind: Kind;
  readonly name: string;
  readonly text: string;
}

const FOLDERS: Readonly<Record<Kind, readonly (readonly [folder: string, end: string])[]>> = {
  ll: [
    ['src/frontend/llvm/testdata', '.ll'],
    ['src/frontend/lower/testdata', '.ll'],
  ],
  litmus: [['test/litmus-herd', '.litmus']],
  cat: [
    ['src/models', '.cat'],
    ['examples/models', '.cat'],
  ],
  trace: [['test/fuzz-inputs', '.trace.json']],
  csv: [['test/litmus-herd', '.csv']],
  config: [['test/fuzz-inputs', '.config.json']],
  c: [
    ['test/litmus', '.c'],
    ['test/regress', '.c'],
  ],
  cxx: [
    ['test/regress', '.cc'],
    ['test/cxx-tutorials', '.cc'],
  ],
};
/** Larger files make slow runs, and find nothing that their parts do not. */
const LONGEST = 30_000;

export function corpus(root: string, kinds: readonly Kind[]): Sample[] {
  return kinds.flatMap((kind) =>
    FOLDERS[kind].flatMap(([folder, end]) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(end))
        .sort()
        .map((file) => ({
          kind,
          name: relative(root, join(root, folder, file)),
          text: readFileSync(join(root, folder, file), 'utf8'),
        }))
        .filter(({ text }) => text.length <= LONGEST),
    ),
  );
}
