import solver from 'cadical-wasm/cadical.wasm?url';
import type { Given, Wanted } from '../worker/protocol.ts';
import { clangFiles } from './clang-files.ts';

/**
 * What workers ask for. They can fetch nothing themselves, and what they are given are these files and no others, whatever
 * they ask.
 */
export async function give(
  wanted: Wanted,
  loading: (done: number, total: number) => void,
): Promise<readonly Given[] | string> {
  try {
    switch (wanted.kind) {
      case 'clang':
        return await clangFiles(loading);
      case 'solver':
        return [{ name: 'cadical.wasm', gzip: false, content: await fetched(solver) }];
      case 'example':
        return await example(wanted.file);
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function fetched(path: string): Promise<Blob> {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${path} cannot be loaded (${answer.status})`);
  return answer.blob();
}

/** Examples come compiled; none: it is not one of them, or they do not come with this page. */
async function example(file: string): Promise<readonly Given[]> {
  if (!(await examples()).includes(file)) return [];
  const content = await fetched(`precompiled/${file}.json.gz`).catch(() => null);
  return content === null ? [] : [{ name: file, gzip: true, content }];
}

let known: Promise<readonly string[]> | null = null;

/** The names of the files that there are. */
function examples(): Promise<readonly string[]> {
  known ??= fetched('precompiled/index.json')
    .then(async (list) => JSON.parse(await list.text()) as string[])
    .catch(() => []);
  return known;
}
