import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { check } from '../src/run/check.ts';
import { PREPARING } from '../src/run/check-program.ts';

/**
 * The playground's size and time beside the command line's: bytes before the first run, time to the first verdict cold (an empty
 * browser) and warm (the second visit), and executions a second of the search in the page and in Node. Needs `npm run playground:build` and a
 * chromium (scripts/install-chromium.sh).
 */
const SITE = 'playground/site';
const MAIN = 'dist/cli/main.js';
const ROUNDS = 5;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

interface Served {
  readonly url: string;
  readonly sent: { bytes: number };
  readonly close: () => void;
}

export async function playgroundBench(print: (line: string) => void): Promise<void> {
  if (!existsSync(join(SITE, 'clang/manifest.json'))) throw new Error('run npm run playground:build first');
  const path = execFileSync('bash', ['scripts/install-chromium.sh'], { encoding: 'utf8' }).trim();
  const served = await serve();
  const profile = mkdtempSync(join(tmpdir(), 'heddle-playground-'));
  const start = (): Promise<Browser> =>
    puppeteer.launch({
      executablePath: path,
      userDataDir: profile,
      protocolTimeout: 400_000,
      /* with the features that users have: workers in a process of their own */
      ignoreDefaultArgs: puppeteer.defaultArgs().filter((arg) => arg.startsWith('--disable-features=')),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  const example = readFileSync('examples/seqlock-buggy.c', 'utf8');
  const edited = `${example}\n/* edited */\n`;
  try {
    let browser = await start();
    let page = await open(browser, served.url);
    await settled(served);
    print('| what | bytes |');
    print('| --- | ---: |');
    print(`| the page, as loaded (with engines and all for offline use) | ${served.sent.bytes} |`);
    served.sent.bytes = 0;
    const seconds = new Map<string, number>();
    seconds.set('first verdict, an example, cold', await verdict(page, 'seqlock-buggy.c', example));
    print(`| more for an example | ${served.sent.bytes} |`);
    served.sent.bytes = 0;
    seconds.set('first verdict, edited, cold (loads clang)', await verdict(page, 'seqlock-buggy.c', edited));
    print(`| more for an edited program (clang) | ${served.sent.bytes} |`);
    seconds.set('again, edited', await verdict(page, 'seqlock-buggy.c', `${edited}/* 2 */\n`));
    await settled(served);
    await browser.close();
    browser = await start();
    page = await open(browser, served.url);
    seconds.set('second visit: an example', await verdict(page, 'seqlock-buggy.c', example));
    seconds.set(
      'second visit: edited (clang from the cache)',
      await verdict(page, 'seqlock-buggy.c', `${edited}/* 3 */\n`),
    );
    seconds.set(
      'the command line, --clang wasm, nothing cached',
      byCommand(['examples/seqlock-buggy.c', '--no-cache']),
    );
    seconds.set('the command line, cached', byCommand(['examples/seqlock-buggy.c']));
    print('');
    print('| time to the verdict | s |');
    print('| --- | ---: |');
    for (const [what, value] of seconds) print(`| ${what} | ${value.toFixed(2)} |`);
    print('');
    await rates(page, print);
    await browser.close();
  } finally {
    served.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const MODELS = ['sc', 'tso', 'rc11'];
const FLAGS = ['-DN=4'];

/**
 * Search beside search: the same program, the same engine, its own seconds from the end of compiling to the answer, in the
 * page's worker and in this process, which take turns. The first run of each is not counted: it is compiled to machine code
 * then. The figure is the median's.
 */
async function rates(page: Page, print: (line: string) => void): Promise<void> {
  const file = 'bench/programs/playground-rate.c';
  const text = readFileSync(file, 'utf8');
  print('| model | executions | Node, a second | the page, a second | ratio |');
  print('| --- | ---: | ---: | ---: | ---: |');
  for (const model of MODELS) {
    const node: Search[] = [];
    const browser: Search[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      node.push(await searchHere(file, model));
      /* another time limit makes another link of the same program */
      const settings = { model, engine: 'explore', timeout: 300 + round, flags: FLAGS };
      await verdict(page, 'playground-rate.c', text, settings);
      browser.push(await searchThere(page));
    }
    const [a, b] = [node, browser].map((runs) => median(runs.slice(1)));
    if (a.executions !== b.executions)
      throw new Error(`${a.executions} executions in Node, ${b.executions} in the page`);
    const rate = ({ executions, seconds }: Search): number => executions / seconds;
    print(
      `| ${model} | ${a.executions} | ${rate(a).toFixed(0)} | ${rate(b).toFixed(0)} | ${(rate(b) / rate(a)).toFixed(2)} |`,
    );
  }
}

interface Search {
  readonly executions: number;
  readonly seconds: number;
}

const median = (runs: readonly Search[]): Search =>
  [...runs].sort((a, b) => a.seconds - b.seconds)[runs.length >> 1];

async function searchHere(file: string, model: string): Promise<Search> {
  const run = check({
    files: [file],
    options: { model, engine: 'explore', clang: 'wasm', clangFlags: FLAGS, jobs: 1 },
  });
  let start = 0;
  let step = await run.next();
  for (; !step.done; step = await run.next())
    if (start === 0 && step.value.text === PREPARING) start = performance.now();
  const seconds = (performance.now() - start) / 1000;
  return { executions: step.value.verdict.stats.executions, seconds };
}

/** As the page says it. */
async function searchThere(page: Page): Promise<Search> {
  const said = (await page.evaluate(`document.querySelector('.answer').innerText`)) as string;
  const found = /(\d+) executions?, .*\(([\d.]+) s searching\)/.exec(said);
  if (found === null) throw new Error(`the page says nothing about its search: ${said}`);
  return { executions: Number(found[1]), seconds: Number(found[2]) };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForSelector('.cm-content');
  return page;
}

/** Until nothing was sent for a second: the service worker has all it wants. */
async function settled({ sent }: Served): Promise<void> {
  for (let before = -1; before !== sent.bytes; ) {
    before = sent.bytes;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Seconds from the click to the verdict. */
async function verdict(page: Page, file: string, text: string, settings: object = {}): Promise<number> {
  await page.evaluate(
    `(async () => {
      const stream = new Blob([${JSON.stringify(JSON.stringify({ file, text, settings }))}]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      location.hash = '1.' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') + '';
    })()`,
  );
  await page.waitForFunction(
    `document.querySelector('.name input').value === ${JSON.stringify(file)} && !document.querySelector('.answer')`,
  );
  const start = performance.now();
  await page.click('.go');
  await page.waitForFunction(
    `document.querySelector('.answer') && !document.querySelector('.answer.running')`,
    { timeout: 300_000 },
  );
  return (performance.now() - start) / 1000;
}

/** Seconds of a whole command. */
function byCommand(args: readonly string[]): number {
  const start = performance.now();
  const whole = [MAIN, 'check', ...args, '--clang', 'wasm', '--no-save'];
  const { error } = spawnSync(process.execPath, whole, { stdio: 'ignore' });
  if (error !== undefined) throw error;
  return (performance.now() - start) / 1000;
}

/** The folder as it is: what is sent is what the files have. */
function serve(): Promise<Served> {
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const file = join(SITE, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    sent.bytes += statSync(file).size;
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${port}/`, sent, close });
    });
  });
}
