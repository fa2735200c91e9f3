import { parseAttachments } from '../debug/metadata.ts';
import { type Lexer, T } from '../text/lexer.ts';
import type { LInstr, LTyped, TextPos } from '../tree.ts';
import { parseType } from '../types.ts';
import { parseTyped } from './values.ts';

/** `landingpad { ptr, i32 } cleanup catch ptr @type filter [1 x ptr] […]`, often one clause a line. */
export function parseLandingPad(lx: Lexer, _opcode: string, pos: TextPos, name: string | null): LInstr {
  const type = parseType(lx);
  let cleanup = false;
  const clauses: { kind: 'catch' | 'filter'; value: LTyped }[] = [];
  for (;;) {
    if (lx.takeWord('cleanup')) cleanup = true;
    else if (lx.kind === T.word && (lx.text === 'catch' || lx.text === 'filter')) {
      const kind = lx.text;
      lx.advance();
      clauses.push({ kind, value: parseTyped(lx) });
    } else break;
  }
  return { op: 'landingpad', type, cleanup, clauses, pos, name, md: parseAttachments(lx) };
}

export function parseResume(lx: Lexer, _opcode: string, pos: TextPos, name: string | null): LInstr {
  return { op: 'resume', value: parseTyped(lx), pos, name, md: parseAttachments(lx) };
}
