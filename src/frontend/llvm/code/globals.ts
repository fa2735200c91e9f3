import { parseMdRef } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LAlias, LGlobal, MdRef, TextPos } from '../tree.ts';
import { parseType, skipAddressSpace } from '../types.ts';
import type { AttributeGroups } from './attributes.ts';
import { type Prefix, parsePrefix, skipComdat } from './linkage.ts';
import { parseTyped, parseValue } from './values.ts';

const NOTHING: ReadonlySet<string> = new Set();

export type GlobalOrAlias =
  | { readonly kind: 'global'; readonly global: LGlobal }
  | { readonly kind: 'alias'; readonly alias: LAlias };

/** `@name = …`: the current token is the name. */
export function parseGlobal(lx: Lexer, groups: AttributeGroups): GlobalOrAlias {
  const pos = lx.at();
  const name = lx.textOf(T.global);
  lx.expect(P.equals);
  const prefix = parsePrefix(lx);
  if (lx.isWord('alias') || lx.isWord('ifunc')) return { kind: 'alias', alias: alias(lx, name, prefix, pos) };
  return { kind: 'global', global: variable(lx, name, prefix, pos, groups) };
}

function alias(lx: Lexer, name: string, { linkage }: Prefix, pos: TextPos): LAlias {
  const ifunc = lx.text === 'ifunc';
  lx.advance();
  parseType(lx);
  lx.expect(P.comma);
  const target = parseTyped(lx);
  while (lx.take(P.comma)) {
    if (lx.kind === T.mdName) {
      lx.advance();
      parseMdRef(lx);
    } else {
      lx.expectWord('partition');
      lx.string();
    }
  }
  return { name, linkage, target, ifunc, pos };
}

function variable(lx: Lexer, name: string, prefix: Prefix, pos: TextPos, groups: AttributeGroups): LGlobal {
  skipAddressSpace(lx);
  lx.takeWord('externally_initialized');
  const constant = lx.isWord('constant');
  if (!constant && !lx.isWord('global')) throw lx.expected('`global` or `constant`');
  lx.advance();
  const type = parseType(lx);
  const external = prefix.written && (prefix.linkage === 'external' || prefix.linkage === 'extern_weak');
  const init = external ? null : parseValue(lx, type);
  let align = 0;
  const dbg: MdRef[] = [];
  while (lx.take(P.comma)) {
    if (lx.kind === T.mdName) {
      const kind = lx.text;
      lx.advance();
      const ref = parseMdRef(lx);
      if (kind === 'dbg') dbg.push(ref);
    } else if (lx.takeWord('align')) align = lx.count();
    else if (lx.isWord('comdat')) skipComdat(lx);
    else if (lx.takeWord('section') || lx.takeWord('partition') || lx.takeWord('code_model')) lx.string();
    else if (lx.kind === T.word && lx.text.startsWith('sanitize_')) lx.advance();
    else if (lx.kind === T.word && lx.text.startsWith('no_sanitize_')) lx.advance();
    else throw lx.expected('`align`, `section`, `comdat` or an attachment');
  }
  groups.parseList(lx, NOTHING);
  return {
    name,
    linkage: prefix.linkage,
    threadLocal: prefix.threadLocal,
    constant,
    external,
    type,
    init,
    align,
    dbg,
    pos,
  };
}
