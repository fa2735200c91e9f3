import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTLY } from '../../scripts/cxx/partly.ts';
import { isThere, missing, refused } from '../../scripts/cxx/probe.ts';
import { synopses } from '../../scripts/cxx/synopses.ts';
import { headersOf, listedAsMissing } from '../../scripts/cxx/table.ts';

/** The table of docs/cxx.md (`npm run cxx -- --table`) against the headers, all of them included at once. */
const names = synopses();
const listed = listedAsMissing(readFileSync('docs/cxx.md', 'utf8'));
const there = headersOf(names).filter(isThere);

it('names what is not there, and only that', { timeout: 120_000 }, async () => {
  const gone = await missing(
    there,
    names.filter(({ header }) => isThere(header)),
  );
  const wrong = names.filter(({ header }) => !isThere(header)).concat([...gone]);
  expect(wrong.map(({ header, name }) => `${header} ${name}`).filter((key) => !listed.has(key))).toEqual([]);
  // A name that another header brings may be missing in its own: the table is made header by header.
  expect(listed.size - wrong.length).toBeLessThan(60);
});

it('what is said to be there in part only, is', { timeout: 120_000 }, async () => {
  const shown = PARTLY.filter(({ probe }) => probe !== null);
  const bad = await refused(
    there,
    shown.map(({ probe }) => probe as string),
    ['-std=c++23'],
  );
  expect(shown.filter((_, i) => !bad.has(i)).map(({ header }) => header)).toEqual([]);
  expect(
    PARTLY.filter(({ header, names: some }) =>
      some.some((name) => !names.some((n) => n.header === header && n.name === name)),
    ).map(({ header }) => header),
  ).toEqual([]);
});
