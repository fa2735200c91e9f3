import { textOf } from './bytes.ts';
import { fileAt, pathsBelow } from './memory-files.ts';
import { resolve } from './paths.ts';

export type Kind = 'file' | 'folder' | 'other';

class NoSuchFile extends Error {
  readonly code = 'ENOENT';
}

export function kindOf(path: string): Kind {
  const whole = resolve(path);
  if (fileAt(whole) !== undefined) return 'file';
  if (pathsBelow(whole).length > 0) return 'folder';
  throw new NoSuchFile(`no such file: ${path}`);
}

export const isThere = (path: string): boolean => {
  const whole = resolve(path);
  return fileAt(whole) !== undefined || pathsBelow(whole).length > 0;
};

export function readBytes(path: string): Uint8Array {
  const bytes = fileAt(resolve(path));
  if (bytes === undefined) throw new NoSuchFile(`no such file: ${path}`);
  return bytes;
}

export const readText = (path: string): string => textOf(readBytes(path));

export const writeText = (path: string): void => {
  throw new Error(`a page cannot write ${path}`);
};

export const filesBelow = (folder: string): string[] => {
  const whole = resolve(folder);
  return pathsBelow(whole).map((path) => path.slice(whole.length + 1));
};
