import { type DebugTypeId, debugTypeId } from '../base/ids.ts';
import { syntaxError, type Token } from './lex.ts';

/** A cursor over the tokens. Invariant: `at` is in [0, tokens.length), and the last token is the empty end mark. */
export class Cursor {
  protected at = 0;
  protected readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }
  get token(): Token {
    return this.tokens[this.at];
  }
  get text(): string {
    return this.token.text;
  }
  peek(n: number): string {
    return this.tokens[Math.min(this.at + n, this.tokens.length - 1)].text;
  }
  fail(expected: string): never {
    return syntaxError(this.token, expected);
  }
  next(): string {
    const { text } = this.token;
    if (text !== '') this.at++;
    return text;
  }
  expect(text: string): void {
    if (this.text !== text) this.fail(`'${text}'`);
    this.at++;
  }
  accept(text: string): boolean {
    if (this.text !== text) return false;
    this.at++;
    return true;
  }
  bigint(): bigint {
    if (!/^-?\d+$/.test(this.text)) this.fail('a number');
    return BigInt(this.next());
  }
  int(): number {
    return Number(this.bigint());
  }
  /** `name=5` */
  labelled(name: string): number {
    this.expect(name);
    this.expect('=');
    return this.int();
  }
  word(words: readonly string[], what: string): string {
    if (!words.includes(this.text)) this.fail(`${what} (${words.join(', ')})`);
    return this.next();
  }
  string(): string {
    if (!this.text.startsWith('"')) this.fail('a string');
    const { text } = this.token;
    try {
      const s = JSON.parse(text) as string;
      this.at++;
      return s;
    } catch {
      return this.fail('a string with JSON escapes');
    }
  }
  /** `open a, b, c close` */
  list<T>(open: string, item: () => T, close: string): T[] {
    const out: T[] = [];
    this.expect(open);
    while (this.text !== close) {
      out.push(item());
      if (!this.accept(',')) break;
    }
    this.expect(close);
    return out;
  }
  debugTypeRef(): DebugTypeId | null {
    if (this.accept('-')) return null;
    this.expect('#');
    return debugTypeId(this.int());
  }
}
