import { constant, undef } from '../../../ir/builder.ts';
import { FETCH_OPS, type FetchOp } from '../../../ir/operators.ts';
import type { Operand, Order, Type } from '../../../ir/types.ts';
import type { LValue } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';
import { Unsupported } from '../unsupported.ts';
import { lowerExclusive } from './asm-exclusive.ts';
import { addressIn, input, memory, type Place, readPlaces } from './asm-places.ts';
import type { CallSite } from './call-site.ts';

/**
 * Inline assembly, as far as concurrent C uses it: compiler barriers, fences, spin hints, loads and stores of x86 and arm64, arm64's exclusive pairs in loops (asm-exclusive.ts), and
 * the x86 `lock` instructions in their usual spellings (docs/models.md says what each means). Everything else is unsupported where it is reached.
 *
 * LLVM's constraint string lists outputs (`=r`, `=*m` through a pointer argument), inputs (`r`, `*m`, or the digit of
 * the output they share a register with) and clobbers (`~{memory}`); `$n` in the text is the n-th of outputs and inputs.
 */
type Asm = Extract<LValue, { kind: 'asm' }>;

/** LLVM writes `$` for the source's `%`, and doubles it where the source had a `$`. */
const asWritten = (text: string): string =>
  text
    .replace(/\$(\$?)/g, (_, second) => (second === '' ? '%' : '$'))
    .replace(/\s+/g, ' ')
    .trim();

const unknownAsm = (text: string): Unsupported =>
  new Unsupported(
    'HED310',
    `inline assembly "${asWritten(text)}" is not modelled`,
    'use the C11 atomic operation or fence that means the same',
  );

export function lowerAsm(f: FunctionContext, asm: Asm, call: CallSite): readonly Operand[] {
  const places = readPlaces(asm.constraints, call);
  const lines = instructions(asm.text);
  const results = call.returns.map((type, n): Operand => {
    const place = places.findIndex((p) => p.result === n);
    const input = places.find((p) => p.tied === place && p.arg !== null);
    return input?.arg?.type === type ? input.arg.operand : undef(type);
  });
  if (lines.length === 0) {
    f.emit.fence('signal', 'sc');
    return results;
  }
  if (call.returns.length === 0 && lines.length === 1 && lowerBarrier(f, lines[0])) return results;
  const moved = lines.length === 1 ? lowerMove(f, lines[0], places, [...results], call.returns) : null;
  const paired = moved ?? lowerExclusive(f, asm.text, places, [...results], call.returns);
  if (paired !== null) return paired;
  const done = lowerLocked(f, lines, places, [...results]);
  if (done === null) throw unknownAsm(asm.text);
  /* what is locked is a full fence, too */
  f.emit.fence('thread', 'sc');
  return done;
}

