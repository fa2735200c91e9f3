import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { usageError } from '../../base/options/option-values.ts';
import { visibleJson } from '../../base/visible.ts';
import type { Verdict, Violation } from '../../results/types.ts';

/**
 * `--baseline FILE`: known findings, by their stable ids. Without the file, this run writes it; with it, a run fails only for
 * violations that are not in it. The search goes on after a known one (`--keep-going`), or it would hide the others.
 */
const VERSION = 1;

const file = z.object({
  baselineVersion: z.literal(VERSION),
  known: z.array(z.object({ id: z.string(), kind: z.string(), at: z.string(), message: z.string() })),
});

export interface Baseline {
  /** How many of these are not known. */
  readonly fresh: (verdict: Verdict) => number;
  /** What there is to say. */
  readonly told: (verdict: Verdict) => string;
}

export function readBaseline(path: string): Baseline | null {
  if (!existsSync(path)) return null;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw unusable(path, (error as Error).message);
  }
  const result = file.safeParse(value);
  if (!result.success) throw unusable(path, result.error.issues[0].message);
  const ids = new Set(result.data.known.map(({ id }) => id));
  const fresh = ({ violations }: Verdict): number => violations.filter(({ id }) => !ids.has(id ?? '')).length;
  return {
    fresh,
    told: (verdict) => {
      const all = verdict.violations.length;
      const left = fresh(verdict);
      return `baseline ${path}: ${all - left} known, ${left} new`;
    },
  };
}

export function writeBaseline(path: string, violations: readonly Violation[]): string {
  const known = violations.map(({ id, kind, at, message }) => ({
    id,
    kind,
    at: `${at.file}:${at.line}`,
    message,
  }));
  try {
    writeFileSync(path, visibleJson({ baselineVersion: VERSION, known }));
  } catch (error) {
    throw usageError(
      'HED108',
      `cannot write ${path}: ${(error as Error).message}`,
      'give --baseline a file in a folder that you may write to',
    );
  }
  return `baseline ${path}: written, with ${known.length} known`;
}

const unusable = (path: string, why: string): Error =>
  usageError(
    'HED172',
    `${path} is no baseline: ${why}`,
    'remove it, and the next run with --baseline writes a new one',
  );
