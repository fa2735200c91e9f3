import { parseAttachments } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LInstr, TextPos } from '../tree.ts';
import { parseType } from '../types.ts';
import type { AttributeGroups } from './attributes.ts';
import { parseCall } from './calls.ts';
import { parseTerminator } from './control.ts';
import { parseLandingPad, parseResume } from './exceptions.ts';
import { parseFlags } from './flags.ts';
import { parseMemory } from './memory.ts';
import { parseOther } from './other.ts';
import { parseTyped, parseValue } from './values.ts';

/** Reads one instruction; the current token is its opcode (`tail` and the like included). */
type Reader = (
  lx: Lexer,
  opcode: string,
  pos: TextPos,
  name: string | null,
  groups: AttributeGroups,
) => LInstr;

const binary: Reader = (lx, opcode, pos, name) => {
  const flags = parseFlags(lx);
  const type = parseType(lx);
  const a = parseValue(lx, type);
  lx.expect(P.comma);
  const b = parseValue(lx, type);
  return { op: 'binary', opcode, type, a, b, pos, name, flags, md: parseAttachments(lx) };
};

const fneg: Reader = (lx, _opcode, pos, name) => {
  const flags = parseFlags(lx);
  const type = parseType(lx);
  return { op: 'fneg', type, a: parseValue(lx, type), pos, name, flags, md: parseAttachments(lx) };
};

const PREDICATES = {
  icmp: new Set(['eq', 'ne', 'ugt', 'uge', 'ult', 'ule', 'sgt', 'sge', 'slt', 'sle']),
  fcmp: new Set([
    ...['false', 'oeq', 'ogt', 'oge', 'olt', 'ole', 'one', 'ord'],
    ...['ueq', 'ugt', 'uge', 'ult', 'ule', 'une', 'uno', 'true'],
  ]),
};

const compare: Reader = (lx, opcode, pos, name) => {
  const op = opcode as 'icmp' | 'fcmp';
  const flags = parseFlags(lx);
  if (lx.kind !== T.word || !PREDICATES[op].has(lx.text)) throw lx.expected(`a predicate of ${op}`);
  const pred = lx.text;
  lx.advance();
  const type = parseType(lx);
  const a = parseValue(lx, type);
  lx.expect(P.comma);
  const b = parseValue(lx, type);
  return { op, pred, type, a, b, pos, name, flags, md: parseAttachments(lx) };
};

const cast: Reader = (lx, opcode, pos, name) => {
  const flags = parseFlags(lx);
  const from = parseType(lx);
  const a = parseValue(lx, from);
  lx.expectWord('to');
  return { op: 'cast', opcode, from, a, to: parseType(lx), pos, name, flags, md: parseAttachments(lx) };
};

const select: Reader = (lx, _opcode, pos, name) => {
  const flags = parseFlags(lx);
  const cond = parseTyped(lx);
  lx.expect(P.comma);
  const a = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'select', cond, a, b: parseTyped(lx), pos, name, flags, md: parseAttachments(lx) };
};

const phi: Reader = (lx, _opcode, pos, name) => {
  const flags = parseFlags(lx);
  const type = parseType(lx);
  const incoming: { value: ReturnType<typeof parseValue>; block: string }[] = [];
  do {
    lx.expect(P.openSquare);
    const value = parseValue(lx, type);
    lx.expect(P.comma);
    incoming.push({ value, block: lx.textOf(T.local) });
    lx.expect(P.closeSquare);
  } while (lx.takeOperandComma());
  return { op: 'phi', type, incoming, pos, name, flags, md: parseAttachments(lx) };
};

function indices(lx: Lexer): number[] {
  const list: number[] = [];
  while (lx.takeOperandComma()) list.push(lx.count());
  if (list.length === 0) throw lx.expected('an index');
  return list;
}

const extractvalue: Reader = (lx, _opcode, pos, name) => {
  const agg = parseTyped(lx);
  return { op: 'extractvalue', agg, indices: indices(lx), pos, name, md: parseAttachments(lx) };
};