/** One instruction per entry, in lower case, a `lock` or `rep` prefix joined to what it belongs to. */
function instructions(text: string): readonly string[] {
  const parts = text
    .replace(/\/\*.*?\*\//gs, ' ')
    .split(/[;\n]/)
    .map((line) => line.replace(/#.*$/, '').trim().toLowerCase().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  const lines: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const prefix = parts[i] === 'lock' || parts[i] === 'rep';
    lines.push(prefix && i + 1 < parts.length ? `${parts[i]} ${parts[++i]}` : parts[i]);
  }
  return lines;
}

/** Instructions without operands that matter. Locked arithmetic on the stack is a full fence. */
function lowerBarrier(f: FunctionContext, line: string): boolean {
  if (line === 'mfence' || /^lock (add|or)[bwlq]? \$\$(0|0x0), ?-?(0x)?[0-9a-f]*\(%%?[er]?sp\)$/.test(line)) {
    f.emit.fence('thread', 'sc');
  } else if (line === 'sfence') f.emit.fence('thread', 'rel');
  else if (line === 'lfence') f.emit.fence('thread', 'acq');
  else if (SPIN_HINTS.has(line)) f.emit.instr({ op: 'yield' });
  else return lowerArmBarrier(f, line);
  return true;
}

const SPIN_HINTS: ReadonlySet<string> = new Set(['pause', 'nop', 'rep nop', 'yield', 'wfe', 'sev', 'sevl']);

/** Barriers of arm64; the domain (inner, outer, system) makes no difference here. */
function lowerArmBarrier(f: FunctionContext, line: string): boolean {
  const dmb = /^d[ms]b (?:ish|osh|sy|nsh)?(ld|st)?$/.exec(line);
  if (line === 'isb' || line === 'isb sy') f.emit.fence('signal', 'sc');
  else if (dmb === null) return false;
  else if (dmb[1] === 'ld') f.emit.fence('thread', 'acq');
  else if (dmb[1] === 'st') f.emit.fence('ss', 'sc');
  else f.emit.fence('thread', 'sc');
  return true;
}

/**
 * Loads and stores of one place in memory, relaxed unless the instruction says more: `mov` of x86, `ldr`, `ldar`, `ldapr`,
 * `str` and `stlr` of arm64, whose address stands in brackets; null: not one of these.
 */
function lowerMove(
  f: FunctionContext,
  line: string,
  places: readonly Place[],
  results: Operand[],
  types: readonly Type[],
): readonly Operand[] | null {
  const x86 = /^mov([bwlq]?) ([^,]+), ?([^,]+)$/.exec(line);
  if (x86 !== null) {
    const [, suffix, from, to] = x86;
    const width = { b: 8, w: 16, l: 32, q: 64 }[suffix];
    const [source, target] = [memory(places, from), memory(places, to)];
    if (source !== null && target === null)
      return loadInto(f, to, { address: source, width, order: 'rlx', places, results, types });
    return target !== null && source === null
      ? storeFrom(f, from, { address: target, width, order: 'rlx', places, results })
      : null;
  }
  const arm = /^(ldr|ldar|ldapr|str|stlr)([bh]?) ([^,]+), ?(?:\[([^\]]+)\]|([^[\]]+))$/.exec(line);
  if (arm === null) return null;
  const [, op, part, register, bracketed, plain] = arm;
  const width = { b: 8, h: 16 }[part];
  const address = bracketed === undefined ? memory(places, plain) : addressIn(places, bracketed);
  if (address === null) return null;
  const order = ARM_ORDERS[op];
  if (order === undefined) return null;
  return op.startsWith('ld')
    ? loadInto(f, register, { address, width, order, places, results, types })
    : storeFrom(f, register, { address, width, order, places, results });
}

interface Load {
  readonly address: Operand;
  readonly width: number | undefined;
  readonly order: Order;
  readonly places: readonly Place[];
  readonly results: Operand[];
  readonly types: readonly Type[];
}

function loadInto(
  f: FunctionContext,
  register: string,
  { address, width, order, places, results, types }: Load,
): readonly Operand[] | null {
  const place = places[Number(/^\$\{?(\d+)/.exec(register)?.[1] ?? -1)];
  if (place === undefined || place.result < 0) return null;
  const into = types[place.result];
  const type: Type = width === undefined ? into : `i${width}`;
  const loaded = f.emit.load(type, address, order);
  results[place.result] = type === into ? loaded : f.emit.resize(type, into, loaded, false);
  return results;
}

interface Store {
  readonly address: Operand;
  readonly width: number | undefined;
  readonly order: Order;
  readonly places: readonly Place[];
  readonly results: Operand[];
}

function storeFrom(
  f: FunctionContext,
  register: string,
  { address, width, order, places, results }: Store,
): readonly Operand[] | null {
  const value = input(places, register);
  if (value === null) return null;
  const type: Type = width === undefined ? value.type : `i${width}`;
  const stored = value.type === type ? value.operand : f.emit.resize(value.type, type, value.operand, true);
  f.emit.store(type, address, stored, order);
  return results;
}

/** `[lock] op source, destination` on one place in memory; null: not one of these. */
function lowerLocked(
  f: FunctionContext,
  lines: readonly string[],
  places: readonly Place[],
  results: Operand[],
): readonly Operand[] | null {
  const parts = /^(lock )?([a-z]+?)([bwlq]?) ([^,]+?)(?:, ?([^,]+))?$/.exec(lines[0]);
  if (parts === null || lines.length > 2) return null;
  const [, lock, opcode, suffix, first, second] = parts;
  const width = { b: 8, w: 16, l: 32, q: 64 }[suffix ?? ''];
  const addr = memory(places, second ?? first);
  const place = addr ?? (opcode === 'xchg' ? memory(places, first) : null);
  if (place === null || width === undefined) return null;
  const pointers =
    width === 8 * f.layout.data.pointerBytes && places.some((p) => p.arg?.type === 'ptr' && !p.memory);
  const type: Type = pointers ? 'ptr' : `i${width}`;
  const flag = lines.length === 2 ? /^set(?:e|z) \$(?:\{)?(\d+)(?::[a-z])?\}?$/.exec(lines[1]) : null;
  if (lines.length === 2 && (flag === null || opcode !== 'cmpxchg')) return null;

  if (opcode === 'cmpxchg' && lock !== undefined) {
    const a = places.findIndex((p) => p.kind === 'output' && /^=&?(a|\{[er]?ax\})$/.test(p.constraint));
    const expected = places.find(
      (p) => p.tied === a || (p.kind === 'input' && /^(a|\{[er]?ax\})$/.test(p.constraint)),
    )?.arg;
    const desired = input(places, first);
    if (expected?.type !== type || desired?.type !== type) return null;
    const { old, ok } = f.emit.cmpxchg(type, place, expected.operand, desired.operand, {
      success: 'sc',
      failure: 'sc',
      weak: false,
    });
    if (a >= 0) results[places[a].result] = old;
    if (flag !== null) results[places[Number(flag[1])]?.result ?? -1] = f.emit.resize('i1', 'i8', ok, false);
    return Object.keys(results).includes('-1') ? null : results;
  }
  if (opcode === 'xchg' || (opcode === 'xadd' && lock !== undefined)) {
    const register = addr !== null ? first : second;
    const n = Number(/^\$\{?(\d+)/.exec(register)?.[1] ?? -1);
    const value = input(places, register);
    if (value?.type !== type || places[n] === undefined || places[n].result < 0) return null;
    results[places[n].result] = f.emit.rmw(
      opcode === 'xchg' ? 'xchg' : 'add',
      type,
      place,
      value.operand,
      'sc',
    );
    return results;
  }
  const rmw = lock !== undefined && addr !== null ? fetchOp(opcode) : undefined;
  if (rmw === undefined) return null;
  const unary = opcode === 'inc' || opcode === 'dec';
  if (unary !== (second === undefined)) return null;
  const value = unary ? { type, operand: constant(type, 1) } : input(places, first);
  if (value === null) return null;
  f.emit.rmw(
    rmw,
    type,
    place,
    value.type === type ? value.operand : f.emit.resize(value.type, type, value.operand, true),
    'sc',
  );
  return results;
}

const ARM_ORDERS: Readonly<Record<string, 'rlx' | 'acq' | 'sc' | undefined>> = {
  ldr: 'rlx',
  ldar: 'sc',
  ldapr: 'acq',
  str: 'rlx',
  stlr: 'sc',
};

/** What an instruction with `lock` does to memory, if it is one of arithmetic. */
function fetchOp(opcode: string | undefined): FetchOp | undefined {
  if (opcode === 'inc') return 'add';
  return opcode === 'dec' ? 'sub' : FETCH_OPS.find((op) => op === opcode);
}
