import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Models that cannot be right, or are too much: told by name, and within the time that there is. */
useOwnCache();
const FOLDER = mkdtempSync(join(tmpdir(), 'heddle-bad-models-'));
let files = 0;
function check(text: string, more: object = {}, program = 'sb-rlx') {
  const model = join(FOLDER, `m${++files}.cat`);
  writeFileSync(model, text);
  const options = { engine: 'axiomatic', model, check: new Set(['assertion']), ...more };
  return checkFile(`test/litmus/${program}.c`, options as unknown as Partial<CheckOptions>);
}

const SC = 'acyclic po | rf | co | fr | asw as sc\n';

describe('refused', () => {
  it.each([
    ['contradictory', `${SC}empty po as nothing\n`, /allows no execution of this program/],
    ['contradictory negation', `${SC}~acyclic po | rf | co | fr | asw as cyclic\n`, /allows no execution/],
    ['unknown set', 'acyclic [Acq] ; po as x', /'Acq' is not defined/],
    [
      'recursion without fixpoint',
      `${SC}let rec a = po \\ a\nempty a as x\n`,
      /never settles|recursive definition/,
    ],
    [
      'recursion through a complement',
      `${SC}let rec a = ~a & po\nempty a as x\n`,
      /never settles|needed exactly/,
    ],
    ['recursive function', `${SC}let rec f(x) = f(x)\nempty f(po) as x\n`, /has no meaning here/],
    [
      'recursion needed exactly',
      `${SC}let rec r = rf | (r ; r)\nempty (co \\ r) & 0 as x\n`,
      /where it is needed exactly/,
    ],
    ['dependencies needed exactly', `${SC}empty po \\ dep as x\n`, /where it is needed exactly/],
    ['races without hb', SC, /defines no relation hb/, { check: new Set(['race']) }],
  ])('%s', { timeout: 60_000 }, async (_, text, message, more?: object) => {
    await expect(check(text, more)).rejects.toThrow(message);
  });
});

it('definitions that build on each other without end', { timeout: 60_000 }, async () => {
  let text = `${SC}let a0 = po\n`;
  for (let i = 1; i <= 3000; i++) text += `let a${i} = a${i - 1} | rf\n`;
  await expect(check(`${text}acyclic a3000 as deep\n`)).rejects.toThrow(/build on each other/);
});

it('a large model is given up in time', { timeout: 120_000 }, async () => {
  let text = `${SC}let a0 = po | rf\n`;
  for (let i = 1; i <= 300; i++) text += `let a${i} = (a${i - 1} ; (rf | co | fr)?)+ | (a${i - 1} ; po)\n`;
  const verdict = await check(`${text}acyclic a300 as large\n`, { timeout: 3 }, 'szymanski');
  expect([verdict.verdict, verdict.summary]).toEqual(['unknown', expect.stringContaining('time is up')]);
});
