import { constant } from '../../../ir/builder.ts';
import type { BinOp, Operand, Order, RmwOp, Type } from '../../../ir/types.ts';
import type { FunctionContext } from '../context.ts';
import { addressIn, input, memory, type Place } from './asm-places.ts';

/**
 * Exclusive pairs of arm64 in the loop that tries until it succeeds, as Linux and libraries write it:
 *
 *   1: ldxr %w0, [%2]          1: ldaxr %w0, [%2]
 *      add  %w0, %w0, %w3         cmp   %w0, %w3          (or eor %w1, %w0, %w3)
 *      stlxr %w1, %w0, [%2]       b.ne  2f                (or cbnz %w1, 2f)
 *      cbnz %w1, 1b               stxr  %w1, %w4, [%2]
 *      dmb  ish                   cbnz  %w1, 1b
 *                              2:
 *
 * That it may fail for no reason is not seen: it tries again. So it is one read-modify-write: acquire with `ldaxr`, release with
 * `stlxr`; with a comparison a compare-exchange. What is stored is computed of what was loaded by one operation with something
 * else, or is something else. Null: not one of these.
 */
type Value =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'given'; readonly operand: Operand; readonly type: Type }
  | { readonly kind: 'computed'; readonly op: Op; readonly by: Operand; readonly byType: Type };
type Op = 'add' | 'sub' | 'and' | 'or' | 'xor' | 'bic';

const OPS: Readonly<Record<string, Op | undefined>> = {
  add: 'add',
  adds: 'add',
  sub: 'sub',
  subs: 'sub',
  and: 'and',
  orr: 'or',
  eor: 'xor',
  bic: 'bic',
};

interface Pair {
  readonly address: Operand;
  readonly width: number | undefined;
  readonly acquires: boolean;
  readonly releases: boolean;
  readonly loaded: number;
  /** The register of the flag whether it failed. */
  readonly failed: number;
  readonly stored: Value;
  /** What is loaded has to be this, or nothing is stored. */
  readonly expected: { readonly operand: Operand; readonly type: Type } | null;
  /** By register: what is in it at the end. */
  readonly registers: ReadonlyMap<number, Value>;
  readonly isFenced: boolean;
}

const registerOf = (text: string): number => Number(/^\$\{?(\d+)/.exec(text)?.[1] ?? -1);

export function lowerExclusive(
  f: FunctionContext,
  text: string,
  places: readonly Place[],
  results: Operand[],
  types: readonly Type[],
): readonly Operand[] | null {
  const pair = readPair(text, places);
  const into = pair === null ? undefined : types[places[pair.loaded]?.result ?? -1];
  if (pair === null || into === undefined) return null;
  const type: Type = pair.width === undefined ? into : `i${pair.width}`;
  const sized = (operand: Operand, from: Type): Operand =>
    from === type ? operand : f.emit.resize(from, type, operand, true);
  const order: Order = pair.acquires ? (pair.releases ? 'acq_rel' : 'acq') : pair.releases ? 'rel' : 'rlx';
  const old =
    pair.expected === null
      ? update(f, pair, { type, order, sized })
      : exchange(f, pair, { type, order, sized });
  if (old === null) return null;
  if (pair.isFenced) f.emit.fence('thread', 'sc');
  for (const [register, value] of pair.registers) {
    const n = places[register]?.result ?? -1;
    if (n < 0) continue;
    const is =
      value.kind === 'loaded'
        ? old
        : value.kind === 'given'
          ? value.operand
          : computed(f, value, old, { type, sized });
    const from = value.kind === 'given' ? value.type : type;
    results[n] = from === types[n] ? is : f.emit.resize(from, types[n], is, false);
  }
  const flag = places[pair.failed]?.result ?? -1;
  /* where the comparison fails nothing is stored, and the flag is whatever the comparison left there */
  if (flag >= 0 && pair.expected === null) results[flag] = constant(types[flag], 0n);
  return results;
}

interface Access {
  readonly type: Type;
  readonly order: Order;
  readonly sized: (operand: Operand, from: Type) => Operand;
}

function update(
  f: FunctionContext,
  { address, stored }: Pair,
  { type, order, sized }: Access,
): Operand | null {
  if (stored.kind === 'loaded') return null;
  if (stored.kind === 'given')
    return f.emit.rmw('xchg', type, address, sized(stored.operand, stored.type), order);
  const by = sized(stored.by, stored.byType);
  const op: RmwOp = stored.op === 'bic' ? 'and' : stored.op;
  return f.emit.rmw(op, type, address, stored.op === 'bic' ? inverted(f, by, type) : by, order);
}

function exchange(
  f: FunctionContext,
  { address, stored, expected, acquires }: Pair,
  { type, order, sized }: Access,
): Operand | null {
  if (stored.kind !== 'given' || expected === null) return null;
  return f.emit.cmpxchg(
    type,
    address,
    sized(expected.operand, expected.type),
    sized(stored.operand, stored.type),
    {
      success: order,
      failure: acquires ? 'acq' : 'rlx',
      weak: false,
    },
  ).old;
}

const bin = (f: FunctionContext, op: BinOp, type: Type, a: Operand, b: Operand): Operand =>
  f.builder.define({ op: 'bin', bin: op, type, a, b, at: f.emit.at });

const inverted = (f: FunctionContext, a: Operand, type: Type): Operand =>
  bin(f, 'xor', type, a, constant(type, -1n));

function computed(
  f: FunctionContext,
  { op, by, byType }: Extract<Value, { kind: 'computed' }>,
  old: Operand,
  { type, sized }: Pick<Access, 'type' | 'sized'>,
): Operand {
  const other = sized(by, byType);
  return op === 'bic' ? bin(f, 'and', type, old, inverted(f, other, type)) : bin(f, op, type, old, other);
}

/** One instruction a line, without labels of their own lines joined to it. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/\/\/[^\n]*/g, ' ')
    .split(/[;\n]/)
    .flatMap((line) =>
      line
        .trim()
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .split(/(?<=^\d+:) ?/),
    )
    .filter((line) => line !== '' && !line.startsWith('prfm'));

