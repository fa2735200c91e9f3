import { sha256 } from '../host/hash.ts';
import { preload } from '../stand-ins/cache.ts';
import { asked, plain } from './asked.ts';
import type { Compiled } from './protocol.ts';

/**
 * Examples come compiled (build/precompile.ts), as entries of the compile cache: [key, text] for the program and the library
 * models it needs. A program that was edited has another key. Where there are none, the compiler is loaded.
 */
export interface Precompiled {
  /** SHA-256 of the example's text. */
  readonly hash: string;
  readonly entries: Compiled;
}

/** Is this program one of them? Then it is in the cache now. */
export async function fetchPrecompiled(file: string, text: string): Promise<boolean> {
  const [given] = await asked({ kind: 'example', file }).catch(() => []);
  if (given === undefined) return false;
  const { hash, entries } = (await new Response(plain(given) as BodyInit).json()) as Precompiled;
  preload(entries);
  return hash === sha256([text]);
}
