import { readFileSync, statSync } from 'node:fs';

/** Is there an ordinary file? (To open another kind, a pipe or a device, may take for ever.) */
export const isOrdinaryFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The bytes of an ordinary file, or null if there is none that can be read. */
export function readOrdinaryFile(path: string): Buffer | null {
  try {
    return isOrdinaryFile(path) ? readFileSync(path) : null;
  } catch {
    return null;
  }
}
