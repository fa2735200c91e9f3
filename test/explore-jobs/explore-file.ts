import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { explore, type Workers } from '../../src/engines/explore/explore.ts';
import type { Program } from '../../src/ir/types.ts';
import type { Progress, Verdict } from '../../src/results/types.ts';
import { watchLimits } from '../../src/run/limits.ts';
import { loadProgram } from '../../src/run/load.ts';
import { ROOT } from '../support/check-file.ts';

/** Workers from the first moment on, and tasks split whenever one is idle. */
export const AT_ONCE: Workers = { alone: 0, split: 0, fault: null };

/** Without reductions: there is more to share. */
export const UNREDUCED = { symmetry: 'off', commuting: 'off', classes: 'off', locks: 'off' } as const;

export interface Explored {
  readonly verdict: Verdict;
  readonly progress: readonly Progress[];
}

/** The engine explore on a program, with limits as `heddle check` has them. */
export async function exploreProgram(
  program: Program,
  options: CheckOptions,
  workers: Workers = AT_ONCE,
  signal?: AbortSignal,
): Promise<Explored> {
  const limits = watchLimits(options, signal);
  const context = { signal: limits.signal, elapsed: limits.elapsed, stopped: limits.reason };
  const progress: Progress[] = [];
  try {
    for (const run = explore(program, options, context, workers); ; ) {
      const step = await run.next();
      if (step.done) return { verdict: step.value, progress };
      progress.push(step.value);
    }
  } finally {
    limits.stop();
  }
}

const loaded = new Map<string, Promise<Program>>();

/** A program of the project, compiled once. */
export function programOf(file: string, flags: readonly string[]): Promise<Program> {
  const key = [file, ...flags].join(' ');
  const known =
    loaded.get(key) ??
    loadProgram([join(ROOT, file)], checkOptions({ clangFlags: flags })).then(({ program }) => program);
  loaded.set(key, known);
  return known;
}
