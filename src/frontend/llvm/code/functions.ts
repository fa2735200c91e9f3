import { beginsDebugRecord, parseDebugRecord } from '../debug/debug-records.ts';
import { parseMdRef } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { LBlock, LFunction, LInstr, LParam, LValue, MdRef } from '../tree.ts';
import { parameterList, parseType, skipAddressSpace } from '../types.ts';
import { type AttributeGroups, NO_WORDS, parseParamAttrs } from './attributes.ts';
import { skipCallingConvention } from './calls.ts';
import { hasResult, isTerminator, parseInstruction } from './instructions.ts';
import { parsePrefix, skipComdat } from './linkage.ts';
import { parseTyped } from './values.ts';

/**
 * `%0`, `%1`, … count parameters, blocks and results without a name in order of appearance; those that are not
 * written (the entry block's, most of all) get theirs here.
 */
class Numbering {
  private next = 0;

  implicit(): string {
    return String(this.next++);
  }

  /** A name as written: a number must not have been given before. */
  explicit(lx: Lexer, name: string): void {
    const c = name.charCodeAt(0);
    if (c < 48 || c > 57) return;
    const n = Number(name);
    if (!Number.isSafeInteger(n)) throw lx.error(`expected a number, found %${name}`);
    if (n < this.next) throw lx.error(`the number %${n} is out of order, expected %${this.next}`);
    this.next = n + 1;
  }
}

/** Words after the parameters that are no attributes. */
const STOP = new Set([
  'section',
  'partition',
  'comdat',
  'align',
  'gc',
  'prefix',
  'prologue',
  'personality',
  'addrspace',
]);

/** The current token is the one after `define` or `declare`. */
export function parseFunction(lx: Lexer, groups: AttributeGroups, body: boolean): LFunction {
  let dbg: MdRef | null = null;
  while (lx.kind === T.mdName) {
    const kind = lx.text;
    lx.advance();
    const ref = parseMdRef(lx);
    if (kind === 'dbg') dbg = ref;
  }
  const { linkage } = parsePrefix(lx);
  skipCallingConvention(lx);
  parseParamAttrs(lx);
  const returns = parseType(lx);
  const pos = lx.at();
  const name = lx.textOf(T.global);
  const numbers = new Numbering();
  const params: LParam[] = [];
  const variadic = parseParams(lx, params, numbers);

  let attrs: readonly string[] = NO_WORDS;
  let personality: LValue | null = null;
  for (;;) {
    const more = groups.parseList(lx, STOP);
    attrs = groups.join(attrs, more);
    if (lx.kind !== T.word || !STOP.has(lx.text)) break;
    switch (lx.text) {
      case 'section':
      case 'partition':
      case 'gc':
        lx.advance();
        lx.string();
        break;
      case 'comdat':
        skipComdat(lx);
        break;
      case 'align':
        lx.advance();
        lx.count();
        break;
      case 'addrspace':
        skipAddressSpace(lx);
        break;
      case 'prefix':
      case 'prologue':
        throw lx.unsupported(`a function with \`${lx.text}\` data`);
      default:
        lx.expectWord('personality');
        personality = parseTyped(lx).value;
    }
  }
  while (lx.kind === T.mdName) {
    const kind = lx.text;
    lx.advance();
    const ref = parseMdRef(lx);
    if (kind === 'dbg') dbg = ref;
  }
  const blocks = body ? parseBody(lx, groups, numbers) : null;
  return { name, linkage, returns, params, variadic, attrs, blocks, dbg, pos, personality };
}

/** Gives whether it ends in `...`. */
const parseParams = (lx: Lexer, params: LParam[], numbers: Numbering): boolean =>
  parameterList(lx, () => {
    const type = parseType(lx);
    const attrs = parseParamAttrs(lx);
    let name: string;
    if (lx.kind === T.local) {
      name = lx.text;
      numbers.explicit(lx, name);
      lx.advance();
    } else name = numbers.implicit();
    params.push({ name, type, attrs });
  });

function parseBody(lx: Lexer, groups: AttributeGroups, numbers: Numbering): LBlock[] {
  lx.expect(P.openBrace);
  const blocks: LBlock[] = [];
  while (lx.kind !== P.closeBrace) {
    if (lx.isWord('uselistorder')) {
      lx.skipBalancedLine();
      continue;
    }
    blocks.push(parseBlock(lx, groups, numbers));
  }
  if (blocks.length === 0) throw lx.expected('a block');
  lx.advance();
  return blocks;
}

function parseBlock(lx: Lexer, groups: AttributeGroups, numbers: Numbering): LBlock {
  let label: string;
  if (lx.kind === T.label) {
    label = lx.text;
    numbers.explicit(lx, label);
    lx.advance();
  } else label = numbers.implicit();
  const instrs: LInstr[] = [];
  for (;;) {
    if (beginsDebugRecord(lx)) {
      instrs.push(parseDebugRecord(lx, lx.at()));
      continue;
    }
    const instr = parseNamed(lx, groups, numbers);
    instrs.push(instr);
    if (isTerminator(instr)) return { label, instrs };
  }
}

function parseNamed(lx: Lexer, groups: AttributeGroups, numbers: Numbering): LInstr {
  const pos = lx.at();
  if (lx.kind === T.local) {
    const name = lx.text;
    numbers.explicit(lx, name);
    lx.advance();
    lx.expect(P.equals);
    return parseInstruction(lx, pos, name, groups);
  }
  const instr = parseInstruction(lx, pos, null, groups);
  return hasResult(instr) ? { ...instr, name: numbers.implicit() } : instr;
}
