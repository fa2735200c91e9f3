import type { Lexer } from '../text/lexer.ts';
import { P, T } from '../text/lexer.ts';
import { syntaxError } from '../text/syntax-error.ts';
import type { LType, TextPos } from '../tree.ts';
import { isTypeWord, parseType } from '../types.ts';
import { CAST_WORDS, EXPRESSION_WORDS } from './expression-words.ts';

/**
 * Attributes. LLVM adds some with every version, so the words are not listed here: in the places where attributes
 * stand, a word that is none of the place's own keywords is one. What matters is how far an attribute reaches:
 * `name`, `name(…)`, `align 8`, `"key"`, `"key"="value"`.
 */

export const NO_ATTRS: ReadonlyMap<string, LType | null> = new Map();
export const NO_WORDS: readonly string[] = [];

/** The attributes whose argument is a type. */
const TYPED = new Set(['byval', 'sret', 'byref', 'inalloca', 'preallocated', 'elementtype']);

/** The maps of lists of one attribute, which most are. */
const singles = new Map<string, ReadonlyMap<string, LType | null>>();

/** Takes the current `(` up to its match and gives where that ends in the text. */
function skipParens(lx: Lexer): number {
  lx.expect(P.open);
  for (let depth = 1; ; lx.advance()) {
    if (lx.kind === P.open) depth++;
    else if (lx.kind === T.end) throw lx.expected('`)`');
    else if (lx.kind === P.close && --depth === 0) {
      const end = lx.pos;
      lx.advance();
      return end;
    }
  }
}

/** `noundef`, `align 8`, `dereferenceable(16)`: text as written; the current token must be a word or a string. */
function attribute(lx: Lexer): string {
  if (lx.kind === T.string) {
    const key = lx.string();
    return lx.take(P.equals) ? `${key}=${lx.string()}` : key;
  }
  const name = lx.textOf(T.word);
  if (lx.kind === P.open) {
    const open = lx.start;
    return name + lx.src.slice(open, skipParens(lx));
  }
  /* In a group `align=8`, elsewhere `align 8`. */
  if ((name === 'align' || name === 'alignstack') && (lx.kind === T.int || lx.kind === P.equals)) {
    lx.take(P.equals);
    return `${name} ${lx.count()}`;
  }
  return name;
}

/** Attributes between a type and its value, or before a return type: ends at the first token that is none. */
export function parseParamAttrs(lx: Lexer): ReadonlyMap<string, LType | null> {
  if (lx.kind !== T.word && lx.kind !== T.string) return NO_ATTRS;
  let attrs: Map<string, LType | null> | null = null;
  let only = '';
  while ((lx.kind === T.word && !VALUE_WORDS.has(lx.text) && !isTypeWord(lx.text)) || lx.kind === T.string) {
    const word = lx.text;
    let name: string;
    let type: LType | null = null;
    if (lx.kind === T.word && TYPED.has(word)) {
      lx.advance();
      name = word;
      /* Before opaque pointers these stood alone. */
      if ((lx.kind as number) === P.open) {
        lx.advance();
        type = parseType(lx);
        lx.expect(P.close);
      }
    } else name = attribute(lx);
    if (attrs === null && only === '' && type === null) {
      only = name;
      continue;
    }
    attrs ??= new Map();
    if (only !== '') {
      attrs.set(only, null);
      only = '';
    }
    attrs.set(name, type);
  }
  if (attrs !== null) return attrs;
  if (only === '') return NO_ATTRS;
  let single = singles.get(only);
  if (single === undefined) {
    single = new Map([[only, null]]);
    if (singles.size < 256) singles.set(only, single);
  }
  return single;
}

/** Words that begin a value (or `metadata`'s operand) and so end a list of parameter attributes. */
const VALUE_WORDS = new Set([
  'addrspace',
  'true',
  'false',
  'null',
  'undef',
  'poison',
  'zeroinitializer',
  'none',
  'asm',
  'splat',
  'blockaddress',
  'dso_local_equivalent',
  'no_cfi',
  'ptrauth',
  'getelementptr',
  'icmp',
  'fcmp',
  ...CAST_WORDS,
  ...EXPRESSION_WORDS,
]);

/**
 * The groups `attributes #0 = { … }`, which stand at the end of the text but are referred to before: a reference
 * gets the group's array, and the definition fills it. Invariant: after `finish` every array handed out is complete.
 */
export class AttributeGroups {
  private readonly groups = new Map<number, string[]>();
  private readonly defined = new Set<number>();
  /** First reference to each group that is not defined yet. */
  private readonly pending = new Map<number, TextPos>();
  /** Lists that are words and groups together. */
  private readonly mixed: { readonly list: string[]; readonly group: readonly string[] }[] = [];

  /** `#0`, words and strings of the same line, until one of `stop` or another kind of token. */
  parseList(lx: Lexer, stop: ReadonlySet<string>): readonly string[] {
    let only: readonly string[] | null = null;
    let list: string[] | null = null;
    for (;;) {
      if (lx.kind === T.attributes) {
        const group = this.reference(lx);
        if (list === null && only === null) {
          only = group;
          continue;
        }
        list ??= this.mix(only);
        this.mixed.push({ list, group });
      } else if (
        lx.line === lx.lastLine &&
        (lx.kind === T.string || (lx.kind === T.word && !stop.has(lx.text)))
      ) {
        list ??= this.mix(only);
        list.push(attribute(lx));
      } else return list ?? only ?? NO_WORDS;
    }
  }

  /** Two results of `parseList` as one. */
  join(a: readonly string[], b: readonly string[]): readonly string[] {
    if (a === NO_WORDS || b === NO_WORDS) return a === NO_WORDS ? b : a;
    const list = this.mix(a);
    this.mixed.push({ list, group: b });
    return list;
  }

  private mix(group: readonly string[] | null): string[] {
    const list: string[] = [];
    if (group !== null) this.mixed.push({ list, group });
    return list;
  }

  private reference(lx: Lexer): readonly string[] {
    const number = lx.num;
    let group = this.groups.get(number);
    if (group === undefined) {
      group = [];
      this.groups.set(number, group);
      this.pending.set(number, lx.at());
    }
    lx.advance();
    return group;
  }

  /** From `#0 =` to its brace. */
  parseDefinition(lx: Lexer): void {
    if (lx.kind !== T.attributes) throw lx.expected('an attribute group (#0)');
    const number = lx.num;
    if (this.defined.has(number)) throw lx.error(`attribute group #${number} is defined twice`);
    this.defined.add(number);
    this.pending.delete(number);
    lx.advance();
    lx.expect(P.equals);
    lx.expect(P.openBrace);
    const group = this.groups.get(number) ?? [];
    this.groups.set(number, group);
    for (let kind: number = lx.kind; kind === T.word || kind === T.string; kind = lx.kind)
      group.push(attribute(lx));
    lx.expect(P.closeBrace);
  }

  finish(file: string): void {
    for (const [number, { line, column }] of this.pending) {
      throw syntaxError(file, line, column, `there is no attribute group #${number}`);
    }
    for (const { list, group } of this.mixed) for (const attr of group) list.push(attr);
  }
}
