import { usageError } from '../../base/options/option-values.ts';
import { filesBelow, kindOf, readText } from '../../host/files.ts';
import { join } from '../../host/paths.ts';

/** The tests that the user named: files as they are, and all `.litmus` files below folders, sorted, each once. */
export function litmusFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf))];
}

function filesOf(path: string): string[] {
  if (!isFolder(path)) return [path];
  const files = filesBelow(path)
    .filter((file) => file.endsWith('.litmus'))
    .sort()
    .map((file) => join(path, file));
  if (files.length === 0)
    throw usageError('HED141', `there are no tests in ${path}`, 'litmus tests are files named NAME.litmus');
  return files;
}

export function isFolder(path: string): boolean {
  try {
    return kindOf(path) === 'folder';
  } catch (error) {
    throw unreadable(path, error);
  }
}

export function readInput(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): Error {
  const missing = (error as { code?: string }).code === 'ENOENT';
  return usageError(
    'HED140',
    missing ? `there is no file ${path}` : `cannot read ${path}: ${(error as Error).message}`,
    'name litmus tests, or folders with litmus tests',
  );
}
