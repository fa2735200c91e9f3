import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly command: string;
}

/** All processes that run (Linux). Those that have ended, and that nobody has waited for yet, do not. */
export function processes(): Process[] {
  const found: Process[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z' || state === 'X') continue;
      const command = readFileSync(`/proc/${name}/cmdline`, 'latin1').replaceAll('\0', ' ');
      found.push({ pid: Number(name), parent: Number(parent), group: Number(group), command });
    } catch {
      // It ended just now.
    }
  }
  return found;
}

/** Those for which something holds, once none is left or so many seconds have passed. */
export async function lingering(is: (process: Process) => boolean, seconds: number): Promise<Process[]> {
  for (const end = performance.now() + 1000 * seconds; ; ) {
    const left = processes().filter(is);
    if (left.length === 0 || performance.now() > end) return left;
    await sleep(20);
  }
}
