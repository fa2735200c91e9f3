/**
 * The files there are: Heddle's own headers and models below `/heddle`, and the user's program in the current folder.
 * Nothing else can be read, because there is nothing else.
 */
export const FOLDER = '/program';
export const OWN = '/heddle';

const files = new Map<string, Uint8Array>();

export function putFile(path: string, content: string | Uint8Array): void {
  files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
}

export const fileAt = (path: string): Uint8Array | undefined => files.get(path);

/** Paths of the files below a folder. */
export const pathsBelow = (folder: string): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`));

/** Forgets what the last run was about. */
export function clearProgram(): void {
  for (const path of pathsBelow(FOLDER)) files.delete(path);
}
