import { expect, it } from 'vitest';
import { textReport } from '../../src/results/formats/text/text.ts';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** What no execution came to is said: with the proof, and with what a bound cut. */
useOwnCache();

const notes = ({ diagnostics }: Verdict): string[] =>
  diagnostics.map(({ code, message, at }) => `${code} ${at?.line ?? 0} ${message.replace(/\S*\//g, '')}`);
const lastLine = (verdict: Verdict): string =>
  textReport(verdict, { color: false, width: 100, sources: new Map() }).trimEnd().split('\n').at(-1) ?? '';

it.each([1, 2])(
  'names assertions that are not reached and threads that are not made, with %i jobs',
  async (jobs) => {
    const verdict = await checkFile('test/real/unreached/never.c', { engine: 'explore', jobs });
    expect(verdict.verdict).toBe('verified');
    expect(notes(verdict)).toEqual([
      'HED623 14 no execution reaches this assertion: x == 9',
      'HED623 25 no execution reaches this assertion: x == 7',
      'HED624 23 no execution makes this thread of never_run',
    ]);
  },
);

it('does not name what the headers of C++ ask for', async () => {
  const verdict = await checkFile('test/real/unreached/index.cc', { engine: 'explore' });
  expect(verdict.verdict).toBe('verified');
  expect(notes(verdict)).toEqual(['HED623 12 no execution reaches this assertion: slots[1] == 0']);
});

it('names the lines behind a loop that is cut, and tells a bound that was asked for from one that was not', async () => {
  const verdict = await checkFile('test/real/unreached/cut.c', { engine: 'explore', unwind: 3 });
  expect(verdict.verdict).toBe('bounded');
  expect(notes(verdict)).toEqual([
    'HED623 13 no execution reaches this assertion: x == 4',
    'HED625 0 never reached within the bounds: cut.c:11-14',
  ]);
  expect(lastLine(verdict)).toMatch(/^BOUNDED as asked: /);
  expect(lastLine({ ...verdict, boundsRequested: false })).toMatch(/^BOUNDED not as asked: /);
  const whole = await checkFile('test/real/unreached/cut.c', { engine: 'explore' });
  expect(whole.verdict).toBe('violated');
});

it('says nothing where nothing is noted: the search with buffered loads', async () => {
  const verdict = await checkFile('bench/programs/lb.c', { engine: 'explore', model: 'c11' });
  expect([verdict.verdict, notes(verdict)]).toEqual(['verified', []]);
});

it('takes an assertion whose condition has several parts as reached when one of them decides', async () => {
  const verdict = await checkFile('test/real/unreached/parts.c', { engine: 'explore', model: 'sc' });
  expect(verdict.verdict).toBe('verified');
  expect(notes(verdict)).toEqual([
    'HED623 23 no execution reaches this assertion: y == 3 || y == 4',
    'HED623 24 no execution reaches this assertion: own == 4',
  ]);
});
