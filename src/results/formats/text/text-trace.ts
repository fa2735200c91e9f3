import picocolors from 'picocolors';
import type { TraceThread, Violation } from '../../types.ts';
import { type Gap, type Note, type Row, threadName, traceRows, waitingRows } from '../rows/trace-rows.ts';
import { clip, displayWidth, padTo, wrap } from './text-width.ts';

export interface TraceStyle {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Source text by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** Where the trace of a violation is kept, by its id. */
  readonly saved?: ReadonlyMap<string, string>;
}

type Colors = ReturnType<typeof picocolors.createColors>;

/** What both layouts need. */
interface Page {
  readonly violation: Violation;
  readonly rows: readonly (Row | Gap)[];
  readonly waiting: readonly Row[];
  readonly threads: readonly TraceThread[];
  readonly width: number;
  /** Width of the column of step numbers. */
  readonly numbers: number;
  /** Lines of this file are shown by number alone. */
  readonly file: string;
  readonly colors: Colors;
}

const GUTTER = '  ';
/** A thread's column is never narrower than this: with more threads the trace becomes a list. */
const MIN_COLUMN = 24;
const MAX_NAME = 16;

/**
 * The story of a violation: one column per thread, time running downwards. Each row is a source line; below it is
 * what its events did (`x = 1`, `read y = 0 ← #4` for a value that step 4 wrote, `← init` for the initial one).
 * The last rows say how it broke, and in a deadlock what each thread waits for.
 */
export function renderTrace(violation: Violation, style: TraceStyle): string {
  const rows = traceRows(violation, style.sources);
  const waiting = waitingRows(violation, style.sources);
  const page: Page = {
    violation,
    rows,
    waiting,
    threads: shownThreads(violation, [...rows, ...waiting]),
    width: style.width,
    numbers: String(violation.trace.steps.at(-1)?.n ?? 0).length,
    file: mainFile(violation),
    colors: picocolors.createColors(style.color),
  };
  const column = columnWidth(page);
  const table = column >= MIN_COLUMN || page.threads.length === 1 ? columns(page, column) : list(page);
  return table.map((line) => line.trimEnd()).join('\n');
}

/** Threads that do something in the trace, or that the violation speaks of. */
function shownThreads(violation: Violation, rows: readonly (Row | Gap)[]): TraceThread[] {
  const seen = new Set<number>([violation.at.thread]);
  for (const row of rows) if ('thread' in row) seen.add(row.thread);
  return violation.trace.threads.filter((thread) => seen.has(thread.id));
}

/** The violation's; of a test of a data type, whose end is in the test's own text, the data type's. */
function mainFile({ kind, at, trace }: Violation): string {
  if (kind !== 'not-serial') return at.file;
  const count = new Map<string, number>();
  for (const step of trace.steps) count.set(step.at.file, (count.get(step.at.file) ?? 0) + 1);
  const others = [...count].filter(([file]) => file !== at.file).sort((a, b) => b[1] - a[1]);
  return others[0]?.[0] ?? at.file;
}

function sourceText(row: Row, { file }: Page): string {
  if (row.source === '') return '';
  const name = row.at.file === file ? '' : `${row.at.file.slice(row.at.file.lastIndexOf('/') + 1)}:`;
  return `${name}${row.at.line}: ${row.source}`;
}

const painted = (note: Note, text: string, { colors }: Page): string =>
  note.marked ? colors.yellow(text) : colors.cyan(text);

/** An arrow stays with the step it points to. */
const wrapNote = (text: string, width: number): string[] =>
  wrap(text.replaceAll('← ', '←\u00a0'), width, '  ').map((line) => line.replaceAll('\u00a0', ' '));

const gapLine = (gap: Gap, { numbers, colors }: Page): string =>
  colors.dim(`${'⋮'.padStart(numbers)}${GUTTER}${gap.steps} steps left out (--format json has them all)`);

/** The last line of the table. Who waits for what has been told in the rows before, a race in its marked ones. */
function ending({ kind, message, trace }: Violation): string {
  if (kind === 'deadlock') return '✗ deadlock';
  if (kind === 'liveness') return '✗ nobody can ever go on';
  if (kind === 'race') return '✗ data race';
  return kind === 'assertion' && trace.steps.at(-1)?.op === 'assert'
    ? `✗ assertion failed: ${message}`
    : `✗ ${message}`;
}

