import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The native clangs on this machine, by name. */
export function nativeClangs(): string[] {
  const names = ['clang', ...Array.from({ length: 8 }, (_, i) => `clang-${22 - i}`)];
  return names.filter((name) =>
    (process.env.PATH ?? '').split(delimiter).some((dir) => isExecutable(join(dir, name))),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** All compilers that a test can use: the embedded one, and those of this machine. */
export const allClangs = (): string[] => ['wasm', ...nativeClangs()];
