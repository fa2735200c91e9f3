import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';

const DOCS = join(import.meta.dirname, '..');

const page = (text: string, link: string) => ({ text, link });

/** Decisions, by their titles. */
const decisions = readdirSync(join(DOCS, 'adr'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const title = /^# (.*)$/m.exec(readFileSync(join(DOCS, 'adr', file), 'utf8'))?.[1] ?? file;
    return page(title, `/adr/${file.replace(/\.md$/, '')}`);
  });

/** `npm run docs`: the site, in docs/.vitepress/dist. It makes no request to other hosts; search is built in. */
export default defineConfig({
  title: 'Heddle',
  description: 'Checks concurrent C and C++ programs under their memory model',
  // Served from the root of a host; elsewhere: `npm run docs -- --base /heddle/`.
  base: '/',
  cleanUrls: false,
  head: [],
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      page('Guide', '/guide'),
      page('Engines', '/engines'),
      page('Memory models', '/models'),
      page('Options', '/options'),
    ],
    sidebar: [
      {
        text: 'First steps',
        items: [
          page('From a bug to its fix', '/guide'),
          page('Writing a good test', '/recipes'),
          page('Coming from another tool', '/coming-from'),
          page('Limitations', '/limitations'),
          page('Classes of mistakes', '/right'),
        ],
      },
      {
        text: 'Using it',
        items: [
          page('Reports', '/reports'),
          page('CI', '/ci'),
          page('Options', '/options'),
          page('Diagnostics', '/diagnostics'),
          page('Data types', '/data-types'),
          page('Fences', '/fences'),
          page('Litmus tests', '/litmus'),
          page('Playground', '/playground'),
          page('Many machines', '/cluster'),
          page('Compiler flags', '/compiler-flags'),
          page('C++', '/cxx'),
          page('Linux', '/linux'),
          page('Safety', '/safety'),
        ],
      },
      {
        text: 'Engines',
        items: [
          page('Which engine', '/engines'),
          page('auto', '/engines/auto'),
          page('explore', '/engines/explore'),
          page('axiomatic', '/axiomatic'),
          page('sequentialize', '/engines/sequentialize'),
          page('directed', '/directed'),
          page('random', '/engines/random'),
          page('oracle', '/engines/oracle'),
        ],
      },
      {
        text: 'Memory models',
        items: [
          page('Which model', '/models'),
          ...['sc', 'tso', 'pso', 'relaxed', 'ra', 'rc11', 'c11'].map((name) => page(name, `/models/${name}`)),
          page('rc11 and c11', '/rc11-c11'),
          page('cpp11-sc', '/cpp11-sc'),
        ],
      },
      {
        text: 'Inside',
        items: [
          page('Architecture', '/architecture'),
          page('A walk', '/walk'),
          page('Fuzzing', '/fuzzing'),
          page('Intrinsics', '/intrinsics'),
          page('Programs of sequentialize', '/sequentialize-programs'),
        ],
      },
      { text: 'Decisions', collapsed: true, items: decisions },
    ],
    outline: [2, 3],
  },
  /** The schemas are published beside the pages that speak of them. */
  buildEnd: ({ outDir }) => cpSync(join(DOCS, 'schemas'), join(outDir, 'schemas'), { recursive: true }),
});
