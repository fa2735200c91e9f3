import { constant, undef } from '../../../ir/builder.ts';
import type { Operand, RmwOp, Type } from '../../../ir/types.ts';
import type { LValue } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';
import { Unsupported } from '../unsupported.ts';
import type { CallSite } from './call-site.ts';

/**
 * Inline assembly, as far as concurrent C uses it: compiler barriers, fences, spin hints, and the x86 `lock`
 * instructions in their usual spellings. Everything else is unsupported where it is reached.
 *
 * LLVM's constraint string lists outputs (`=r`, `=*m` through a pointer argument), inputs (`r`, `*m`, or the digit of
 * the output they share a register with) and clobbers (`~{memory}`); `$n` in the text is the n-th of outputs and inputs.
 */
type Asm = Extract<LValue, { kind: 'asm' }>;

interface Place {
  readonly kind: 'output' | 'input';
  readonly constraint: string;
  /** Inputs and outputs in memory: the argument. */
  readonly arg: { readonly operand: Operand; readonly type: Type } | null;
  readonly memory: boolean;
  /** Which scalar of the result, or -1. */
  readonly result: number;
  /** The output an input is tied to, or -1. */
  readonly tied: number;
}

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
  if (call.returns.length === 0 && lines.length === 1 && lowerBarrier(f, lines[0]!)) return results;
  const done = lowerLocked(f, lines, places, [...results]);
  if (done === null) throw unknownAsm(asm.text);
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
    lines.push(prefix && i + 1 < parts.length ? `${parts[i]} ${parts[++i]}` : parts[i]!);
  }
  return lines;
}

/** Instructions without operands that matter. Locked arithmetic on the stack is a full fence. */
function lowerBarrier(f: FunctionContext, line: string): boolean {
  if (line === 'mfence' || /^lock (add|or)[bwlq]? \$\$(0|0x0), ?-?(0x)?[0-9a-f]*\(%%?[er]?sp\)$/.test(line)) {
    f.emit.fence('full', 'sc');
  } else if (line === 'sfence') f.emit.fence('ss', 'sc');
  else if (line === 'lfence') f.emit.fence('ll', 'sc');
  else if (line === 'pause' || line === 'nop' || line === 'rep nop') f.emit.instr({ op: 'yield' });
  else return false;
  return true;
}

/** `[lock] op source, destination` on one place in memory; null: not one of these. */
function lowerLocked(
  f: FunctionContext,
  lines: readonly string[],
  places: readonly Place[],
  results: Operand[],
): readonly Operand[] | null {
  const parts = /^(lock )?([a-z]+?)([bwlq]?) ([^,]+?)(?:, ?([^,]+))?$/.exec(lines[0]!);
  if (parts === null || lines.length > 2) return null;
  const [, lock, opcode, suffix, first, second] = parts;
  const width = { b: 8, w: 16, l: 32, q: 64 }[suffix ?? ''];
  const addr = memory(places, second ?? first!);
  const place = addr ?? (opcode === 'xchg' ? memory(places, first!) : null);
  if (place === null || width === undefined) return null;
  const type: Type = `i${width}`;
  const flag = lines.length === 2 ? /^set(?:e|z) \$(?:\{)?(\d+)(?::[a-z])?\}?$/.exec(lines[1]!) : null;
  if (lines.length === 2 && (flag === null || opcode !== 'cmpxchg')) return null;

  if (opcode === 'cmpxchg' && lock !== undefined) {
    const a = places.findIndex((p) => p.kind === 'output' && /^=&?(a|\{[er]?ax\})$/.test(p.constraint));
    const expected = places.find(
      (p) => p.tied === a || (p.kind === 'input' && /^(a|\{[er]?ax\})$/.test(p.constraint)),
    )?.arg;
    const desired = input(places, first!);
    if (expected?.type !== type || desired?.type !== type) return null;
    const { old, ok } = f.emit.cmpxchg(type, place, expected.operand, desired.operand, {
      success: 'sc',
      failure: 'sc',
      weak: false,
    });
    if (a >= 0) results[places[a]!.result] = old;
    if (flag !== null) results[places[Number(flag[1])]?.result ?? -1] = f.emit.resize('i1', 'i8', ok, false);
    return Object.keys(results).includes('-1') ? null : results;
  }
  if (opcode === 'xchg' || (opcode === 'xadd' && lock !== undefined)) {
    const register = addr !== null ? first! : second!;
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
  const arithmetic: Readonly<Record<string, RmwOp>> = {
    inc: 'add',
    dec: 'sub',
    add: 'add',
    sub: 'sub',
    and: 'and',
    or: 'or',
    xor: 'xor',
  };
  const rmw = lock !== undefined && addr !== null ? arithmetic[opcode ?? ''] : undefined;
  if (rmw === undefined) return null;
  const unary = opcode === 'inc' || opcode === 'dec';
  if (unary !== (second === undefined)) return null;
  const value = unary ? { type, operand: constant(type, 1) } : input(places, first!);
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

/** `$3` or `${3:k}` → the pointer behind that memory operand. */
function memory(places: readonly Place[], text: string): Operand | null {
  const n = /^\$\{?(\d+)/.exec(text);
  const place = n === null ? undefined : places[Number(n[1])];
  return place?.memory ? (place.arg?.operand ?? null) : null;
}

/** The value in a register, also one that is tied to an output, or an immediate (`$$1`). */
function input(
  places: readonly Place[],
  text: string,
): { readonly operand: Operand; readonly type: Type } | null {
  const immediate = /^\$\$(-?(?:0x)?[0-9a-f]+)$/.exec(text);
  if (immediate !== null) return { type: 'i64', operand: constant('i64', BigInt(Number(immediate[1]))) };
  const n = Number(/^\$\{?(\d+)/.exec(text)?.[1] ?? -1);
  const place = places[n];
  if (place === undefined || place.memory) return null;
  if (place.kind === 'input') return place.arg;
  return places.find((p) => p.tied === n)?.arg ?? null;
}

function readPlaces(constraints: string, call: CallSite): readonly Place[] {
  let arg = 0;
  let result = 0;
  const places: Place[] = [];
  for (const constraint of constraints.split(',')) {
    if (constraint === '' || constraint.startsWith('~')) continue;
    const output = constraint.startsWith('=');
    const memory = constraint.includes('*');
    const takesArgument = !output || memory;
    const operand = takesArgument ? call.args[arg]?.[0] : undefined;
    const type = takesArgument ? call.types[arg]?.[0] : undefined;
    if (takesArgument) arg++;
    places.push({
      kind: output ? 'output' : 'input',
      constraint,
      arg: operand !== undefined && type !== undefined ? { operand, type } : null,
      memory,
      result: output && !memory ? result++ : -1,
      tied: !output && /^\d+$/.test(constraint) ? Number(constraint) : -1,
    });
  }
  return places;
}
