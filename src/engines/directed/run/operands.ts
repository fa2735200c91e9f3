import type { Decoded, Opnd } from '../../../vm/code/code.ts';
import { OPERAND_CONST, OPERAND_SLOT, OPERAND_THREAD } from '../../../vm/code/code.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import { isNode, type Source } from '../graph/graph.ts';
import { isUndefined, ONE, type Token, tokenOf, undefinedToken, wordsOf, ZERO } from '../graph/values.ts';

const WIDE = new Int32Array(4);

/** The value an operand has in this run. */
export function concrete(t: Thread, fp: number, o: Opnd): Token {
  switch (o.kind) {
    case OPERAND_SLOT:
      return tokenOf(t.s, fp + o.slot, o.words, t.u, fp + o.slot);
    case OPERAND_CONST:
      return tokenOf(o.w, 0, o.words, null);
    case OPERAND_THREAD:
      WIDE[0] = t.base + o.w[0];
      return tokenOf(WIDE, 0, 1, null);
    default:
      return undefinedToken(4 * o.words);
  }
}

/**
 * An undefined pointer is one word in a register and two in memory, from where the formula has it: what was loaded goes by what
 * memory held.
 */
export function asLoaded(source: Source, token: Token, words: number): Token {
  if (!isNode(source) || (source.kind !== 'read' && source.kind !== 'recall')) return token;
  return words === 1 && source.size === 8 && token === UNDEFINED_WORD ? undefinedToken(8) : token;
}

const UNDEFINED_WORD = undefinedToken(4);

/** The direction of a branch on one bit. Undefined conditions lead nowhere. */
export const ofCondition = (token: Token): number => (token === ONE ? 0 : token === ZERO ? 1 : 2);

/** The direction of a switch. */
export function switchOf(d: Decoded): (token: Token) => number {
  return (token) => {
    if (isUndefined(token)) return d.edges.length;
    const words = wordsOf(token);
    for (let c = 0; c < d.edges.length - 1; c++) {
      let same = true;
      for (let k = 0; k < 4; k++) same &&= d.cases[4 * c + k] === words[k];
      if (same) return c;
    }
    return d.edges.length - 1;
  };
}
