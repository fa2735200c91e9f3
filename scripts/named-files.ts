/**
 * Part of `npm run check`: a source file that a comment in src/ or a page of docs/ names is there. Names are by path or by
 * their end (`consistency/table.ts`, `table.ts`), as people write them. (ADRs and the changelog tell of their time.)
 */
import { readdirSync, readFileSync } from 'node:fs';

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const files = ['src', 'scripts', 'test', 'bench', 'playground', 'docs']
  .flatMap(below)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const ends = new Set(
  [...files, 'tsdown.config.ts', 'vitest.config.ts'].flatMap((path) =>
    path.split('/').map((_, n, parts) => parts.slice(n).join('/')),
  ),
);

const NAMED = /(?<![\w./*…-])((?:\.\.\/)*(?:[\w-]+\/)*[\w-]+(?:\.test|\.slow\.test)?\.tsx?)\b/g;

/** The comments of a source file, or a whole page. */
function prose(path: string): string {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []).join('\n');
}

const pages = [...below('src').filter((path) => path.endsWith('.ts')), ...below('docs'), 'CONTRIBUTING.md']
  .filter((path) => /\.(ts|md)$/.test(path))
  .filter((path) => !/\/adr\/|node_modules|\.vitepress|\/dist\//.test(path));
const missing = pages.flatMap((path) =>
  [...new Set([...prose(path).matchAll(NAMED)].map(([, name]) => name.replace(/^(?:\.\.\/)+/, '')))]
    .filter((name) => !ends.has(name))
    .map((name) => `${path} names ${name}, which is not there`),
);
for (const line of missing) console.error(line);
console.log(
  `named files: ${pages.length} pages and sources, ${missing.length} names of files that are not there`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
