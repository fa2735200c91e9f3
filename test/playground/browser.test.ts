import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, launch } from '../reports/browser/chromium.ts';
import {
  answersOf,
  checkByCommand,
  countsOf,
  fragmentOf,
  type Opened,
  openPage,
  openProgram,
  runToEnd,
  type Served,
  serveByCommand,
  startedWorker,
} from './served.ts';

/** The playground in Debian's chromium: one page, used as a visitor would. The rest is in browser.slow.test.ts. */
const path = chromium();
const example = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../examples', file), 'utf8');

describe.skipIf(path === null)('the playground', { timeout: 180_000 }, () => {
  let served: Served;
  let browser: Browser;
  let opened: Opened;

  beforeAll(async () => {
    served = await serveByCommand();
    browser = await launch(path as string);
    opened = await openPage(browser, served.url);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served?.end();
  });

  it('loads without the compiler', () => {
    expect(opened.requests.filter((url) => /\/clang\//.test(url))).toEqual([]);
  });

  it('can be walked through with the Tab key, and every stop can be seen', async () => {
    const { page } = opened;
    const stops: string[] = [];
    for (let i = 0; i < 11; i++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const at = document.activeElement as HTMLElement;
          const ring = getComputedStyle(at.closest('.cm-editor') ?? at);
          const name = at.ariaLabel ?? at.getAttribute('name') ?? at.innerText.split(/\s/)[0];
          return ring.outlineStyle === 'solid' ? name : `${name} (not seen)`;
        }),
      );
    }
    expect(stops).toEqual([
      'Examples',
      'Share',
      'dark theme',
      'file name',
      'program',
      'model',
      'compare',
      'engine',
      'Options',
      'Run',
      'Copy',
    ]);
  });

  it('compares two models, and shows the execution in the viewer and in the editor', async () => {
    const { page } = opened;
    const answers = await runToEnd(page);
    expect(answers.map(({ model, verdict }) => [model, verdict])).toEqual([
      ['rc11', 'violated'],
      ['sc', 'verified'],
    ]);
    expect(await page.$eval('.compared', (line) => line.textContent)).toBe(
      'A violation is allowed under rc11, not under sc.',
    );
    await page.waitForSelector('.heddle-viewer .lanes');
    for (const panel of ['.lanes', '.source', '.graph svg', '.memory', 'input[type=range]'])
      expect(await page.$(`.heddle-viewer ${panel}`), panel).not.toBeNull();
    await page.click('.heddle-viewer .lanes tr[data-step="4"]');
    expect(await page.$eval('.cm-step', (line) => line.textContent)).toContain('atomic_store_explicit(&x');
    expect(await page.$eval('.command code', (code) => code.textContent)).toBe(
      'heddle check store-buffering.c --model rc11 --timeout 60',
    );
  });

  it('gives the verdict and the counts of the command line, for an example of the gallery', async () => {
    const { page } = opened;
    await page.click('.top button');
    await page.waitForSelector('[data-file="peterson-buggy.c"]');
    expect(await page.$$eval('.gallery article', (all) => all.length)).toBeGreaterThan(20);
    await page.$eval('[data-file="peterson-buggy.c"]', (button) => (button as HTMLButtonElement).click());
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.name input')?.value === 'peterson-buggy.c',
    );
    const answers = await runToEnd(page);
    for (const shown of answers) {
      const known = await checkByCommand(['examples/peterson-buggy.c', '--model', shown.model]);
      expect({ verdict: shown.verdict, ...countsOf(shown) }).toEqual(known);
    }
    expect(answers.map(({ verdict }) => verdict)).toEqual(['violated', 'verified']);
  });

  it('stops at once', async () => {
    const { page } = opened;
    await openProgram(page, { file: 'count.c', text: 'volatile int x;\nint main(void) { for (;;) x++; }\n' });
    await page.click('.go');
    await page.waitForSelector('.answer.running');
    const start = Date.now();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.answer.stopped');
    expect(Date.now() - start).toBeLessThan(1000);
    /* and is ready for more */
    await openProgram(page, { file: 'SB.litmus', text: example('litmus/SB.litmus'), compare: 'sc' });
    const answers = await runToEnd(page);
    expect(answers.map(({ text }) => /Observation SB (\w+ \d+ \d+)/.exec(text)?.[1])).toEqual([
      'Sometimes 1 3',
      'Never 0 3',
    ]);
  });

  it('underlines errors and warnings at their lines', async () => {
    const { page } = opened;
    const text =
      'int f(void) { int unused; }\nint main(void) {\n  int x = missing + 1;\n  return also_missing;\n}\n';
    await openProgram(page, { file: 'wrong.c', text, settings: { flags: ['-Wall'] } });
    const [answer] = await runToEnd(page);
    expect(answer.verdict).toBe('refused');
    const lines = await page.$$eval('.cm-lintRange-error', (marks) =>
      marks.map((mark) => mark.closest('.cm-line')?.textContent),
    );
    expect(lines).toEqual(['  int x = missing + 1;', '  return also_missing;']);
  });

  it('shares by a link that holds all of it', async () => {
    const { page } = opened;
    await openProgram(page, {
      file: 'shared.cc',
      text: 'int main() {}\n',
      settings: { model: 'tso', unwind: 7 },
      compare: 'pso',
    });
    await page.click('.top button:nth-of-type(2)');
    await page.waitForFunction(() => document.querySelector('.notice')?.textContent !== '');
    const link = page.url();
    const other = await openPage(browser, link);
    await other.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.name input')?.value === 'shared.cc',
    );
    expect(await other.page.$eval('.cm-content', (content) => content.textContent)).toBe('int main() {}');
    expect(await other.page.$eval('.command code', (code) => code.textContent)).toBe(
      'heddle check shared.cc --model tso --unwind 7 --timeout 60',
    );
    expect(
      await other.page.$eval('select[name=compare]', (select) => (select as HTMLSelectElement).value),
    ).toBe('pso');
    expect(await answersOf(other.page)).toEqual([]);
    expect(other.trouble).toEqual([]);
    await other.page.close();
  });

  it('gives a hostile link or program nothing', async () => {
    const { page } = opened;
    const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      await fragmentOf(page, { file: `${evil}.c`, text: evil }),
    );
    await page.waitForFunction(() => /no program/.test(document.querySelector('.notice')?.textContent ?? ''));
    const text = `#include <assert.h>\n#line 7 "${evil}"\nconst char *${'x'.repeat(40)} = "${evil}";\nint main(void) { assert(!"${evil}"); }\n`;
    await openProgram(page, { file: 'evil.c', text, settings: { model: 'sc' } });
    const [answer] = await runToEnd(page);
    expect(answer.verdict).toBe('violated');
    expect(answer.text).toContain('<img src=x');
    expect(await page.$$eval('img, #page script, .heddle-viewer script', (found) => found.length)).toBe(0);
  });

  it('lets the worker make code, and nobody load any from elsewhere', async () => {
    const other = await openPage(browser, served.url);
    const inPage = await other.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          /* what is evaluated from outside is let through: so not at once */
          setTimeout(() => {
            try {
              resolve(`made ${new Function('return 1')()}`);
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    expect(inPage).toBe('EvalError');
    const worker = await startedWorker(other.page);
    /* as text: the test's own bundler would change the import */
    const inWorker = await worker.evaluate(`new Promise((resolve) => {
      setTimeout(async () => {
        const made = String(new Function('return 1')());
        const loaded = await import('data:text/javascript,export default 1').then(() => 'loaded', () => 'refused');
        resolve([made, loaded]);
      });
    })`);
    expect(inWorker).toEqual(['1', 'refused']);
    await other.page.close();
  });

  it('asked nobody else for anything, and had no trouble', () => {
    expect(opened.trouble).toEqual([]);
  });
});
