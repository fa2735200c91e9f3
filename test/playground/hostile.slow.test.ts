import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, launch } from '../reports/browser/chromium.ts';
import {
  answersOf,
  fragmentOf,
  type Opened,
  openPage,
  openProgram,
  press,
  runToEnd,
  startedWorker,
  UNSEEN,
} from './served.ts';
import { builtSite, type StaticServer, serveFolder } from './static-site.ts';

/** The page in the hands of somebody who means it ill, or is only quick: from a server that sends no headers. */
const path = chromium();
const LOOP = 'volatile int x;\nint main(void) { for (;;) x++; }\n';
const HIDDEN = ['\u202e', '\u2066', '\u200b', '\u0007', '\u001b'];
/** Thousands of accesses at indices that nobody knows: megabytes of formula. */
const BOMB = `#include <pthread.h>
#include <assert.h>
int a[64], n;
void *t(void *p) {
  for (int i = 0; i < 100000; i++) { a[(a[i % 64] + i) & 63] += i * n; n ^= a[i & 63]; }
  return 0;
}
int main(void) {
  pthread_t x, y;
  pthread_create(&x, 0, t, 0);
  pthread_create(&y, 0, t, 0);
  pthread_join(x, 0);
  pthread_join(y, 0);
  assert(n != 12345);
}
`;
const FINE = 'int main(void) { return 0; }\n';

