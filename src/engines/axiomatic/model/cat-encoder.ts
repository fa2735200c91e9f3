import { DiagnosticError, EXIT, type SourceSpan, unreachable } from '../../../base/failure.ts';
import type { CatBinding, CatExpr, CatStatement } from '../../../models/cat/ast.ts';
import { namesIn } from '../../../models/cat/names.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import { closureAbove, closureExact } from './closure.ts';
import {
  type Communication,
  communicationAbove,
  communicationExact,
  isCommunication,
} from './communication.ts';
import { ALL_PAIRS, domainOf, isAll, type Needed, needed, rangeOf } from './needed.ts';
import type { Algebra, LitRelation, LitSet } from './relation.ts';

/**
 * A cat model over literals instead of one execution (../../models/cat/evaluate.ts is the meaning): relation by relation,
 * pairs that static analysis excludes or knows staying constants.
 *
 * What is forbidden (`acyclic`, `irreflexive`, `empty`) only has to be true when it is in the relation; such a *lower
 * bound* passes through all monotone operators, and closures and `let rec` have one that is cheap (closure.ts). On the right
 * of `\` and under `~` literals have to be exact. A recursive definition that is needed exactly is refused.
 *
 * Only pairs that somebody asks for are made (needed.ts).
 */
export type Value = LitSet | LitRelation | 'empty';

interface Thunk {
  readonly kind: 'thunk';
  readonly make: (exact: boolean, need: Needed) => Value;
  above: Value | null;
  exact: Value | null;
  /** Of a part of it only that part is made. Once: the next time all is, so that no definition is looked at more than twice. */
  hasParts: boolean;
}
interface Callee {
  readonly kind: 'function';
  readonly binding: CatBinding;
  readonly scope: Scope;
}
type Scope = ReadonlyMap<string, Thunk | Callee>;

/** A base set or relation: `above` for the lower bound, `exact` where it differs. */
export type Base = ReadonlyMap<string, (exact: boolean) => Value>;

export class CatEncoder {
  private readonly algebra: Algebra;
  private readonly base: Base;
  /** Clauses of the lower bounds. */
  readonly clauses: Lit[][] = [];
  private readonly scope: Map<string, Thunk | Callee>;
  /** Definitions that are being looked at, one because of the other. */
  private depth = 0;
  /** By axiom: what its names mean. */
  private readonly scopes = new Map<CatStatement, Scope>();

  constructor(algebra: Algebra, base: Base, statements: readonly CatStatement[]) {
    this.algebra = algebra;
    this.base = base;
    this.scope = new Map([...base].map(([name, make]) => [name, thunk(make)]));
    for (const statement of statements)
      if (statement.kind === 'let') this.define(statement);
      else this.scopes.set(statement, new Map(this.scope));
  }

  /** The set or relation of this name after all definitions; null if there is none. */
  named(name: string, exact: boolean): Value | null {
    const entry = this.scope.get(name);
    return entry?.kind === 'thunk' ? force(entry, exact) : null;
  }

  /** The body of an axiom. */
  value(axiom: CatStatement & { readonly kind: 'axiom' }, exact: boolean): Value {
    const need = { ...ALL_PAIRS, diagonal: axiom.test === 'irreflexive' };
    return this.expr(axiom.body, this.scopeOf(axiom), exact, need);
  }

  private scopeOf(axiom: CatStatement): Scope {
    return this.scopes.get(axiom) ?? this.scope;
  }

  /**
   * `(r \\ same) ; same`, itself or as the body of a function of r, as in `acyclic contract(order)`: r and what counts as
   * one node. Null for other expressions.
   */
  contraction(
    axiom: CatStatement & { readonly kind: 'axiom' },
  ): { readonly of: LitRelation; readonly same: LitRelation } | null {
    const { body: expr } = axiom;
    const scope = this.scopeOf(axiom);
    const relation = (one: CatExpr, inside: Scope, exact: boolean): LitRelation =>
      this.asRelation(this.expr(one, inside, exact));
    if (expr.kind === 'apply' && expr.args.length === 1) {
      const callee = scope.get(expr.name);
      if (callee?.kind !== 'function' || callee.binding.params.length !== 1) return null;
      const parts = contracted(callee.binding.body);
      if (parts?.of.kind !== 'name' || parts.of.name !== callee.binding.params[0]) return null;
      return {
        of: relation(expr.args[0], scope, false),
        same: relation(parts.same, callee.scope, true),
      };
    }
    const parts = contracted(expr);
    return parts === null
      ? null
      : { of: relation(parts.of, scope, false), same: relation(parts.same, scope, true) };
  }

