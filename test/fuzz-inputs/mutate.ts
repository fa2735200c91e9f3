import type { Rng } from '../../src/base/rng.ts';

/**
 * Broken inputs from good ones: bytes, tokens and lines are changed, left out, doubled, swapped; parts of another file
 * come in; numbers become those at which something ends; a token is repeated a few thousand times, which nests; and
 * characters that a terminal obeys are put in.
 */
type Mutation = (text: string, rng: Rng, other: string) => string;

const NUMBERS = [
  '0',
  '-1',
  '1',
  '2147483648',
  '4294967296',
  '18446744073709551616',
  '1e999',
  '99999999999999999999999',
];
const STRANGE = [
  '\0',
  '\x1b[2J',
  '\x9b',
  '\u202e',
  '\r',
  '\ufeff',
  '\ud800',
  '"',
  '\\',
  "'",
  '@',
  '%',
  '/*',
  '(*',
  '\u00e9',
];
const TOKEN = /[A-Za-z_][\w.-]*|\d+|\s+|[^\w\s]/g;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];
const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)];

/** Replaces `count` items from a random place on. */
function at<T>(items: T[], rng: Rng, count: number, by: (old: T[]) => T[]): T[] {
  if (items.length === 0) return items;
  const i = rng.below(items.length);
  items.splice(i, count, ...by(items.slice(i, i + count)));
  return items;
}
const inTokens =
  (change: (tokens: string[], rng: Rng, other: string) => string[]): Mutation =>
  (text, rng, other) =>
    change(tokensOf(text), rng, other).join('');
const inLines =
  (change: (lines: string[], rng: Rng, other: string) => string[]): Mutation =>
  (text, rng, other) =>
    change(text.split('\n'), rng, other).join('\n');

const MUTATIONS: readonly Mutation[] = [
  (text, rng) => at([...text], rng, 1, () => [String.fromCharCode(rng.below(256))]).join(''),
  (text, rng) => at([...text], rng, 1 + rng.below(8), () => []).join(''),
  (text, rng) => at([...text], rng, 0, () => [pick(STRANGE, rng)]).join(''),
  (text, rng) => text.slice(0, rng.below(text.length + 1)),
  inTokens((tokens, rng) => at(tokens, rng, 1, () => [])),
  inTokens((tokens, rng) => at(tokens, rng, 1, ([token]) => [token, ' ', token])),
  inTokens((tokens, rng) => at(tokens, rng, 1, () => [pick(tokens, rng)])),
  inTokens((tokens, rng, other) => at(tokens, rng, 1, () => [pick(tokensOf(other), rng)])),
  inTokens((tokens, rng) => at(tokens, rng, 1, ([token]) => [token.repeat(1 + rng.below(4000))])),
  inTokens((tokens, rng) => {
    const numbers = tokens.flatMap((token, i) => (/^\d/.test(token) ? [i] : []));
    if (numbers.length > 0) tokens[pick(numbers, rng)] = pick(NUMBERS, rng);
    return tokens;
  }),
  inLines((lines, rng) => at(lines, rng, 1 + rng.below(3), () => [])),
  inLines((lines, rng) => at(lines, rng, 1, ([line]) => [line, line])),
  inLines((lines, rng) => at(lines, rng, 2, (pair) => pair.reverse())),
  inLines((lines, rng, other) => at(lines, rng, 1, () => [pick(other.split('\n'), rng)])),
  inLines((lines, rng, other) => {
    const others = other.split('\n');
    return [...lines.slice(0, rng.below(lines.length)), ...others.slice(rng.below(others.length))];
  }),
];

/** One to four changes. */
export function mutate(text: string, rng: Rng, other: string): string {
  let changed = text;
  for (let n = 1 + rng.below(4); n > 0; n--) changed = pick(MUTATIONS, rng)(changed, rng, other);
  return changed;
}
