import { CATALOGUE, type Code, SECTIONS } from './catalogue.ts';
import type { Entry } from './entry.ts';

/** What `heddle explain CODE` prints. */
export function explain(code: Code): string {
  const { title, meaning, example, wayOut }: Entry = CATALOGUE[code];
  return [
    `${code}: ${title}`,
    '',
    meaning,
    '',
    'Example:',
    `  ${example}`,
    '',
    `Way out: ${wayOut}`,
    '',
  ].join('\n');
}

/** docs/diagnostics.md. */
export function diagnosticsMarkdown(): string {
  return [
    '# Diagnostics',
    '',
    'What each code means, with an example and the way out; `heddle explain HED341` prints one of them. Written from',
    '`src/base/diagnostics` by `npm run bless`; a test compares the two.',
    ...SECTIONS.flatMap(([title, entries]) => [
      '',
      `## ${title}`,
      ...Object.entries(entries).flatMap(section),
    ]),
    '',
  ].join('\n');
}

const section = ([code, { title, meaning, example, wayOut }]: [string, Entry]): string[] => [
  '',
  `### ${code}: ${title}`,
  '',
  meaning,
  '',
  '```text',
  example,
  '```',
  '',
  `*Way out*: ${wayOut}`,
];
