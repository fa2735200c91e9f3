import { visible, visibleIn, visibleLines } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import { exitCode } from '../exit-code.ts';
import type { Verdict } from '../types.ts';
import { textReport } from './text/text.ts';
import { kindName } from './text/text-explain.ts';
import { escapeXml } from './xml.ts';

/**
 * JUnit XML, as CI servers read it: a test case for each check, named by its files and the model. A violation is a
 * failure with the whole story in it; what could not be decided, a bound that nobody asked for included, is an error.
 */
export function junitReport(answers: readonly Named[]): string {
  const cases = answers.map(caseOf);
  const count = (what: string): number => cases.filter(({ kind }) => kind === what).length;
  const time = answers.reduce((sum, { verdict }) => sum + verdict.stats.wallSeconds, 0);
  const totals = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" time="${time.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="heddle" ${totals}>`,
    `  <testsuite name="heddle" skipped="0" ${totals}>`,
    ...cases.map(({ text }) => text),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** A check of a project may have a name, and pass although it is violated. */
interface Named extends Answer {
  readonly name?: string;
  readonly passed?: boolean;
}

interface Case {
  readonly kind: 'ok' | 'failure' | 'error';
  readonly text: string;
}

function caseOf(answer: Named): Case {
  const verdict = visibleIn(answer.verdict);
  const { files } = visibleIn(answer.input);
  const time = verdict.stats.wallSeconds.toFixed(3);
  const head = `    <testcase name="${escapeXml(`${visible(answer.name ?? files.join(' '))} (${verdict.model})`)}" classname="${escapeXml(files[0] ?? 'heddle')}" time="${time}"`;
  const passed = answer.passed ?? exitCode(verdict) === 0;
  const kind = passed ? 'ok' : isDecided(verdict) ? 'failure' : 'error';
  if (kind === 'ok') return { kind, text: `${head}/>` };
  const style = { ...answer.style, color: false };
  const story = visibleLines(textReport(answer.verdict, style));
  const body = `      <${kind} type="${escapeXml(typeOf(verdict))}" message="${escapeXml(messageOf(verdict))}">${escapeXml(story)}</${kind}>`;
  return { kind, text: `${head}>\n${body}\n    </testcase>` };
}

/** The answer is certain, and not what it should be. */
const isDecided = ({ verdict }: Verdict): boolean => verdict === 'violated' || verdict === 'verified';

const typeOf = (verdict: Verdict): string => verdict.violations[0]?.kind ?? verdict.verdict;

function messageOf({ violations, summary }: Verdict): string {
  const [first] = violations;
  return first ? `${kindName(first.kind)} at ${first.at.file}:${first.at.line}: ${first.message}` : summary;
}
