import { visible } from '../../../base/visible.ts';
import type { At, Step, TraceThread, Violation } from '../../types.ts';
import { freeBefore } from './free-before.ts';
import { statementAt } from './statement.ts';

/**
 * A trace as rows for people: consecutive events of one thread on one source line are one row, events that say
 * nothing (a thread's begin, stack objects coming and going) are left out, and a very long trace keeps its
 * beginning, its end, and whatever the violation points at.
 */
export interface Row {
  readonly thread: number;
  readonly at: At;
  /** Trimmed source line, empty when it is not known. */
  readonly source: string;
  readonly notes: readonly Note[];
}

/** What one event did. */
export interface Note {
  readonly step: number;
  readonly text: string;
  /** Part of the violation: the two accesses of a race, a use and the free before it. */
  readonly marked: boolean;
}

/** Rows left out between two others. */
export interface Gap {
  readonly steps: number;
}

const MAX_ROWS = 120;
const HEAD_ROWS = 20;
const MAX_NOTES = 8;

export function traceRows(violation: Violation, sources: ReadonlyMap<string, string>): (Row | Gap)[] {
  const sourceOf = sourceLines(sources);
  const { steps } = violation.trace;
  const marked = markedSteps(violation);
  const silent = silentIn(violation);
  const rows: { thread: number; at: At; source: string; notes: Note[] }[] = [];
  for (const step of steps) {
    if (silent(step)) continue;
    const text = isFolded(step) && !marked.has(step.n) ? '' : describeStep(step, violation);
    const note = { step: step.n, text, marked: marked.has(step.n) };
    const last = rows.at(-1);
    const source = step.op === 'end' ? '' : sourceOf(step.at);
    const sameLine =
      last && last.at.line === step.at.line && last.at.file === step.at.file && last.source === source;
    if (last && last.thread === step.thread && (sameLine || step.op === 'end')) last.notes.push(note);
    else rows.push({ thread: step.thread, at: step.at, source, notes: [note] });
  }
  return shorten(rows.map((row) => ({ ...row, notes: fold(row.notes) })));
}

/** One row for each thread that waits at the end. */
export function waitingRows(violation: Violation, sources: ReadonlyMap<string, string>): Row[] {
  const sourceOf = sourceLines(sources);
  return (violation.waiting ?? []).map(({ thread, for: what, at }) => {
    const note = { step: 0, text: `waits for ${what}`, marked: true };
    return { thread, at: at ?? violation.at, source: at ? sourceOf(at) : '', notes: [note] };
  });
}

export function sourceLines(sources: ReadonlyMap<string, string>): (at: At) => string {
  const lines = new Map<string, readonly string[]>();
  return (at) => {
    let text = lines.get(at.file);
    if (text === undefined) {
      text = sources.get(at.file)?.split(/\r?\n/) ?? [];
      lines.set(at.file, text);
    }
    return tidy(statementOf(text[at.line - 1] ?? '', at.column));
  };
}

export function markedSteps(violation: Violation): ReadonlySet<number> {
  const { kind, other, trace } = violation;
  const marked = new Set<number>();
  if (other) marked.add(other.step);
  const freed = freeBefore(violation);
  if (freed !== null) for (const { n } of [freed, trace.steps[trace.steps.length - 1]]) marked.add(n);
  if (kind === 'race' || other) marked.add(trace.steps.at(-1)?.n ?? 0);
  return marked;
}

/**
 * Which steps say nothing to people? A thread's begin, stack objects, what has no place in the program's text, and what our own
 * library models do with their own memory: of that, only allocation and freeing of blocks that the program itself uses are of interest.
 * What the violation points at is always told.
 */
export function silentIn(violation: Violation): (step: Step) => boolean {
  let silent = known.get(violation);
  if (silent === undefined) known.set(violation, (silent = silence(violation)));
  return silent;
}
const known = new WeakMap<Violation, (step: Step) => boolean>();

function silence(violation: Violation): (step: Step) => boolean {
  const { steps } = violation.trace;
  const marked = markedSteps(violation);
  const used = steps.flatMap(({ library, raw, op }) =>
    library || op === 'alloc' || op === 'free' || !raw?.address ? [] : [raw.address],
  );
  const ends = !AT_END.has(violation.kind);
  return (step) =>
    !marked.has(step.n) &&
    step.n !== steps.length &&
    (isSilent(step, used) || (ends && step.op === 'end' && !step.note));
}

/** Here it matters which threads have ended. */
const AT_END: ReadonlySet<Violation['kind']> = new Set(['deadlock', 'liveness', 'unjoined', 'leak']);

function isSilent(step: Step, used: readonly number[]): boolean {
  if (step.op === 'begin') return true;
  /* a test of a data type looks at what its calls gave: the history has told it */
  if (step.op === 'read' && step.at.file.startsWith('test ') && /^call\d+\./.test(step.location ?? ''))
    return true;
  /* for the compiler alone */
  if (step.op === 'fence' && step.raw?.event === 'fence signal') return true;
  const block = step.op === 'alloc' || step.op === 'free';
  if (block && step.note === 'stack object') return true;
  if (ACCESSES.has(step.op) && (step.at.line === 0 || step.at.file.startsWith('<heddle>/'))) return true;
  if (!step.library) return false;
  if (block) {
    const { address = 0, size = 0 } = step.raw ?? {};
    return !used.some((each) => each >= address && each < address + Math.max(size, 1));
  }
  return LIBRARY.has(step.op) && !isFolded(step);
}

const LIBRARY: ReadonlySet<Step['op']> = new Set(['read', 'write', 'rmw', 'flush', 'await', 'fence']);
const ACCESSES: ReadonlySet<Step['op']> = new Set([...LIBRARY, 'lock', 'unlock', 'wait', 'signal']);

