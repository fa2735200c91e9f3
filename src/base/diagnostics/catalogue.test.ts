import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, CODES, isCode, SECTIONS } from './catalogue.ts';
import { diagnosticsMarkdown, explain } from './explain.ts';

const SRC = join(import.meta.dirname, '..', '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !path.includes('base/diagnostics/') || path.endsWith('/explain.ts'))
  .map((path) => readFileSync(join(SRC, path), 'utf8'));

describe('the catalogue of diagnostics', () => {
  it('is what docs/diagnostics.md says', async () => {
    await expect(diagnosticsMarkdown()).toMatchFileSnapshot('../../../docs/diagnostics.md');
  });

  it('has each code once, in order, in the section of its number', () => {
    const all = SECTIONS.flatMap(([, entries]) => Object.keys(entries));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual([...all].sort());
    for (const [title, entries] of SECTIONS)
      for (const code of Object.keys(entries)) expect(title).toContain(`${code.slice(0, 4)}xx`);
  });

  it('has no entry that no message uses', () => {
    const used = new Set(sources.flatMap((text) => text.match(/HED\d{3}\b/g) ?? []));
    expect(CODES.filter((code) => !used.has(code))).toEqual([]);
  });

  it('says something in every field', () => {
    for (const code of CODES)
      for (const text of Object.values(CATALOGUE[code])) expect(text.length, code).toBeGreaterThan(4);
  });

  it('is explained', () => {
    expect(isCode('HED341')).toBe(true);
    expect(isCode('toString')).toBe(false);
    expect(explain('HED220')).toBe(`HED220: no function to start with

None of the files defines main, or the function named by \`--entry\`.

Example:
  heddle check queue.c    (which only defines push and pop)

Way out: Add the file that defines it, or name another function with \`--entry NAME\`.
`);
  });
});
