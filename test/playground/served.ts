import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page, WebWorker } from 'puppeteer-core';
import type { Settings } from '../../playground/worker/protocol.ts';

/** The page as `heddle playground` serves it, in a browser; and what its command line answers. */
const MAIN = join(import.meta.dirname, '../../dist/cli/main.js');

export interface Served {
  readonly url: string;
  readonly end: () => Promise<void>;
}

export function serveByCommand(): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'playground'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`heddle playground has ended (${code})`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0];
      if (url !== undefined)
        resolve({
          url,
          end: () => {
            child.kill('SIGINT');
            return ended;
          },
        });
    });
  });
}

export interface Opened {
  readonly page: Page;
  /** What must not be there: console messages, errors, requests that leave the origin. */
  readonly trouble: string[];
  /** Addresses of all requests. */
  readonly requests: string[];
}

export async function openPage(browser: Browser, url: string): Promise<Opened> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 1000 });
  const trouble: string[] = [];
  const requests: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => trouble.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(`error: ${String(error)}`));
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    /* what is in the address itself, or in the browser's memory, is asked of nobody */
    if (/^(data|blob):/.test(request.url())) return;
    requests.push(request.url());
    if (new URL(request.url()).origin !== origin) trouble.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('.cm-content');
  return { page, trouble, requests };
}

/** Pages in the background paint no frames to be asked at. */
export const UNSEEN = { polling: 100 };

/** A click that also reaches pages in the background. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (button) => (button as HTMLElement).click());

/** A worker of the page that has begun: one that is only about to has not even timers. */
export async function startedWorker(page: Page): Promise<WebWorker> {
  for (let i = 0; i < 300; i++) {
    const [worker] = page.workers();
    if ((await worker?.evaluate('typeof setTimeout').catch(() => '')) === 'function') return worker;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no worker has begun');
}

export interface Program {
  readonly file: string;
  readonly text: string;
  readonly settings?: Partial<Settings>;
  readonly compare?: string;
}

/** The fragment of a link, of any JSON. */
export function fragmentOf(page: Page, value: unknown): Promise<string> {
  return page.evaluate(async (json) => {
    const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `#1.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  }, JSON.stringify(value));
}

/** Opens a program as a link does. */
export async function openProgram(page: Page, program: Program): Promise<void> {
  const fragment = await fragmentOf(page, program);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  await page.waitForFunction(
    (file) =>
      document.querySelector<HTMLInputElement>('.name input')?.value === file &&
      document.querySelector('.answer') === null,
    UNSEEN,
    program.file,
  );
}

export interface Shown {
  readonly model: string;
  readonly verdict: string;
  readonly text: string;
}

export const answersOf = (page: Page): Promise<Shown[]> =>
  page.$$eval('.answer', (cards) =>
    cards.map((card) => ({
      model: (card as HTMLElement).dataset.model ?? '',
      verdict: (card as HTMLElement).dataset.verdict ?? '',
      text: (card as HTMLElement).innerText,
    })),
  );

export async function runToEnd(page: Page): Promise<Shown[]> {
  await press(page, '.go');
  await page.waitForFunction(
    () => document.querySelector('.answer') !== null && document.querySelector('.answer.running') === null,
    { ...UNSEEN, timeout: 400_000 },
  );
  return answersOf(page);
}

/** What a command prints; it may well end with a code of its own. */
export const printedBy = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1 << 28 }, (_, printed) => resolve(printed));
  });

export interface Known {
  readonly verdict: string;
  readonly executions: number;
  readonly blocked: number;
}

/** Verdict and counts of the command line. */
export async function checkByCommand(args: readonly string[]): Promise<Known> {
  const text = await printedBy(['check', ...args, '--format', 'json', '--no-save']);
  const { verdict, stats } = JSON.parse(text) as {
    verdict: string;
    stats: { executions: number; blocked: number };
  };
  return { verdict, executions: stats.executions, blocked: stats.blocked };
}

/** As the card says it. */
export function countsOf({ text }: Shown): { executions: number; blocked: number } {
  const found = /(\d+) executions?, (\d+) blocked/.exec(text);
  return { executions: Number(found?.[1] ?? 0), blocked: Number(found?.[2] ?? 0) };
}
