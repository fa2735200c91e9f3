import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Files. In the browser: playground/host/files.ts, where they are in memory. What cannot be read throws an error
 * with a `code`, as node:fs has them (ENOENT, EACCES, …).
 */
export type Kind = 'file' | 'folder' | 'other';

export function kindOf(path: string): Kind {
  const stat = statSync(path);
  return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other';
}

/** False also of what can be no name (too long, a zero byte), where `stat` would throw. */
export const isThere = (path: string): boolean => existsSync(path);

export const readBytes = (path: string): Uint8Array => readFileSync(path);

export const readText = (path: string): string => readFileSync(path, 'utf8');

export const writeText = (path: string, text: string): void => writeFileSync(path, text);

/** All ordinary files below a folder: their paths from there, with `/`. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
