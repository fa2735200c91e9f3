/** Addresses and values as people know them: `a[2].next`, `local i of worker (T1)`, `&pool[1]`, from the debug types. */
import type { DebugTypeId } from '../../base/ids.ts';
import { resolveType, typeBits } from '../../ir/analysis/debug-types.ts';
import { LAMBDA } from '../../ir/lambda.ts';
import type { DebugType, Program } from '../../ir/types.ts';
import { getFloat } from '../arithmetic/float.ts';
import { wordsToBigInt } from '../arithmetic/words.ts';
import type { Machine } from '../machine.ts';
import type { MachineObject } from '../memory/objects.ts';

/** What lies at [address, address + size): `x`, `a[2].next`, `local i of worker (T1)`, `heap block 1 of T2 (queue.c:12)+8`. */
export function locationName(machine: Machine, address: number, size: number): string {
  const object = machine.objectAt(address);
  const { program } = machine.image;
  if (object === null) return address === 0 ? 'null' : `address 0x${(address >>> 0).toString(16)}`;
  const offset = address - object.base;
  const inner = (type: DebugTypeId | null): string => fieldPath(program, type, offset, size, object.size);
  switch (object.kind) {
    case 'function':
      return program.functions[object.n].displayName;
    case 'global':
    case 'const': {
      if (object.n < 0) return `main's arguments${plus(offset)}`;
      const g = program.globals[object.n];
      const path = g.name.startsWith('vtable of ') ? '' : inner(g.debugType);
      return object.thread > 0 || g.threadLocal
        ? `${g.name}${path} of T${object.thread}`
        : `${g.name}${path}`;
    }
    case 'stack': {
      const instr = object.site < 0 ? undefined : machine.image.sites[object.site].instr;
      if (instr?.op !== 'alloca') return `a variable argument${plus(offset)}`;
      return `local ${instr.name}${inner(instr.debugType)} of ${functionName(machine, object)} (T${object.thread})`;
    }
    case 'heap': {
      const { instr } = machine.image.sites[object.site];
      const name = blockName(machine, object);
      const path = instr.op === 'malloc' && instr.debugType !== null ? inner(instr.debugType) : plus(offset);
      return `${name}${path}`;
    }
  }
}

function blockName({ image }: Machine, { site, n, thread }: MachineObject): string {
  const at = userLine(image.program, image.sites[site].loc);
  return `heap block ${n + 1} of T${thread}${at === null ? '' : ` (${at})`}`;
}

/** The whole object at this address. */
export function objectName(machine: Machine, address: number): string {
  const object = machine.objectAt(address);
  return object?.kind === 'heap'
    ? blockName(machine, object)
    : locationName(machine, address, object?.size ?? 1);
}

function functionName(machine: Machine, object: MachineObject): string {
  const { loc, func } = machine.image.sites[object.site];
  const { program } = machine.image;
  const named = program.locs[loc]?.function;
  return named !== undefined && named !== '' ? named : program.functions[func].displayName;
}

/** `file:line` of the innermost place that is not in one of our own headers. */
function userLine(program: Program, loc: number): string | null {
  for (let l: number | null = loc; l !== null; ) {
    const here: Program['locs'][number] | undefined = program.locs[l];
    if (here === undefined) return null;
    if (!here.library || here.inlinedAt === null) return `${here.file}:${here.line}`;
    l = here.inlinedAt;
  }
  return null;
}

const plus = (offset: number): string => (offset === 0 ? '' : `+${offset}`);

/** `[2].next`: the path to byte `offset` inside a value of this type, as deep as an access of `size` bytes fits. */
function fieldPath(
  program: Program,
  type: DebugTypeId | null,
  offset: number,
  size: number,
  objectSize: number,
): string {
  let path = '';
  let at = 8 * offset;
  let current = type;
  const several = severalOf(program, type, objectSize);
  if (several > 0 && 8 * size <= several) {
    path = `[${Math.floor(at / several)}]`;
    at %= several;
  }
  for (let depth = 0; depth < 50; depth++) {
    const t = resolveType(program, current);
    if (t === null) return path + plus(at / 8);
    if (t.kind === 'record') {
      const members = t.members.filter(
        (m) => at >= m.offset && at + 8 * size <= m.offset + Math.max(m.bits, 8 * Math.ceil(m.bits / 8)),
      );
      const m = members[0];
      if (m === undefined || (at === 0 && 8 * size >= t.bits && t.members.length > 1))
        return path + plus(at / 8);
      path += isWrapped(t, m.name) ? '' : `.${m.name}`;
      at -= m.offset;
      current = m.type;
    } else if (t.kind === 'array') {
      const element = typeBits(program, t.of);
      const count = t.counts.reduce((n, c) => n * c, 1);
      if (element === 0 || 8 * size > element || (count > 0 && at >= element * count))
        return path + plus(at / 8);
      let rest = Math.floor(at / element);
      at -= rest * element;
      const indices: number[] = [];
      for (let k = t.counts.length - 1; k > 0; k--) {
        indices.unshift(rest % t.counts[k]);
        rest = Math.floor(rest / t.counts[k]);
      }
      path += [rest, ...indices].map((n) => `[${n}]`).join('');
      current = t.of;
    } else {
      const bits = typeBits(program, current);
      /* a heap block with the type of its elements */
      if (depth === 0 && bits > 0 && at >= bits && 8 * objectSize > bits)
        return `[${Math.floor(at / bits)}]${plus((at % bits) / 8)}`;
      return path + plus(at / 8);
    }
  }
  return path;
}

