import { parseTyped } from '../code/values.ts';
import { unescapeText } from '../text/escapes.ts';
import type { Lexer } from '../text/lexer.ts';
import { P, T } from '../text/lexer.ts';
import type { MdField, MdNode, MdRef } from '../tree.ts';
import { beginsType } from '../types.ts';

/** References below this number are shared between all modules: `!12` is the same object everywhere. */
const MAX_SHARED = 1 << 18;
const refs: MdRef[] = [];

function mdRef(id: number): MdRef {
  if (id >= MAX_SHARED) return { kind: 'ref', id };
  for (let i = refs.length; i <= id; i++) refs.push({ kind: 'ref', id: i });
  return refs[id];
}

/** `!12`, `!{…}`, `!"…"`, `!DILocation(…)`, or a value with its type. */
export function parseMdRef(lx: Lexer): MdRef {
  if (lx.kind === T.mdNumber) {
    const ref = mdRef(lx.num);
    lx.advance();
    return ref;
  }
  return parseMdNode(lx);
}

/** `distinct` before it is not kept: identity is the node's number. */
export function parseMdNode(lx: Lexer): MdNode {
  lx.takeWord('distinct');
  switch (lx.kind) {
    case T.bang: {
      lx.advance();
      if ((lx.kind as number) === T.string) return { kind: 'string', text: lx.string() };
      return { kind: 'tuple', items: tuple(lx) };
    }
    case T.mdName: {
      const tag = lx.text;
      lx.advance();
      return { kind: 'node', tag, fields: fields(lx) };
    }
    default:
      if (!beginsType(lx)) throw lx.expected('metadata');
      return { kind: 'value', value: parseTyped(lx) };
  }
}

function tuple(lx: Lexer): (MdRef | null)[] {
  lx.enter();
  lx.expect(P.openBrace);
  const items = lx.list(P.closeBrace, () => (lx.takeWord('null') ? null : parseMdRef(lx)));
  lx.leave();
  return items;
}

const NO_FIELDS: ReadonlyMap<string, MdField> = new Map();

function fields(lx: Lexer): ReadonlyMap<string, MdField> {
  lx.enter();
  lx.expect(P.open);
  if (lx.take(P.close)) {
    lx.leave();
    return NO_FIELDS;
  }
  const map = new Map<string, MdField>();
  do {
    let name: string;
    if (lx.kind === T.label) {
      name = lx.text;
      lx.advance();
    } else name = String(map.size);
    map.set(name, field(lx));
  } while (lx.take(P.comma));
  lx.expect(P.close);
  lx.leave();
  return map;
}

function field(lx: Lexer): MdField {
  switch (lx.kind) {
    case T.mdNumber:
    case T.mdName:
    case T.bang:
      return { kind: 'md', ref: parseMdRef(lx) };
    case T.int: {
      const value = Number.isSafeInteger(lx.num) ? BigInt(lx.num) : BigInt(lx.text);
      lx.advance();
      return { kind: 'int', value };
    }
    case T.string: {
      const text = unescapeText(lx.text);
      lx.advance();
      return { kind: 'string', text };
    }
    case T.word:
      return word(lx);
    default:
      if (!beginsType(lx)) throw lx.expected('the value of a metadata field');
      return { kind: 'md', ref: { kind: 'value', value: parseTyped(lx) } };
  }
}

function word(lx: Lexer): MdField {
  if (lx.takeWord('null')) return { kind: 'null' };
  if (beginsType(lx)) return { kind: 'md', ref: { kind: 'value', value: parseTyped(lx) } };
  let text = lx.textOf(T.word);
  while (lx.take(P.bar)) text += ` | ${lx.textOf(T.word)}`;
  return { kind: 'word', text };
}

const NO_MD: ReadonlyMap<string, MdRef> = new Map();
/** `!dbg !n` alone, by n: the one attachment most instructions have, and neighbours share it. */
const dbgOnly: ReadonlyMap<string, MdRef>[] = [];

/** `, !dbg !1, !tbaa !2` after an instruction. */
export function parseAttachments(lx: Lexer): ReadonlyMap<string, MdRef> {
  if (lx.kind !== P.comma) return NO_MD;
  lx.advance();
  const first = lx.textOf(T.mdName);
  const ref = parseMdRef(lx);
  if (lx.kind !== P.comma && first === 'dbg') return dbgMap(ref);
  const map = new Map([[first, ref]]);
  while (lx.take(P.comma)) {
    const name = lx.textOf(T.mdName);
    map.set(name, parseMdRef(lx));
  }
  return map;
}

export function dbgMap(dbg: MdRef): ReadonlyMap<string, MdRef> {
  if (dbg.kind !== 'ref' || dbg.id >= MAX_SHARED) return new Map([['dbg', dbg]]);
  for (let id = dbgOnly.length; id <= dbg.id; id++) dbgOnly.push(new Map([['dbg', mdRef(id)]]));
  return dbgOnly[dbg.id];
}