  private define(statement: CatStatement & { readonly kind: 'let' }): void {
    const scope = new Map(this.scope);
    if (statement.recursive) return this.fixpoint(statement.bindings, scope);
    for (const binding of statement.bindings)
      this.scope.set(
        binding.name,
        binding.params.length > 0
          ? { kind: 'function', binding, scope }
          : thunk((exact, need) => this.expr(binding.body, scope, exact, need), hasParts(binding.body)),
      );
  }

  /** A fresh literal for each pair, which the bodies imply. */
  private fixpoint(bindings: readonly CatBinding[], outer: Map<string, Thunk | Callee>): void {
    const { circuit: c, n } = this.algebra.u;
    let made: ReadonlyMap<string, LitRelation> | null = null;
    const make = (): ReadonlyMap<string, LitRelation> => {
      if (made !== null) return made;
      const step = bindings.length === 1 ? stepOf(bindings[0]) : null;
      if (step !== null) {
        const a = this.asRelation(this.expr(step, outer, false));
        return (made = new Map([[bindings[0].name, closureAbove(this.algebra, a, this.clauses)]]));
      }
      const inner = new Map(outer);
      const fresh = new Map(
        bindings.map(({ name }) => [name, this.algebra.relation(() => c.input())] as const),
      );
      made = fresh;
      for (const { name, at } of bindings)
        inner.set(
          name,
          thunk((exact) => {
            if (exact) throw notExact(at, `the recursive definition of '${name}'`);
            return fresh.get(name) as LitRelation;
          }),
        );
      for (const { name, body } of bindings) {
        const own = fresh.get(name) as LitRelation;
        const value = this.asRelation(this.expr(body, inner, false));
        for (let i = 0; i < n * n; i++)
          if (value.lits[i] !== FALSE) this.clauses.push([value.lits[i] ^ 1, own.lits[i]]);
      }
      return fresh;
    };
    for (const { name, at } of bindings)
      this.scope.set(
        name,
        thunk((exact) => {
          if (exact) throw notExact(at, `the recursive definition of '${name}'`);
          return make().get(name) as LitRelation;
        }),
      );
  }

  private expr(expr: CatExpr, scope: Scope, exact: boolean, need: Needed = ALL_PAIRS): Value {
    const { algebra } = this;
    switch (expr.kind) {
      case 'name': {
        const entry = scope.get(expr.name);
        if (entry?.kind !== 'thunk') throw notExact(expr.at, `the name '${expr.name}'`);
        if (++this.depth > MAX_DEPTH) throw tooDeep(expr.at);
        const value = force(entry, exact, need);
        this.depth--;
        return value;
      }
      case 'empty':
        return 'empty';
      case 'identity':
        return algebra.identity(this.asSet(this.expr(expr.a, scope, exact)));
      case 'complement': {
        const a = this.expr(expr.a, scope, true);
        return algebra.complement(a === 'empty' ? algebra.none : a);
      }
      case 'postfix': {
        if (expr.op === '?') return algebra.reflexive(this.asRelation(this.expr(expr.a, scope, exact, need)));
        const a = this.asRelation(this.expr(expr.a, scope, exact));
        if (expr.op === '^-1') return algebra.inverse(a);
        const closed = this.closure(a, exact);
        return expr.op === '+' ? closed : algebra.reflexive(closed);
      }
      case 'binary':
        return expr.op === ';'
          ? this.sequence(chainOf(expr), scope, exact, need)
          : this.binary(expr, scope, exact, need);
      case 'apply':
        return this.apply(expr, scope, exact, need);
      default:
        return unreachable(expr);
    }
  }

