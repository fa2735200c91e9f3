import type { SourceSpan } from '../../base/failure.ts';
import { RELEASE_SEQUENCES, type StdRs } from '../../base/names.ts';
import type { CatBinding, CatExpr, CatModel, CatStatement } from './ast.ts';
import { KnownNames } from './known-names.ts';
import { type CatToken, catError, tokenize } from './lexer.ts';
import { freshStatements, namesIn } from './names.ts';

/**
 * A recursive-descent parser for cat. Infix operators bind, from weakest to strongest: `|`, `;`, `\`, `&`, `*`;
 * prefix `~` and the postfix operators bind tighter than all of them. A `*` is the product when an expression
 * follows it, and the reflexive-transitive closure otherwise, as in herd. `if "c11" then a else b` is a where
 * `--std-rs c11` is asked for, and b elsewhere; the other is parsed, and forgotten. So it is with `try a with b`, which is b where a
 * has a name in it that nobody has defined so far.
 *
 * Nothing here or in the evaluator runs out of stack: what is associative (`|`, `;`, `&`) becomes a tree of
 * logarithmic depth, however many terms it has, and no expression is deeper than MAX_DEPTH.
 */
const LEVELS = ['|', ';', '\\', '&', '*'] as const;
type Infix = (typeof LEVELS)[number];
const ASSOCIATIVE: ReadonlySet<Infix> = new Set(['|', ';', '&']);
const MAX_DEPTH = 250;
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
  'if',
  'then',
  'else',
  'procedure',
  'call',
  'with',
  'from',
  'end',
  'try',
  'undefined_unless',
]);
const UNSUPPORTED = new Set(['match', 'forall', 'enum', 'instructions', 'fun', 'withco']);
/** Statements that all calls together may become. */
const MAX_STATEMENTS = 20_000;

export interface CatSettings {
  /** `include` reads another file: its text by name, or null when there is none. */
  readonly readInclude?: (name: string) => string | null;
  /** Which variant of the model. */
  readonly stdRs?: StdRs;
  /** A file whose names and procedures are there without being asked for. */
  readonly library?: string;
}

export function parseCat(text: string, file: string, settings: CatSettings = {}): CatModel {
  return new CatParser(text, file, settings, []).model();
}

interface Procedure {
  readonly params: readonly string[];
  readonly body: readonly CatStatement[];
}

class CatParser {
  private readonly file: string;
  private readonly tokens: readonly CatToken[];
  private readonly settings: CatSettings;
  /** Files being read, outermost first: none is in it twice. */
  private readonly including: readonly string[];
  private next = 0;
  /** Expressions that are being parsed, one inside the other. */
  private nesting = 0;
  private readonly depths = new WeakMap<CatExpr, number>();

  /** Procedures that can be called, and what calls have come to; shared with included files. */
  private readonly procedures: Map<string, Procedure>;
  private readonly counters: { calls: number; statements: number };
  /** Names that mean something here, and names of which it was tried whether they do; shared, too. */
  private readonly known: KnownNames;

  constructor(
    text: string,
    file: string,
    settings: CatSettings,
    including: readonly string[],
    includer: CatParser | null = null,
  ) {
    this.procedures = includer?.procedures ?? new Map();
    this.counters = includer?.counters ?? { calls: 0, statements: 0 };
    this.known = includer?.known ?? new KnownNames();
    this.file = file;
    this.tokens = tokenize(text, file);
    this.settings = settings;
    this.including = [...including, file];
    if (includer === null && settings.library !== undefined)
      new CatParser(settings.library, 'stdlib.cat', {}, this.including, this).model();
  }

  model(): CatModel {
    let title = this.file;
    if (this.peek().kind === 'string') title = this.take().text;
    else if (this.isName()) {
      // Words on a line of their own.
      const line = this.tokens.filter(({ at, kind }) => kind !== 'end' && at.line === this.peek().at.line);
      if (line.every(({ kind }) => kind === 'name' || kind === 'string')) {
        title = line.map(({ text }) => text).join(' ');
        this.next += line.length;
      }
    }
    const statements: CatStatement[] = [];
    while (this.peek().kind !== 'end') statements.push(...this.statement());
    const absent = [...this.known.absent];
    return { title, file: this.file, statements, ...(absent.length > 0 ? { absent } : {}) };
  }

  private statement(): readonly CatStatement[] {
    const token = this.peek();
    if (this.accept('let')) return [this.bindings()];
    if (this.accept('include')) return this.include();
    if (this.accept('show') || this.accept('unshow')) return this.skipShow();
    if (this.accept('procedure')) return this.procedure();
    if (this.accept('call')) return this.call();
    if (this.accept('with')) return [this.withFrom()];
    if (isMark(token.text) || token.text === '~' || isTest(token.text)) return [this.axiom()];
    if (UNSUPPORTED.has(token.text))
      throw catError(
        token.at,
        `'${token.text}' is outside the part of cat that Heddle reads`,
        'models are made of let, acyclic, irreflexive, empty, flag, procedure, call, with co from and include',
      );
    throw this.expected("'let', 'acyclic', 'irreflexive', 'empty', 'flag' or 'include'");
  }

