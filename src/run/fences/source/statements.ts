import { closing, type Token, tokensOf } from './tokens.ts';

/**
 * The places of a C or C++ text where a statement can be put: before each statement of a block and at its end, and in
 * front of the unbraced body of an `if`, `else`, `for`, `while` or `do`, which then gets braces, and behind that of a loop. Found by recursive
 * descent over tokens that knows statements and no expressions. It need not understand all of a text: where it is in
 * doubt it gives no place, and a text with a wrong one does not compile, which is seen (instrument.ts).
 */
export interface Place {
  /** Where the fence goes: in front of this position. */
  readonly at: number;
  /** For an unbraced body: where the other brace goes, behind the body (the fence is its first statement) or before it (its last). Else null. */
  readonly wrapTo: number | null;
}

export function placesOf(text: string): Place[] {
  const tokens = tokensOf(text);
  const places: Place[] = [];
  outside(tokens, 0, tokens.length, places);
  return places.sort((a, b) => a.at - b.at);
}

/** Between functions: in files, namespaces, classes. */
function outside(tokens: readonly Token[], from: number, to: number, places: Place[]): void {
  for (let i = from; i < to; i++) {
    if (tokens[i].text !== '{') continue;
    const close = closing(tokens, i);
    if (close === null || close > to) return;
    const kind = bracesOf(tokens, from, i);
    if (kind === 'body') block(tokens, i + 1, close, places);
    else if (kind === 'scope') outside(tokens, i + 1, close, places);
    else lambdas(tokens, i + 1, close, places);
    i = close;
  }
}

/** What the braces at `open` outside of functions hold. */
function bracesOf(tokens: readonly Token[], from: number, open: number): 'body' | 'scope' | 'values' {
  let start = open;
  while (start > from && ![';', '}', '{'].includes(tokens[start - 1].text)) start--;
  const head = tokens.slice(start, open).map(({ text }) => text);
  if (head.includes('=') && !head.includes('operator')) return 'values';
  if (head.includes('enum')) return 'values';
  if (head.includes('namespace') || (head[0] === 'extern' && head.length === 2)) return 'scope';
  if (head.includes('(')) return 'body';
  if (head.some((text) => text === 'class' || text === 'struct' || text === 'union')) return 'scope';
  return 'values';
}

/** A block of statements, its braces left out. */
function block(tokens: readonly Token[], from: number, to: number, places: Place[]): void {
  let reached = true;
  for (let i = from; i < to; ) {
    while (isLabel(tokens, i, to)) {
      i = labelEnd(tokens, i, to);
      reached = true;
    }
    if (i >= to) break;
    if (reached) places.push({ at: tokens[i].start, wrapTo: null });
    reached = !LEAVES.has(tokens[i].text);
    i = statement(tokens, i, to, places);
  }
  if (reached && to < tokens.length) places.push({ at: tokens[to].start, wrapTo: null });
}

const LEAVES = new Set(['return', 'break', 'continue', 'goto', 'throw', 'co_return']);

const isLabel = (tokens: readonly Token[], i: number, to: number): boolean =>
  i < to &&
  (tokens[i].text === 'case' ||
    tokens[i].text === 'default' ||
    (tokens[i].kind === 'word' && i + 1 < to && tokens[i + 1].text === ':'));

function labelEnd(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (tokens[i].text === '(' || tokens[i].text === '{') i = closing(tokens, i) ?? to;
    else if (tokens[i].text === ':') return i + 1;
    else if (tokens[i].text === ';') return i;
  }
  return to;
}