const insertvalue: Reader = (lx, _opcode, pos, name) => {
  const agg = parseTyped(lx);
  lx.expect(P.comma);
  const value = parseTyped(lx);
  return { op: 'insertvalue', agg, value, indices: indices(lx), pos, name, md: parseAttachments(lx) };
};

const extractelement: Reader = (lx, _opcode, pos, name) => {
  const vec = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'extractelement', vec, index: parseTyped(lx), pos, name, md: parseAttachments(lx) };
};

const insertelement: Reader = (lx, _opcode, pos, name) => {
  const vec = parseTyped(lx);
  lx.expect(P.comma);
  const value = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'insertelement', vec, value, index: parseTyped(lx), pos, name, md: parseAttachments(lx) };
};

const shufflevector: Reader = (lx, _opcode, pos, name) => {
  const a = parseTyped(lx);
  lx.expect(P.comma);
  const b = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'shufflevector', a, b, mask: parseTyped(lx), pos, name, md: parseAttachments(lx) };
};

const freeze: Reader = (lx, _opcode, pos, name) => ({
  op: 'freeze',
  a: parseTyped(lx),
  pos,
  name,
  md: parseAttachments(lx),
});

const vaArg: Reader = (lx, _opcode, pos, name) => {
  const list = parseTyped(lx);
  lx.expect(P.comma);
  return { op: 'va_arg', list, type: parseType(lx), pos, name, md: parseAttachments(lx) };
};

const READERS = new Map<string, Reader>();
const add = (reader: Reader, words: string): void => {
  for (const word of words.split(' ')) READERS.set(word, reader);
};
add(binary, 'add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem');
add(fneg, 'fneg');
add(compare, 'icmp fcmp');
add(cast, 'trunc zext sext fptrunc fpext fptosi fptoui sitofp uitofp');
add(cast, 'ptrtoint ptrtoaddr inttoptr bitcast addrspacecast');
add(select, 'select');
add(phi, 'phi');
add(extractvalue, 'extractvalue');
add(insertvalue, 'insertvalue');
add(extractelement, 'extractelement');
add(insertelement, 'insertelement');
add(shufflevector, 'shufflevector');
add(freeze, 'freeze');
add(vaArg, 'va_arg');
add(parseMemory, 'alloca load store cmpxchg atomicrmw fence getelementptr');
add(parseCall, 'call tail musttail notail invoke');
add(parseTerminator, 'ret br switch indirectbr unreachable');
add(parseLandingPad, 'landingpad');
add(parseResume, 'resume');
add(parseOther, 'catchswitch catchpad catchret cleanuppad cleanupret callbr');

export function parseInstruction(
  lx: Lexer,
  pos: TextPos,
  name: string | null,
  groups: AttributeGroups,
): LInstr {
  const opcode = lx.text;
  const reader = lx.kind === T.word ? READERS.get(opcode) : undefined;
  if (reader === undefined) {
    if (lx.kind === T.word && name !== null) throw lx.unsupported(`the LLVM instruction \`${opcode}\``);
    throw lx.expected('an instruction');
  }
  lx.advance();
  return reader(lx, opcode, pos, name, groups);
}

const OTHER_TERMINATORS = new Set(['catchswitch', 'catchret', 'cleanupret', 'callbr']);

export function isTerminator(instr: LInstr): boolean {
  switch (instr.op) {
    case 'ret':
    case 'br':
    case 'switch':
    case 'indirectbr':
    case 'unreachable':
    case 'resume':
      return true;
    case 'call':
      return instr.normal !== null;
    case 'other':
      return OTHER_TERMINATORS.has(instr.opcode);
    default:
      return false;
  }
}

/** Does an instruction without `%name =` take the next number? */
export function hasResult(instr: LInstr): boolean {
  switch (instr.op) {
    case 'store':
    case 'fence':
    case 'dbg':
      return false;
    case 'call':
      return instr.returns.kind !== 'void';
    case 'other':
      return !OTHER_TERMINATORS.has(instr.opcode);
    default:
      return !isTerminator(instr);
  }
}
