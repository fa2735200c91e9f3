import type { LocId } from '../../../base/ids.ts';
import type { Global } from '../../../ir/types.ts';

/**
 * What main is called with: argc = 1, argv = { "program", NULL }, and an empty environment.
 * `strings` is what the vector's first element points to; null for the environment.
 */
export function argumentVector(
  environment: boolean,
  pointerBytes: number,
  at: LocId,
  unique: (name: string) => string,
): { readonly strings: Global | null; readonly vector: Global } {
  const object = (name: string, bytes: Uint8Array, align: number): Global => ({
    name: unique(name),
    size: bytes.length,
    align,
    bytes,
    relocs: [],
    constant: false,
    threadLocal: false,
    debugType: null,
    at,
    scope: 'either',
  });
  const vector = (name: string, length: number): Global =>
    object(name, new Uint8Array(length * pointerBytes), pointerBytes);
  if (environment) return { strings: null, vector: vector('environment', 1) };
  return { strings: object('argv[0]', new TextEncoder().encode('program\0'), 1), vector: vector('argv', 2) };
}
