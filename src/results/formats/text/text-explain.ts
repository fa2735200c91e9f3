import { unreachable } from '../../../base/failure.ts';
import type { ShownFix, Violation } from '../../types.ts';

/** What kind of violation it is, in two or three words. */
export function kindName(kind: Violation['kind']): string {
  switch (kind) {
    case 'assertion':
      return 'assertion failure';
    case 'memory':
      return 'memory error';
    case 'uninitialized':
      return 'uninitialised value';
    case 'lock':
      return 'misuse of a lock';
    case 'liveness':
      return 'endless waiting';
    case 'race':
      return 'data race';
    case 'leak':
      return 'memory leak';
    case 'unjoined':
      return 'thread never joined';
    case 'overflow':
      return 'overflow';
    case 'arithmetic':
      return 'arithmetic error';
    case 'exception':
      return 'uncaught exception';
    case 'not-serial':
      return 'behaviour that no serial order has';
    case 'deadlock':
      return 'deadlock';
    default:
      return unreachable(kind);
  }
}

/** Why that is a violation, in sentences that name threads and places. */
export function explain(violation: Violation): string[] {
  const name = (thread: number): string => threadName(violation, thread);
  const lines: string[] = [];
  if (violation.kind === 'race' && violation.other) {
    const other = name(violation.other.at.thread);
    lines.push(
      `Nothing orders these accesses of ${name(violation.at.thread)} and ${other}; at least one of them writes, and one is not atomic.`,
    );
  }
  for (const wait of violation.waiting ?? []) {
    lines.push(
      `${name(wait.thread)} waits for ${wait.for}${wait.heldBy === undefined ? '' : `, held by ${wait.heldBy === wait.thread ? 'itself' : name(wait.heldBy)}`}.`,
      ...missedSignal(violation, wait.thread, wait.for),
    );
  }
  return lines;
}

/** A lost wake-up: the last signal that there was came when the thread did not wait yet. */
function missedSignal({ trace }: Violation, thread: number, what: string): string[] {
  const wait = trace.steps.findLast((step) => step.thread === thread && step.op === 'wait');
  if (wait === undefined || what !== `a signal on ${wait.location}`) return [];
  const signal = trace.steps.findLast(({ op, location }) => op === 'signal' && location === wait.location);
  if (signal === undefined || signal.n > wait.n) return [];
  return [`The signal of #${signal.n} came before it waited there (#${wait.n}) and does not wake it.`];
}

/** The models that forbid this execution, and those under which the program was checked again. */
export function againstLines({ executionNotUnder = [], notUnder = [] }: Violation): string[] {
  const only = executionNotUnder.filter((model) => !notUnder.includes(model));
  return [
    ...(only.length > 0 ? [`This execution is not possible under ${only.join(', ')}.`] : []),
    ...(notUnder.length > 0
      ? [`It cannot happen at all under ${notUnder.join(', ')} (the whole program was checked again there).`]
      : []),
  ];
}

/** What is said of a fix: lines of other files than the violation's have their file's name. */
export const fixTitle = ({ changes, checked }: ShownFix, { at }: Violation): string => {
  const where = (file: string, line: number): string =>
    file === at.file ? `line ${line}` : `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
  const told = changes.map(({ file, line, what }) => `${where(file, line)}, ${what}`);
  return `A fix: ${told.join('; ')}${checked ? ' (checked: the program passes with it)' : ''}`;
};

/** `T1 (worker)`. */
export function threadName(violation: Violation, thread: number): string {
  const known = violation.trace.threads.find((candidate) => candidate.id === thread);
  return known && known.name !== `T${thread}` ? `T${thread} (${known.name})` : `T${thread}`;
}
