import { parseVariable } from './condition.ts';
import { type Cursor, litmusError } from './scanner.ts';

/**
 * The initial state of a test: `{ x = 0; [y] = 1; int z = 2; atomic_int a[2] = {0, 1}; a[1] = 3; 0:EAX = 1; }`. An array
 * is one location with several elements; a variable names a location (`x`, the first element of an array), or an element
 * (`a[1]`).
 */
export interface Init {
  readonly locations: Map<string, Location>;
  readonly registers: Map<string, bigint>;
}

interface Location {
  readonly values: readonly bigint[];
  readonly isArray: boolean;
}

const MAX_ELEMENTS = 1024;

export function parseInit(cursor: Cursor): Init {
  const init: Init = { locations: new Map(), registers: new Map() };
  cursor.expect('{');
  while (!cursor.accept('}')) {
    if (cursor.accept(';')) continue;
    if (cursor.isEnd()) throw cursor.expected("'}' after the initial state");
    const at = cursor.at();
    const typed =
      cursor.peek().kind === 'name' && ['name', 'symbol'].includes(cursor.peek(1).kind) && isType(cursor);
    if (typed) {
      while (cursor.peek().kind === 'name' && cursor.peek(1).kind === 'name') cursor.take();
      if (cursor.peek(1).text === '*') cursor.take();
      while (cursor.accept('*'));
    }
    if (typed && cursor.peek().kind === 'name' && cursor.peek(1).text === '[') parseArray(cursor, init);
    else parseScalar(cursor, init);
    if (!cursor.accept(';') && !cursor.is('}'))
      throw litmusError(
        cursor.at(),
        `expected ';' or '}' after the initial value of line ${at.line}, found '${cursor.peek().text}'`,
      );
  }
  return init;
}

/** Do a type and a name come next? */
const isType = (cursor: Cursor): boolean => {
  let n = 0;
  while (cursor.peek(n).kind === 'name') n++;
  if (cursor.peek(n).text === '*') return true;
  return n > 1;
};

function parseScalar(cursor: Cursor, init: Init): void {
  const at = cursor.at();
  const variable = parseVariable(cursor);
  const value = cursor.accept('=') ? initialValue(cursor) : 0n;
  if (variable.includes(':')) init.registers.set(variable, value);
  else if (!variable.includes('[')) init.locations.set(variable, { values: [value], isArray: false });
  else {
    const place = locationsOf(init).addressOf(variable);
    if (place === null)
      throw litmusError(at, `there is no element ${variable}`, 'declare the array first: int x[2] = {0, 0};');
    const { values } = init.locations.get(place.location)!;
    init.locations.set(place.location, {
      values: values.map((known, i) => (i === place.element ? value : known)),
      isArray: true,
    });
  }
}

/** `a[2] = {0, 1}`, `a[] = {0, 1}` or `a[2]`. */
function parseArray(cursor: Cursor, init: Init): void {
  const { text: name, at } = cursor.name('an array');
  cursor.expect('[');
  const size = cursor.is(']') ? null : cursor.number('the number of elements');
  cursor.expect(']');
  const values: bigint[] = [];
  if (cursor.accept('=')) {
    cursor.expect('{');
    while (!cursor.accept('}')) {
      values.push(initialValue(cursor));
      if (!cursor.accept(',') && !cursor.is('}')) throw cursor.expected("',' or '}'");
    }
  }
  const length = size ?? BigInt(values.length);
  if (length < 1n || length > MAX_ELEMENTS)
    throw litmusError(at, `array '${name}' must have 1 to ${MAX_ELEMENTS} elements, not ${length}`);
  if (values.length > length)
    throw litmusError(at, `array '${name}' has ${length} elements, but ${values.length} initial values`);
  while (values.length < length) values.push(0n);
  init.locations.set(name, { values, isArray: true });
}

function initialValue(cursor: Cursor): bigint {
  if (cursor.is('&') || cursor.peek().kind === 'name')
    throw litmusError(cursor.at(), 'an address as an initial value is not supported', 'give a number');
  return cursor.number('an initial value');
}

/** The elements of an array, by name; null for anything else. */
export function elementsOf(variable: string, { locations }: Init): string[] | null {
  const location = locations.get(variable);
  return location?.isArray ? location.values.map((_, i) => `${variable}[${i}]`) : null;
}

/** Sizes of locations in elements, and where a variable is; null: nowhere. */
export function locationsOf({ locations }: Init): {
  readonly sizes: ReadonlyMap<string, number>;
  readonly addressOf: (variable: string) => { readonly location: string; readonly element: number } | null;
} {
  const sizes = new Map([...locations].map(([name, { values }]) => [name, values.length]));
  return {
    sizes,
    addressOf: (variable) => {
      const [, location, index] = /^([^[]+)(?:\[(\d+)\])?$/.exec(variable) ?? [];
      const element = Number(index ?? 0);
      return location !== undefined && element < (sizes.get(location) ?? 0) ? { location, element } : null;
    },
  };
}

export const namesIn = (init: Init): string[] =>
  [...init.locations.keys()].flatMap((name) => elementsOf(name, init) ?? [name]);
