import { kindOf, readBytes } from '../host/files.ts';

/** Is there an ordinary file? (To open another kind, a pipe or a device, may take for ever.) */
export const isOrdinaryFile = (path: string): boolean => {
  try {
    return kindOf(path) === 'file';
  } catch {
    return false;
  }
};

/** The bytes of an ordinary file, or null if there is none that can be read. */
export function readOrdinaryFile(path: string): Uint8Array | null {
  try {
    return isOrdinaryFile(path) ? readBytes(path) : null;
  } catch {
    return null;
  }
}