/** An atomic access to a library's own member: the line that it stands for is shown, and no more. */
export const isFolded = ({ library, op, order }: Step): boolean =>
  library === true && LIBRARY.has(op) && order !== undefined && order !== 'na';

/** The statement, if the line is one that can be taken apart. */
const statementOf = (line: string, column: number): string => statementAt(line, column) || line;

/** Source text without its indentation, trailing comment and runs of spaces. */
function tidy(line: string): string {
  const code = line.replace(/\s*(\/\/[^"']*|\/\*[^"']*\*\/\s*)$/, '');
  return (code.trim() === '' ? line : code).trim().replace(/\s+/g, ' ');
}

/** Orders are shown for atomic accesses and fences only: a plain access has nothing to say. */
const order = (step: Step): string => (step.order && step.order !== 'na' ? ` (${step.order})` : '');

/** Who it reads from; and, in executions that no interleaving shows, the newest write told before that it does not see. */
function from(step: Step, violation: Violation): string {
  if (step.readsFrom === undefined) return '';
  const later = step.readsFrom > step.n ? ' (later)' : '';
  const writer = violation.trace.steps[step.readsFrom - 1];
  const isHidden = writer !== undefined && silentIn(violation)(writer);
  const source = step.readsFrom === 0 ? ' ← init' : isHidden ? '' : ` ← #${step.readsFrom}${later}`;
  const missed = missedBy(step, violation);
  return missed === null ? source : `${source}, not yet ${missedText(missed, violation)}`;
}

/** The newest write told before a read that the read does not see, or null. */
export function missedBy(step: Step, { trace }: Violation): number | null {
  if (step.readsFrom === undefined) return null;
  const order = (trace.co[step.location ?? ''] ?? []).filter((n) => isThere(trace.steps[n - 1], step));
  const unseen = order.slice(order.indexOf(step.readsFrom) + 1).filter((n) => n < step.n);
  return unseen.at(-1) ?? null;
}

/** Two objects may have one name. */
const isThere = (write: Step | undefined, { raw }: Step): boolean =>
  raw === undefined || write?.raw === undefined || write.raw.address === raw.address;

/** `1 of #5`: the newest value, and who wrote it. */
function missedText(n: number, { trace }: Violation): string {
  const value = trace.steps[n - 1]?.value;
  return value === undefined ? `#${n}` : `${value} of #${n}`;
}

export function describeStep(step: Step, violation: Violation): string {
  const place = step.location ?? '?';
  const note = step.note ?? '';
  const thread = (id: string): string => nameOf(violation, Number(id.slice(1)));
  switch (step.op) {
    case 'read':
      return step.value === undefined
        ? `read ${place}${order(step)}`
        : `read ${place} = ${step.value}${from(step, violation)}${order(step)}`;
    case 'write':
      return step.value === undefined
        ? `write ${place}${order(step)}`
        : `${place} = ${step.value}${order(step)}`;
    case 'rmw':
      if (step.readValue === undefined) return `update ${place}${order(step)}`;
      return step.value === undefined
        ? `read ${place} = ${step.readValue}${from(step, violation)}, not exchanged${order(step)}`
        : `${place}: ${step.readValue} → ${step.value}${from(step, violation)}${order(step)}`;
    case 'fence':
      return `fence${order(step)}${note && ` ${note}`}`;
    case 'lock':
      return `${note || 'lock'} ${place}${from(step, violation)}`;
    case 'unlock':
      return `unlock ${place}`;
    case 'create':
      return `starts ${thread(note)}`;
    case 'join':
      return note.startsWith('detach ') ? `detaches ${thread(note.slice(7))}` : `joins ${thread(note)}`;
    case 'begin':
      return 'begins';
    case 'end':
      return note || 'ends';
    case 'alloc':
      return `allocates ${place}${note && ` (${note})`}`;
    case 'free':
      return `frees ${place}`;
    case 'flush':
      return `${place} = ${step.value ?? '?'} reaches memory`;
    case 'await':
      return note || 'waits';
    case 'assert':
      return '';
    case 'choose':
      return `chooses ${step.value ?? '?'}`;
    case 'output':
      return note === '' ? 'prints nothing' : `prints "${visible(note)}"`;
    case 'yield':
      return 'yields';
    case 'wait':
      return `${note || 'waits on'} ${place}`;
    case 'signal':
      return `${note || 'signals'} ${place}`;
    case 'atomic':
      return `${note || 'begin'} atomic block`;
  }
}

/** `T1 worker`. */
export const threadName = (thread: TraceThread): string => `T${thread.id} ${thread.name}`;

function nameOf(violation: Violation, id: number): string {
  const thread = violation.trace.threads.find((t) => t.id === id);
  return thread ? threadName(thread) : `T${id}`;
}

function fold(notes: readonly Note[]): readonly Note[] {
  if (notes.length <= MAX_NOTES) return notes;
  const kept = [
    ...notes.slice(0, 4),
    ...notes.slice(4, -3).filter((note) => note.marked),
    ...notes.slice(-3),
  ];
  const left = notes.length - kept.length;
  kept.splice(4, 0, { step: notes[4].step, text: `… ${left} more`, marked: false });
  return kept;
}

function shorten(rows: readonly Row[]): (Row | Gap)[] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const short: (Row | Gap)[] = [];
  const tail = rows.length - (MAX_ROWS - HEAD_ROWS);
  let left = 0;
  rows.forEach((row, i) => {
    if (i < HEAD_ROWS || i >= tail || row.notes.some((note) => note.marked)) {
      if (left > 0) short.push({ steps: left });
      left = 0;
      short.push(row);
    } else left += row.notes.length;
  });
  return short;
}
