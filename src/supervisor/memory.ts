import { readdirSync, readFileSync } from 'node:fs';

/**
 * What this process and all that it has started (a compiler, a solver) have in memory, in MB, measured from outside:
 * resident pages, so that array buffers and WebAssembly memories count. Where there is no /proc only this process counts.
 */
export function residentMB(): number {
  let bytes = process.memoryUsage.rss();
  for (const child of childrenOf('self')) bytes += treeBytes(child, 0);
  return bytes / 2 ** 20;
}

/** Processes nest this deep at most: a shell, a driver, its compiler. */
const DEEPEST = 8;
const PAGE = 4096;

function treeBytes(pid: string, depth: number): number {
  let bytes = PAGE * Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0);
  if (depth < DEEPEST) for (const child of childrenOf(pid)) bytes += treeBytes(child, depth + 1);
  return bytes;
}

/** Each thread has its own. */
function childrenOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`)
        .split(' ')
        .filter((child) => child !== ''),
    );
  } catch {
    return [];
  }
}

/** Empty, if there is no such file (any more). */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