  private bindings(): CatStatement {
    const recursive = this.accept('rec');
    const bindings = [this.binding(recursive)];
    while (this.accept('and')) bindings.push(this.binding(recursive));
    for (const { name } of bindings) this.known.define(name);
    return { kind: 'let', recursive, bindings };
  }

  private binding(recursive: boolean): CatBinding {
    const { text: name, at } = this.name('a name to define');
    const params = this.parameters();
    this.expect('=');
    const body = this.known.within(recursive ? [name, ...params] : params, () => this.expr());
    return { name, params, body, at };
  }

  private axiom(): CatStatement {
    const { at } = this.peek();
    // `undefined_unless t` marks what `flag ~t` does.
    const unless = this.accept('undefined_unless');
    const flag = unless || this.accept('flag');
    const negated = this.accept('~') !== unless;
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
    const text = this.settings.readInclude?.(token.text) ?? null;
    if (text === null)
      throw catError(
        token.at,
        `there is no '${token.text}' to include`,
        'put the file beside the model that includes it',
      );
    return new CatParser(text, token.text, this.settings, this.including, this).model().statements;
  }

  /** `procedure f(x, y) = statements end`: nothing until it is called. */
  private procedure(): readonly CatStatement[] {
    const { text: name } = this.name('a name for the procedure');
    const params = this.parameters();
    this.expect('=');
    const body = this.known.within(params, () => {
      const statements: CatStatement[] = [];
      while (!this.accept('end')) {
        if (this.peek().kind === 'end') throw this.expected("'end'");
        statements.push(...this.statement());
      }
      return statements;
    });
    this.procedures.set(name, { params, body });
    return [];
  }

  /** The procedure's statements, with names of their own for its parameters and for what it defines. */
  private call(): readonly CatStatement[] {
    const { text: name, at } = this.name('a procedure');
    const procedure = this.procedures.get(name);
    if (procedure === undefined) throw catError(at, `there is no procedure '${name}'`);
    const args: CatExpr[] = [];
    if (this.accept('(') && !this.accept(')')) {
      do args.push(this.expr());
      while (this.accept(','));
      this.expect(')');
    }
    const { params, body } = procedure;
    if (params.length !== args.length)
      throw catError(at, `'${name}' takes ${params.length} argument(s), ${args.length} given`);
    this.counters.statements += body.length + 1;
    if (this.counters.statements > MAX_STATEMENTS)
      throw catError(at, `calls of procedures make more than ${MAX_STATEMENTS} statements`);
    const suffix = `@${++this.counters.calls}`;
    const fresh = (one: string): string => `${one}${suffix}`;
    const bindings = params.map((param, i) => ({ name: fresh(param), params: [], body: args[i], at }));
    const renaming = new Map(params.map((param) => [param, fresh(param)]));
    return [
      ...(bindings.length > 0 ? [{ kind: 'let' as const, recursive: false, bindings }] : []),
      ...freshStatements(body, renaming, fresh),
    ];
  }

  /** `with co from generate_cos(r)`: of all coherence orders, which an execution brings along, those that extend r. */
  private withFrom(): CatStatement {
    const { text, at } = this.name("'co'");
    this.expect('from');
    const orders = this.expr();
    const extended = ordersOver(orders);
    if (text !== 'co' || extended === null)
      throw catError(
        at,
        `'with ${text} from' other than 'with co from generate_cos(r)' is outside the part of cat that Heddle reads`,
        'an execution brings rf and co along; what else varies has to be defined',
      );
    const body = this.made(
      { kind: 'binary', op: ';', a: extended, b: { kind: 'name', name: 'co', at }, at },
      extended,
    );
    return { kind: 'axiom', test: 'irreflexive', negated: false, flag: false, body, name: 'with-co', at };
  }

  private parameters(): string[] {
    const params: string[] = [];
    if (this.accept('(')) {
      if (this.accept(')')) return params;
      do params.push(this.name('a parameter').text);
      while (this.accept(','));
      this.expect(')');
    } else while (this.isName()) params.push(this.take().text);
    return params;
  }

  /** `show e as name, …` only concerns herd's pictures. */
  private skipShow(): readonly CatStatement[] {
    do {
      this.expr();
      if (this.accept('as')) this.name('a name');
    } while (this.accept(','));
    return [];
  }

  private expr(): CatExpr {
    if (++this.nesting > MAX_DEPTH) throw this.tooDeep(this.peek().at);
    const found = this.accept('if') ? this.variant() : this.accept('try') ? this.attempt() : this.infix(0);
    this.nesting--;
    return found;
  }

  /** `if "c11" then a else b`, or with `not`. */
  private variant(): CatExpr {
    const negated = this.accept('not');
    const token = this.peek();
    if (token.kind !== 'string') throw this.expected('a variant in quotes');
    this.take();
    if (!(RELEASE_SEQUENCES as readonly string[]).includes(token.text))
      throw catError(
        token.at,
        `there is no variant '${token.text}'`,
        `variants are the values of --std-rs: ${RELEASE_SEQUENCES.join(', ')}`,
      );
    this.expect('then');
    const a = this.expr();
    this.expect('else');
    const b = this.expr();
    return (token.text === (this.settings.stdRs ?? 'rc11')) !== negated ? a : b;
  }

