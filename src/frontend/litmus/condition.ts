import { type SourceSpan, unreachable } from '../../base/failure.ts';
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
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Prop[] }
  | { readonly kind: 'implies'; readonly a: Prop; readonly b: Prop };

export type Quantifier = 'exists' | 'not-exists' | 'forall';

type Comparison = Prop & { readonly kind: 'compare' };

/** The comparisons of a proposition, in order. */
export function comparisonsOf(prop: Prop, into: Comparison[] = []): readonly Comparison[] {
  switch (prop.kind) {
    case 'true':
    case 'false':
      break;
    case 'compare':
      into.push(prop);
      break;
    case 'not':
      comparisonsOf(prop.a, into);
      break;
    case 'and':
    case 'or':
      for (const part of prop.parts) comparisonsOf(part, into);
      break;
    case 'implies':
      comparisonsOf(prop.a, into);
      comparisonsOf(prop.b, into);
      break;
    default:
      return unreachable(prop);
  }
  return into;
}

/** Names of the variables in a proposition, each once, in order. */
export const variablesOf = (prop: Prop): string[] => [
  ...new Set(comparisonsOf(prop).map(({ variable }) => variable)),
];

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
      return prop.parts.every((part) => holds(part, state));
    case 'or':
      return prop.parts.some((part) => holds(part, state));
    case 'implies':
      return !holds(prop.a, state) || holds(prop.b, state);
    default:
      return unreachable(prop);
  }
}

/** `=>` binds weakest, then `\/`, then `/\`, then `~`. */
export function parseProp(cursor: Cursor, arrays: Arrays = NO_ARRAYS): Prop {
  return cursor.inside(() => {
    const a = disjunction(cursor, arrays);
    return cursor.accept('=>') ? { kind: 'implies', a, b: parseProp(cursor, arrays) } : a;
  });
}

/** Which variables are arrays. */
interface Arrays {
  readonly locations: ReadonlyMap<string, { readonly values: readonly bigint[]; readonly isArray: boolean }>;
}
const NO_ARRAYS: Arrays = { locations: new Map() };

function disjunction(cursor: Cursor, arrays: Arrays): Prop {
  const parts = [conjunction(cursor, arrays)];
  while (cursor.accept('\\/') || cursor.accept('||')) parts.push(conjunction(cursor, arrays));
  return parts.length === 1 ? parts[0] : { kind: 'or', parts };
}

function conjunction(cursor: Cursor, arrays: Arrays): Prop {
  const parts = [atom(cursor, arrays)];
  while (cursor.accept('/\\') || cursor.accept('&&')) parts.push(atom(cursor, arrays));
  return parts.length === 1 ? parts[0] : { kind: 'and', parts };
}

function atom(cursor: Cursor, arrays: Arrays): Prop {
  if (cursor.accept('~') || cursor.accept('not'))
    return { kind: 'not', a: cursor.inside(() => atom(cursor, arrays)) };
  if (cursor.accept('(')) {
    const inner = parseProp(cursor, arrays);
    cursor.expect(')');
    return inner;
  }
  if (cursor.accept('true')) return { kind: 'true' };
  if (cursor.accept('false')) return { kind: 'false' };
  const at = cursor.at();
  const variable = parseVariable(cursor);
  const equal = cursor.accept('=') || cursor.accept('==');
  if (!equal && !cursor.accept('<>') && !cursor.accept('!=')) throw cursor.expected("'=' or '<>'");
  if (arrays.locations.get(variable)?.isArray) {
    const { length } = arrays.locations.get(variable)!.values;
    return wholeArray(cursor, variable, equal, length, at);
  }
  if (cursor.is('&') || cursor.peek().kind === 'name')
    throw litmusError(cursor.at(), 'an address as a value is not supported', 'compare with a number');
  const value = BigInt.asIntN(32, cursor.number('a value'));
  if (cursor.is(':'))
    throw litmusError(cursor.at(), 'two variables cannot be compared', 'compare each with a number');
  return { kind: 'compare', variable, equal, value };
}

/** `a={0, 1}`: each element is compared. */
function wholeArray(cursor: Cursor, name: string, equal: boolean, length: number, at: SourceSpan): Prop {
  const parts: Prop[] = [];
  if (!cursor.is('{'))
    throw litmusError(
      cursor.at(),
      `'${name}' is an array`,
      `compare an element, ${name}[0]=…, or all: ${name}={…}`,
    );
  cursor.expect('{');
  while (!cursor.accept('}')) {
    const value = BigInt.asIntN(32, cursor.number('a value'));
    parts.push({ kind: 'compare', variable: `${name}[${parts.length}]`, equal, value });
    if (!cursor.accept(',') && !cursor.is('}')) throw cursor.expected("',' or '}'");
  }
  if (parts.length !== length) throw litmusError(at, `'${name}' has ${length} elements, not ${parts.length}`);
  return { kind: equal ? 'and' : 'or', parts };
}

/** `0:EAX`, `P0:r1`, `x`, `[x]`, `*x`, `a[1]` or `[a[1]]`. */
export function parseVariable(cursor: Cursor): string {
  if (cursor.accept('[')) {
    const location = parseElement(cursor, cursor.name('a location').text);
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
  return parseElement(cursor, name);
}

function parseElement(cursor: Cursor, name: string): string {
  if (!cursor.accept('[')) return name;
  const index = cursor.number('a number');
  cursor.expect(']');
  return `${name}[${index}]`;
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
      return prop.parts.map((part) => printProp(part, 'and')).join(' /\\ ');
    case 'or': {
      const text = prop.parts.map((part) => printProp(part, 'or')).join(' \\/ ');
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
