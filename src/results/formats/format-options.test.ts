import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseValue } from '../../base/options/option-parse.ts';
import { FORMAT_OPTIONS } from './format-options.ts';
import { FORMATS, formatsMarkdown } from './formats.ts';

describe('the table of output formats', () => {
  it('is what --format takes and its help lists', () => {
    const { syntax, help, parse } = FORMAT_OPTIONS.format;
    expect(syntax.split('|')).toEqual(FORMATS);
    expect(FORMATS.map(parse)).toEqual(FORMATS);
    for (const name of FORMATS) expect(help).toMatch(new RegExp(`[(, ]${name}[,)]`));
    expect(() => parseValue('format', FORMAT_OPTIONS.format, 'yaml')).toThrow(
      `--format must be ${FORMATS.slice(0, -1).join(', ')} or ${FORMATS.at(-1)}, not 'yaml'`,
    );
  });

  it('names the formats of --also', () => {
    const { parse } = FORMAT_OPTIONS.also;
    expect(parse('sarif:a.sarif,markdown:C:b.md')).toEqual([
      ['sarif', 'a.sarif'],
      ['markdown', 'C:b.md'],
    ]);
    for (const wrong of ['sarif', 'sarif:', 'yaml:a', '']) expect(() => parse(wrong)).toThrow('FORMAT:FILE');
  });

  it('is the table of docs/reports.md', async () => {
    const page = join(import.meta.dirname, '../../../docs/reports.md');
    const text = readFileSync(page, 'utf8');
    const written = text.replace(/\| format \| is \| for \|\n(\|.*\n)+/, `${formatsMarkdown()}\n`);
    await expect(written).toMatchFileSnapshot(page);
  });
});
