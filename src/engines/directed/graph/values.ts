/**
 * Values as the graph knows them: numbered, each by its bits and which of them are undefined. A register and memory agree
 * on the number, because high words that are zero do not count: a pointer has one word here and two there.
 */
export type Token = number;

const texts: string[] = [];
const numbers = new Map<string, Token>();

/** The value of these words, low first, with undefined bits. */
export function tokenOf(
  words: ArrayLike<number>,
  at: number,
  count: number,
  undef: ArrayLike<number> | null,
  undefAt = 0,
): Token {
  let top = count;
  let unknown = '';
  if (undef !== null) {
    let topUndef = count;
    while (topUndef > 0 && (undef[undefAt + topUndef - 1] ?? 0) === 0) topUndef--;
    for (let i = 0; i < topUndef; i++) unknown += `?${undef[undefAt + i] | 0}`;
  }
  while (top > 0 && (words[at + top - 1] ?? 0) === 0) top--;
  let text = '';
  for (let i = 0; i < top; i++) text += i === 0 ? `${words[at + i] | 0}` : `,${words[at + i] | 0}`;
  return intern(unknown === '' ? text : `${text}${unknown}`);
}

function intern(text: string): Token {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const token = texts.length;
  texts.push(text);
  numbers.set(text, token);
  return token;
}

/** For people: the words of the value, and which bits of it are undefined. */
export const textOf = (token: Token): string => (texts[token] === '' ? '0' : (texts[token] ?? 'an error'));

/** For other processes, which number values as they meet them. */
export const spellingOf = (token: Token): string => texts[token];
export const spelled = (text: string): Token => intern(text);

export const isUndefined = (token: Token): boolean => texts[token].includes('?');

/** The low word: an address, a condition. */
export const lowWord = (token: Token): number =>
  texts[token] === '' ? 0 : Number.parseInt(texts[token], 10) | 0;

/** The words of a defined value. */
export function wordsOf(token: Token): Int32Array {
  const words = new Int32Array(4);
  for (const [i, word] of texts[token].split(',').entries()) words[i] = Number(word);
  return words;
}

/** Memory of `size` bytes of which nothing is defined. */
export function undefinedToken(size: number): Token {
  const undef = new Int32Array(4);
  for (let i = 0; i < size; i++) undef[i >> 2] |= 0xff << (8 * (i & 3));
  return tokenOf([0, 0, 0, 0], 0, 4, undef);
}

export const ZERO = tokenOf([0], 0, 1, null);
export const ONE = tokenOf([1], 0, 1, null);
