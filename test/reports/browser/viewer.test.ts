import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../../../src/results/formats/html/html.ts';
import type { ViewerData, ViewerStep } from '../../../src/results/viewer-data.ts';
import { answerFor, rendered } from '../answers.ts';
import { chromium, launch, open } from './chromium.ts';

/** The page of `--format html` in a real browser, from disk. */
const path = chromium();
const folder = mkdtempSync(join(tmpdir(), 'heddle-viewer-'));
let browser: Browser;

function saved(name: string, html: string): string {
  const file = join(folder, name);
  writeFileSync(file, html);
  return file;
}

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText);
const memory = (page: Page): Promise<string[]> =>
  page.$$eval('.memory tr + tr', (rows) =>
    rows.map((row) => [...row.children].map((c) => c.textContent).join(' ')),
  );
const buffer = (page: Page, thread: number): Promise<string> =>
  text(page, `.buffer[data-thread="${thread}"]`);

describe.skipIf(path === null)('the page in chromium', () => {
  beforeAll(async () => {
    browser = await launch(path!);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows memory and store buffers right, by keyboard alone', async () => {
    const answer = await answerFor('store-buffering.c', { model: 'tso', engine: 'random' });
    const file = saved('sb.html', await rendered('html', answer));
    const { page, trouble } = await open(browser, file);
    const steps = answer.verdict.violations[0].trace.steps;
    const stepOf = (test: (step: (typeof steps)[number]) => boolean): number => steps.find(test)!.n;
    const goTo = async (n: number): Promise<void> => {
      await page.keyboard.press('Home');
      for (let i = 0; i < 100; i++) {
        if (/^step (\d+) of/.exec(await text(page, '.position'))?.[1] === String(n)) return;
        await page.keyboard.press('ArrowRight');
      }
      throw new Error(`step ${n} was never shown`);
    };
    expect(await text(page, '.position')).toBe('before the first step');
    expect(await memory(page)).toEqual(['x 0 at first', 'y 0 at first']);
    const storeX = stepOf((step) => step.op === 'write' && step.location === 'x');
    await goTo(storeX);
    expect(await memory(page)).toEqual(['x 0 at first', 'y 0 at first']);
    expect(await buffer(page, 1)).toBe(`x = 1 (#${storeX})`);
    expect(await buffer(page, 2)).toBe('empty');
    const storeY = stepOf((step) => step.op === 'write' && step.location === 'y');
    await goTo(storeY);
    expect(await buffer(page, 2)).toBe(`y = 1 (#${storeY})`);
    await goTo(stepOf((step) => step.op === 'flush' && step.location === 'x'));
    expect(await memory(page)).toContain(`x 1 #${storeX}`);
    expect(await buffer(page, 1)).not.toContain('x = 1');
    await page.keyboard.press('End');
    const stored = steps.filter((step) => step.op === 'write').map((s) => `${s.location} ${s.value} #${s.n}`);
    expect(await memory(page)).toEqual(stored.sort());
    expect(await text(page, '.told')).toContain('r1 == 1 || r2 == 1');
    expect(await page.$eval('tr.current .n', (cell) => cell.textContent)).toBe(String(steps.length));
    expect(await text(page, '.line.here')).toContain('assert(r1 == 1 || r2 == 1);');
    expect(await page.$$eval('g.node.lit', (nodes) => nodes.map((node) => node.id))).toEqual([
      `s${steps.length}`,
    ]);
    expect(trouble).toEqual([]);
    await page.close();
  }, 60_000);

  it('goes where one clicks, and has a dark side', async () => {
    const answer = await answerFor('message.c', { model: 'rc11' });
    const { page, trouble } = await open(browser, saved('mp.html', await rendered('html', answer)));
    const [{ other, trace }] = answer.verdict.violations;
    await page.click(`tr[data-step="${other!.step}"]`);
    expect(await text(page, '.position')).toBe(`step ${other!.step} of ${trace.steps.length}`);
    await page.$eval(`#s${trace.steps.length}`, (node) =>
      node.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    expect(await text(page, '.position')).toBe(`step ${trace.steps.length} of ${trace.steps.length}`);
    const back = (): Promise<string> =>
      page.$eval('#heddle', (root) => getComputedStyle(root).backgroundColor);
    const light = await back();
    await page.keyboard.press('t');
    expect(await back()).not.toBe(light);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.reload();
    expect(await back()).not.toBe(light);
    expect(trouble).toEqual([]);
    await page.close();
  }, 60_000);

  it('shows the thread of the step on a narrow screen', async () => {
    const answer = await answerFor('message.c', { model: 'rc11' });
    const { page, trouble } = await open(browser, saved('narrow.html', await rendered('html', answer)));
    await page.setViewport({ width: 320, height: 800 });
    await page.keyboard.press('Home');
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('ArrowRight');
      const [seen, right] = await page.$eval('tr.current .act', (cell) => {
        const box = cell.closest('.scroll')!.getBoundingClientRect();
        const { left } = cell.getBoundingClientRect();
        return [left - box.left, box.width];
      });
      expect(seen).toBeGreaterThanOrEqual(0);
      expect(seen).toBeLessThan(right / 2);
    }
    expect(trouble).toEqual([]);
    await page.close();
  }, 60_000);

  it('does nothing that a hostile source says', async () => {
    const answer = await answerFor('hostile.c', { model: 'rc11' });
    const { page, trouble } = await open(browser, saved('hostile.html', await rendered('html', answer)));
    await page.keyboard.press('End');
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    expect(await text(page, 'h1')).toContain('</script><script>window.owned=1</script>');
    expect(await page.$$eval('img', (images) => images.length)).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  }, 60_000);

  it('stays usable with 2,000 steps', async () => {
    const { page, trouble } = await open(browser, saved('long.html', pageOf(long(2000))));
    const ms = await page.evaluate(() => {
      const start = performance.now();
      for (let i = 0; i < 50; i++)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
      return (performance.now() - start) / 51;
    });
    expect(await text(page, '.position')).toBe('step 2000 of 2000');
    expect(ms).toBeLessThan(200);
    expect(trouble).toEqual([]);
    await page.close();
  }, 60_000);
});

function long(count: number): ViewerData {
  const at = { file: 'long.c', line: 3, column: 3, function: 'worker' };
  const steps = Array.from({ length: count }, (_, i): ViewerStep => {
    const store = { place: `x[${i % 50}]`, value: String(i), rank: i, buffered: false };
    return {
      n: i + 1,
      thread: i % 4,
      at,
      text: `x[${i % 50}] = ${i}`,
      source: 'x[i % 50] = i;',
      marked: false,
      store,
    };
  });
  const threads = [0, 1, 2, 3].map((id) => ({ id, name: `T${id} worker` }));
  const story = {
    id: '',
    kind: 'data race',
    message: 'x',
    at,
    explain: [],
    why: [],
    threads,
    steps,
    initial: [],
    svg: '',
  };
  return {
    title: 'long.c',
    verdict: 'VIOLATED',
    model: 'sc',
    engine: 'explore',
    about: [],
    sources: { 'long.c': 'int x[50];\nvoid worker(void) {\n  x[i % 50] = i;\n}\n' },
    stories: [story],
  };
}
