import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, launch } from '../reports/browser/chromium.ts';
import { openPage, openProgram, runToEnd } from './served.ts';

/** The package as it is published: packed, installed into an empty folder, and used from there. Needs a registry of packages. */
const path = chromium();
const ROOT = join(import.meta.dirname, '../..');

describe.skipIf(path === null)('the package', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-packed-'));
  let browser: Browser;
  let end = (): void => {};
  let url = '';

  beforeAll(async () => {
    /* built by the tests' setup */
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    execFileSync('npm', ['init', '-y'], { cwd: folder, stdio: 'pipe' });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`], {
      cwd: folder,
      stdio: 'pipe',
    });
    url = await new Promise((resolve, reject) => {
      /* a group of its own: npx starts what it starts */
      const child = spawn('npx', ['heddle', 'playground'], {
        cwd: folder,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      end = () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      };
      child.once('exit', (code) => reject(new Error(`npx heddle playground has ended (${code})`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
    browser = await launch(path as string);
  }, 600_000);
  afterAll(async () => {
    end();
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  it('has the page and nothing of its sources', () => {
    const installed = readdirSync(join(folder, 'node_modules/heddle'));
    expect(installed).toContain('dist');
    expect(installed).not.toContain('playground');
    expect(installed).not.toContain('src');
  });

  it('serves the playground, and a C++ program is compiled and checked in the browser', async () => {
    const { page, trouble } = await openPage(browser, url);
    const text =
      '#include <atomic>\n#include <cassert>\n#include <thread>\nstd::atomic<int> n{0};\nint main() {\n  std::thread t([] { n = n + 1; });\n  n = n + 1;\n  t.join();\n  assert(n == 2);\n}\n';
    await openProgram(page, { file: 'lost.cc', text, compare: 'sc' });
    const answers = await runToEnd(page);
    expect(answers.map(({ model, verdict }) => [model, verdict])).toEqual([
      ['rc11', 'violated'],
      ['sc', 'violated'],
    ]);
    expect(await page.$('.heddle-viewer .lanes')).not.toBeNull();
    expect(trouble).toEqual([]);
  });
});
