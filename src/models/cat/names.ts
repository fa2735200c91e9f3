import { unreachable } from '../../base/failure.ts';
import type { CatBinding, CatExpr, CatModel, CatStatement } from './ast.ts';

/** Names in cat: which an expression uses, and other names in their place. */

export function namesIn(expr: CatExpr, found: Set<string> = new Set()): Set<string> {
  switch (expr.kind) {
    case 'name':
      found.add(expr.name);
      break;
    case 'empty':
      break;
    case 'identity':
    case 'complement':
    case 'postfix':
      namesIn(expr.a, found);
      break;
    case 'binary':
      namesIn(expr.a, found);
      namesIn(expr.b, found);
      break;
    case 'apply':
      found.add(expr.name);
      for (const arg of expr.args) namesIn(arg, found);
      break;
    default:
      return unreachable(expr);
  }
  return found;
}

/** Does the file say anything of this set or relation? */
export const mentions = ({ statements }: CatModel, name: string): boolean =>
  statements.some((one) =>
    one.kind === 'let'
      ? one.bindings.some(({ body }) => namesIn(body).has(name))
      : namesIn(one.body).has(name),
  );

export type Renaming = ReadonlyMap<string, string>;

function renamed(expr: CatExpr, names: Renaming): CatExpr {
  switch (expr.kind) {
    case 'name':
      return { ...expr, name: names.get(expr.name) ?? expr.name };
    case 'empty':
      return expr;
    case 'identity':
    case 'complement':
    case 'postfix':
      return { ...expr, a: renamed(expr.a, names) };
    case 'binary':
      return { ...expr, a: renamed(expr.a, names), b: renamed(expr.b, names) };
    case 'apply':
      return {
        ...expr,
        name: names.get(expr.name) ?? expr.name,
        args: expr.args.map((arg) => renamed(arg, names)),
      };
    default:
      return unreachable(expr);
  }
}

/** A function's own parameters keep their names. */
const renamedBody = ({ params, body }: CatBinding, names: Renaming): CatExpr =>
  renamed(body, new Map([...names].filter(([name]) => !params.includes(name))));

/**
 * Statements with new names for all that they define, from here on: a definition sees what was there before it, unless
 * it is recursive.
 */
export function freshStatements(
  statements: readonly CatStatement[],
  outer: Renaming,
  fresh: (name: string) => string,
): CatStatement[] {
  const names = new Map(outer);
  return statements.map((statement) => {
    if (statement.kind === 'axiom') return { ...statement, body: renamed(statement.body, names) };
    const before = new Map(names);
    for (const { name } of statement.bindings) names.set(name, fresh(name));
    const scope = statement.recursive ? names : before;
    return {
      ...statement,
      bindings: statement.bindings.map((binding) => ({
        ...binding,
        name: names.get(binding.name) as string,
        body: renamedBody(binding, scope),
      })),
    };
  });
}
