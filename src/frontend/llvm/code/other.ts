import { parseAttachments } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LInstr, TextPos } from '../tree.ts';

/** Words that carry an instruction on to the next line. */
const CONTINUES = new Set(['to', 'unwind']);

/** An instruction that lowering only names: its operands are passed over, its attachments kept. */
export function parseOther(lx: Lexer, opcode: string, pos: TextPos, name: string | null): LInstr {
  let depth = 0;
  for (;;) {
    if (lx.kind === T.end) throw lx.expected(`the rest of ${opcode}`);
    if (depth === 0) {
      const nextLine = lx.line !== lx.lastLine;
      if (nextLine && !(lx.kind === T.word && CONTINUES.has(lx.text))) break;
      if (lx.kind === P.closeBrace) break;
      /* A comma before an operand is passed over; one before an attachment ends the operands. */
      if (lx.kind === P.comma && !lx.takeOperandComma()) break;
    }
    if (lx.kind === P.open || lx.kind === P.openSquare || lx.kind === P.openBrace || lx.kind === P.less)
      depth++;
    else if (
      (lx.kind === P.close ||
        lx.kind === P.closeSquare ||
        lx.kind === P.closeBrace ||
        lx.kind === P.greater) &&
      depth > 0
    )
      depth--;
    lx.advance();
  }
  return { op: 'other', opcode, pos, name, md: parseAttachments(lx) };
}