// ---- one column per thread

const columnWidth = ({ width, numbers, threads }: Page): number =>
  Math.floor((width - numbers - GUTTER.length * threads.length) / threads.length);

function columns(page: Page, column: number): string[] {
  const { colors, numbers, threads, violation } = page;
  const cell = (n: string, thread: number, text: string): string => {
    const index = threads.findIndex((t) => t.id === thread);
    return `${colors.dim(n.padStart(numbers))}${GUTTER}${' '.repeat(index * (column + GUTTER.length))}${text}`;
  };
  const out = [
    `${colors.dim('#'.padStart(numbers))}${GUTTER}${threads.map((t) => colors.bold(padTo(threadName(t), column))).join(GUTTER)}`,
    colors.dim(`${'─'.repeat(numbers)}${GUTTER}${threads.map(() => '─'.repeat(column)).join(GUTTER)}`),
  ];
  for (const row of [...page.rows, ...page.waiting]) {
    if (!('thread' in row)) {
      out.push(gapLine(row, page));
      continue;
    }
    const source = sourceText(row, page);
    const numbered = row.notes[0].step > 0 ? String(row.notes[0].step) : '';
    if (source !== '') out.push(cell(numbered, row.thread, clip(source, column)));
    row.notes.forEach((note, i) => {
      if (note.text === '') return;
      const n = i === 0 && (source !== '' || note.step === 0) ? '' : String(note.step);
      wrapNote(note.text, column - 2).forEach((text, j) => {
        const mark = j === 0 && note.marked ? '► ' : '  ';
        out.push(cell(j === 0 ? n : '', row.thread, painted(note, mark + text, page)));
      });
    });
  }
  for (const text of wrap(ending(violation), column, '  ')) {
    out.push(cell('', violation.at.thread, colors.red(colors.bold(text))));
  }
  return out;
}

// ---- a list, when there are too many threads for columns

/** `T4 lambda#4`, if `T4 main::lambda#4` is too long. */
const shortName = (thread: TraceThread): string =>
  displayWidth(threadName(thread)) <= MAX_NAME
    ? threadName(thread)
    : threadName({ ...thread, name: thread.name.slice(thread.name.lastIndexOf('::') + 1).replace(/^:/, '') });

function list(page: Page): string[] {
  const { colors, numbers, violation } = page;
  const names = new Map(page.threads.map((t) => [t.id, clip(shortName(t), MAX_NAME)]));
  const nameWidth = Math.max(...[...names.values()].map(displayWidth));
  const room = page.width - numbers - nameWidth - 2 * GUTTER.length;
  const sourceWidth = Math.max(8, Math.floor((room - GUTTER.length) / 2));
  const noteWidth = Math.max(8, room - GUTTER.length - sourceWidth);
  const out: string[] = [];
  let shown = -1;
  for (const row of [...page.rows, ...page.waiting]) {
    if (!('thread' in row)) {
      out.push(gapLine(row, page));
      continue;
    }
    const name = row.thread === shown ? '' : (names.get(row.thread) ?? '');
    const source = sourceText(row, page);
    shown = row.thread;
    row.notes.forEach((note, i) => {
      wrapNote(`${note.marked ? '► ' : ''}${note.text}`, noteWidth).forEach((text, j) => {
        const first = i === 0 && j === 0;
        const n = j === 0 && note.step > 0 ? String(note.step) : '';
        const cells = [colors.dim(n.padStart(numbers)), colors.bold(padTo(first ? name : '', nameWidth))];
        out.push([...cells, padTo(first ? source : '', sourceWidth), painted(note, text, page)].join(GUTTER));
      });
    });
  }
  const indent = ' '.repeat(numbers) + GUTTER;
  wrap(ending(violation), room, '  ').forEach((text, i) => {
    const name = i === 0 && violation.at.thread !== shown ? (names.get(violation.at.thread) ?? '') : '';
    out.push(`${indent}${colors.bold(padTo(name, nameWidth))}${GUTTER}${colors.red(colors.bold(text))}`);
  });
  return out;
}
