import { parseAttachments } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LInstr, TextPos } from '../tree.ts';
import { parseType } from '../types.ts';
import { parseInteger, parseTyped, parseValue } from './values.ts';

/** `label %name` */
export function parseLabel(lx: Lexer): string {
  lx.expectWord('label');
  return lx.textOf(T.local);
}

/** ret, br, switch, indirectbr, unreachable. */
export function parseTerminator(lx: Lexer, opcode: string, pos: TextPos, name: string | null): LInstr {
  switch (opcode) {
    case 'ret':
      return ret(lx, pos, name);
    case 'br':
      return br(lx, pos, name);
    case 'switch':
      return parseSwitch(lx, pos, name);
    case 'indirectbr':
      return indirectbr(lx, pos, name);
    default:
      return { op: 'unreachable', pos, name, md: parseAttachments(lx) };
  }
}

function ret(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const value = lx.takeWord('void') ? null : parseTyped(lx);
  return { op: 'ret', value, pos, name, md: parseAttachments(lx) };
}

function br(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  if (lx.isWord('label')) {
    const to = parseLabel(lx);
    return { op: 'br', cond: null, then: to, else: null, pos, name, md: parseAttachments(lx) };
  }
  const cond = parseValue(lx, parseType(lx));
  lx.expect(P.comma);
  const yes = parseLabel(lx);
  lx.expect(P.comma);
  const no = parseLabel(lx);
  return { op: 'br', cond, then: yes, else: no, pos, name, md: parseAttachments(lx) };
}

function parseSwitch(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const value = parseTyped(lx);
  lx.expect(P.comma);
  const otherwise = parseLabel(lx);
  lx.expect(P.openSquare);
  const cases: { value: bigint; to: string }[] = [];
  while (lx.kind !== P.closeSquare) {
    parseType(lx);
    const key = parseInteger(lx);
    lx.expect(P.comma);
    cases.push({ value: key, to: parseLabel(lx) });
  }
  lx.advance();
  return { op: 'switch', value, default: otherwise, cases, pos, name, md: parseAttachments(lx) };
}

function indirectbr(lx: Lexer, pos: TextPos, name: string | null): LInstr {
  const addr = parseTyped(lx);
  lx.expect(P.comma);
  lx.expect(P.openSquare);
  const to = lx.list(P.closeSquare, () => parseLabel(lx));
  return { op: 'indirectbr', addr, to, pos, name, md: parseAttachments(lx) };
}
