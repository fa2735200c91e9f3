import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { noSuchSolver } from './solver-failure.ts';

/** The program `--solver NAME` means: a path, or a name to be found on the PATH. */
export function solverPath(name: string): string {
  if (name.includes('/') || isAbsolute(name)) {
    const path = resolve(name);
    const problem = whyNot(path);
    if (problem !== null) throw noSuchSolver(name, problem);
    return path;
  }
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    if (isAbsolute(dir) && whyNot(join(dir, name)) === null) return join(dir, name);
  }
  throw noSuchSolver(name, 'no such program on the PATH');
}

function whyNot(path: string): string | null {
  try {
    if (!statSync(path).isFile()) return 'this is not a file';
  } catch {
    return 'no such file';
  }
  try {
    accessSync(path, constants.X_OK);
    return null;
  } catch {
    return 'this file is not executable';
  }
}
