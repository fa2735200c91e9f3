import { assetPath } from '../../../host/assets.ts';
import { filesBelow, readBytes, readText } from '../../../host/files.ts';
import { sha256 } from '../../../host/hash.ts';
import { join } from '../../../host/paths.ts';

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

export const readOurFile = (name: string): string => readText(join(ourHeaders().dir, name));

let found: OurHeaders | null = null;

export function ourHeaders(): OurHeaders {
  if (found === null) {
    const dir = assetPath('frontend/include');
    const names = filesBelow(dir)
      .filter((name) => /\.([ch]|cc)$|^cxx\//.test(name))
      .sort();
    const parts = names.flatMap((name) => {
      const bytes = readBytes(join(dir, name));
      return [`${name}:${bytes.length}:`, bytes];
    });
    found = { dir, names, hash: sha256(parts) };
  }
  return found;
}
