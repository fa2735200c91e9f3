import { type SearchCounts, statisticsIn } from './solver-statistics.ts';

/**
 * What a solver printed, read line by line as it comes (SAT competition output: `c` comments, one `s` line, `v` lines
 * that end in 0). A model of millions of variables arrives in many lines and is kept as bits, not as text.
 */
export interface SolverReport {
  /** The text after `s `, null if there was none. */
  readonly status: string | null;
  /** There were two different `s` lines, or a `v` line that is no list of numbers. */
  readonly nonsense: string | null;
  /** Some `v` line was there, and the closing 0 too. */
  readonly complete: boolean;
  readonly counts: SearchCounts;
  /** The last lines that were neither `c`, `s` nor `v`: for messages. */
  readonly other: readonly string[];
  value(variable: number): boolean;
}

const KEPT_LINES = 3;
const KEPT_CHARACTERS = 200;
/** A line is looked at in pieces of about this many characters. */
const PIECE = 1 << 16;
/** More lines than this that no solver prints, and no answer: whatever runs there is not a solver. */
const HOPELESS = 10_000;
const COUNT_WORDS = /^c\s+(?:conflicts|decisions|propagations)\s*:/;

export class OutputReader {
  private rest = '';
  private status: string | null = null;
  private nonsense: string | null = null;
  private complete = false;
  private readonly counted: string[] = [];
  private readonly other: string[] = [];
  private otherLines = 0;
  /** 1 where the variable is true, for variables in [1, variables]. */
  private readonly model: Uint8Array;

  constructor(variables: number) {
    this.model = new Uint8Array(variables + 1);
  }

  feed(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() as string;
    for (const line of lines) this.line(line.trimEnd());
    if (this.rest.length > PIECE) this.longLine();
  }

  /** It has printed so much else that waiting for an answer is no use. */
  get hopeless(): boolean {
    return this.otherLines > HOPELESS && this.status === null;
  }

  /** Models may come in one line of any length: what is there of it is read up to the last whole number. */
  private longLine(): void {
    const blank = this.rest.lastIndexOf(' ');
    if (this.rest.startsWith('v ') && blank > 1) {
      this.values(this.rest.slice(0, blank));
      this.rest = `v ${this.rest.slice(blank + 1)}`;
    } else {
      if (!this.rest.startsWith('c ')) this.otherLines += PIECE;
      this.rest = this.rest.slice(0, KEPT_CHARACTERS);
    }
  }

  end(): SolverReport {
    this.line(this.rest.trimEnd());
    this.rest = '';
    const { status, nonsense, complete, other, model } = this;
    const value = (variable: number): boolean => model[variable] === 1;
    return { status, nonsense, complete, other, counts: statisticsIn(this.counted), value };
  }

  private line(line: string): void {
    if (line === '' || line === 'c') return;
    if (line.startsWith('s ')) {
      const status = line.slice(2).trim();
      if (this.status !== null && this.status !== status) this.nonsense ??= line;
      this.status = status;
    } else if (line.startsWith('v ') || line === 'v') this.values(line);
    else if (!line.startsWith('c ')) this.keep(line);
    else if (COUNT_WORDS.test(line)) this.counted.push(line);
  }

  private values(line: string): void {
    for (const word of line.split(/\s+/)) {
      if (word === 'v' || word === '') continue;
      const lit = Number(word);
      if (!Number.isInteger(lit)) this.nonsense ??= line;
      else if (lit === 0) this.complete = true;
      else if (lit > 0 && lit < this.model.length) this.model[lit] = 1;
    }
  }

  private keep(line: string): void {
    this.otherLines++;
    this.other.push(line.slice(0, KEPT_CHARACTERS));
    if (this.other.length > KEPT_LINES) this.other.shift();
  }
}
