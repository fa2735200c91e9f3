import type { Given, Wanted } from './protocol.ts';

/** What the page is asked for, and its answers. */
type Ask = (wanted: Wanted) => Promise<readonly Given[]>;

let ask: Ask = () => Promise.reject(new Error('there is nobody to ask'));

export function askBy(how: Ask): void {
  ask = how;
}

export const asked = (wanted: Wanted): Promise<readonly Given[]> => ask(wanted);

/** Unpacked. */
export function plain({ content, gzip }: Given): ReadableStream<Uint8Array> {
  const stream = content.stream() as ReadableStream<Uint8Array>;
  return gzip
    ? stream.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
    : stream;
}

/**
 * For cadical-wasm, in place of fetching its code (build/packages.ts).
 * @public
 */
export async function solverCode(): Promise<Response> {
  const [code] = await asked({ kind: 'solver' });
  return new Response(plain(code) as BodyInit, { headers: { 'content-type': 'application/wasm' } });
}
