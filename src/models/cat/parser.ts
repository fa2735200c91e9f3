import type { SourceSpan } from '../../base/failure.ts';
import type { CatBinding, CatExpr, CatModel, CatStatement } from './ast.ts';
import { type CatToken, catError, tokenize } from './lexer.ts';

/**
 * A recursive-descent parser for cat. Infix operators bind, from weakest to strongest: `|`, `;`, `\`, `&`, `*`;
 * prefix `~` and the postfix operators bind tighter than all of them. A `*` is the product when an expression
 * follows it, and the reflexive-transitive closure otherwise, as in herd.
 */
const LEVELS: readonly (readonly ['|' | ';' | '\\' | '&' | '*', 'left' | 'right'])[] = [
  ['|', 'left'],
  [';', 'right'],
  ['\\', 'left'],
  ['&', 'left'],
  ['*', 'left'],
];
const KEYWORDS = new Set([
  'let',
  'rec',
  'and',
  'as',
  'acyclic',
  'irreflexive',
  'empty',
  'flag',
  'include',
  'show',
  'unshow',
  'in',
]);
const UNSUPPORTED = new Set([
  'match',
  'if',
  'forall',
  'procedure',
  'call',
  'enum',
  'instructions',
  'fun',
  'try',
  'with',
  'withco',
  'undefined_unless',
  'from',
]);

/** `include` reads another file: its text by name, or null when there is none. */
export type ReadInclude = (name: string) => string | null;

export function parseCat(text: string, file: string, readInclude: ReadInclude = () => null): CatModel {
  return new CatParser(text, file, readInclude, []).model();
}

class CatParser {
  private readonly file: string;
  private readonly tokens: readonly CatToken[];
  private readonly readInclude: ReadInclude;
  /** Files being read, outermost first: none is in it twice. */
  private readonly including: readonly string[];
  private next = 0;

  constructor(text: string, file: string, readInclude: ReadInclude, including: readonly string[]) {
    this.file = file;
    this.tokens = tokenize(text, file);
    this.readInclude = readInclude;
    this.including = [...including, file];
  }

  model(): CatModel {
    let title = this.file;
    if (this.peek().kind === 'string') title = this.take().text;
    else if (
      this.peek().kind === 'name' &&
      this.tokens[this.next + 1]?.kind === 'name' &&
      !KEYWORDS.has(this.peek().text)
    )
      title = this.take().text;
    const statements: CatStatement[] = [];
    while (this.peek().kind !== 'end') statements.push(...this.statement());
    return { title, file: this.file, statements };
  }

  private statement(): readonly CatStatement[] {
    const token = this.peek();
    if (this.accept('let')) return [this.bindings()];
    if (this.accept('include')) return this.include();
    if (this.accept('show') || this.accept('unshow')) return this.skipShow();
    if (token.text === 'flag' || token.text === '~' || isTest(token.text)) return [this.axiom()];
    if (UNSUPPORTED.has(token.text))
      throw catError(
        token.at,
        `'${token.text}' is outside the part of cat that Heddle reads`,
        'models are made of let, acyclic, irreflexive, empty, flag and include',
      );
    throw this.expected("'let', 'acyclic', 'irreflexive', 'empty', 'flag' or 'include'");
  }

  private bindings(): CatStatement {
    const recursive = this.accept('rec');
    const bindings = [this.binding()];
    while (this.accept('and')) bindings.push(this.binding());
    return { kind: 'let', recursive, bindings };
  }

  private binding(): CatBinding {
    const { text: name, at } = this.name('a name to define');
    const params: string[] = [];
    if (this.accept('(')) {
      do params.push(this.name('a parameter').text);
      while (this.accept(','));
      this.expect(')');
    } else while (this.isName()) params.push(this.take().text);
    this.expect('=');
    return { name, params, body: this.expr(), at };
  }

