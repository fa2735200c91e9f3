import { type SourceSpan, unreachable } from '../../base/failure.ts';
import { EventSet, Relation } from '../../base/relation.ts';
import type { CatBinding, CatExpr, CatModel, CatStatement } from './ast.ts';
import { catError } from './lexer.ts';

/**
 * Evaluates a cat model over one explicit execution. This is the meaning of a memory model: replay checks every
 * counterexample with it, and each engine's fast consistency check is tested against it.
 */
export interface Execution {
  readonly n: number;
  /** Base sets and relations by their cat names (see base.ts). */
  readonly base: ReadonlyMap<string, EventSet | Relation>;
}

export interface CatResult {
  /** Names of the axioms that do not hold, in the order of the file. */
  readonly failed: readonly string[];
  /** Names of the flags that were raised. */
  readonly flags: readonly string[];
}

type Value =
  | EventSet
  | Relation
  | { readonly kind: 'function'; readonly binding: CatBinding; readonly scope: Scope }
  | 'empty';
type Scope = ReadonlyMap<string, Value>;
type Axiom = CatStatement & { readonly kind: 'axiom' };

/** Is the execution consistent, i.e. does every axiom hold? Stops at the first that does not. */
export function isConsistent(model: CatModel, execution: Execution): boolean {
  return run(model.statements, execution.n, new Map(execution.base), true).failed.length === 0;
}

export function evaluateCat(model: CatModel, execution: Execution): CatResult {
  return run(model.statements, execution.n, new Map(execution.base), false);
}

/** A model made ready for all candidates of one graph: what rf, co and fr do not change is already there. */
export interface Prepared {
  readonly n: number;
  readonly scope: Scope;
  readonly rest: readonly CatStatement[];
}

/** Evaluates, once, the definitions that do not depend on rf, co and fr; `part` has all other base names. */
export function prepare(model: CatModel, n: number, part: Execution['base']): Prepared {
  const scope = new Map<string, Value>(part);
  const evaluator = new Evaluator(n);
  const varying = new Set(['rf', 'co', 'fr']);
  const rest: CatStatement[] = [];
  for (const statement of model.statements) {
    const bindings = statement.kind === 'let' ? statement.bindings : [];
    if (
      statement.kind === 'let' &&
      bindings.every(({ name, body }) => !mentions(body, varying) && !scope.has(name))
    )
      evaluator.define(statement, scope);
    else {
      rest.push(statement);
      for (const { name } of bindings) varying.add(name);
    }
  }
  return { n, scope, rest };
}

/** Is the candidate with these rf, co and fr consistent? */
export function isAllowed(prepared: Prepared, choice: ReadonlyMap<string, Relation>): boolean {
  const scope = new Map(prepared.scope);
  for (const [name, relation] of choice) scope.set(name, relation);
  return run(prepared.rest, prepared.n, scope, true).failed.length === 0;
}

function run(
  statements: readonly CatStatement[],
  n: number,
  scope: Map<string, Value>,
  stopAtFirst: boolean,
): CatResult {
  const evaluator = new Evaluator(n);
  const failed: string[] = [];
  const flags: string[] = [];
  for (const statement of statements) {
    if (statement.kind === 'let') evaluator.define(statement, scope);
    else if (stopAtFirst && statement.flag) continue;
    else if (statement.flag === evaluator.holds(statement, scope)) {
      (statement.flag ? flags : failed).push(statement.name);
      if (stopAtFirst) break;
    }
  }
  return { failed, flags };
}

/** Does an expression use one of these names? */
function mentions(expr: CatExpr, names: ReadonlySet<string>): boolean {
  switch (expr.kind) {
    case 'name':
      return names.has(expr.name);
    case 'empty':
      return false;
    case 'identity':
    case 'complement':
    case 'postfix':
      return mentions(expr.a, names);
    case 'binary':
      return mentions(expr.a, names) || mentions(expr.b, names);
    case 'apply':
      return names.has(expr.name) || expr.args.some((arg) => mentions(arg, names));
    default:
      return unreachable(expr);
  }
}

/** The set or relation that the model calls `name` (`hb`, …), or null when it has none of that name. */
export function relationNamed(
  model: CatModel,
  execution: Execution,
  name: string,
): EventSet | Relation | null {
  const scope = new Map<string, Value>(execution.base);
  const evaluator = new Evaluator(execution.n);
  for (const statement of model.statements) if (statement.kind === 'let') evaluator.define(statement, scope);
  const value = scope.get(name);
  return value instanceof EventSet || value instanceof Relation ? value : null;
}

