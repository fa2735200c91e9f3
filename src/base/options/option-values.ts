import type { Code } from '../diagnostics/catalogue.ts';
import { DiagnosticError, EXIT } from '../failure.ts';

/** How the text of an option becomes its value. A parser throws `BadValue` with what it wanted instead. */
export class BadValue extends Error {}

export type Parse<T> = (text: string) => T;

export const anyText: Parse<string> = (text) => {
  if (text === '') throw new BadValue('must not be empty');
  return text;
};

export function oneOf<const T extends string>(...names: readonly T[]): Parse<T> {
  return (text) => {
    const name = names.find((candidate) => candidate === text);
    if (name === undefined) throw new BadValue(`must be ${listed(names)}`);
    return name;
  };
}

export function integer(min: number, max: number): Parse<number> {
  return (text) => {
    const n = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    if (!(n >= min && n <= max)) throw new BadValue(`must be a whole number from ${min} to ${max}`);
    return n;
  };
}

export const seconds: Parse<number> = (text) => {
  const n = /^[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(n > 0 && n <= MAX_SECONDS))
    throw new BadValue(`must be a number of seconds above 0 and up to ${MAX_SECONDS}`);
  return n;
};
/** What a timer can wait: 2^31 − 1 milliseconds. */
const MAX_SECONDS = 2_147_483;

/** `LOOP:N,LOOP:N`; a loop's name may hold colons itself. */
export const loopBounds: Parse<ReadonlyMap<string, number>> = (text) => {
  const bounds = new Map<string, number>();
  for (const item of text.split(',')) {
    const match = /^(.+):([0-9]+)$/.exec(item);
    if (!match || Number(match[2]) < 1)
      throw new BadValue('must be LOOP:N, or several of them separated by commas, N at least 1');
    bounds.set(match[1], Number(match[2]));
  }
  return bounds;
};

/** Names separated by commas; short forms stand for the long ones. */
export function setOf(
  names: readonly string[],
  short: Readonly<Record<string, string>>,
): Parse<ReadonlySet<string>> {
  return (text) => {
    const set = new Set<string>();
    for (const item of text.split(',')) {
      const name = Object.hasOwn(short, item) ? short[item] : item;
      if (!names.includes(name))
        throw new BadValue(
          `must be a list, separated by commas, of ${listed(names)}; '${item}' is none of them`,
        );
      set.add(name);
    }
    return set;
  };
}

/** "a, b or c". */
export const listed = (names: readonly string[], word = 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names[names.length - 1]}`;

export const usageError = (code: Code, message: string, help: string): DiagnosticError =>
  new DiagnosticError({ code, severity: 'error', message, help }, EXIT.usage);
