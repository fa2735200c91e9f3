import { resolve } from 'node:path';
import { type Input, readInput } from './input-files.ts';

/**
 * Text to be compiled in place of what is on the disk, by absolute path: a source with an edit that nobody has saved.
 * It is the embedded compiler that sees it (compile-unit.ts).
 */
export type Overlay = ReadonlyMap<string, Buffer>;

export const NO_OVERLAY: Overlay = new Map();

export function overlaidInput(file: string, overlay: Overlay, language: 'c' | 'c++' | null = null): Input {
  const input = readInput(file, language);
  const bytes = overlay.get(resolve(file));
  return bytes === undefined ? input : { ...input, bytes };
}

export const overlaid =
  (overlay: Overlay, read: (path: string) => Buffer | null) =>
  (path: string): Buffer | null =>
    overlay.get(path) ?? read(path);
