import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODELS } from '../../src/base/names.ts';
import { chromium, launch } from '../reports/browser/chromium.ts';
import { checkByCommand, countsOf, type Opened, openPage, openProgram, runToEnd, UNSEEN } from './served.ts';
import { builtSite, type StaticServer, serveFolder } from './static-site.ts';

/** The static folder, below a path of its own and from a server that sends no headers, as GitHub Pages would serve it. */
const path = chromium();
const ROOT = join(import.meta.dirname, '../..');
const example = (file: string): string => readFileSync(join(ROOT, 'examples', file), 'utf8');

describe.skipIf(path === null)('the static playground', { timeout: 600_000 }, () => {
  let server: StaticServer;
  let browser: Browser;
  let opened: Opened;

  beforeAll(async () => {
    server = await serveFolder(builtSite(), '/some/where/');
    browser = await launch(path as string);
    opened = await openPage(browser, server.url);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('runs an example before the compiler is loaded', async () => {
    const { page } = opened;
    await openProgram(page, { file: 'spinlock-buggy.c', text: example('spinlock-buggy.c') });
    const [answer] = await runToEnd(page);
    expect(answer.verdict).toBe('violated');
    expect([...server.sent.keys()].filter((name) => name.endsWith('.wasm.gz'))).toEqual([]);
  });

  it('loads nothing twice: what the page has, its service worker takes from the browser', async () => {
    await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null, UNSEEN);
    const assets = [...server.sent].filter(([name]) => name.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(3);
    for (const [name, bytes] of assets) expect(bytes, name).toBe(statSync(join(builtSite(), name)).size);
  });

  describe('says what the command line says', () => {
    const programs = ['peterson-buggy.c', 'spsc-ring.c', 'singleton-buggy.cc'];
    it.each(programs.flatMap((file) => MODELS.map((model) => [file, model] as const)))(
      '%s under %s',
      async (file, model) => {
        const { page } = opened;
        await openProgram(page, { file, text: example(file), settings: { model } });
        const [shown] = await runToEnd(page);
        const known = await checkByCommand([
          join(ROOT, 'examples', file),
          '--model',
          model,
          '--timeout',
          '60',
        ]);
        expect({ verdict: shown.verdict, ...countsOf(shown) }).toEqual(known);
      },
    );

    it.each(['explore', 'sequentialize', 'axiomatic', 'directed', 'random'])('with %s', async (engine) => {
      const { page } = opened;
      await openProgram(page, {
        file: 'peterson-buggy.c',
        text: example('peterson-buggy.c'),
        settings: { model: 'tso', engine },
      });
      const [shown] = await runToEnd(page);
      const known = await checkByCommand(['examples/peterson-buggy.c', '--model', 'tso', '--engine', engine]);
      expect({ verdict: shown.verdict, ...countsOf(shown) }).toEqual(known);
    });
  });

  it('works offline after the first load, also for a program that was edited', async () => {
    const { page } = opened;
    const edited = example('singleton.cc').replace(
      'int main() {',
      'int twice(int n) { return 2 * n; }\nint main() {\n  if (twice(2) != 4) return 1;',
    );
    expect(edited).toContain('twice(2)');
    await openProgram(page, { file: 'singleton.cc', text: `${edited}// online\n` });
    expect((await runToEnd(page))[0].verdict).toBe('verified');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, UNSEEN);
    /* (emulated, it would wait for an answer of the workers' frame, which is in a process of its own) */
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    await page.reload();
    await page.waitForSelector('.cm-content');
    await openProgram(page, { file: 'singleton.cc', text: `${edited}// offline\n` });
    expect((await runToEnd(page))[0].verdict).toBe('verified');
  });

  it.each([
    ['loop.c', 'volatile int x; int main(void) { for (;;) x++; }', 'unknown'],
    ['heap.c', '#include <stdlib.h>\nint main(void) { for (;;) *(char *)malloc(1 << 20) = 1; }', 'unknown'],
    [
      'stack.c',
      'int f(int n) { volatile int a[99]; a[0] = n; return f(n + 1) + a[0]; } int main(void) { return f(0); }',
      'unknown',
    ],
    ['big.c', 'static char a[1 << 30]; int main(void) { return a[5]; }', 'unknown'],
    [
      'deep.cc',
      'template <int N> struct A { static constexpr int v = A<N + 1>::v; }; int main() { return A<0>::v; }',
      'refused',
    ],
  ])('ends %s and says so', async (file, text, verdict) => {
    const { page } = opened;
    await openProgram(page, { file, text, settings: { timeout: 5 } });
    const [shown] = await runToEnd(page);
    expect(shown.verdict, shown.text).toBe(verdict);
    expect(shown.text).not.toMatch(/Heddle has failed/);
  });

  /* each of them uses up one thing only, so that it is known what ends it */
  it.each([
    [
      'endless.cc',
      'constexpr int f() { unsigned long s = 0; for (unsigned long i = 0; i < 4000000000; i++) s += i; return s; }\nconstexpr int x = f();\nint main() { return x; }',
      { timeout: 5, flags: ['-fconstexpr-steps=4294967295'] },
      'unknown',
      'the time limit of 5 s was reached',
    ],
    [
      'large.c',
      'int a[1000000000] = {[0 ... 999999999] = 1};\nint main(void) { return a[5]; }',
      { timeout: 300 },
      'refused',
      'out of memory: the embedded compiler',
    ],
    [
      'macro.c',
      '#define A(x) x x x x x x x x x x\n#define B(x) A(A(A(A(x))))\nint main(void) { int s = 0; B(B(s++;)) return s; }',
      { timeout: 300 },
      'refused',
      'out of memory: the embedded compiler',
    ],
  ])('ends the compiler at %s and says why', async (file, text, settings, verdict, why) => {
    const { page } = opened;
    await openProgram(page, { file, text, settings });
    const [shown] = await runToEnd(page);
    expect(shown.verdict, shown.text).toBe(verdict);
    expect(shown.text).toContain(why);
  });

  it('lets one type while a run goes on', async () => {
    const { page } = opened;
    await openProgram(page, {
      file: 'count.c',
      text: 'volatile int x;\nint main(void) { for (;;) x++; }\n\n',
    });
    await page.click('.go');
    await page.waitForSelector('.answer.running');
    await page.click('.cm-content');
    const latencies = await page.evaluate(async () => {
      const content = document.querySelector<HTMLElement>('.cm-content');
      content?.focus();
      const times: number[] = [];
      for (let i = 0; i < 50; i++) {
        const start = performance.now();
        document.execCommand('insertText', false, 'a');
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return times.sort((a, b) => a - b);
    });
    expect(latencies[Math.floor(latencies.length * 0.9)]).toBeLessThan(50);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.answer.stopped');
  });

  it('had no trouble', () => {
    expect(opened.trouble).toEqual([]);
  });
});