  private closure(a: LitRelation, exact: boolean): LitRelation {
    const { algebra, clauses } = this;
    const com = this.communication(exact);
    if (com !== null && isCommunication(a, com))
      return exact ? communicationExact(algebra, com) : communicationAbove(algebra, com, clauses);
    return exact ? closureExact(algebra, a) : closureAbove(algebra, a, clauses);
  }

  /** Null where the base has not all three. */
  private communication(exact: boolean): Communication | null {
    const [rf, co, fr] = ['rf', 'co', 'fr'].map((name) => this.base.get(name)?.(exact) ?? 'empty');
    if (rf === 'empty' || co === 'empty' || fr === 'empty') return null;
    return { rf: this.asRelation(rf), co: this.asRelation(co), fr: this.asRelation(fr) };
  }

  /** The ends first, because they are often small: what stands between them is asked for what they lead to alone. */
  private sequence(chain: readonly CatExpr[], scope: Scope, exact: boolean, need: Needed): LitRelation {
    const { algebra } = this;
    const { n } = algebra.u;
    const { rows, columns } = need;
    const made = (expr: CatExpr, from: Needed['rows'], to: Needed['columns']): LitRelation =>
      this.asRelation(this.expr(expr, scope, exact, needed(from, to)));
    let first = made(chain[0], rows, null);
    let after = rangeOf(first, n, rows);
    if (!after.includes(1)) return algebra.none;
    if (chain.length === 2) return algebra.andThen(first, made(chain[1], after, columns), need);
    const last = made(chain[chain.length - 1], null, columns);
    const before = domainOf(last, n, columns);
    for (let i = 1; i < chain.length - 1; i++) {
      const to = i === chain.length - 2 ? before : null;
      first = algebra.andThen(first, made(chain[i], after, to), needed(rows, to));
      after = rangeOf(first, n, rows);
    }
    return algebra.andThen(first, last, need);
  }

  private binary(
    expr: CatExpr & { readonly kind: 'binary' },
    scope: Scope,
    exact: boolean,
    need: Needed,
  ): Value {
    const { algebra } = this;
    const a = this.expr(expr.a, scope, exact, expr.op === '*' ? ALL_PAIRS : need);
    const b = this.expr(expr.b, scope, exact || expr.op === '\\', this.beside(a, expr.op, need));
    if (expr.op === '*') return algebra.product(this.asSet(a), this.asSet(b));
    const pair = <T extends LitSet | LitRelation>(x: T, y: T): T =>
      expr.op === '|' ? algebra.union(x, y) : expr.op === '&' ? algebra.intersect(x, y) : algebra.minus(x, y);
    const isSet = (v: Value): boolean => v !== 'empty' && v.kind === 'set';
    return isSet(a) || isSet(b)
      ? pair(this.asSet(a), this.asSet(b))
      : pair(this.asRelation(a), this.asRelation(b));
  }

  /** What is needed of the right operand when the left is known. */
  private beside(a: Value, op: string, need: Needed): Needed {
    if (op === '*') return ALL_PAIRS;
    if (op === '|' || a === 'empty' || a.kind === 'set') return need;
    const { n } = this.algebra.u;
    return { ...needed(domainOf(a, n, null), rangeOf(a, n, null)), diagonal: need.diagonal };
  }

  private apply(
    expr: CatExpr & { readonly kind: 'apply' },
    scope: Scope,
    exact: boolean,
    need: Needed,
  ): Value {
    const callee = scope.get(expr.name);
    if (callee === undefined && expr.args.length === 1) {
      const a = this.asRelation(this.expr(expr.args[0], scope, exact));
      return expr.name === 'domain' ? this.algebra.domain(a) : this.algebra.range(a);
    }
    if (callee?.kind !== 'function') throw notExact(expr.at, `'${expr.name}'`);
    const inner = new Map(callee.scope);
    callee.binding.params.forEach((param, i) => {
      inner.set(
        param,
        thunk((wanted, asked) => this.expr(expr.args[i], scope, wanted, asked), hasParts(expr.args[i])),
      );
    });
    return this.expr(callee.binding.body, inner, exact, need);
  }

  private asRelation(value: Value): LitRelation {
    return value === 'empty' || value.kind === 'set' ? this.algebra.none : value;
  }
  private asSet(value: Value): LitSet {
    return value === 'empty' || value.kind === 'relation' ? this.algebra.noNodes : value;
  }
}

