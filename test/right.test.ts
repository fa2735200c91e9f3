import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/check-file.ts';

/**
 * docs/right.md: each class of mistakes has its tests. A program in that table expects in its head something that goes wrong, and
 * a mended twin that is verified, or it is refused by name.
 */
const lines = readFileSync(join(ROOT, 'docs/right.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line));

test('has all of them', () => {
  expect(lines.map((line) => Number(/^\| (\d+)/.exec(line)?.[1]))).toEqual(
    [...Array(22)].map((_, i) => i + 1),
  );
});

/** A file, and what the table says of it in brackets. */
const named = lines.flatMap((line) =>
  [...line.matchAll(/`((?:test|src)\/[^`]+)`(?: \(([^)]*)\))?/g)].map(
    ([, file, said]) => [file, said ?? ''] as const,
  ),
);

describe.each(named)('%s', (file, said) => {
  test('is there', () => expect(existsSync(join(ROOT, file))).toBe(true));
  if (file.endsWith('.test.ts')) return;
  test('expects both verdicts', () => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const expected =
      text.slice(0, text.indexOf('*/')).match(/^(?:\/\*| \*) (?:expect|endings:|lifetimes:|values:).*$/gm) ??
      [];
    const found = expected.some((line) =>
      /violated|: .*\b(?:memory|lock|race|uninitialized|assertion|deadlock)\b/.test(line),
    );
    const isMended = expected.some((line) => line.includes('verified'));
    expect([found, isMended]).toEqual([said !== 'refused by name', true]);
  });
});
