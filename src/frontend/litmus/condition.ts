import { unreachable } from '../../base/failure.ts';
import { type Cursor, litmusError } from './scanner.ts';

/** A final condition: propositions over the final values of registers (`0:r1`) and locations (`x`). */
export type Prop =
  | { readonly kind: 'true' | 'false' }
  | {
      readonly kind: 'compare';
      readonly variable: string;
      readonly equal: boolean;
      readonly value: bigint;
    }
  | { readonly kind: 'not'; readonly a: Prop }
  | { readonly kind: 'and' | 'or' | 'implies'; readonly a: Prop; readonly b: Prop };

export type Quantifier = 'exists' | 'not-exists' | 'forall';

/** Names of the variables in a proposition, each once, in order. */
export function variablesOf(prop: Prop): string[] {
  switch (prop.kind) {
    case 'true':
    case 'false':
      return [];
    case 'compare':
      return [prop.variable];
    case 'not':
      return variablesOf(prop.a);
    case 'and':
    case 'or':
    case 'implies':
      return [...new Set([...variablesOf(prop.a), ...variablesOf(prop.b)])];
    default:
      return unreachable(prop);
  }
}

/** Values are compared as 32-bit signed integers. */
export function holds(prop: Prop, state: ReadonlyMap<string, bigint>): boolean {
  switch (prop.kind) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'compare':
      return (state.get(prop.variable) === prop.value) === prop.equal;
    case 'not':
      return !holds(prop.a, state);
    case 'and':
      return holds(prop.a, state) && holds(prop.b, state);
    case 'or':
      return holds(prop.a, state) || holds(prop.b, state);
    case 'implies':
      return !holds(prop.a, state) || holds(prop.b, state);
    default:
      return unreachable(prop);
  }
}

/** `=>` binds weakest, then `\/`, then `/\`, then `~`. */
export function parseProp(cursor: Cursor): Prop {
  const a = disjunction(cursor);
  return cursor.accept('=>') ? { kind: 'implies', a, b: parseProp(cursor) } : a;
}

function disjunction(cursor: Cursor): Prop {
  let a = conjunction(cursor);
  while (cursor.accept('\\/') || cursor.accept('||')) a = { kind: 'or', a, b: conjunction(cursor) };
  return a;
}

function conjunction(cursor: Cursor): Prop {
  let a = atom(cursor);
  while (cursor.accept('/\\') || cursor.accept('&&')) a = { kind: 'and', a, b: atom(cursor) };
  return a;
}

function atom(cursor: Cursor): Prop {
  if (cursor.accept('~') || cursor.accept('not')) return { kind: 'not', a: atom(cursor) };
  if (cursor.accept('(')) {
    const inner = parseProp(cursor);
    cursor.expect(')');
    return inner;
  }
  if (cursor.accept('true')) return { kind: 'true' };
  if (cursor.accept('false')) return { kind: 'false' };
  const variable = parseVariable(cursor);
  const equal = cursor.accept('=') || cursor.accept('==');
  if (!equal && !cursor.accept('<>') && !cursor.accept('!=')) throw cursor.expected("'=' or '<>'");
  if (cursor.peek().kind === 'name')
    throw litmusError(cursor.at(), 'an address as a value is not supported', 'compare with a number');
  const value = BigInt.asIntN(32, cursor.number('a value'));
  if (cursor.is(':'))
    throw litmusError(cursor.at(), 'two variables cannot be compared', 'compare each with a number');
  return { kind: 'compare', variable, equal, value };
}

/** `0:EAX`, `P0:r1`, `x`, `[x]` or `*x`. */
export function parseVariable(cursor: Cursor): string {
  if (cursor.accept('[')) {
    const location = cursor.name('a location').text;
    cursor.expect(']');
    return location;
  }
  cursor.accept('*');
  if (cursor.peek().kind === 'number') {
    const thread = cursor.take().text;
    cursor.expect(':');
    return `${Number(thread)}:${cursor.name('a register').text}`;
  }
  const name = cursor.name('a location or register').text;
  const thread = /^P(\d+)$/.exec(name)?.[1];
  if (thread !== undefined && cursor.accept(':'))
    return `${Number(thread)}:${cursor.name('a register').text}`;
  return name;
}

/** As herd prints it: only the brackets that are needed. */
export function printProp(prop: Prop, parent: 'top' | 'and' | 'or' = 'top'): string {
  switch (prop.kind) {
    case 'true':
    case 'false':
      return prop.kind;
    case 'compare':
      return `${prop.variable}${prop.equal ? '=' : '<>'}${prop.value}`;
    case 'not':
      return `not (${printProp(prop.a)})`;
    case 'and':
      return `${printProp(prop.a, 'and')} /\\ ${printProp(prop.b, 'and')}`;
    case 'or': {
      const text = `${printProp(prop.a, 'or')} \\/ ${printProp(prop.b, 'or')}`;
      return parent === 'and' ? `(${text})` : text;
    }
    case 'implies': {
      const text = `${printProp(prop.a, 'or')} => ${printProp(prop.b)}`;
      return parent === 'top' ? text : `(${text})`;
    }
    default:
      return unreachable(prop);
  }
}
