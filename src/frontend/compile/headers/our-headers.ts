import { build } from '../../../base/build.ts';
import { assetPath } from '../../../host/assets.ts';
import { filesBelow, readBytes, readText } from '../../../host/files.ts';
import { sha256 } from '../../../host/hash.ts';
import { join } from '../../../host/paths.ts';

/** Heddle's own C headers and library models. In debug info, messages and traces they are called `<heddle>/pthread.h`. */
export const OUR_NAME = '<heddle>';
export const isOurFile = (name: string): boolean => name.startsWith(`${OUR_NAME}/`);

const FOR_C_ONLY = ['heddle/linux.h'];

/** What a program may include. */
export const publicHeaders = (cxx: boolean): string[] => {
  const names = headerNames().filter((name) => !/^(runtime|(cxx\/)?__heddle)\/|^implicit\.h$/.test(name));
  const c = names.filter((name) => name.endsWith('.h') && !name.startsWith('cxx/'));
  if (!cxx) return c;
  const own = names.filter((name) => /^cxx\/\w+$/.test(name)).map((name) => name.slice('cxx/'.length));
  return [...own, ...c.filter((name) => !FOR_C_ONLY.includes(name))];
};

export const readOurFile = (name: string): string => readText(join(ourHeadersDir(), name));

/** Where they are on disk. */
export const ourHeadersDir = (): string => assetPath('frontend/include');

let names: readonly string[] | null = null;

/** Paths below that folder, with `/`. */
export const headerNames = (): readonly string[] => (names ??= namesIn(ourHeadersDir()));

const namesIn = (dir: string): string[] =>
  filesBelow(dir)
    .filter((name) => /\.([ch]|cc)$|^cxx\//.test(name))
    .sort();

/** Of the names and texts of the headers below a folder. */
export function hashOfHeaders(dir: string): string {
  const parts = namesIn(dir).flatMap((name) => {
    const bytes = readBytes(join(dir, name));
    return [`${name}:${bytes.length}:`, bytes];
  });
  return sha256(parts);
}

let hash: string | null = null;

/** Of ours; a build has it with it, and need not read them all. */
export const headersHash = (): string => (hash ??= build?.headers ?? hashOfHeaders(ourHeadersDir()));