/** The parts of the loop, in their order. */
function readPair(text: string, places: readonly Place[]): Pair | null {
  const lines = linesOf(text);
  const next = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(lines[0] ?? '');
    if (found !== null) lines.shift();
    return found;
  };
  const place = (bracketed: string | undefined, plain: string): Operand | null =>
    bracketed === undefined ? memory(places, plain) : addressIn(places, bracketed);
  const again = next(/^(\d+):$/);
  const load = next(/^ld(a?)xr([bh]?) ([^,]+), ?(?:\[([^\]]+)\]|([^[\]]+))$/);
  if (again === null || load === null) return null;
  const loaded = registerOf(load[3]);
  const address = place(load[4], load[5]);
  const registers = new Map<number, Value>([[loaded, { kind: 'loaded' }]]);
  const heldIn = (at: string): Value | null => {
    const known = registers.get(registerOf(at));
    if (known !== undefined) return known;
    const given = input(places, at.replace(/^#/, '$$$$'));
    return given === null ? null : { kind: 'given', ...given };
  };
  let expected: Pair['expected'] = null;
  let out: string | null = null;
  for (;;) {
    const compare = next(/^(?:cmp) ([^,]+), ?([^,]+)$/) ?? null;
    if (compare !== null) {
      const other = heldIn(compare[2]);
      const leave = next(/^b\.?ne (\d+)f$/);
      if (
        registers.get(registerOf(compare[1]))?.kind !== 'loaded' ||
        other?.kind !== 'given' ||
        leave === null
      )
        return null;
      [expected, out] = [other, leave[1]];
      continue;
    }
    const step = next(/^(add|adds|sub|subs|and|orr|eor|bic) ([^,]+), ?([^,]+), ?([^,]+)$/);
    if (step === null) break;
    const [a, b] = [heldIn(step[3]), heldIn(step[4])];
    const op = OPS[step[1]];
    if (a?.kind !== 'loaded' || b?.kind !== 'given' || op === undefined) return null;
    const leave = op === 'xor' ? next(/^cbnz ([^,]+), ?(\d+)f$/) : null;
    if (leave !== null) {
      if (registerOf(leave[1]) !== registerOf(step[2])) return null;
      [expected, out] = [b, leave[2]];
    } else registers.set(registerOf(step[2]), { kind: 'computed', op, by: b.operand, byType: b.type });
  }
  const store = next(/^st(l?)xr([bh]?) ([^,]+), ?([^,]+), ?(?:\[([^\]]+)\]|([^[\]]+))$/);
  const retry = next(/^cbnz ([^,]+), ?(\d+)b$/);
  if (store === null || retry === null || address === null) return null;
  const stored = heldIn(store[4]);
  const target = place(store[5], store[6]);
  const isSame = target !== null && JSON.stringify(target, replacer) === JSON.stringify(address, replacer);
  if (stored === null || !isSame || store[2] !== load[2] || retry[2] !== again[1]) return null;
  if (registerOf(retry[1]) !== registerOf(store[3])) return null;
  const fences = [next(/^dmb ish$/) !== null];
  const end = next(/^(\d+):$/);
  fences.push(next(/^dmb ish$/) !== null);
  if ((end?.[1] ?? null) !== out || lines.length > 0) return null;
  registers.delete(registerOf(store[3]));
  return {
    address,
    width: { b: 8, h: 16 }[load[2]],
    acquires: load[1] === 'a',
    releases: store[1] === 'l',
    loaded,
    failed: registerOf(store[3]),
    stored,
    expected,
    registers,
    isFenced: fences.includes(true),
  };
}

const replacer = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