describe.skipIf(path === null)('a hostile visitor', { timeout: 600_000 }, () => {
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

  it('finds no shared memory, and workers that reach nothing and have nothing, from the first visit on', async () => {
    const { page } = opened;
    expect(await page.evaluate(() => [crossOriginIsolated, typeof SharedArrayBuffer])).toEqual([
      false,
      'undefined',
    ]);
    expect(await policyOf(page, server.url)).toEqual(['made', ...Array(6).fill('refused')]);
  });

  it('has workers also where frames are of no use', async () => {
    const other = await browser.newPage();
    try {
      await other.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
        Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', { set: () => {} });
      });
      await other.goto(server.url);
      await other.waitForSelector('.cm-content');
      await openProgram(other, { file: 'fine.c', text: FINE });
      expect((await runToEnd(other))[0].verdict).toBe('verified');
      /* they are in the page: the frame that was tried is gone */
      expect(other.frames()).toHaveLength(1);
      expect(other.workers().length).toBeGreaterThan(0);
    } finally {
      /* or the page behind it stays there, and paints no frames */
      await other.close();
    }
  });

  it('sees what a link hides: marks that turn text around, and what is not to be seen', async () => {
    const { page } = opened;
    const text = `#include <assert.h>\nint main(void) { assert(0 && "${HIDDEN.join('a')}"); }\n`;
    await openProgram(page, { file: 'turned.c', text });
    const marked = await page.$$eval('.cm-specialChar', (found) => found.map((char) => char.textContent));
    expect(marked.length).toBe(HIDDEN.length);
    const [shown] = await runToEnd(page);
    expect(shown.verdict).toBe('violated');
    const said = await page.evaluate(
      () =>
        (document.querySelector('.side')?.textContent ?? '') + document.querySelector('.shown')?.textContent,
    );
    for (const char of HIDDEN) expect(said.includes(char), char.codePointAt(0)?.toString(16)).toBe(false);
  });

  it('cannot make elements out of names, files, flags, outcomes or messages', async () => {
    const { page } = opened;
    const evil = '<img/src=x onerror=alert(1)>';
    for (const program of [
      { file: 'a.c', text: `#error ${evil}\n` },
      { file: 'a.c', text: `#line 3 "${evil}.c"\nint main(void) { return ${evil}; }\n` },
      { file: 'a.cc', text: `#pragma message("${evil}")\nint main() { static_assert(0, "${evil}"); }\n` },
      { file: 'a.c', text: FINE, settings: { flags: [`-D${evil}`, evil] } },
      { file: 'a.litmus', text: `C ${evil}\n"${evil}"\n{}\nP0(int *x) { *x = 1; }\nexists (x=1)\n` },
      { file: 'a.litmus', text: `C evil\n{}\nP0(int *${evil}) {}\nexists (${evil}=1)\n` },
    ]) {
      await openProgram(page, program);
      const [shown] = await runToEnd(page);
      expect(['refused', 'litmus', 'verified'], shown.text).toContain(shown.verdict);
      expect(shown.text).not.toMatch(/Heddle has failed/);
      expect(await page.$$eval('#page img, #page script', (found) => found.length)).toBe(0);
    }
  });

  it('is told of links that are none, and keeps the program', async () => {
    const { page } = opened;
    await openProgram(page, { file: 'mine.c', text: FINE });
    const bomb = await fragmentOf(page, { file: 'a.c', text: 'a'.repeat(50 << 20) });
    for (const hash of ['#1.', '#1.AAAA', '#%', `#1.${'A'.repeat(100_000)}`, bomb, '#javascript:alert(1)']) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.waitForFunction(
        () => /no program/.test(document.querySelector('.notice')?.textContent ?? ''),
        UNSEEN,
      );
      expect(await page.$eval('.cm-content', (content) => content.textContent)).toContain('int main');
    }
  });

  it('gets the last of many links, whatever their lengths', async () => {
    const { page } = opened;
    const noise = Array.from({ length: 90_000 }, (_, i) => ((i * 2654435761) >>> 7).toString(36)).join('');
    const long = await fragmentOf(page, { file: 'long.c', text: `// ${noise}\n${FINE}` });
    const short = await fragmentOf(page, { file: 'short.c', text: FINE });
    await page.evaluate(
      (one, two) => {
        location.hash = one;
        setTimeout(() => {
          location.hash = two;
        }, 1);
      },
      long,
      short,
    );
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.name input')?.value === 'short.c',
      UNSEEN,
    );
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await page.$eval('.name input', (input) => (input as HTMLInputElement).value)).toBe('short.c');
  });

  it('may run, stop and change everything as fast as fingers can', async () => {
    const { page } = opened;
    await openProgram(page, { file: 'loop.c', text: LOOP, compare: 'sc' });
    for (let i = 0; i < 15; i++) {
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('.go, .stop')?.click());
      if (i % 3 === 0) await page.select('select[name=model]', i % 2 === 0 ? 'tso' : 'rc11');
      if (i % 4 === 0) await page.keyboard.press('Escape');
      await new Promise((resolve) => setTimeout(resolve, 37 * (i % 5)));
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('.go');
    expect((await answersOf(page)).map(({ verdict }) => verdict)).toEqual(['stopped', 'stopped']);
    await openProgram(page, { file: 'fine.c', text: FINE, compare: 'sc' });
    expect((await runToEnd(page)).map(({ verdict }) => verdict)).toEqual(['verified', 'verified']);
    /* at most one worker for each of the two runs is left, when those that were ended are gone */
    for (let i = 0; i < 50 && page.workers().length > 2; i++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.workers().length).toBeLessThanOrEqual(2);
  });

  it('that edits during a run is told what the answer is about, and gets no marks at wrong lines', async () => {
    const { page } = opened;
    const text =
      '#include <assert.h>\nint main(void) {\n  for (volatile int i = 0; i < 3000; i++) {}\n  assert(0);\n}\n';
    await openProgram(page, { file: 'edit.c', text });
    await page.focus('.cm-content');
    /* at once: no answer can come between */
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.go')?.click();
      const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
      for (const _ of [1, 2])
        document.querySelector('.cm-content')?.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    await page.waitForSelector('.answer.violated', { timeout: 100_000 });
    expect(
      await page.$$eval('.cm-line', (lines) => lines.slice(0, 3).map((line) => line.textContent)),
    ).toEqual(['', '', '#include <assert.h>']);
    expect(await page.$eval('.stale', (line) => line.textContent)).toContain('before your last edit');
    expect(await page.$$('.cm-lintRange-error')).toEqual([]);
    /* taken back, it is the answer again */
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.waitForFunction(
      (was) =>
        document.querySelector('.stale') === null &&
        document.querySelector('.cm-content')?.textContent === was,
      UNSEEN,
      text.replaceAll('\n', ''),
    );
    expect(
      await page.$$eval('.cm-lintRange-error', (marks) =>
        marks.map((mark) => mark.closest('.cm-line')?.textContent),
      ),
    ).toEqual(['  assert(0);']);
  });

  it('can use two pages at once', async () => {
    const other = await openPage(browser, server.url);
    await openProgram(opened.page, { file: 'loop.c', text: LOOP });
    await opened.page.bringToFront();
    await press(opened.page, '.go');
    await opened.page.waitForSelector('.answer.running');
    await other.page.bringToFront();
    await openProgram(other.page, { file: 'fine.c', text: FINE });
    expect((await runToEnd(other.page))[0].verdict).toBe('verified');
    await other.page.close();
    await opened.page.bringToFront();
    await opened.page.keyboard.press('Escape');
    await opened.page.waitForSelector('.answer.stopped');
    expect(other.trouble).toEqual([]);
  });

  it('can type into ten thousand lines, and run them', async () => {
    const { page } = opened;
    const functions = Array.from(
      { length: 5000 },
      (_, i) => `static int f${i}(int n) {\n  return n + ${i}; }`,
    );
    const text = `${functions.join('\n')}\nint main(void) { return f17(0) - 17; }\n`;
    await openProgram(page, { file: 'long.c', text });
    const [shown] = await runToEnd(page);
    expect(shown.verdict, shown.text).toBe('verified');
    await page.focus('.cm-content');
    expect(await latency(page)).toBeLessThan(50);
  });

  it('gets a page that answers, beside a story of twenty thousand steps', async () => {
    const { page } = opened;
    const text =
      '#include <assert.h>\n#include <stdatomic.h>\natomic_int y;\nint main(void) {\n  for (int i = 0; i < 20000; i++) y = i;\n  assert(0);\n}\n';
    await openProgram(page, { file: 'story.c', text, settings: { timeout: 300 } });
    const [shown] = await runToEnd(page);
    expect(shown.verdict, shown.text).toBe('violated');
    await page.waitForSelector('.lanes tbody tr');
    expect(await page.$$eval('.lanes tbody tr', (rows) => rows.length)).toBeLessThan(1100);
    const last = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.bar button:nth-of-type(4)')?.click();
      return document.querySelector('.lanes tr.current')?.textContent;
    });
    expect(last).toContain('20001');
    await page.focus('.cm-content');
    expect(await latency(page)).toBeLessThan(50);
  });

  it('that fills the memory loses the run and not the page', async () => {
    /* a little memory, so that it is filled soon: what follows is the same */
    const own = await launch(path as string, ['--js-flags=--max-old-space-size=60']);
    try {
      const { page, trouble } = await openPage(own, server.url);
      await openProgram(page, {
        file: 'bomb.c',
        text: BOMB,
        settings: { model: 'sc', engine: 'axiomatic', unwind: 400, timeout: 500, check: ['assert'] },
      });
      const [shown] = await runToEnd(page);
      expect(shown.verdict, shown.text).toBe('stopped');
      expect(shown.text).toContain('out of memory: the run was ended by the browser');
      expect(await page.$eval('.cm-content', (content) => content.textContent)).toContain('100000');
      /* and it goes on as if nothing had been */
      await openProgram(page, { file: 'fine.c', text: FINE, compare: 'sc' });
      expect((await runToEnd(page)).map(({ verdict }) => verdict)).toEqual(['verified', 'verified']);
      expect(trouble).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('whose run takes the page with it is told so when the page is loaded again', async () => {
    /* pages of one site share a process, which is about to end */
    const own = await launch(path as string);
    const { page } = await openPage(own, server.url);
    await openProgram(page, { file: 'loop.c', text: LOOP });
    await press(page, '.go');
    await page.waitForSelector('.answer.running');
    /* an ordinary reload is not taken for it */
    await page.reload();
    await page.waitForSelector('.cm-content');
    expect(await page.$eval('.notice', (line) => line.textContent)).toBe('');
    await press(page, '.go');
    await page.waitForSelector('.answer.running');
    const session = await page.createCDPSession();
    await Promise.race([
      session.send('Page.crash').catch(() => {}),
      new Promise((over) => page.once('error', over)),
    ]);
    await page.reload();
    await page.waitForSelector('.cm-content');
    expect(await page.$eval('.notice', (line) => line.textContent)).toMatch(
      /more memory than the browser gives/,
    );
    expect(await page.$eval('.cm-content', (content) => content.textContent)).toContain('x++');
    await own.close();
  });

  it('leaves no trouble', () => {
    expect(opened.trouble).toEqual([]);
  });
});

/**
 * What a worker may: make code; load code from a text, ask the page's origin, ask another origin, ask another origin by a
 * socket, keep something in a cache and in a database.
 */
async function policyOf(page: Page, own: string): Promise<unknown> {
  const worker = await startedWorker(page);
  return worker.evaluate(`new Promise((resolve) => {
    const stopped = new Set();
    addEventListener('securitypolicyviolation', ({ blockedURI }) => stopped.add(blockedURI));
    const did = (what) => Promise.resolve().then(what).then(() => 'done', () => 'refused');
    /* what is evaluated from outside is let through: so not at once */
    setTimeout(async () => {
      const made = new Function('return "made"')();
      const loaded = await did(() => import('data:text/javascript,export default 1'));
      const targets = ['${own}icon.svg', 'http://localhost:1/', 'ws://localhost:1/'];
      for (const to of targets.slice(0, 2)) await fetch(to, { mode: 'no-cors' }).catch(() => {});
      await new Promise((over) => {
        const socket = new WebSocket(targets[2]);
        socket.onerror = socket.onclose = over;
      });
      const asked = targets.map((to) => [...stopped].some((uri) => uri.startsWith(to)) ? 'refused' : 'sent');
      const cached = await did(() => caches.open('mine'));
      const stored = await did(() => new Promise((done, failed) => {
        const opening = indexedDB.open('mine');
        opening.onsuccess = done;
        opening.onerror = failed;
      }));
      resolve([made, loaded, ...asked, cached, stored]);
    });
  })`);
}

/** The slower tenth of fifty keys, in ms. */
const latency = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 50; i++) {
      const start = performance.now();
      document.execCommand('insertText', false, 'a');
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return times.sort((a, b) => a - b)[45];
  });
