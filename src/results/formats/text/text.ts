import picocolors from 'picocolors';
import { unreachable } from '../../../base/failure.ts';
import { visible, visibleIn, visibleSources } from '../../../base/visible.ts';
import type { At, Bounds, Stats, Step, Verdict, Violation } from '../../types.ts';
import { freeBefore } from '../rows/free-before.ts';
import { renderDiagnostic } from './text-diagnostic.ts';
import { againstLines, explain, fixTitle, kindName, threadName } from './text-explain.ts';
import { excerpt, place } from './text-source.ts';
import { renderTrace, type TraceStyle } from './text-trace.ts';
import { clip, wrap } from './text-width.ts';

/** The report for people. Its last line is the verdict. */
export function textReport(given: Verdict, { sources, ...rest }: TraceStyle): string {
  const verdict = visibleIn(given);
  const style = { ...rest, sources: visibleSources(sources) };
  const sections = [
    ...verdict.diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, style)),
    ...verdict.violations.map((violation) => renderViolation(violation, style)),
    aboutLines(verdict, style.width).join('\n'),
    verdictLine(given, style),
  ];
  return `${sections.join('\n\n')}\n`;
}

export function verdictLine(verdict: Verdict, style: Pick<TraceStyle, 'color'>): string {
  const colors = picocolors.createColors(style.color);
  switch (verdict.verdict) {
    case 'verified':
      return colors.green(colors.bold('VERIFIED'));
    case 'bounded':
      return `${colors.yellow(colors.bold('BOUNDED'))} ${verdict.boundsRequested ? 'as asked' : 'not as asked'}: ${oneLine(verdict.summary)}`;
    case 'violated':
      return `${colors.red(colors.bold('VIOLATED'))} ${violated(verdict)}`;
    case 'unknown':
      return `${colors.yellow(colors.bold('UNKNOWN'))} ${oneLine(verdict.summary)}`;
    default:
      return unreachable(verdict.verdict);
  }
}

function violated(verdict: Verdict): string {
  const [first, ...more] = verdict.violations;
  if (!first) return oneLine(verdict.summary);
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const where = `${visible(first.at.file)}:${first.at.line}`;
  return `${kindName(first.kind)} at ${where}: ${oneLine(first.message)}${rest}`;
}

export function renderViolation(violation: Violation, style: TraceStyle): string {
  const colors = picocolors.createColors(style.color);
  const { at, other } = violation;
  const { steps } = violation.trace;
  const last = lastStep(violation);
  const partner = other ? steps.find((step) => step.n === other.step) : undefined;
  const trace = renderTrace(violation, style).trimEnd();
  return [
    ...wrap(`${kindName(violation.kind)}: ${violation.message}`, style.width, '  ').map((line) =>
      colors.red(colors.bold(line)),
    ),
    ...whereLines('at', violation, at, style),
    ...(last ? callers(last, style) : []),
    ...(other ? whereLines('and at', violation, other.at, style) : []),
    ...(partner ? callers(partner, style) : []),
    ...freedLines(violation, style),
    ...explain(violation).flatMap((line) => wrap(line, style.width - 2).map((part) => `  ${part}`)),
    ...(trace === '' ? [] : ['', trace]),
    ...whyLines(violation, style),
    ...fixLines(violation, style),
    ...replayLines(violation, style),
  ].join('\n');
}