/** One statement; gives the index behind it. */
function statement(tokens: readonly Token[], i: number, to: number, places: Place[]): number {
  if (i >= to) return to;
  switch (tokens[i].text) {
    case '{': {
      const close = closing(tokens, i) ?? to;
      block(tokens, i + 1, Math.min(close, to), places);
      return close + 1;
    }
    case 'if': {
      let head = i + 1;
      while (head < to && tokens[head].text !== '(') head++;
      const end = body(tokens, afterHead(tokens, head, to, places), to, places);
      return end < to && tokens[end].text === 'else' ? body(tokens, end + 1, to, places) : end;
    }
    case 'for':
    case 'while':
      return body(tokens, afterHead(tokens, i + 1, to, places), to, places, true);
    case 'switch': {
      const open = afterHead(tokens, i + 1, to, places);
      return statement(tokens, open, to, places);
    }
    case 'do':
      return simple(tokens, body(tokens, i + 1, to, places, true), to, places);
    case 'try':
      return handlers(tokens, statement(tokens, i + 1, to, places), to, places);
    default:
      return simple(tokens, i, to, places);
  }
}

function handlers(tokens: readonly Token[], from: number, to: number, places: Place[]): number {
  let i = from;
  while (i < to && tokens[i].text === 'catch')
    i = statement(tokens, afterHead(tokens, i + 1, to, places), to, places);
  return i;
}

function afterHead(tokens: readonly Token[], open: number, to: number, places: Place[]): number {
  if (open >= to || tokens[open].text !== '(') return open;
  const close = closing(tokens, open) ?? to;
  lambdas(tokens, open + 1, Math.min(close, to), places);
  return close + 1;
}

/**
 * The body of a control statement: a fence in front of one without braces takes braces. In a loop also one behind it, which comes before
 * the condition is looked at again: `while (n->key < k) n = next(n);` has no other place between the two loads.
 */
function body(tokens: readonly Token[], i: number, to: number, places: Place[], loop = false): number {
  if (i >= to || tokens[i].text === '{') return statement(tokens, i, to, places);
  const end = statement(tokens, i, to, places);
  const last = tokens[Math.min(end, to) - 1];
  if (tokens[i].text === ';' || end > to) return end;
  places.push({ at: tokens[i].start, wrapTo: last.end });
  if (loop && !LEAVES.has(tokens[i].text)) places.push({ at: last.end, wrapTo: tokens[i].start });
  return end;
}

/** An expression statement or a declaration: up to its semicolon. */
function simple(tokens: readonly Token[], from: number, to: number, places: Place[]): number {
  for (let i = from; i < to; i++) {
    const { text } = tokens[i];
    if (text === ';') return i + 1;
    if (text !== '(' && text !== '[' && text !== '{') continue;
    const close = closing(tokens, i) ?? to;
    if (text === '{' && isLambda(tokens, i)) block(tokens, i + 1, Math.min(close, to), places);
    else lambdas(tokens, i + 1, Math.min(close, to), places);
    i = close;
  }
  return to;
}

/** Bodies of lambdas inside of expressions. */
function lambdas(tokens: readonly Token[], from: number, to: number, places: Place[]): void {
  for (let i = from; i < to; i++) {
    if (tokens[i].text !== '{' || !isLambda(tokens, i)) continue;
    const close = closing(tokens, i);
    if (close === null || close > to) return;
    block(tokens, i + 1, close, places);
    i = close;
  }
}

/** `[…] {`, `[…](…) {`, with what may stand between; not `a[i] = {`. */
function isLambda(tokens: readonly Token[], open: number): boolean {
  let i = open - 1;
  while (i > 0 && (tokens[i].kind === 'word' || ['->', '*', '&', '::'].includes(tokens[i].text))) i--;
  if (i >= 0 && tokens[i].text === ')') {
    i = opening(tokens, i) - 1;
    while (i > 0 && tokens[i].kind === 'word') i--;
  }
  if (i < 0 || tokens[i].text !== ']') return false;
  const before = tokens[opening(tokens, i) - 1];
  return (
    before === undefined ||
    (before.kind === 'sign' && before.text !== ')' && before.text !== ']') ||
    before.text === 'return'
  );
}

function opening(tokens: readonly Token[], close: number): number {
  let depth = 0;
  for (let i = close; i >= 0; i--) {
    const { kind, text } = tokens[i];
    if (kind !== 'sign') continue;
    if (text === ')' || text === ']' || text === '}') depth++;
    else if ((text === '(' || text === '[' || text === '{') && --depth === 0) return i;
  }
  return 0;
}
