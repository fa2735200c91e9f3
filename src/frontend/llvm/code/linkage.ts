import { type Lexer, P, T } from '../text/lexer.ts';

const LINKAGE = new Set([
  ...[
    'private',
    'internal',
    'available_externally',
    'linkonce',
    'weak',
    'common',
    'appending',
    'extern_weak',
  ],
  ...['linkonce_odr', 'weak_odr', 'external'],
]);
/** Preemption, visibility, storage class, address significance: of no meaning inside one program. */
const PASSED_OVER = new Set([
  ...['dso_local', 'dso_preemptable', 'default', 'hidden', 'protected', 'dllimport', 'dllexport'],
  ...['unnamed_addr', 'local_unnamed_addr', 'externally_initialized'],
]);

export interface Prefix {
  /** As written; `external` when nothing is. */
  readonly linkage: string;
  /** Was a linkage written? (`external` then means that there is no initialiser.) */
  readonly written: boolean;
  readonly threadLocal: boolean;
}

/** The words before a global's kind or a function's type. */
export function parsePrefix(lx: Lexer): Prefix {
  let linkage = 'external';
  let written = false;
  let threadLocal = false;
  while (lx.kind === T.word) {
    if (LINKAGE.has(lx.text)) {
      linkage = lx.text;
      written = true;
      lx.advance();
    } else if (PASSED_OVER.has(lx.text)) lx.advance();
    else if (lx.text === 'thread_local') {
      threadLocal = true;
      lx.advance();
      if (lx.take(P.open)) {
        lx.textOf(T.word);
        lx.expect(P.close);
      }
    } else break;
  }
  return { linkage, written, threadLocal };
}

/** `comdat` or `comdat($name)`: which copy a linker keeps is settled by the linkage. */
export function skipComdat(lx: Lexer): void {
  lx.expectWord('comdat');
  if (lx.take(P.open)) {
    lx.textOf(T.comdat);
    lx.expect(P.close);
  }
}
