import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../base/assets.ts';

/** Heddle's own C headers and library models, as the compilers get them. */
export interface OurHeaders {
  /** Where they are on disk. */
  readonly dir: string;
  /** Paths below `dir`, with `/`. */
  readonly names: readonly string[];
  /** Of their names and texts. */
  readonly hash: string;
}

/** How they are called in debug info, messages and traces: `<heddle>/pthread.h`. */
export const OUR_NAME = '<heddle>';
export const isOurFile = (name: string): boolean => name.startsWith(`${OUR_NAME}/`);

/** What a program may include. */
export const publicHeaders = (): string[] =>
  ourHeaders().names.filter(
    (name) => name.endsWith('.h') && !/^(runtime|__heddle)\/|^implicit\.h$/.test(name),
  );

export const readOurFile = (name: string): string => readFileSync(join(ourHeaders().dir, name), 'utf8');

let found: OurHeaders | null = null;

export function ourHeaders(): OurHeaders {
  if (found === null) {
    const dir = assetPath('frontend/include');
    const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' });
    const names = entries.filter((name) => /\.[ch]$/.test(name)).map((name) => name.replaceAll('\\', '/'));
    const hash = createHash('sha256');
    for (const name of names.sort()) {
      const bytes = readFileSync(join(dir, name));
      hash.update(`${name}:${bytes.length}:`).update(bytes);
    }
    found = { dir, names, hash: hash.digest('hex') };
  }
  return found;
}
