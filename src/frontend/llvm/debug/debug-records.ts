import { type Lexer, P, T } from '../text/lexer.ts';
import type { CallArg, LInstr, LTyped, MdRef, TextPos } from '../tree.ts';
import { METADATA } from '../types.ts';
import { dbgMap, parseMdRef } from './metadata.ts';

/**
 * Variables of the source: `call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression())` up to
 * clang 18, `#dbg_value(i32 %x, !1, !DIExpression(), !2)` from 19 on, whose last operand is the location.
 */
type DbgKind = 'declare' | 'value' | 'assign' | 'label';

const KINDS = new Map<string, DbgKind>([
  ['declare', 'declare'],
  ['addr', 'declare'],
  ['value', 'value'],
  ['declare_value', 'value'],
  ['assign', 'assign'],
  ['label', 'label'],
]);

/** Operands before the location. */
const OPERANDS: Readonly<Record<DbgKind, number>> = { declare: 3, value: 3, assign: 6, label: 1 };

/** null: an intrinsic of that family which names no variable. */
export function debugCall(
  callee: string,
  args: readonly CallArg[],
  pos: TextPos,
  name: string | null,
  md: ReadonlyMap<string, MdRef>,
): LInstr | null {
  const kind = KINDS.get(callee.slice('llvm.dbg.'.length));
  if (kind === undefined || args.length < OPERANDS[kind]) return null;
  const refs: MdRef[] = [];
  for (const { value } of args) {
    if (value.kind !== 'metadata') return null;
    refs.push(value.ref);
  }
  return instr(kind, refs, pos, name, md);
}

/** The current token is the record's name. */
export function parseDebugRecord(lx: Lexer, pos: TextPos): LInstr {
  const word = lx.text;
  const kind = word.startsWith('dbg_') ? KINDS.get(word.slice(4)) : undefined;
  if (kind === undefined) throw lx.unsupported(`the debug record #${word}`);
  lx.advance();
  lx.expect(P.open);
  const refs: MdRef[] = [];
  if (lx.kind !== P.close) {
    do refs.push(parseMdRef(lx));
    while (lx.take(P.comma));
  }
  if (lx.kind !== P.close) throw lx.expected('`,` or `)`');
  if (refs.length !== OPERANDS[kind] + 1) throw lx.error(`#${word} needs ${OPERANDS[kind] + 1} operands`);
  lx.advance();
  return instr(kind, refs, pos, null, dbgMap(refs[refs.length - 1]));
}

function instr(
  kind: DbgKind,
  refs: readonly MdRef[],
  pos: TextPos,
  name: string | null,
  md: ReadonlyMap<string, MdRef>,
): LInstr {
  if (kind === 'label')
    return { op: 'dbg', kind, value: null, variable: refs[0], expression: null, pos, name, md };
  return { op: 'dbg', kind, value: operand(refs[0]), variable: refs[1], expression: refs[2], pos, name, md };
}

/** null: `!{}`, a variable without a value. */
function operand(ref: MdRef): LTyped | null {
  if (ref.kind === 'value') return ref.value;
  if (ref.kind === 'tuple') return null;
  return { type: METADATA, value: { kind: 'metadata', ref } };
}

export const beginsDebugRecord = (lx: Lexer): boolean => lx.kind === T.record;