  private attempt(): CatExpr {
    const a = this.expr();
    this.expect('with');
    const b = this.expr();
    return this.known.miss(namesIn(a)) ? b : a;
  }

  private infix(level: number): CatExpr {
    if (level === LEVELS.length) return this.unary();
    const op = LEVELS[level];
    const terms = [this.infix(level + 1)];
    const places: SourceSpan[] = [];
    for (;;) {
      const { kind, text, at } = this.peek();
      if (kind !== 'symbol' || text !== op) break;
      this.take();
      places.push(at);
      terms.push(this.infix(level + 1));
    }
    return this.joined(op, terms, places, 0, terms.length);
  }

  /** Terms [from, to) joined by `op`; `places[i]` is where the operator between terms i and i + 1 stands. */
  private joined(op: Infix, terms: CatExpr[], places: SourceSpan[], from: number, to: number): CatExpr {
    if (to - from === 1) return terms[from];
    if (ASSOCIATIVE.has(op)) {
      const middle = (from + to) >> 1;
      const a = this.joined(op, terms, places, from, middle);
      const b = this.joined(op, terms, places, middle, to);
      return this.made({ kind: 'binary', op, a, b, at: places[middle - 1] }, a, b);
    }
    let a = terms[from];
    for (let i = from + 1; i < to; i++)
      a = this.made({ kind: 'binary', op, a, b: terms[i], at: places[i - 1] }, a, terms[i]);
    return a;
  }

  /** A new expression made of these parts. */
  private made<E extends CatExpr & { readonly at: SourceSpan }>(expr: E, ...parts: readonly CatExpr[]): E {
    let depth = 0;
    for (const part of parts) depth = Math.max(depth, this.depths.get(part) ?? 0);
    if (++depth > MAX_DEPTH) throw this.tooDeep(expr.at);
    this.depths.set(expr, depth);
    return expr;
  }

  private tooDeep = (at: SourceSpan): Error =>
    catError(at, `expressions are nested more than ${MAX_DEPTH} deep here`, 'name parts of it with let');

  private unary(): CatExpr {
    const { at } = this.peek();
    if (this.accept('~')) {
      if (++this.nesting > MAX_DEPTH) throw this.tooDeep(at);
      const a = this.unary();
      this.nesting--;
      return this.made({ kind: 'complement', a, at }, a);
    }
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
      a = this.made({ kind: 'postfix', op: text as '^-1' | '?' | '+' | '*', a, at: opAt }, a);
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
      return this.made({ kind: 'identity', a, at }, a);
    }
    if (this.accept('0')) return { kind: 'empty' };
    if (this.accept('{')) {
      this.expect('}');
      return { kind: 'empty' };
    }
    const { text: name, at: nameAt } = this.isName() ? this.take() : this.refusedName();
    // `f x` is f(x).
    if (this.isName()) {
      const { text, at: argAt } = this.take();
      const arg: CatExpr = { kind: 'name', name: text, at: argAt };
      return this.made({ kind: 'apply', name, args: [arg], at: nameAt }, arg);
    }
    if (this.peek().text === '(') {
      this.take();
      const args = [this.expr()];
      while (this.accept(',')) args.push(this.expr());
      this.expect(')');
      return this.made({ kind: 'apply', name, args, at }, ...args);
    }
    return { kind: 'name', name, at };
  }

  /** What stands where an expression should: named, if it is a construct of cat. */
  private refusedName(): never {
    const { kind, text, at } = this.peek();
    if (kind === 'name' && UNSUPPORTED.has(text))
      throw catError(at, `'${text}' is outside the part of cat that Heddle reads`);
    throw this.expected('an expression');
  }

  private startsExpr(i: number): boolean {
    const { kind, text } = this.tokens[i];
    return (kind === 'name' && !KEYWORDS.has(text)) || ['(', '[', '~', '0', '{'].includes(text);
  }
  private isName = (): boolean =>
    this.peek().kind === 'name' && !KEYWORDS.has(this.peek().text) && !UNSUPPORTED.has(this.peek().text);
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

/** The relation that all orders made by `generate_cos(r)` or `generate_orders(W, r)`, of herd's library, extend. */
function ordersOver(expr: CatExpr): CatExpr | null {
  if (expr.kind !== 'apply') return null;
  const { name, args } = expr;
  if (name === 'generate_cos' && args.length === 1) return args[0];
  const ofWrites = args.length === 2 && args[0].kind === 'name' && args[0].name === 'W';
  return name === 'generate_orders' && ofWrites ? args[1] : null;
}

const isMark = (text: string): boolean => text === 'flag' || text === 'undefined_unless';
const isTest = (text: string): text is 'acyclic' | 'irreflexive' | 'empty' =>
  text === 'acyclic' || text === 'irreflexive' || text === 'empty';
