import { closing, type Token } from './tokens.ts';

/**
 * The operations of a text that carry a memory order, each with the words that say it: `atomic_store_explicit(&x, 1,
 * memory_order_relaxed)`, `x.store(1, std::memory_order_relaxed)`, `__atomic_store_n(&x, 1, __ATOMIC_RELAXED)`, and the
 * fences. The debug info has the position of the name (of the method, for methods), which is how an access of the
 * program finds its call here.
 */
export type OrderWord = 'rlx' | 'acq' | 'rel' | 'acq_rel' | 'sc';

export interface OrderCall {
  readonly name: string;
  /** Where the debug info has it: at the name, or at the `std::` before it. */
  readonly at: number;
  readonly nameAt: number;
  /** The arguments that are orders, as far as they are spelt out: the first, and that of a failed compare-exchange. */
  readonly orders: readonly OrderArgument[];
  /** A fence; else an access. */
  readonly fence: boolean;
  /** No order is given, and seq_cst is meant; where one would be put (`rename`: and what the name becomes). */
  readonly implicit: {
    readonly at: number;
    readonly rename: string | null;
    readonly style: Style;
    readonly comma: boolean;
  } | null;
}

/** `memory_order_acquire`, `std::memory_order_acquire`, `std::memory_order::acquire`, `__ATOMIC_ACQUIRE`. */
export type Style = 'c' | 'std' | 'enum' | 'gnu';

export interface OrderArgument {
  /** Null: a name of the user's own, a macro or a constant, which stands for whatever the access has. */
  readonly order: OrderWord | null;
  readonly style: Style;
  /** `std::` or `::std::`, as it stands. */
  readonly prefix: string;
  readonly start: number;
  readonly end: number;
}

const OPERATION =
  'load|store|exchange|compare_exchange_(?:strong|weak)|fetch_(?:add|sub|or|xor|and|nand|max|min)';
const C_NAME = new RegExp(
  `^(?:atomic_(?:${OPERATION})(_explicit)?|atomic_flag_(?:test_and_set|clear)(_explicit)?)$`,
);
const BUILTIN = new RegExp(
  `^__(?:c11_)?atomic_(?:(?:${OPERATION}|compare_exchange|(?:add|sub|or|xor|and|nand)_fetch)(?:_n)?|test_and_set|clear)$`,
);
const METHOD = new RegExp(`^(?:${OPERATION}|test_and_set|clear|test)$`);
const FENCE = /^(?:atomic_thread_fence|__atomic_thread_fence|__c11_atomic_thread_fence)$/;

export function orderCalls(text: string, tokens: readonly Token[]): OrderCall[] {
  const calls: OrderCall[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || tokens[i + 1]?.text !== '(') return;
    const isMethod = METHOD.test(token.text) && (tokens[i - 1]?.text === '.' || tokens[i - 1]?.text === '->');
    const isFence = FENCE.test(token.text);
    if (!isMethod && !isFence && !C_NAME.test(token.text) && !BUILTIN.test(token.text)) return;
    const close = closing(tokens, i + 1);
    if (close === null) return;
    const style =
      BUILTIN.test(token.text) || token.text.startsWith('__') ? 'gnu' : isStd(tokens, i) ? 'std' : 'c';
    const given = argumentsOf(tokens, i + 1, close);
    const wanted = given.slice(firstOrder(token.text, isMethod)).flatMap(([from, to]) => {
      const read = readOrder(text, tokens, from, to);
      return read ?? (to === from + 1 && tokens[from].kind === 'word' ? named(tokens[from], style) : []);
    });
    calls.push({
      name: token.text,
      at: isMethod ? token.start : qualifiedStart(tokens, i),
      nameAt: token.start,
      fence: isFence,
      orders: wanted,
      implicit: wanted.length > 0 ? null : implicitOrder(token, tokens, i, close, isMethod),
    });
  });
  return calls;
}

/** A method, or qualified: orders are those of std. */
const isStd = (tokens: readonly Token[], i: number): boolean =>
  ['.', '->', '::'].includes(tokens[i - 1]?.text ?? '');

const named = ({ start, end }: Token, style: Style): OrderArgument => ({
  order: null,
  style,
  prefix: style === 'std' ? 'std::' : '',
  start,
  end,
});