  private axiom(): CatStatement {
    const { at } = this.peek();
    const flag = this.accept('flag');
    const negated = this.accept('~');
    const test = this.peek().text;
    if (!isTest(test)) throw this.expected("'acyclic', 'irreflexive' or 'empty'");
    this.take();
    const body = this.expr();
    const name = this.accept('as') ? this.name('a name for the axiom').text : `${test} at line ${at.line}`;
    return { kind: 'axiom', test, negated, flag, body, name, at };
  }

  private include(): readonly CatStatement[] {
    const token = this.peek();
    if (token.kind !== 'string') throw this.expected('a file name in quotes');
    this.take();
    if (this.including.includes(token.text)) throw catError(token.at, `'${token.text}' includes itself`);
    const text = this.readInclude(token.text);
    if (text === null)
      throw catError(
        token.at,
        `there is no '${token.text}' to include`,
        'put the file beside the model that includes it',
      );
    return new CatParser(text, token.text, this.readInclude, this.including).model().statements;
  }

  /** `show e as name, …` only concerns herd's pictures. */
  private skipShow(): readonly CatStatement[] {
    do {
      this.expr();
      if (this.accept('as')) this.name('a name');
    } while (this.accept(','));
    return [];
  }

  private expr(level = 0): CatExpr {
    if (level === LEVELS.length) return this.unary();
    const [op, side] = LEVELS[level];
    let a = this.expr(level + 1);
    for (;;) {
      const { text, at } = this.peek();
      if (text !== op) return a;
      this.take();
      const b = side === 'right' ? this.expr(level) : this.expr(level + 1);
      a = { kind: 'binary', op, a, b, at };
    }
  }

  private unary(): CatExpr {
    const { at } = this.peek();
    if (this.accept('~')) return { kind: 'complement', a: this.unary(), at };
    let a = this.primary();
    for (;;) {
      const { text, at: opAt } = this.peek();
      if (
        text !== '^-1' &&
        text !== '?' &&
        text !== '+' &&
        !(text === '*' && !this.startsExpr(this.next + 1))
      )
        return a;
      this.take();
      a = { kind: 'postfix', op: text as '^-1' | '?' | '+' | '*', a, at: opAt };
    }
  }

  private primary(): CatExpr {
    const { at } = this.peek();
    if (this.accept('(')) {
      const inner = this.expr();
      this.expect(')');
      return inner;
    }
    if (this.accept('[')) {
      const a = this.expr();
      this.expect(']');
      return { kind: 'identity', a, at };
    }
    if (this.accept('0')) return { kind: 'empty' };
    if (this.accept('{')) {
      this.expect('}');
      return { kind: 'empty' };
    }
    const { text: name } = this.name('an expression');
    if (this.peek().text === '(') {
      this.take();
      const args = [this.expr()];
      while (this.accept(',')) args.push(this.expr());
      this.expect(')');
      return { kind: 'apply', name, args, at };
    }
    return { kind: 'name', name, at };
  }

  private startsExpr(i: number): boolean {
    const { kind, text } = this.tokens[i];
    return (kind === 'name' && !KEYWORDS.has(text)) || ['(', '[', '~', '0', '{'].includes(text);
  }
  private isName = (): boolean => this.peek().kind === 'name' && !KEYWORDS.has(this.peek().text);
  private name(what: string): CatToken {
    if (!this.isName()) throw this.expected(what);
    return this.take();
  }
  private peek = (): CatToken => this.tokens[this.next];
  private take = (): CatToken => this.tokens[this.next++];
  private accept(text: string): boolean {
    const token = this.peek();
    if (token.kind === 'string' || token.kind === 'end' || token.text !== text) return false;
    this.next++;
    return true;
  }
  private expect(text: string): void {
    if (!this.accept(text)) throw this.expected(`'${text}'`);
  }
  private expected(what: string): Error {
    const { kind, text, at } = this.peek();
    return catError(at as SourceSpan, `expected ${what}, found ${kind === 'end' ? text : `'${text}'`}`);
  }
}

const isTest = (text: string): text is 'acyclic' | 'irreflexive' | 'empty' =>
  text === 'acyclic' || text === 'irreflexive' || text === 'empty';
