import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nativeClangs } from '../native-clangs.ts';
import { answerOf } from '../sequentialize/agree.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Programs here on which `sequentialize` was once wrong: their head comment tells the story and what is right (`agree:`). */

useOwnCache();

const programs = readdirSync(import.meta.dirname).flatMap((file) => {
  const promised = /\.cc?$/.test(file)
    ? /^ \* agree: (.*)$/m.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))
    : null;
  return promised === null ? [] : [{ file, promised: promised[1] }];
});

test('there are some', () => {
  expect(programs.length).toBeGreaterThan(5);
});

test.each(programs)('$file: $promised', { timeout: 60_000 }, async ({ file, promised }) => {
  for (const engine of ['explore', 'sequentialize']) {
    const clang = nativeClangs()[0] ?? 'wasm';
    const verdict = await checkFile(`test/regress/${file}`, { engine, model: 'sc', clang });
    expect(`${engine}: ${answerOf(verdict)}`).toBe(`${engine}: ${promised}`);
  }
});
