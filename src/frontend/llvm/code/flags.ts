import { type Lexer, T } from '../text/lexer.ts';
import { NO_WORDS } from './attributes.ts';

/** nsw … on arithmetic, casts and addresses; fast-math flags on floating point. */
const FLAGS = new Set([
  ...['nsw', 'nuw', 'exact', 'inbounds', 'nusw', 'disjoint', 'nneg', 'samesign'],
  ...['fast', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn', 'reassoc'],
]);

export function parseFlags(lx: Lexer): readonly string[] {
  if (lx.kind !== T.word || !FLAGS.has(lx.text)) return NO_WORDS;
  const flags: string[] = [];
  while (lx.kind === T.word && FLAGS.has(lx.text)) {
    flags.push(lx.text);
    lx.advance();
  }
  return flags;
}
