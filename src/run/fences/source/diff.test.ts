import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unifiedDiff } from './diff.ts';

it('writes what patch reads', () => {
  expect(unifiedDiff('a.c', 'a\nb\nc\n', 'a\nB\nc\n')).toBe(
    '--- a/a.c\n+++ b/a.c\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
  );
  expect(unifiedDiff('/x/a.c', 'a', 'a\nb')).toContain('--- a/x/a.c\n');
  expect(unifiedDiff('a.c', 'same\n', 'same\n')).toBe('');
});

it('gives the second text back, whatever the two are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-diff-'));
  const file = join(folder, 'text');
  const line = fc.constantFrom('a', 'b', 'c', '', '  x = 1;');
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
    .map(([lines, end]) => `${lines.join('\n')}${end ? '\n' : ''}`);
  try {
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== '' && after !== '');
        writeFileSync(file, before);
        const diff = unifiedDiff('text', before, after);
        if (diff !== '') execFileSync('patch', ['-p1', '-s'], { cwd: folder, input: diff });
        expect(readFileSync(file, 'utf8')).toBe(after);
      }),
      { numRuns: 60 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
