import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../cli/heddle.ts';

/** Every relative link of the documentation leads to a file that is there, and every anchor to a heading. */
const DOCS = join(ROOT, 'docs');
const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !file.includes('node_modules') && !file.startsWith('.vitepress'),
);

describe.each(['../README.md', ...pages])('%s', (page) => {
  it('has no dead link', () => {
    const file = join(DOCS, page);
    const text = readFileSync(file, 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .replace(/`[^`\n]*`/g, '');
    const dead = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path, anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) return [link];
      return anchor === undefined || anchorsOf(target).has(anchor) ? [] : [link];
    });
    expect(dead).toEqual([]);
  });
});

function anchorsOf(file: string): ReadonlySet<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replace(/\s+/g, '-'),
    ),
  );
}
