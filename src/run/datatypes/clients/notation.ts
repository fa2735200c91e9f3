import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Call, Client } from './client.ts';

/**
 * CheckFence's notation of tests: `e(ed|de)` is an enqueue by main, then two threads, which do an enqueue and a dequeue, and
 * the other way round. `e^3` is `eee`; blanks count for nothing.
 */
export function parseClient(text: string): Client {
  const reader = new Reader(text);
  const first = reader.sequence();
  let threads: string[][];
  if (reader.peek() === '(') {
    reader.next();
    threads = reader.threads();
    reader.expect(')');
    if (reader.peek() !== '') reader.fail('nothing comes behind the threads');
  } else if (reader.peek() === '|') {
    if (first.length === 0) reader.fail(NO_CALLS);
    threads = [first.splice(0), ...reader.rest()];
  } else threads = [first.splice(0)];
  if (reader.peek() !== '') reader.fail('this is not expected here');
  if (first.length === 0 && threads.every((calls) => calls.length === 0)) reader.fail('a test with no calls');
  return client(first, threads);
}

export function client(first: readonly string[], threads: readonly (readonly string[])[]): Client {
  const calls: Call[] = first.map((letter) => ({ letter, thread: 0 }));
  threads.forEach((letters, t) => {
    for (const letter of letters) calls.push({ letter, thread: t + 1 });
  });
  return { text: clientText(first, threads), calls, threads: threads.length, orders: [] };
}

function clientText(first: readonly string[], threads: readonly (readonly string[])[]): string {
  const text = threads.map((letters) => letters.join('')).join('|');
  return first.length === 0 ? text : `${first.join('')}(${text})`;
}

const LETTER = /[A-Za-z]/;
const MAX_CALLS = 40;
const NO_CALLS = 'a thread with no calls; the letter of an operation is expected';

class Reader {
  private readonly text: string;
  private at = 0;
  private calls = 0;
  constructor(text: string) {
    this.text = text;
    this.skip();
  }

  peek(): string {
    return this.text[this.at] ?? '';
  }

  next(): string {
    const c = this.text[this.at++] ?? '';
    this.skip();
    return c;
  }

  /** Letters, each with its exponent. */
  sequence(): string[] {
    const letters: string[] = [];
    while (LETTER.test(this.peek())) {
      const letter = this.next();
      const times = this.exponent();
      this.calls += times;
      if (this.calls > MAX_CALLS) this.fail(`more than ${MAX_CALLS} calls are too many`);
      for (let i = 0; i < times; i++) letters.push(letter);
    }
    return letters;
  }

  threads(): string[][] {
    return [this.thread(), ...this.rest()];
  }

  /** `|d|d` */
  rest(): string[][] {
    const threads: string[][] = [];
    while (this.peek() === '|') {
      this.next();
      threads.push(this.thread());
    }
    return threads;
  }

  expect(c: string): void {
    if (this.peek() !== c) this.fail(`'${c}' is expected here`);
    this.next();
  }

  fail(why: string): never {
    throw new DiagnosticError(
      {
        code: 'HED680',
        severity: 'error',
        message: `the test "${this.text}" is not understood at character ${this.at + 1}: ${why}`,
        help: `read so far: ${this.text.slice(0, this.at)}▸${this.text.slice(this.at)}; write letters of operations, | between threads, and what main does first in front of brackets: e(ed|de), e^3|d^3`,
      },
      EXIT.usage,
    );
  }

  private thread(): string[] {
    const letters = this.sequence();
    if (letters.length === 0) this.fail(NO_CALLS);
    return letters;
  }

  private exponent(): number {
    if (this.peek() !== '^') return 1;
    this.next();
    const digits = /^[0-9]+/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) this.fail('a number is expected behind ^');
    const n = Number(digits);
    if (n < 1 || n > MAX_CALLS) this.fail(`the number behind ^ is between 1 and ${MAX_CALLS}`);
    this.at += digits.length;
    this.skip();
    return n;
  }

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }
}
