import { expect, it } from 'vitest';
import { originalSources } from './preprocessed-sources.ts';

it('puts preprocessed lines back where they came from', () => {
  const text =
    '# 0 "a.c"\n# 0 "<built-in>"\nignored\n# 1 "a.c"\none\n# 1 "h.h" 1\nheader\n# 3 "a.c" 2\nthree\nfour';
  expect(Object.fromEntries(originalSources(text))).toEqual({ 'a.c': 'one\n\nthree\nfour', 'h.h': 'header' });
});