/**
 * A heap block with the type of its elements, which are records: the bits of one, if there are several. (Not if the record ends
 * in a flexible array, which the rest of the block may be; before elements with destructors stands their number.)
 */
function severalOf(program: Program, type: DebugTypeId | null, objectSize: number): number {
  const t = resolveType(program, type);
  if (t?.kind !== 'record' || t.bits === 0 || 8 * objectSize < 2 * t.bits) return 0;
  const last = resolveType(program, t.members.at(-1)?.type ?? null);
  const isFlexible = last?.kind === 'array' && last.counts.some((n) => n <= 0);
  return isFlexible || (8 * objectSize) % t.bits !== 0 ? 0 : t.bits;
}

/** A base class, or the only member of a library's class (`std::atomic`): to people it is the variable itself. */
const isWrapped = ({ members }: DebugType & { readonly kind: 'record' }, name: string): boolean =>
  name === '' || (name.startsWith('__') && members.length === 1);

function objectType(machine: Machine, object: MachineObject): DebugTypeId | null {
  const { program, sites } = machine.image;
  if (object.kind === 'global' || object.kind === 'const')
    return program.globals[object.n]?.debugType ?? null;
  const instr = object.site < 0 ? undefined : sites[object.site].instr;
  return instr?.op === 'alloca' || instr?.op === 'malloc' ? instr.debugType : null;
}

/** Is it a member of a lambda's class: what the lambda has captured? */
export function isCapture(machine: Machine, address: number): boolean {
  const object = machine.objectAt(address);
  if (object === null) return false;
  const { program } = machine.image;
  let type = objectType(machine, object);
  let at = 8 * (address - object.base);
  for (let depth = 0; depth < 50; depth++) {
    const t = resolveType(program, type);
    if (t?.kind !== 'record') return false;
    if (t.name === LAMBDA) return true;
    const m = t.members.find((x) => at >= x.offset && at < x.offset + Math.max(x.bits, 8));
    if (m === undefined) return false;
    at -= m.offset;
    type = m.type;
  }
  return false;
}

/** The debug type of what lies at an address, as deep as `size` bytes go; null when it is not known. */
export function typeAt(machine: Machine, address: number, size: number): DebugTypeId | null {
  const object = machine.objectAt(address);
  if (object === null) return null;
  const { program } = machine.image;
  let type = objectType(machine, object);
  const several = severalOf(program, type, object.size);
  let at = several > 0 ? (8 * (address - object.base)) % several : 8 * (address - object.base);
  for (let depth = 0; depth < 50; depth++) {
    const t = resolveType(program, type);
    if (t?.kind === 'record') {
      const m = t.members.find((x) => at >= x.offset && at + 8 * size <= x.offset + Math.max(x.bits, 8));
      if (m === undefined) return null;
      at -= m.offset;
      type = m.type;
    } else if (t?.kind === 'array') {
      const element = typeBits(program, t.of);
      if (element === 0 || 8 * size > element) return null;
      at %= element;
      type = t.of;
    } else return at === 0 && typeBits(program, type) === 8 * size ? type : null;
  }
  return null;
}

/**
 * A value for people: numbers by the sign of their type, pointers as `&pool[1]` or `null`, enumerators by name,
 * characters quoted. Without a type: a signed decimal of `bytes` bytes (all words given when omitted).
 */
export function formatValue(
  words: ArrayLike<number>,
  type: DebugTypeId | null,
  machine: Machine,
  bytes = 4 * Math.min(words.length, 2),
): string {
  const { program } = machine.image;
  const t = resolveType(program, type);
  const raw = wordsToBigInt(words, 0, words.length);
  const size = t === null ? 8 * bytes : Math.max(1, typeBits(program, type));
  const bits = BigInt.asUintN(size, raw);
  switch (t?.kind) {
    case 'basic':
      if (t.encoding === 'float' && (t.bits === 32 || t.bits === 64))
        return String(
          getFloat(
            Int32Array.from({ length: 2 }, (_, k) => words[k] ?? 0),
            0,
            t.bits,
          ),
        );
      if (t.encoding === 'bool') return bits === 0n ? 'false' : bits === 1n ? 'true' : bits.toString();
      if (t.encoding === 'char') return character(Number(bits));
      return (t.encoding === 'unsigned' ? bits : BigInt.asIntN(size, bits)).toString();
    case 'enum': {
      const value = BigInt.asIntN(size, bits);
      return t.values.find((v) => v.value === value || v.value === bits)?.name ?? value.toString();
    }
    case 'pointer':
      return pointer(machine, Number(BigInt.asIntN(32, raw)));
    default:
      return BigInt.asIntN(size, bits).toString();
  }
}

function pointer(machine: Machine, address: number): string {
  if (address === 0) return 'null';
  if (machine.objectAt(address) === null) return `0x${(address >>> 0).toString(16)}`;
  const name = locationName(machine, address, 1_000_000);
  return machine.objectAt(address)?.kind === 'function' ? name : `&${elementName(machine, address, name)}`;
}

/** Pointers into arrays are shown by element. */
function elementName(machine: Machine, address: number, whole: string): string {
  if (!whole.includes('+')) return whole;
  for (const size of [64, 16, 8, 4, 1]) {
    const name = locationName(machine, address, size);
    if (!name.includes('+')) return name;
  }
  return whole;
}

function character(code: number): string {
  const escapes: Record<number, string> = { 0: '\\0', 9: '\\t', 10: '\\n', 13: '\\r', 39: "\\'", 92: '\\\\' };
  const text =
    escapes[code] ??
    (code >= 32 && code < 127 ? String.fromCharCode(code) : `\\x${code.toString(16).padStart(2, '0')}`);
  return `'${text}'`;
}
