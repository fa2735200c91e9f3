import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { usageError } from '../../base/options/option-values.ts';

/** The tests that the user named: files as they are, and all `.litmus` files below folders, sorted, each once. */
export function litmusFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf))];
}

function filesOf(path: string): string[] {
  if (!isFolder(path)) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.litmus'))
    .sort()
    .map((file) => join(path, file));
  if (files.length === 0)
    throw usageError('HED141', `there are no tests in ${path}`, 'litmus tests are files named NAME.litmus');
  return files;
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw unreadable(path, error);
  }
}

export function readInput(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): Error {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return usageError(
    'HED140',
    missing ? `there is no file ${path}` : `cannot read ${path}: ${(error as Error).message}`,
    'name litmus tests, or folders with litmus tests',
  );
}
