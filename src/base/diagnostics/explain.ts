import { usageError } from '../options/option-values.ts';
import { CATALOGUE, isCode, SECTIONS } from './catalogue.ts';
import type { Entry } from './entry.ts';

/** What `heddle explain CODE` prints. */
export function explain(text: string): string {
  const code = text.toUpperCase();
  if (!isCode(code))
    throw usageError('HED104', `there is no diagnostic ${text}`, 'docs/diagnostics.md lists them all');
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
