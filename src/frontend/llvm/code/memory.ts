import { RMW_OPS } from '../../../ir/operators.ts';
import { parseAttachments } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LInstr, LTyped, TextPos } from '../tree.ts';
import { parseType, skipAddressSpace } from '../types.ts';
import { parseFlags } from './flags.ts';
import { parseTyped } from './values.ts';

/** alloca, load, store, cmpxchg, atomicrmw, fence, getelementptr. */
export function parseMemory(lx: Lexer, opcode: string, pos: TextPos, name: string | null): LInstr {
  switch (opcode) {
    case 'load':
      return load(lx, pos, name);
    case 'store':
      return store(lx, pos, name);
    case 'alloca':
      return alloca(lx, pos, name);
    case 'getelementptr':
      return gep(lx, pos, name);
    case 'cmpxchg':
      return cmpxchg(lx, pos, name);
    case 'atomicrmw':
      return atomicrmw(lx, pos, name);
    default: {
      const syncscope = scope(lx);
      return { op: 'fence', order: order(lx), syncscope, pos, name, md: parseAttachments(lx) };
    }
  }
}

const ORDERS = new Set(['unordered', 'monotonic', 'acquire', 'release', 'acq_rel', 'seq_cst']);

function order(lx: Lexer): string {
  if (lx.kind !== T.word || !ORDERS.has(lx.text)) throw lx.expected('a memory order');
  const text = lx.text;
  lx.advance();
  return text;
}

/** `syncscope("singlethread")` */
function scope(lx: Lexer): string | null {
  if (!lx.takeWord('syncscope')) return null;
  lx.expect(P.open);
  const text = lx.string();
  lx.expect(P.close);
  return text;
}

/** `, align 8`; 0 when there is none. */
function align(lx: Lexer): number {
  if (!lx.takeOperandComma()) return 0;
  lx.expectWord('align');
  return lx.count();
}

/** `ptr %p monotonic, align 8, !dbg !7`: where, in which order, and what else is known of it. */
function accessed(
  lx: Lexer,
  atomic: boolean,
): Pick<LInstr & { op: 'load' }, 'addr' | 'syncscope' | 'order' | 'align' | 'md'> {
  const addr = parseTyped(lx);
  const syncscope = scope(lx);
  const ord = atomic ? order(lx) : null;
  const al = align(lx);
  return { addr, order: ord, syncscope, align: al, md: parseAttachments(lx) };
}

function load(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const atomic = lx.takeWord('atomic');
  const volatile = lx.takeWord('volatile');
  const type = parseType(lx);
  lx.expect(P.comma);
  return { op: 'load', type, atomic, volatile, ...accessed(lx, atomic), pos, name };
}

function store(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const atomic = lx.takeWord('atomic');
  const volatile = lx.takeWord('volatile');
  const value = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'store', value, atomic, volatile, ...accessed(lx, atomic), pos, name };
}

function alloca(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  if (lx.isWord('inalloca') || lx.isWord('swifterror')) throw lx.unsupported(`alloca ${lx.text}`);
  const type = parseType(lx);
  let count: LTyped | null = null;
  let al = 0;
  while (lx.takeOperandComma()) {
    if (lx.takeWord('align')) al = lx.count();
    else if (lx.isWord('addrspace')) skipAddressSpace(lx);
    else if (count === null) count = parseTyped(lx);
    else throw lx.expected('`align`');
  }
  return { op: 'alloca', type, count, align: al, pos, name, md: parseAttachments(lx) };
}

function gep(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const flags = parseFlags(lx);
  const element = parseType(lx);
  lx.expect(P.comma);
  const base = parseTyped(lx);
  const indices: LTyped[] = [];
  while (lx.takeOperandComma()) indices.push(parseTyped(lx));
  return { op: 'getelementptr', element, base, indices, pos, name, flags, md: parseAttachments(lx) };
}

function cmpxchg(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const weak = lx.takeWord('weak');
  const volatile = lx.takeWord('volatile');
  const addr = parseTyped(lx);
  lx.expect(P.comma);
  const expected = parseTyped(lx);
  lx.expect(P.comma);
  const desired = parseTyped(lx);
  const syncscope = scope(lx);
  const success = order(lx);
  const failure = order(lx);
  align(lx);
  const md = parseAttachments(lx);
  return {
    op: 'cmpxchg',
    weak,
    volatile,
    addr,
    expected,
    desired,
    success,
    failure,
    syncscope,
    pos,
    name,
    md,
  };
}

const RMW = new Set<string>([...RMW_OPS, 'fmaximum', 'fminimum']);

function atomicrmw(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const volatile = lx.takeWord('volatile');
  if (lx.kind !== T.word || !RMW.has(lx.text)) throw lx.expected('an atomicrmw operation');
  const rmw = lx.text;
  lx.advance();
  const addr = parseTyped(lx);
  lx.expect(P.comma);
  const value = parseTyped(lx);
  const syncscope = scope(lx);
  const ord = order(lx);
  align(lx);
  return {
    op: 'atomicrmw',
    rmw,
    volatile,
    addr,
    value,
    order: ord,
    syncscope,
    pos,
    name,
    md: parseAttachments(lx),
  };
}