/** Which of the arguments is the first that is an order. */
function firstOrder(name: string, isMethod: boolean): number {
  if (FENCE.test(name)) return 0;
  if (isMethod) return plainArguments(name);
  const plain = name.replace(/^__(?:c11_)?/, '').replace(/^atomic_(?:flag_)?/, '');
  const isWhole = name.startsWith('__atomic_') && !name.endsWith('_n');
  /* of the builtins, those without _n give a result through a pointer, and a compare-exchange is told whether it is weak */
  if (plain.startsWith('compare_exchange')) return name.startsWith('__atomic_') ? 4 : 3;
  if (/^(?:test_and_set|clear)/.test(plain)) return 1;
  if (plain.startsWith('load')) return isWhole ? 2 : 1;
  if (plain.startsWith('exchange')) return isWhole ? 3 : 2;
  return 2;
}

function implicitOrder(
  name: Token,
  tokens: readonly Token[],
  i: number,
  close: number,
  method: boolean,
): OrderCall['implicit'] {
  const named = C_NAME.exec(name.text);
  if (!method && (named === null || named[1] !== undefined || named[2] !== undefined)) return null;
  /* an order that is a variable is an argument too: leave it */
  const given = argumentsOf(tokens, i + 1, close).length;
  if (method && given > plainArguments(name.text)) return null;
  const prefixed = tokens[i - 1]?.text === '::';
  return {
    at: tokens[close].start,
    rename: method ? null : `${name.text}_explicit`,
    style: method || prefixed ? 'std' : 'c',
    comma: given > 0,
  };
}

/** The start of `std::name` or `::std::name`. */
function qualifiedStart(tokens: readonly Token[], name: number): number {
  let i = name;
  while (tokens[i - 1]?.text === '::') i -= tokens[i - 2]?.kind === 'word' ? 2 : 1;
  return tokens[i].start;
}

const plainArguments = (method: string): number =>
  method.startsWith('compare_exchange') ? 2 : /^(load|clear|test|test_and_set)$/.test(method) ? 0 : 1;

/** [from, to) in tokens, for each argument between the brackets. */
function argumentsOf(tokens: readonly Token[], open: number, close: number): [number, number][] {
  const found: [number, number][] = [];
  let from = open + 1;
  for (let i = open + 1; i <= close; i++) {
    const { text } = tokens[i];
    if (text === '(' || text === '[' || text === '{') i = closing(tokens, i) ?? close;
    else if (text === ',' || i === close) {
      if (i > from) found.push([from, i]);
      from = i + 1;
    }
  }
  return found;
}

const WORDS: Readonly<Record<string, OrderWord>> = {
  relaxed: 'rlx',
  consume: 'acq',
  acquire: 'acq',
  release: 'rel',
  acq_rel: 'acq_rel',
  seq_cst: 'sc',
};

/** As C spells them, behind `memory_order_`. */
export const SPELT: Readonly<Record<OrderWord, string>> = {
  rlx: 'relaxed',
  acq: 'acquire',
  rel: 'release',
  acq_rel: 'acq_rel',
  sc: 'seq_cst',
};

function readOrder(text: string, tokens: readonly Token[], from: number, to: number): OrderArgument | null {
  const start = tokens[from].start;
  const end = tokens[to - 1].end;
  const spelt = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join('');
  if (spelt.length !== end - start && text.slice(start, end).replace(/\s+/g, '') !== spelt) return null;
  const gnu = /^__ATOMIC_(RELAXED|CONSUME|ACQUIRE|RELEASE|ACQ_REL|SEQ_CST)$/.exec(spelt);
  if (gnu) return { order: WORDS[gnu[1].toLowerCase()], style: 'gnu', prefix: '', start, end };
  const named =
    /^((?:::)?(?:std::)?)memory_order(_|::)(relaxed|consume|acquire|release|acq_rel|seq_cst)$/.exec(spelt);
  if (!named) return null;
  const [, prefix, link, word] = named;
  return {
    order: WORDS[word],
    style: link === '::' ? 'enum' : prefix === '' ? 'c' : 'std',
    prefix,
    start,
    end,
  };
}

export function spell(
  order: OrderWord,
  style: Style,
  prefix = style === 'std' || style === 'enum' ? 'std::' : '',
): string {
  if (style === 'gnu') return `__ATOMIC_${SPELT[order].toUpperCase()}`;
  return `${prefix}memory_order${style === 'enum' ? '::' : '_'}${SPELT[order]}`;
}
