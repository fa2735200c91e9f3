import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../cli/heddle.ts';

/**
 * The site as it is served, built by `npm run docs` into a folder of its own: every link, style and script of every page is a file of
 * the site, every anchor a heading there, every page of docs/ is in it and can be reached, and nothing is asked of another host.
 */
const SITE = mkdtempSync(join(tmpdir(), 'heddle-site-'));
const LONG = 600_000;
beforeAll(() => {
  execFileSync('npm', ['run', 'docs', '--', '--outDir', SITE], { cwd: ROOT, stdio: 'pipe' });
}, LONG);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

const pages = (): string[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const textOf = (page: string): string => readFileSync(join(SITE, page), 'utf8');
const linksOf = (page: string): string[] =>
  [...textOf(page).matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'));

/** The file of the site that a link of a page leads to. */
function target(page: string, link: string): string {
  const path = decodeURI(link.split(/[?#]/)[0]);
  const file = path.startsWith('/') ? path.slice(1) : join(dirname(page), path);
  if (path === '') return page;
  return existsSync(join(SITE, file)) && statSync(join(SITE, file)).isDirectory()
    ? join(file, 'index.html')
    : file;
}

it('has every page of docs/', () => {
  const sources = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.md') && !file.startsWith('.vitepress'),
  );
  expect(pages().filter((page) => page !== '404.html')).toHaveLength(sources.length);
});

it('has no link that leads nowhere', () => {
  const dead = pages().flatMap((page) =>
    linksOf(page).flatMap((link) => {
      if (/^[a-z]+:/.test(link)) return [];
      const file = target(page, link);
      if (!existsSync(join(SITE, file))) return [`${page}: ${link}`];
      const anchor = /#(.+)$/.exec(link)?.[1];
      if (anchor === undefined || !file.endsWith('.html')) return [];
      return textOf(file).includes(`id="${decodeURI(anchor)}"`) ? [] : [`${page}: ${link}`];
    }),
  );
  expect(dead).toEqual([]);
});

it('can be walked through from its first page', () => {
  const seen = new Set(['index.html']);
  for (const page of seen)
    for (const link of linksOf(page))
      if (!/^[a-z]+:/.test(link) && target(page, link).endsWith('.html')) seen.add(target(page, link));
  expect(pages().filter((page) => page !== '404.html' && !seen.has(page))).toEqual([]);
});

it('asks nothing of another host', () => {
  for (const page of pages())
    expect(textOf(page)).not.toMatch(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)="(?:https?:)?\/\//);
});
