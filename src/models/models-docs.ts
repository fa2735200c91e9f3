import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS } from '../base/names.ts';
import { assetPath } from '../host/assets.ts';
import { BASE_RELATIONS, BASE_SETS } from './base.ts';
import { loadModel } from './load.ts';

/** docs/models.md with its tables as they are now: each stands between `<!-- name -->` and `<!-- end -->`. */
export function withTables(markdown: string): string {
  const tables = new Map([
    ['models', table(['model', 'axioms', 'after'], MODELS.map(modelRow))],
    ['sets', table(['set', 'events'], rows(BASE_SETS))],
    ['relations', table(['relation', 'meaning'], rows(BASE_RELATIONS))],
  ]);
  return markdown.replace(/<!-- (\w+) -->\n.*?<!-- end -->/gs, (whole, name: string) =>
    tables.has(name) ? `<!-- ${name} -->\n${tables.get(name)}\n<!-- end -->` : whole,
  );
}

/** The axioms by name, and the citation: the first comment of the file up to a year, or to its first full stop. */
function modelRow(name: string): string[] {
  const axioms = loadModel(name).statements.flatMap((statement) =>
    statement.kind === 'axiom' ? [`\`${statement.name}\``] : [],
  );
  const text = readFileSync(join(assetPath('models'), `${name}.cat`), 'utf8');
  const comment = (/\(\*\s*(.*?)\s*\*\)/s.exec(text)?.[1] ?? '').replace(/\s+/g, ' ');
  const [citation] = /^.*?(?:19|20)\d\d(?:[^.]|\.\d)*/.exec(comment) ?? /^.*?(?=\. |$)/.exec(comment)!;
  return [`\`${name}\``, axioms.join(', '), citation];
}

const rows = (names: Readonly<Record<string, string>>): string[][] =>
  Object.entries(names).map(([name, meaning]) => [`\`${name}\``, meaning]);

const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
