import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../cli/heddle.ts';
import { corpus, type Kind } from './corpus.ts';
import { inputOf } from './inputs.ts';
import { tryInput } from './try-input.ts';

/** A slice of `npm run fuzz:inputs`: broken inputs that need no compiler, always the same ones. */
const folder = mkdtempSync(join(tmpdir(), 'heddle-inputs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DEEP = 50_000;
const HAND_MADE: readonly (readonly [Kind, string, string])[] = [
  ['trace', 'deep arrays', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['trace', 'deep objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['trace', 'a deep part', `{"heddle": "0.1.0", "violations": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
  ['csv', 'a long row', `file,rc11\n${','.repeat(DEEP)}\n`],
  ['csv', 'a name that is too long', `file,rc11\n${'x'.repeat(DEEP)}.litmus,1\n`],
  ['config', 'deep arrays', `{"checks": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
  ['c', 'deep parentheses', `int main(void) { return ${'('.repeat(3000)}1${')'.repeat(3000)}; }\n`],
  ['c', 'deep blocks', `int main(void) ${'{'.repeat(20_000)}`],
  ['litmus', 'an escape sequence in a name', 'C \x1b[2J\n{ }\nP0 () { }\nexists (true)\n'],
  [
    'litmus',
    'a loop that does nothing',
    'C T\n{ }\nP0 () { int r0 = 0; while (r0 == 0) { } }\nexists (true)\n',
  ],
  ['cat', 'an escape sequence', 'let a = po \x1b[2J\n'],
  ['ll', 'an escape sequence', 'define i32 @"\x1b[2J"( {\n'],
];

describe('broken inputs', () => {
  it.each(HAND_MADE)('%s: %s', async (kind, _title, text) => {
    expect(await tryInput(kind, text, folder)).toBeNull();
  });

  it.each(['ll', 'litmus', 'cat', 'trace', 'csv', 'config'] as const)(
    '%s, changed here and there',
    async (kind) => {
      const samples = corpus(ROOT, [kind]);
      for (let n = 0; n < 25; n++) {
        const { text, from } = inputOf(samples, 1, n);
        expect(await tryInput(kind, text, folder), `input ${n}, from ${from}`).toBeNull();
      }
    },
  );
});
