import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODELS } from '../../src/base/names.ts';
import { chromium, launch } from '../reports/browser/chromium.ts';
import {
  checkByCommand,
  countsOf,
  type Opened,
  openPage,
  openProgram,
  printedBy,
  runToEnd,
} from './served.ts';
import { builtSite, type StaticServer, serveFolder } from './static-site.ts';

/** Every example of the gallery under every model: the page says what the command line says. */
const path = chromium();
const EXAMPLES = join(import.meta.dirname, '../../examples');
const PROGRAMS = readdirSync(EXAMPLES).filter((file) => /\.cc?$/.test(file));
const TESTS = readdirSync(join(EXAMPLES, 'litmus'));
/** Seconds for each run, far more than any needs; a run that takes them says `unknown`, whatever it has counted by then. */
const LIMIT = 120;

describe.skipIf(path === null)('the gallery', { timeout: 1_800_000 }, () => {
  let server: StaticServer;
  let browser: Browser;
  let opened: Opened;

  beforeAll(async () => {
    server = await serveFolder(builtSite(), '/');
    browser = await launch(path as string);
    opened = await openPage(browser, server.url);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(TESTS)('%s', async (file) => {
    const text = readFileSync(join(EXAMPLES, 'litmus', file), 'utf8');
    for (const model of MODELS) {
      await openProgram(opened.page, { file, text, settings: { model } });
      const [[shown], known] = await Promise.all([
        runToEnd(opened.page),
        printedBy(['litmus', join(EXAMPLES, 'litmus', file), '--model', model]),
      ]);
      const block = await opened.page.$eval('.answer .block', (found) => found.textContent);
      const states = block?.match(/^Test [\s\S]*?^Observation .*$/m)?.[0] ?? 'no states';
      expect(known, `${file} under ${model}`).toContain(states);
      const isSeen = /^Observation \S+ (Sometimes|Always) /m.test(known);
      expect(shown.text, model).toMatch(isSeen ? /^\w+\s+allowed/ : /^\w+\s+not allowed/);
    }
  });

  it.each(PROGRAMS)('%s', async (file) => {
    const text = readFileSync(join(EXAMPLES, file), 'utf8');
    for (const model of MODELS) {
      await openProgram(opened.page, { file, text, settings: { model, timeout: LIMIT } });
      const [[shown], known] = await Promise.all([
        runToEnd(opened.page),
        checkByCommand([join(EXAMPLES, file), '--model', model, '--timeout', String(LIMIT)]),
      ]);
      expect({ model, verdict: shown.verdict, ...countsOf(shown) }).toEqual({ model, ...known });
    }
  });

  it('had no trouble', () => {
    expect(opened.trouble).toEqual([]);
  });
});
