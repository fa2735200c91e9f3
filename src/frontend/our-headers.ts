import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../base/assets.ts';

/** Heddle's own C headers and library models, as the compilers get them. */
export interface OurHeaders {
  /** Where they are on disk. */
  readonly dir: string;
  /** Path below `dir`, with `/` → text. */
  readonly files: ReadonlyMap<string, string>;
  readonly hash: string;
}

/** How they are called in debug info, messages and traces: `<heddle>/pthread.h`. */
export const OUR_NAME = '<heddle>';
export const isOurFile = (name: string): boolean => name.startsWith(`${OUR_NAME}/`);

let loaded: OurHeaders | null = null;

export function ourHeaders(): OurHeaders {
  if (loaded === null) {
    const dir = assetPath('frontend/include');
    const files = new Map<string, string>();
    const hash = createHash('sha256');
    for (const name of (readdirSync(dir, { recursive: true }) as string[])
      .map((n) => n.replaceAll('\\', '/'))
      .sort()) {
      if (!/\.[ch]$/.test(name)) continue;
      const text = readFileSync(join(dir, name), 'utf8');
      files.set(name, text);
      hash.update(`${name}:${text.length}:${text}`);
    }
    loaded = { dir, files, hash: hash.digest('hex') };
  }
  return loaded;
}
