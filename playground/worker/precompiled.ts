import { sha256 } from '../host/hash.ts';
import { preload } from '../stand-ins/cache.ts';
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
export async function fetchPrecompiled(base: string, file: string, text: string): Promise<boolean> {
  const list = await index(base);
  if (!list.includes(file)) return false;
  const answer = await fetch(new URL(`precompiled/${file}.json.gz`, base)).catch(() => null);
  if (!answer?.ok || answer.body === null) return false;
  const plain = answer.body.pipeThrough(
    new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
  );
  const { hash, entries } = (await new Response(plain as BodyInit).json()) as Precompiled;
  preload(entries);
  return hash === sha256([text]);
}

let known: Promise<readonly string[]> | null = null;

/** The names of the files that there are. */
function index(base: string): Promise<readonly string[]> {
  known ??= fetch(new URL('precompiled/index.json', base))
    .then(async (answer) => (answer.ok ? ((await answer.json()) as string[]) : []))
    .catch(() => []);
  return known;
}