/** Why the model allows it, and which models do not. */
function whyLines(violation: Violation, style: TraceStyle): string[] {
  const texts = [...(violation.why ?? []).map(({ text }) => text), ...againstLines(violation)];
  if (texts.length === 0) return [];
  const colors = picocolors.createColors(style.color);
  return [
    '',
    colors.bold('Why the memory model allows it'),
    ...texts.flatMap((text) =>
      wrap(text, style.width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`),
    ),
  ];
}

/** The change that mends it, as `patch` reads it. */
function fixLines(violation: Violation, style: TraceStyle): string[] {
  const { fix } = violation;
  if (fix === undefined) return [];
  const colors = picocolors.createColors(style.color);
  const paint = (line: string): string =>
    /^\+(?!\+\+)/.test(line) ? colors.green(line) : /^-(?!--)/.test(line) ? colors.red(line) : line;
  const lines = fix.diff.trimEnd().split('\n');
  const title = wrap(fixTitle(fix, violation), style.width, '  ').map((line) => colors.bold(line));
  return ['', ...title, ...lines.map((line) => `  ${paint(line)}`)];
}

/** How to see it again. */
function replayLines({ id }: Violation, { saved }: TraceStyle): string[] {
  const file = saved?.get(id ?? '');
  return file === undefined ? [] : ['', `replay it: heddle replay ${file} --step`];
}

const whereLines = (word: string, violation: Violation, at: At, style: TraceStyle): string[] => [
  ...wrap(
    `  ${word} ${place(at)} in ${at.function}, ${threadName(violation, at.thread)}`,
    style.width,
    '    ',
  ),
  ...excerpt(at, style.sources, style.width).map((line) => clip(line, style.width)),
];

/** The step that the violation is at: of a deadlock or an end, none is. */
function lastStep({ at, trace }: Violation): Step | undefined {
  const last = trace.steps.at(-1);
  const isThere = last?.thread === at.thread && last.at.file === at.file && last.at.line === at.line;
  return isThere ? last : undefined;
}

/** Where the memory was freed that is used here. */
function freedLines(violation: Violation, style: TraceStyle): string[] {
  const freed = freeBefore(violation);
  if (freed === null || freed.at.line === 0) return [];
  return [...whereLines('freed at', violation, freed.at, style), ...callers(freed, style)];
}

/** Who called it, outwards. */
const callers = ({ stack }: Step, style: TraceStyle): string[] =>
  stack
    .slice(1)
    .flatMap((frame) => wrap(`called from ${frame.function} at ${place(frame)}`, style.width - 4, '  '))
    .map((line) => `    ${line}`);

const aboutLines = (verdict: Verdict, width: number): string[] =>
  about(verdict).flatMap((line) => wrap(line, width, '  '));

/** How the answer was found: model, engine, assumptions, bounds, numbers. */
export function about(verdict: Verdict): string[] {
  return [
    `model ${verdict.model}, engine ${verdict.engine}`,
    ...(verdict.assumptions.length === 0
      ? []
      : [`assumptions: ${verdict.assumptions.map(inWords).join('; ')}`]),
    ...boundLines(verdict.bounds),
    statsLine(verdict.stats),
    ...(verdict.verdict === 'verified' || verdict.verdict === 'violated' ? summary(verdict) : []),
  ];
}

const inWords = (assumption: string): string =>
  assumption === 'heap fresh'
    ? 'freed memory is not used again (--heap fresh)'
    : assumption === 'heap reuse'
      ? 'freed memory may be used again (--heap reuse)'
      : assumption;

/** Unless the numbers say it already. */
const summary = ({ summary: text }: Verdict): string[] =>
  text === '' || /^found after \d+ executions?(, \d+ blocked)?$/.test(text) ? [] : [text];

function boundLines(bounds: Bounds): string[] {
  const named = [
    ...(bounds.unwind === null ? [] : [`unwind ${bounds.unwind}`]),
    ...(bounds.contexts === null ? [] : [`contexts ${bounds.contexts}`]),
  ];
  return [
    ...(named.length === 0 ? [] : [`bounds: ${named.join(', ')}`]),
    ...bounds.cut.map((cut) => `  cut at ${cut.file}:${cut.line}: ${cut.reason}${further(cut)}`),
  ];
}

/** The option that takes a loop further. */
function further({ file, line, reason }: Bounds['cut'][number]): string {
  if (reason === 'unwind') return ` (--unwind N or --unwindset ${file}:${line}=N goes further)`;
  return reason.startsWith('liveness bound') ? ' (--liveness-bound N goes further)' : '';
}

export function statsLine(stats: Stats): string {
  const solver = [
    ...(stats.solverCalls > 0 ? [plural(stats.solverCalls, 'solver call')] : []),
    ...(stats.variables > 0 ? [`${stats.variables} variables, ${stats.clauses} clauses`] : []),
  ];
  const counted = `${plural(stats.executions, 'execution')}${stats.blocked > 0 ? ` and ${stats.blocked} blocked` : ''}`;
  return [
    /* who asks a solver about all executions at once counts none */
    ...(stats.executions + stats.blocked === 0 && stats.solverCalls > 0 ? [] : [counted]),
    plural(stats.events, 'event'),
    ...solver,
    `${stats.wallSeconds.toFixed(2)} s`,
    /* a page does not know */
    ...(stats.peakMemoryMB > 0 ? [`${Math.round(stats.peakMemoryMB)} MB`] : []),
  ].join(', ');
}

const plural = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const oneLine = (text: string): string => visible(text.replace(/\s*\n\s*/g, ' ').trim());
