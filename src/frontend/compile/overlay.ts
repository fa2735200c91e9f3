import { resolve } from '../../host/paths.ts';
import { type Input, readInput } from './input-files.ts';

/**
 * Text to be compiled in place of what is on the disk, by absolute path: a source with an edit that nobody has saved.
 * It is the embedded compiler that sees it (compile-unit.ts).
 */
export type Overlay = ReadonlyMap<string, Uint8Array>;

export const NO_OVERLAY: Overlay = new Map();

export function overlaidInput(file: string, overlay: Overlay, language: 'c' | 'c++' | null = null): Input {
  const input = readInput(file, language);
  const bytes = overlay.get(resolve(file));
  return bytes === undefined ? input : { ...input, bytes };
}

export const overlaid =
  (overlay: Overlay, read: (path: string) => Uint8Array | null) =>
  (path: string): Uint8Array | null =>
    overlay.get(path) ?? read(path);
