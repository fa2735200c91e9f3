import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Debian's chromium, installed if it is missing; null where it cannot be. */
export function chromium(): string | null {
  try {
    const script = join(import.meta.dirname, '../../../scripts/install-chromium.sh');
    return execFileSync(script, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** As users have it: of the features that puppeteer turns off one gives frames in a sandbox a process of their own. */
export const launch = (path: string, flags: readonly string[] = []): Promise<Browser> =>
  puppeteer.launch({
    executablePath: path,
    ignoreDefaultArgs: puppeteer.defaultArgs().filter((arg) => arg.startsWith('--disable-features=')),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...flags],
  });

export interface Opened {
  readonly page: Page;
  /** What must not be there: console messages, errors, requests beside the page itself. */
  readonly trouble: string[];
}

export async function open(browser: Browser, file: string): Promise<Opened> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 1000 });
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    if (request.url() !== `file://${file}`) trouble.push(`request: ${request.url()}`);
  });
  await page.goto(`file://${file}`);
  return { page, trouble };
}
