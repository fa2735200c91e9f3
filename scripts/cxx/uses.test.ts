import { expect, it } from 'vitest';
import { parseSynopses } from './synopses.ts';
import { knownPart, usesOf } from './uses.ts';

it('finds headers and names, not those in comments and strings', () => {
  const text =
    '#include <vector>\n// std::regex\n#  include <regex>\nstd::vector<int> v; auto s = "std::any";\nstd :: chrono::steady_clock::now();\n';
  expect(usesOf(text)).toEqual({
    headers: [
      { what: 'vector', line: 1 },
      { what: 'regex', line: 3 },
    ],
    names: [
      { what: 'vector', line: 4 },
      { what: 'chrono::steady_clock::now', line: 5 },
    ],
  });
});

it('takes the longest part that is known', () => {
  const known = new Set(['chrono::steady_clock', 'ranges::views::take']);
  expect(knownPart('chrono::steady_clock::now', known)).toBe('chrono::steady_clock');
  expect(knownPart('views::take', known)).toBe('ranges::views::take');
  expect(knownPart('mine', known)).toBeNull();
});

it('reads synopses', () => {
  expect(parseSynopses('# note\n<a>\n  x y\n    z\n  c++23: w\n<b>\n  removed: v\n')).toEqual([
    { header: 'a', name: 'x', era: 'c++20' },
    { header: 'a', name: 'y', era: 'c++20' },
    { header: 'a', name: 'z', era: 'c++20' },
    { header: 'a', name: 'w', era: 'c++23' },
    { header: 'b', name: 'v', era: 'removed' },
  ]);
});
