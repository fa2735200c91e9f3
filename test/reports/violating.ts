import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/heddle.ts';

/** A program of test/ or examples/ that is there for its violation, with the macros under which it has it. */
export interface Violating {
  readonly file: string;
  readonly flags: readonly string[];
}

/**
 * The programs whose head says `violated`, one entry for each line that does, with the macros of that line (`-DBUG violated race`); those of
 * test/memory-errors name a kind per model instead (`expect TWO: sc memory`).
 */
export function violatingPrograms(): Violating[] {
  return ['test', 'examples'].flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
      .map((file) => join(top, file))
      .filter((file) => /\.(c|cc)$/.test(file))
      .sort()
      .flatMap((file) => variantsOf(file, readFileSync(join(ROOT, file), 'utf8'))),
  );
}

function variantsOf(file: string, text: string): Violating[] {
  // A file that is made of others is not a program on its own.
  if (/^\s*#\s*include\s*"/m.test(text)) return [];
  const lines = text
    .split('\n')
    .filter((line) => /\bviolated\b|^ \* expect\b.*\b(memory|race|lock)\b/.test(line));
  const flags = lines.map((line) =>
    line.includes('violated')
      ? [...line.matchAll(/-D\w+(?:=\w+)?/g)].map(([flag]) => flag)
      : [.../expect([A-Z_ ]*):/.exec(line)![1].matchAll(/\w+/g)].map(([name]) => `-D${name}`),
  );
  const unique = new Map(flags.map((set) => [set.join(' '), set]));
  return [...unique.values()].map((set) => ({ file, flags: set }));
}
