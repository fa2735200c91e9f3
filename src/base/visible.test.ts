import { describe, expect, it } from 'vitest';
import { visible, visibleColours, visibleIn, visibleJson, visibleLines } from './visible.ts';

const HOSTILE = '\x1b[2J\x9b31m\x07\x7f\0\r\n\u202e\u2066\u200b\ufeff\u2028\ud800\u{e0041}';

describe('text that is not ours', () => {
  it('is shown as C would write it', () => {
    expect(visible(HOSTILE)).toBe(
      '\\e[2J\\x9b31m\\a\\x7f\\x00\\r\\n\\u202e\\u2066\\u200b\\ufeff\\u2028\\ud800\\u{e0041}',
    );
  });
  it('is left alone where there is nothing to hide', () => {
    for (const text of ['', 'int x = "\\n";', 'grüße 你好 👩‍👩‍👧 שלום می‌خواهم'])
      expect(visible(text)).toBe(text);
  });
  it('keeps its lines where it has lines', () => {
    expect(visibleLines('a\r\n\tb\rc\n\x1b[m')).toBe('a\n\tb\\rc\n\\e[m');
  });
  it('keeps our colours, and nothing that merely looks like them', () => {
    expect(visibleColours('\x1b[31mred\x1b[39m\n\x1b[2J\x1b[1;31m\x1b]0;title\x07')).toBe(
      '\x1b[31mred\x1b[39m\n\\e[2J\\e[1;31m\\e]0;title\\a',
    );
  });
  it('is found in values, names of fields included', () => {
    expect(visibleIn({ a: ['\n', { '\x1b': null }], n: 1 })).toEqual({ a: ['\\n', { '\\e': null }], n: 1 });
  });
  it('means the same in JSON', () => {
    const text = visibleJson([HOSTILE]);
    expect(JSON.parse(text)).toEqual([HOSTILE]);
    expect(text).toMatch(/^[ -~\n]*$/);
  });
});
