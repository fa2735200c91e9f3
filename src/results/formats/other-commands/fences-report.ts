import picocolors from 'picocolors';
import { unreachable } from '../../../base/failure.ts';
import { version } from '../../../base/version.ts';
import { visible, visibleIn, visibleJson, visibleSources } from '../../../base/visible.ts';
import type { FenceChange, FenceClause, FenceProposal, FencesResult, Recheck } from '../../fences.ts';
import type { Violation } from '../../types.ts';
import { SCHEMA_VERSION } from '../json/json.ts';
import { renderViolation } from '../text/text.ts';
import { renderDiagnostic } from '../text/text-diagnostic.ts';
import { kindName } from '../text/text-explain.ts';
import type { TraceStyle } from '../text/text-trace.ts';

/** The answer of `heddle fences` for people: proposals with their patches, then why nothing cheaper does. */
export function fencesText(given: FencesResult, { sources, ...rest }: TraceStyle): string {
  const result = visibleIn(given);
  const style = { ...rest, sources: visibleSources(sources) };
  const hopeless = result.violation !== null && result.proposals.length === 0 ? [result.violation] : [];
  const sections = [
    ...result.diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, style)),
    ...hopeless.map((violation) => renderViolation(violation, style)),
    /* the patch as it is: what is hidden in it is the user's own text, and has to stay for it to apply */
    ...result.proposals.map((proposal, n) => proposalText(proposal, given.proposals[n].diff, n, result)),
    ...(result.clauses.length > 0 ? [clausesText(result)] : []),
    about(result),
    fencesLine(given, style),
  ];
  return `${sections.join('\n\n')}\n`;
}

export function fencesLine(result: FencesResult, { color }: Pick<TraceStyle, 'color'>): string {
  const colors = picocolors.createColors(color);
  const summary = visible(result.summary);
  switch (result.outcome) {
    case 'passes':
    case 'minimal':
      return `${colors.green(colors.bold('PASSES'))} ${summary}`;
    case 'fixed':
      return `${colors.green(colors.bold('FIXED'))} ${summary}`;
    case 'weakened':
      return `${colors.green(colors.bold('WEAKENED'))} ${summary}`;
    case 'no-fix':
      return `${colors.red(colors.bold('NO FIX'))} ${summary}`;
    case 'unknown':
      return `${colors.yellow(colors.bold('UNKNOWN'))} ${summary}`;
    default:
      return unreachable(result.outcome);
  }
}

function proposalText(proposal: FenceProposal, diff: string, n: number, result: FencesResult): string {
  const title =
    result.outcome === 'weakened'
      ? 'can be weaker'
      : n === 0
        ? 'the cheapest fix'
        : `another minimal fix (${n + 1} of ${result.proposals.length})`;
  return [
    `${title}, cost ${proposal.cost}:`,
    ...proposal.changes.map((change) => `  ${changeText(change)}`),
    `re-checked: ${proposal.rechecks.map(recheckText).join('; ')}`,
    '',
    diff.trimEnd(),
  ].join('\n');
}

const changeText = ({ file, line, what, cost, function: where }: FenceChange): string =>
  `${file}:${line}: ${what} (cost ${cost})${where === '' ? '' : ` in ${where}`}`;

function recheckText({ of, engine, verdict, why }: Recheck): string {
  const what = of === 'program' ? 'the program' : 'the patched source';
  return verdict === 'passes'
    ? `${what} passes with engine ${engine}`
    : `${what} by engine ${engine}: ${why}`;
}

function clausesText(result: FencesResult): string {
  const weakened = result.outcome === 'weakened' || result.outcome === 'minimal';
  const title = weakened
    ? 'why nothing more can go: with this step there is an execution'
    : 'why nothing cheaper does: of each line every fix has a change (or a stronger one), because with all the others there is still an execution';
  return [title, ...result.clauses.map(clauseText)].join('\n');
}

function clauseText({ oneOf, violation }: FenceClause, n: number): string {
  const changes = oneOf.map(({ file, line, what }) => `${file}:${line} ${what}`);
  return `  ${n + 1}. ${changes.join(' | ')}\n     ${oneLine(violation)}`;
}

const oneLine = ({ kind, message, at }: Violation): string =>
  `${kindName(kind)} at ${at.file}:${at.line}: ${message}`;

const about = ({ model, engine, candidates, checks, seconds }: FencesResult): string =>
  `model ${model}, engine ${engine}\n${candidates} candidates, ${checks} placements checked, ${seconds.toFixed(2)} s`;

export const fencesJson = (result: FencesResult): string =>
  visibleJson({ heddle: version(), schemaVersion: SCHEMA_VERSION, ...result });