/** The relation that an axiom of this name is about; null if there is none such. */
export const relationOfAxiom = (model: CatModel, execution: Execution, axiom: string): Relation | null =>
  atAxiom(model, execution, axiom, 'body');

/** The events of a cycle (or the pairs' ends) that break an axiom, for explanations; null when it holds. */
export const witnessOf = (model: CatModel, execution: Execution, axiom: string): readonly number[] | null =>
  atAxiom(model, execution, axiom, 'witness');

/** What the axiom of this name has, with all that is defined before it. */
function atAxiom<What extends 'body' | 'witness'>(
  model: CatModel,
  execution: Execution,
  axiom: string,
  what: What,
): ReturnType<Evaluator[What]> | null {
  const scope = new Map<string, Value>(execution.base);
  const evaluator = new Evaluator(execution.n);
  for (const statement of model.statements) {
    if (statement.kind === 'let') evaluator.define(statement, scope);
    else if (statement.name === axiom)
      return evaluator[what](statement, scope) as ReturnType<Evaluator[What]>;
  }
  return null;
}

/** Expressions inside each other, through calls of functions too. */
const MAX_DEPTH = 1000;

class Evaluator {
  private readonly n: number;
  private depth = 0;
  private readonly none: Relation;
  constructor(n: number) {
    this.n = n;
    this.none = new Relation(n);
  }

  define(statement: CatStatement & { readonly kind: 'let' }, scope: Map<string, Value>): void {
    if (statement.recursive) return this.fixpoint(statement.bindings, scope);
    const values = statement.bindings.map((binding) => this.bind(binding, scope));
    for (const [i, binding] of statement.bindings.entries()) scope.set(binding.name, values[i]);
  }

  private bind(binding: CatBinding, scope: Scope): Value {
    if (binding.params.length > 0) return { kind: 'function', binding, scope: new Map(scope) };
    return this.expr(binding.body, scope);
  }

  /** Least fixpoint of `let rec a = … and b = …`: from empty relations up, until nothing changes. */
  private fixpoint(bindings: readonly CatBinding[], scope: Map<string, Value>): void {
    for (const binding of bindings) {
      if (binding.params.length > 0)
        throw catError(
          binding.at,
          `the recursive function '${binding.name}' has no meaning here`,
          'only relations can be recursive',
        );
      scope.set(binding.name, this.none);
    }
    const bound = this.n * this.n * bindings.length + 1;
    for (let round = 0; ; round++) {
      if (round > bound)
        throw catError(
          bindings[0].at,
          `the definition of '${bindings[0].name}' never settles`,
          'a recursive definition must be monotone: no complement or difference of itself',
        );
      let changed = false;
      for (const binding of bindings) {
        const before = scope.get(binding.name) as Relation;
        const after = this.relation(binding.body, scope);
        if (!sameBits(before.bits, after.bits)) changed = true;
        scope.set(binding.name, after);
      }
      if (!changed) return;
    }
  }

  holds(axiom: Axiom, scope: Scope): boolean {
    const value = this.expr(axiom.body, scope);
    return axiom.negated !== this.test(axiom, value);
  }

  private test(axiom: Axiom, value: Value): boolean {
    if (value === 'empty') return true;
    if (axiom.test === 'empty' && value instanceof EventSet) return value.isEmpty();
    const relation = this.asRelation(value, axiom.at);
    switch (axiom.test) {
      case 'acyclic':
        return relation.isAcyclic();
      case 'irreflexive':
        return relation.isIrreflexive();
      case 'empty':
        return relation.isEmpty();
      default:
        return unreachable(axiom.test);
    }
  }

  body(axiom: Axiom, scope: Scope): Relation {
    return this.asRelation(this.expr(axiom.body, scope), axiom.at);
  }

  witness(axiom: Axiom, scope: Scope): readonly number[] | null {
    const value = this.expr(axiom.body, scope);
    if (value === 'empty' || value instanceof EventSet)
      return value === 'empty' || value.isEmpty() ? null : value.members();
    const relation = this.asRelation(value, axiom.at);
    if (axiom.test === 'acyclic') return relation.cycle();
    if (axiom.test === 'irreflexive') return relation.isIrreflexive() ? null : [relation.reflexiveAt()];
    return relation.pairs()[0] ?? null;
  }

  private expr(expr: CatExpr, scope: Scope): Value {
    if (++this.depth > MAX_DEPTH)
      throw catError(
        positionOf(expr) ?? NOWHERE,
        `functions and expressions are nested more than ${MAX_DEPTH} deep here`,
        'let functions call each other less deeply',
      );
    const value = this.valueOf(expr, scope);
    this.depth--;
    return value;
  }

