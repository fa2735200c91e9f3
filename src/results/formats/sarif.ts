import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic, SourceSpan } from '../../base/failure.ts';
import { version } from '../../base/version.ts';
import { visibleIn, visibleJson } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import type { At, ShownFix, Step, Verdict, Violation, ViolationKind } from '../types.ts';
import { fileChanges } from './diff.ts';
import { describeStep } from './rows/trace-rows.ts';
import { againstLines, fixTitle, kindName, threadName } from './text/text-explain.ts';

/**
 * SARIF 2.1.0 (OASIS): one run, one result a violation. Its story is one thread flow for each thread, whose locations
 * carry the step's number as `executionOrder`, so that a viewer can show both a thread and the interleaving; the racing
 * partner and the places where threads wait are related locations; the fingerprint is the violation's stable id.
 */
export function sarifReport({ verdict: given }: Answer): string {
  const verdict = visibleIn(given);
  const kinds = [...new Set(verdict.violations.map(({ kind }) => kind))];
  return visibleJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'heddle',
            version: version(),
            rules: kinds.map((kind) => ({
              id: ruleOf(kind),
              name: kind,
              shortDescription: { text: kindName(kind) },
              defaultConfiguration: { level: 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(verdict)],
        results: verdict.violations.map((violation) => resultOf(violation, kinds)),
        properties: {
          verdict: verdict.verdict,
          model: verdict.model,
          engine: verdict.engine,
          summary: verdict.summary,
          assumptions: verdict.assumptions,
          bounds: verdict.bounds,
          stats: verdict.stats,
        },
      },
    ],
  });
}

const ruleOf = (kind: ViolationKind): string => `heddle/${kind}`;

function invocation(verdict: Verdict): object {
  const notes = verdict.diagnostics.map(notification);
  const open =
    verdict.verdict === 'unknown' || verdict.verdict === 'bounded'
      ? [{ level: 'warning', message: { text: `${verdict.verdict}: ${verdict.summary}` } }]
      : [];
  return {
    executionSuccessful: verdict.verdict !== 'unknown',
    toolExecutionNotifications: [...notes, ...open],
  };
}

const notification = ({ code, severity, message, help, at }: Diagnostic): object => ({
  descriptor: { id: code },
  level: severity,
  message: { text: help === undefined ? message : `${message} (${help})` },
  ...(at === undefined ? {} : { locations: [{ physicalLocation: physical(at) }] }),
});

function resultOf(violation: Violation, kinds: readonly ViolationKind[]): object {
  const { kind, at, message, why, id, fix } = violation;
  const related = relatedLocations(violation);
  const reasons = (why ?? []).map(({ text }) => text);
  return {
    ruleId: ruleOf(kind),
    ruleIndex: kinds.indexOf(kind),
    level: 'error',
    kind: 'fail',
    message: { text: [`${kindName(kind)}: ${message}`, ...reasons, ...againstLines(violation)].join('\n') },
    locations: [location(at)],
    ...(related.length === 0 ? {} : { relatedLocations: related }),
    ...(id === undefined ? {} : { partialFingerprints: { 'heddleViolation/v1': id } }),
    ...(fix === undefined ? {} : { fixes: [fixOf(fix, violation)] }),
    codeFlows: [{ message: { text: 'how it happens' }, threadFlows: threadFlows(violation) }],
  };
}

/** Whole lines are replaced: what a diff says is not finer. */
const fixOf = (fix: ShownFix, violation: Violation): object => ({
  description: { text: fixTitle(fix, violation) },
  artifactChanges: fileChanges(fix.diff).map(({ file, changes }) => ({
    artifactLocation: { uri: uriOf(file) },
    replacements: changes.map(({ line, removed, added }) => ({
      deletedRegion: { startLine: line, startColumn: 1, endLine: line + removed, endColumn: 1 },
      insertedContent: { text: added.map((text) => `${text}\n`).join('') },
    })),
  })),
});

function relatedLocations(violation: Violation): object[] {
  const { other, waiting } = violation;
  const told: (readonly [At, string])[] = [];
  if (other) told.push([other.at, `the other access, by ${threadName(violation, other.at.thread)}`]);
  for (const { at, thread, for: what } of waiting ?? [])
    if (at) told.push([at, `${threadName(violation, thread)} waits for ${what}`]);
  return told.map(([at, text], i) => ({ id: i + 1, ...location(at), message: { text } }));
}

/** One flow for each thread that does something; the schema wants at least one location in each. */
function threadFlows(violation: Violation): object[] {
  const { threads, steps } = violation.trace;
  const flows = threads.flatMap((thread) => {
    const own = steps.filter((step) => step.thread === thread.id && step.at.line > 0);
    if (own.length === 0) return [];
    const locations = own.map((step) => flowLocation(step, violation));
    return [{ id: threadName(violation, thread.id), locations }];
  });
  const end = { location: { ...location(violation.at), message: { text: violation.message } } };
  return flows.length > 0 ? flows : [{ id: threadName(violation, violation.at.thread), locations: [end] }];
}

function flowLocation(step: Step, violation: Violation): object {
  const isKey =
    step.n === violation.other?.step || (step === violation.trace.steps.at(-1) && step.op !== 'end');
  const text = describeStep(step, violation) || 'the violation';
  return {
    location: { ...location(step.at), message: { text } },
    executionOrder: step.n,
    importance: isKey ? 'essential' : step.library ? 'unimportant' : 'important',
    ...(step.stack.length > 0
      ? { stack: { frames: step.stack.map((at) => ({ location: location(at) })) } }
      : {}),
  };
}

const location = (at: At): object => ({
  ...(at.file === '' ? {} : { physicalLocation: physical(at) }),
  ...(at.function === ''
    ? {}
    : { logicalLocations: [{ fullyQualifiedName: at.function, kind: 'function' }] }),
});

const physical = ({ file, line, column }: SourceSpan): object => ({
  artifactLocation: { uri: uriOf(file) },
  ...(line < 1 ? {} : { region: { startLine: line, ...(column < 1 ? {} : { startColumn: column }) } }),
});

const uriOf = (file: string): string =>
  isAbsolute(file) ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/');
