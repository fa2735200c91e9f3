import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, heddle, type Run } from '../cli/heddle.ts';
import { type Hostile, SOLVER } from './hostile.ts';
import { lingering, processes } from './processes.ts';

/**
 * Runs that a limit or a signal must end, and how long that may take.
 *
 * The promise is 0.5 s and 5 % on a machine that is not busy with other things. On one that is, everything takes longer, and
 * a test must neither fail then nor allow so much that it means nothing. So an empty node process is run before and
 * after each run: what it takes beyond its own CPU time, it has waited for others. A run may take twice that longer: it is
 * two threads that must get their turn. On a quiet machine that is a few milliseconds.
 */
export interface Ended extends Run {
  /** Seconds since the start, or since the signal was sent; none if it ended before that. */
  readonly seconds: number;
  /** Seconds that it may take beyond the limit. */
  readonly allowed: number;
  /** Processes that were left behind. */
  readonly left: readonly string[];
}

export type Limit = { readonly kind: 'timeout' | 'memory'; readonly value: number } | NodeJS.Signals;

const SIGNAL_AFTER = 1.5;
const WAITING =
  'process.on("exit", () => { const { user, system } = process.cpuUsage(); console.log(user + system); })';

/** Seconds that an empty node process waits for others. */
function waited(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['-e', WAITING], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    child.on('close', () => resolve(Math.max(0, (performance.now() - start) / 1000 - Number(text) / 1e6)));
  });
}

/** A hostile program against one limit. */
export async function against(hostile: Hostile, limit: Limit, more: readonly string[] = []): Promise<Ended> {
  const cwd = folder(hostile.files);
  hostile.prepare?.(cwd);
  if (hostile.args.includes('./solver')) {
    writeFileSync(join(cwd, 'solver'), SOLVER);
    chmodSync(join(cwd, 'solver'), 0o755);
  }
  const before = await waited();
  let begun: number | null = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let pid = 0;
  const started = (child: ChildProcess): void => {
    pid = child.pid as number;
    if (typeof limit !== 'string') return;
    begun = null;
    timer = setTimeout(
      () => {
        begun = performance.now();
        child.kill(limit);
      },
      /* on a busy machine it takes longer until somebody listens */
      1000 * (SIGNAL_AFTER + 5 * before),
    );
  };
  const args = typeof limit === 'string' ? [] : [`--${limit.kind}`, String(limit.value)];
  /* what one run has compiled would make the next one easy */
  const env = { XDG_CACHE_HOME: join(cwd, 'cache') };
  const family = watchFamily(() => pid);
  const run = await heddle([...hostile.args, ...args, ...more], { cwd, env, started });
  clearTimeout(timer);
  const seconds = begun === null ? 0 : (performance.now() - begun) / 1000;
  const known = family();
  const left = await lingering((process) => known.has(process.pid) || process.group === pid, 2);
  const waits = before + (await waited());
  /* the time limit of a litmus test counts from its own start: two threads start before it */
  const allowed = 0.5 + 2 * waits + (hostile.args[0] === 'litmus' ? 0.5 + 2 * waits : 0);
  return { ...run, seconds, allowed, left: left.map(({ command }) => command) };
}

/** Looks every 100 ms which processes a process has started, directly or not; they are known when it is over. */
function watchFamily(root: () => number): () => ReadonlySet<number> {
  const family = new Set<number>();
  const look = (): void => {
    if (root() === 0) return;
    family.add(root());
    /* twice: a parent may be listed after its child */
    const all = processes();
    for (let i = 0; i < 2; i++) for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    return family;
  };
}