/**
 * `let rec r = … | r ; r`, with no other r in it, is `(…)+`, which has a clause for each step instead of one for each three
 * events: what is in front of `+`. Null for other definitions.
 */
function stepOf({ name, params, body }: CatBinding): CatExpr | null {
  const terms: CatExpr[] = [];
  const todo = [body];
  for (let one = todo.pop(); one !== undefined; one = todo.pop())
    if (one.kind === 'binary' && one.op === '|') todo.push(one.b, one.a);
    else terms.push(one);
  const isOwn = (expr: CatExpr): boolean => expr.kind === 'name' && expr.name === name;
  const isTwice = (expr: CatExpr): boolean =>
    expr.kind === 'binary' && expr.op === ';' && isOwn(expr.a) && isOwn(expr.b);
  const rest = terms.filter((term) => !isTwice(term));
  if (rest.length === terms.length || rest.length === 0 || params.length > 0) return null;
  if (rest.some((term) => namesIn(term).has(name))) return null;
  const { at } = body as CatExpr & { readonly kind: 'binary' };
  return rest.reduce((a, b) => ({ kind: 'binary', op: '|', a, b, at }));
}

/** `(of \\ same) ; same` with one name twice. */
function contracted(expr: CatExpr): { readonly of: CatExpr; readonly same: CatExpr } | null {
  if (expr.kind !== 'binary' || expr.op !== ';' || expr.a.kind !== 'binary' || expr.a.op !== '\\')
    return null;
  const { a: of, b: same } = expr.a;
  return same.kind === 'name' && expr.b.kind === 'name' && same.name === expr.b.name ? { of, same } : null;
}

/** `a ; (b ; c) ; d` as a, b, c, d. */
const chainOf = (expr: CatExpr): CatExpr[] =>
  expr.kind === 'binary' && expr.op === ';' ? [...chainOf(expr.a), ...chainOf(expr.b)] : [expr];

const thunk = (make: Thunk['make'], isOfParts = false): Thunk => ({
  kind: 'thunk',
  make,
  above: null,
  exact: null,
  hasParts: isOfParts,
});

/** Does a part of it take less than all of it? A closure does not, and is never made twice. */
function hasParts(expr: CatExpr): boolean {
  switch (expr.kind) {
    case 'name':
      return true;
    case 'postfix':
      return expr.op === '?' && hasParts(expr.a);
    case 'binary':
      return expr.op !== '*' && !hasClosure(expr);
    default:
      return false;
  }
}

function hasClosure(expr: CatExpr): boolean {
  switch (expr.kind) {
    case 'name':
    case 'empty':
      return false;
    case 'identity':
    case 'complement':
      return hasClosure(expr.a);
    case 'postfix':
      return expr.op === '+' || expr.op === '*' || hasClosure(expr.a);
    case 'binary':
      return hasClosure(expr.a) || hasClosure(expr.b);
    case 'apply':
      return true;
    default:
      return unreachable(expr);
  }
}

function force(entry: Thunk, exact: boolean, need: Needed = ALL_PAIRS): Value {
  const known = exact ? entry.exact : (entry.above ?? entry.exact);
  if (known !== null) return known;
  if (!isAll(need) && entry.hasParts) {
    entry.hasParts = false;
    return entry.make(exact, need);
  }
  const value = entry.make(exact, ALL_PAIRS);
  if (exact) entry.exact = value;
  else entry.above = value;
  return value;
}

const MAX_DEPTH = 400;
const tooDeep = (at: SourceSpan): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED251',
      severity: 'error',
      message: `definitions build on each other more than ${MAX_DEPTH} deep here`,
      at,
      help: 'engine axiomatic follows definitions one inside the other; join some of them',
    },
    EXIT.compile,
  );

export const notExact = (at: SourceSpan, what: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED673',
      severity: 'error',
      message: `engine axiomatic does not encode ${what} where it is needed exactly`,
      at,
      help: 'use it only where more of it forbids more (not right of \\, not under ~, not in a negated axiom)',
    },
    EXIT.unknown,
  );
