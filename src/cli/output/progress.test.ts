import { stripVTControlCharacters } from 'node:util';
import { expect, it, vi } from 'vitest';
import { progressOn } from './progress.ts';

function streamOf(isTTY: boolean): { readonly stream: NodeJS.WriteStream; readonly written: () => string } {
  let all = '';
  const write = (text: string): boolean => {
    all += text;
    return true;
  };
  return {
    stream: { isTTY, columns: 80, rows: 24, write } as unknown as NodeJS.WriteStream,
    written: () => all,
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('says nothing in a pipe but news', async () => {
  const { stream, written } = streamOf(false);
  const progress = progressOn(stream, false);
  await wait(1050);
  progress.show({ done: 10, total: 20, text: '10 executions' });
  expect(written()).toBe('');
  progress.show({ done: 10, total: 20, text: 'run 1', isNews: true });
  expect(written()).toBe('heddle: run 1\n');
});

it('has executions, share and rate on a terminal, on one line that goes away', async () => {
  const { stream, written } = streamOf(true);
  const progress = progressOn(stream, false);
  await vi.dynamicImportSettled();
  for (let done = 100; done <= 3000; done += 100) {
    progress.show({ done, total: 10_000, text: `${done} executions` });
    await wait(90);
  }
  const plain = stripVTControlCharacters(written());
  expect(plain).toMatch(/heddle: \d+ executions \(\d+ %\), [\d,]+ a second, \d s\n/);
  const before = written().length;
  progress.end();
  expect(written().slice(before)).toContain('\u001b[2K');
});

it('says that it has begun on a terminal before there is anything to tell', async () => {
  const { stream, written } = streamOf(true);
  const progress = progressOn(stream, false);
  await vi.dynamicImportSettled();
  await wait(300);
  expect(stripVTControlCharacters(written())).toMatch(/^heddle: starting, 0 s\n/);
  progress.end();
});

it('says nothing any more once it has ended, however late the terminal is ready', async () => {
  const { stream, written } = streamOf(true);
  progressOn(stream, false).end();
  await vi.dynamicImportSettled();
  await wait(300);
  expect(written()).toBe('');
});
