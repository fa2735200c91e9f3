import { MODELS, type ModelName } from '../../src/results/types.ts';

/**
 * A litmus program of ours is a C file whose head comment says what each memory model lets it do (README.md beside
 * this file). Reading is strict: a comment that could be misunderstood is an error with its line.
 */
export interface Litmus {
  readonly name: string;
  readonly description: string;
  readonly expectations: ReadonlyMap<ModelName, Expectation>;
  /** Complete executions (graphs), for the models where they are stated. */
  readonly executions: ReadonlyMap<ModelName, number>;
}

export interface Expectation {
  /** Exactly these outcomes of complete executions, sorted; null: not stated. */
  readonly outcomes: readonly string[] | null;
  /** Exactly these kinds of violations, sorted; none: the program is right under this model. */
  readonly violates: readonly string[];
}

const KINDS: readonly string[] = [
  'assertion',
  'deadlock',
  'memory',
  'uninitialized',
  'lock',
  'liveness',
  'race',
  'arithmetic',
];
const MARK = 'heddle-litmus:';
const COUNTS = 'executions:';

interface Line {
  readonly text: string;
  readonly number: number;
}

export function parseLitmus(source: string, file: string): Litmus {
  const fail = (line: number, message: string): never => {
    throw new Error(`${file}:${line}: ${message}`);
  };
  const comment = headComment(source, fail);
  const mark = comment.findIndex(({ text }) => text === MARK);
  if (mark < 0) fail(comment.at(-1)!.number, `the head comment has no line '${MARK}'`);
  const description = comment
    .slice(0, mark)
    .map(({ text }) => text)
    .join(' ')
    .trim();
  if (description === '') fail(comment[0].number, `nothing is said about the program before '${MARK}'`);
  const expectations = new Map<ModelName, Expectation>();
  const executions = new Map<ModelName, number>();
  for (const line of joined(comment.slice(mark + 1), fail)) {
    if (line.text.startsWith(COUNTS)) {
      parseCounts(line, executions, fail);
      continue;
    }
    const colon = line.text.indexOf(':');
    if (colon < 0) fail(line.number, `expected 'MODEL…: EXPECTATION', found '${line.text}'`);
    const expectation = parseExpectation(line.text.slice(colon + 1).trim(), line.number, fail);
    for (const word of line.text.slice(0, colon).split(/\s+/)) {
      const model = MODELS.find((name) => name === word);
      if (model === undefined) return fail(line.number, `'${word}' is no model (${MODELS.join(', ')})`);
      if (expectations.has(model)) fail(line.number, `the model ${model} is named twice`);
      expectations.set(model, expectation);
    }
  }
  const missing = MODELS.filter((model) => !expectations.has(model));
  if (missing.length > 0)
    fail(comment.at(-1)!.number, `nothing is said about the model ${missing.join(', ')}`);
  return { name: file.replace(/^.*\//, '').replace(/\.c$/, ''), description, expectations, executions };
}

type Fail = (line: number, message: string) => never;

/** The lines of the comment the file begins with, without its stars. */
function headComment(source: string, fail: Fail): Line[] {
  if (!source.startsWith('/*')) fail(1, 'the file does not begin with a comment');
  const end = source.indexOf('*/');
  if (end < 0) fail(1, 'the head comment has no end');
  return source
    .slice(2, end)
    .split('\n')
    .map((text, i) => ({ text: (i === 0 ? text : text.replace(/^\s*\*/, '')).trim(), number: i + 1 }));
}

/** A line that begins with `|` goes on with the one before it. */
function joined(lines: readonly Line[], fail: Fail): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    const last = out.pop();
    if (!line.text.startsWith('|')) {
      if (last) out.push(last);
      out.push(line);
    } else if (last) out.push({ text: `${last.text} ${line.text}`, number: last.number });
    else fail(line.number, `'|' goes on with a line, but there is none before it`);
  }
  return out;
}

/** `executions: sc 3, tso pso 4`. */
function parseCounts(line: Line, into: Map<ModelName, number>, fail: Fail): void {
  for (const part of line.text.slice(COUNTS.length).split(',')) {
    const [, models, count] =
      /^\s*(.+?)\s+(\d+)\s*$/.exec(part) ??
      fail(line.number, `expected 'MODEL… NUMBER', found '${part.trim()}'`);
    for (const word of models.split(/\s+/)) {
      const model = MODELS.find((name) => name === word);
      if (model === undefined) return fail(line.number, `'${word}' is no model (${MODELS.join(', ')})`);
      if (into.has(model)) fail(line.number, `the executions under ${model} are given twice`);
      into.set(model, Number(count));
    }
  }
}

/** `clean`, outcomes, `violates KIND…`, or `OUTCOMES ; violates KIND…`. */
function parseExpectation(text: string, line: number, fail: Fail): Expectation {
  if (text === 'clean') return { outcomes: null, violates: [] };
  const parts = text.split(';').map((part) => part.trim());
  const violates = parts.at(-1)!.startsWith('violates') ? parseKinds(parts.pop()!, line, fail) : [];
  if (parts.length > 1) fail(line, `after ';' comes 'violates KIND…', found '${parts[1]}'`);
  return { outcomes: parts.length === 0 ? null : parseOutcomes(parts[0], line, fail), violates };
}

function parseKinds(text: string, line: number, fail: Fail): string[] {
  const [, ...kinds] = text.split(/\s+/);
  if (kinds.length === 0) fail(line, `'violates' names no kind (${KINDS.join(', ')})`);
  for (const kind of kinds)
    if (!KINDS.includes(kind)) fail(line, `'${kind}' is no kind of violation (${KINDS.join(', ')})`);
  if (new Set(kinds).size < kinds.length) fail(line, 'a kind of violation is named twice');
  return kinds.sort();
}

function parseOutcomes(text: string, line: number, fail: Fail): string[] {
  const outcomes = text.split('|').map((outcome) => outcome.trim());
  const names = outcomes.map((outcome) =>
    outcome.split(/\s+/).map((pair) => {
      const [, name] = /^([A-Za-z_]\w*)=-?\d+$/.exec(pair) ?? fail(line, `'${pair}' is not NAME=NUMBER`);
      return name;
    }),
  );
  for (const [i, own] of names.entries()) {
    if (own.some((name, k) => k > 0 && own[k - 1] >= name))
      fail(line, `the names of '${outcomes[i]}' are not in order`);
    if (own.join() !== names[0].join()) fail(line, `'${outcomes[i]}' has other names than '${outcomes[0]}'`);
  }
  if (new Set(outcomes).size < outcomes.length) fail(line, 'an outcome is listed twice');
  return outcomes.map((outcome) => outcome.replace(/\s+/g, ' ')).sort();
}
