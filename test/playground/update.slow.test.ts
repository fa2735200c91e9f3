import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, launch } from '../reports/browser/chromium.ts';
import { openPage, openProgram, press, runToEnd, UNSEEN } from './served.ts';
import { builtSite, type StaticServer, serveFolder } from './static-site.ts';

/** A new version is put on the server while pages of the old one are open. */
const path = chromium();

describe.skipIf(path === null)('a new version', { timeout: 300_000 }, () => {
  const later = mkdtempSync(join(tmpdir(), 'heddle-later-'));
  let folder: string;
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    folder = builtSite();
    nextVersion(folder, later);
    server = await serveFolder(() => folder, '/play/');
    browser = await launch(path as string);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(later, { recursive: true, force: true });
  });

  it('is announced, leaves open pages as they are, and is there after a reload', async () => {
    const { page, trouble } = await openPage(browser, server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, UNSEEN);
    /* the first visit begins without a service worker: its coming is no news */
    await page.reload();
    await page.waitForSelector('.cm-content');
    const other = await openPage(browser, server.url);
    const before = await scriptsOf(page);
    folder = later;
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    for (const tab of [page, other.page])
      await tab.waitForFunction(
        () => /new version/.test(document.querySelector('.notice')?.textContent ?? ''),
        { ...UNSEEN, timeout: 120_000 },
      );
    /* parts that the old page has not asked for so far, and that the server does not have any more */
    for (const tab of [page, other.page]) {
      await tab.bringToFront();
      await press(tab, '.top button');
      await tab.waitForSelector('.gallery article');
      await press(tab, '.gallery [aria-label=close]');
      await openProgram(tab, { file: 'loop.c', text: 'volatile int x; int main(void) { for (;;) x++; }' });
      await press(tab, '.go');
      await tab.waitForSelector('.answer.running');
      await press(tab, '.stop');
      await tab.waitForSelector('.answer.stopped');
      await openProgram(tab, { file: 'one.c', text: 'int main(void) { return 0; }' });
      expect((await runToEnd(tab))[0].verdict).toBe('verified');
    }
    await page.reload();
    await page.waitForSelector('.cm-content');
    expect(await scriptsOf(page)).not.toEqual(before);
    await openProgram(page, { file: 'two.c', text: 'int main(void) { return 0; }' });
    expect((await runToEnd(page))[0].verdict).toBe('verified');
    expect([...trouble, ...other.trouble]).toEqual([]);
  });
});

const scriptsOf = (page: Awaited<ReturnType<typeof openPage>>['page']): Promise<string[]> =>
  page.$$eval('script[src]', (scripts) => scripts.map((script) => (script as HTMLScriptElement).src));

/** The same page with other names for all of its scripts, as the next build would give them. */
function nextVersion(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const assets = readdirSync(join(to, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string =>
    assets.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, '-next.js')), text);
  for (const name of assets) {
    const file = join(to, 'assets', name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, join(to, 'assets', renamed(name)));
  }
  for (const name of ['index.html', 'service-worker.js'])
    writeFileSync(join(to, name), renamed(readFileSync(join(to, name), 'utf8')));
  const script = join(to, 'service-worker.js');
  writeFileSync(script, readFileSync(script, 'utf8').replace(/[0-9a-f]{16}/, 'the-next-version'));
}
