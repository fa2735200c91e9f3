import { sha256 } from '../host/hash.ts';
import type { At, Verdict, Violation } from './types.ts';

/**
 * A name for a finding that stays the same when lines move, when another thread comes first, or when the trace is
 * told another way: its kind, and of each place it speaks of the file, the function and the text of the line. Twins in one
 * report are told apart by a number.
 */
export function withIds(verdict: Verdict, sources: ReadonlyMap<string, string>): Verdict {
  const seen = new Map<string, number>();
  const violations = verdict.violations.map((violation) => {
    const base = violationId(violation, verdict.model, sources);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { ...violation, id: count === 1 ? base : `${base}-${count}` };
  });
  return { ...verdict, violations };
}

function violationId(violation: Violation, model: string, sources: ReadonlyMap<string, string>): string {
  const { kind, at, other, waiting } = violation;
  const places = [at, ...(other ? [other.at] : []), ...(waiting ?? []).flatMap((wait) => wait.at ?? [])];
  const told = new Set(places.map((place) => placeText(place, sources)));
  const text = [model, kind, ...[...told].sort()].join('\n');
  return sha256([text]).slice(0, 12);
}

function placeText(at: At, sources: ReadonlyMap<string, string>): string {
  const line = sources.get(at.file)?.split('\n')[at.line - 1];
  const file = at.file.slice(at.file.lastIndexOf('/') + 1);
  return [file, at.function, line === undefined ? at.line : line.replace(/\s+/g, ' ').trim()].join('\t');
}
