import { visibleIn, visibleSources } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import type { Verdict, Violation } from '../types.ts';
import { statsLine } from './text/text.ts';
import { againstLines, explain, fixTitle, kindName } from './text/text-explain.ts';
import { place } from './text/text-source.ts';
import { renderTrace } from './text/text-trace.ts';

/** Markdown for the summary of a CI job: the answer as a heading, each violation with its reason, the story folded. */
export function markdownReport({ verdict: given, input: givenInput, sources, style }: Answer): string {
  const verdict = visibleIn(given);
  const input = visibleIn(givenInput);
  const page = { ...style, color: false, width: WIDTH, sources: visibleSources(sources) };
  return [
    `## ${BADGE[verdict.verdict]} ${inline(input.files.join(' '))}: ${verdict.verdict}`,
    '',
    `${escapeMarkdown(verdict.summary)}`,
    '',
    ...verdict.violations.flatMap((violation) => [
      `### ${kindName(violation.kind)} at ${inline(place(violation.at))}`,
      '',
      ...paragraphs(violation),
      ...fixOf(violation),
      '<details><summary>How it happens</summary>',
      '',
      ...fenced(renderTrace(violation, page)),
      '</details>',
      '',
    ]),
    ...verdict.diagnostics.map(
      ({ severity, message, code, at, help }) =>
        `- **${severity}** ${at ? `${inline(place(at))}: ` : ''}${escapeMarkdown(message)} (${code})${help ? `: ${escapeMarkdown(help)}` : ''}`,
    ),
    ...(verdict.diagnostics.length > 0 ? [''] : []),
    ...cuts(verdict),
    `model ${escapeMarkdown(verdict.model)}, engine ${verdict.engine}; ${statsLine(verdict.stats)}`,
    '',
  ].join('\n');
}

const WIDTH = 110;
const BADGE = { verified: '✅', bounded: '☑️', violated: '❌', unknown: '❔' } as const;

function paragraphs(violation: Violation): string[] {
  const why = (violation.why ?? []).map(({ text }) => text);
  return [violation.message, ...explain(violation), ...why, ...againstLines(violation)].flatMap((text) => [
    escapeMarkdown(text),
    '',
  ]);
}

const fixOf = (violation: Violation): string[] => {
  const { fix } = violation;
  if (fix === undefined) return [];
  return [escapeMarkdown(fixTitle(fix, violation)), '', ...fenced(fix.diff.trimEnd(), 'diff')];
};

const cuts = ({ bounds }: Verdict): string[] =>
  bounds.cut.length === 0
    ? []
    : [
        ...bounds.cut.map(
          ({ file, line, reason }) => `- cut at ${inline(`${file}:${line}`)}: ${escapeMarkdown(reason)}`,
        ),
        '',
      ];

/** Text of strangers in Markdown: nothing in it is markup, a link, HTML or a mention. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+\-.!|<>&@~$:^]/g, (char) =>
    char === '<'
      ? '&lt;'
      : char === '>'
        ? '&gt;'
        : char === '&'
          ? '&amp;'
          : MARKUP.test(char)
            ? `\\${char}`
            : char,
  );
const MARKUP = /[\\`*_{}[\]#|@~$^]/;

/** Code in a line: between more backticks than it has. */
export function inline(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const ticks = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

function fenced(text: string, language = 'text'): string[] {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${fence}${language}`, text, fence, ''];
}
