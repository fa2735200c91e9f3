import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assetPath } from '../../../base/assets.ts';

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

const FOR_C_ONLY = ['heddle/linux.h'];

/** What a program may include. */
export const publicHeaders = (cxx: boolean): string[] => {
  const names = ourHeaders().names.filter(
    (name) => !/^(runtime|(cxx\/)?__heddle)\/|^implicit\.h$/.test(name),
  );
  const c = names.filter((name) => name.endsWith('.h') && !name.startsWith('cxx/'));
  if (!cxx) return c;
  const own = names.filter((name) => /^cxx\/\w+$/.test(name)).map((name) => name.slice('cxx/'.length));
  return [...own, ...c.filter((name) => !FOR_C_ONLY.includes(name))];
};

export const readOurFile = (name: string): string => readFileSync(join(ourHeaders().dir, name), 'utf8');

let found: OurHeaders | null = null;

export function ourHeaders(): OurHeaders {
  if (found === null) {
    const dir = assetPath('frontend/include');
    const names = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => /\.([ch]|cc)$|^cxx\//.test(name));
    const hash = createHash('sha256');
    for (const name of names.sort()) {
      const bytes = readFileSync(join(dir, name));
      hash.update(`${name}:${bytes.length}:`).update(bytes);
    }
    found = { dir, names, hash: hash.digest('hex') };
  }
  return found;
}