  private valueOf(expr: CatExpr, scope: Scope): Value {
    switch (expr.kind) {
      case 'name': {
        const value = scope.get(expr.name);
        if (value === undefined) throw this.unknown(expr.name, expr.at, scope);
        return value;
      }
      case 'empty':
        return 'empty';
      case 'identity':
        return Relation.identity(this.set(expr.a, scope));
      case 'complement': {
        const a = this.expr(expr.a, scope);
        if (a === 'empty') return this.none.complement();
        return a instanceof EventSet ? a.complement() : this.asRelation(a, expr.at).complement();
      }
      case 'postfix': {
        const a = this.relation(expr.a, scope);
        if (expr.op === '^-1') return a.inverse();
        if (expr.op === '?') return a.reflexive();
        return expr.op === '+' ? a.closure() : a.closure().reflexive();
      }
      case 'binary':
        return this.binary(expr, scope);
      case 'apply':
        return this.apply(expr, scope);
      default:
        return unreachable(expr);
    }
  }

  private binary(expr: CatExpr & { readonly kind: 'binary' }, scope: Scope): Value {
    if (expr.op === ';') return this.relation(expr.a, scope).andThen(this.relation(expr.b, scope));
    if (expr.op === '*') return Relation.product(this.set(expr.a, scope), this.set(expr.b, scope));
    const a = this.expr(expr.a, scope);
    const b = this.expr(expr.b, scope);
    if (a instanceof EventSet || b instanceof EventSet) {
      const x = this.asSet(a, expr.at);
      const y = this.asSet(b, expr.at);
      return expr.op === '|' ? x.union(y) : expr.op === '&' ? x.intersect(y) : x.minus(y);
    }
    const x = this.asRelation(a, expr.at);
    const y = this.asRelation(b, expr.at);
    return expr.op === '|' ? x.union(y) : expr.op === '&' ? x.intersect(y) : x.minus(y);
  }

  private apply(expr: CatExpr & { readonly kind: 'apply' }, scope: Scope): Value {
    const callee = scope.get(expr.name);
    if (callee === undefined && expr.args.length === 1) {
      if (expr.name === 'domain') return this.relation(expr.args[0], scope).domain();
      if (expr.name === 'range') return this.relation(expr.args[0], scope).range();
    }
    if (callee === undefined) throw this.unknown(expr.name, expr.at, scope);
    if (callee === 'empty' || callee instanceof EventSet || callee instanceof Relation)
      throw catError(expr.at, `'${expr.name}' is not a function`);
    const { binding } = callee;
    if (binding.params.length !== expr.args.length)
      throw catError(
        expr.at,
        `'${expr.name}' takes ${binding.params.length} argument(s), ${expr.args.length} given`,
      );
    const inner = new Map(callee.scope);
    for (const [i, param] of binding.params.entries()) inner.set(param, this.expr(expr.args[i], scope));
    return this.expr(binding.body, inner);
  }

  private relation = (expr: CatExpr, scope: Scope): Relation =>
    this.asRelation(this.expr(expr, scope), positionOf(expr));
  private set = (expr: CatExpr, scope: Scope): EventSet =>
    this.asSet(this.expr(expr, scope), positionOf(expr));

  private asRelation(value: Value, at: SourceSpan | null): Relation {
    if (value instanceof Relation) return value;
    if (value === 'empty') return this.none;
    throw catError(
      at ?? NOWHERE,
      value instanceof EventSet
        ? 'this is a set where a relation is needed'
        : 'this function needs its arguments',
      value instanceof EventSet ? 'write [S] for the identity on a set S' : undefined,
    );
  }
  private asSet(value: Value, at: SourceSpan | null): EventSet {
    if (value instanceof EventSet) return value;
    if (value === 'empty') return new EventSet(this.n);
    throw catError(
      at ?? NOWHERE,
      value instanceof Relation
        ? 'this is a relation where a set is needed'
        : 'this function needs its arguments',
      value instanceof Relation ? 'write domain(r) or range(r) for the events of a relation r' : undefined,
    );
  }
  private unknown(name: string, at: SourceSpan, scope: Scope): Error {
    const near = [...scope.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
    return catError(
      at,
      `'${name}' is not defined`,
      near ? `did you mean '${near}'?` : 'see docs/models.md for the base sets and relations',
    );
  }
}

const NOWHERE: SourceSpan = { file: '', line: 0, column: 0 };
const positionOf = (expr: CatExpr): SourceSpan | null => (expr.kind === 'empty' ? null : expr.at);
const sameBits = (a: Uint32Array, b: Uint32Array): boolean => a.every((w, i) => w === b[i]);
