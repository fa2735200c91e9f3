import { debugCall } from '../debug/debug-records.ts';
import { parseAttachments, parseMdRef } from '../debug/metadata.ts';
import { type Lexer, P, T } from '../text/lexer.ts';
import type { CallArg, LInstr, TextPos } from '../tree.ts';
import { METADATA, parseType, skipAddressSpace } from '../types.ts';
import { type AttributeGroups, NO_ATTRS, NO_WORDS, parseParamAttrs } from './attributes.ts';
import { parseLabel } from './control.ts';
import { parseFlags } from './flags.ts';
import { parseTyped, parseValue } from './values.ts';

/** Words after a call's arguments that are no attributes. */
const STOP = new Set(['to', 'unwind']);

/** call (with tail, musttail, notail) and invoke. A calling convention reads as an attribute of the result. */
export function parseCall(
  lx: Lexer,
  opcode: string,
  pos: TextPos,
  name: string | null,
  groups: AttributeGroups,
): LInstr {
  const invoke = opcode === 'invoke';
  let flags: readonly string[] = NO_WORDS;
  if (opcode !== 'call' && !invoke) {
    lx.expectWord('call');
    flags = [opcode];
  }
  const fast = parseFlags(lx);
  if (fast.length > 0) flags = [...flags, ...fast];
  skipCallingConvention(lx);
  parseParamAttrs(lx);
  skipAddressSpace(lx);
  const type = parseType(lx);
  const callee = parseValue(lx, type);
  const args = parseArgs(lx);
  const attrs = groups.parseList(lx, STOP);
  const bundles = parseBundles(lx);
  let normal: string | null = null;
  let unwind: string | null = null;
  if (invoke) {
    lx.expectWord('to');
    normal = parseLabel(lx);
    lx.expectWord('unwind');
    unwind = parseLabel(lx);
  }
  const md = parseAttachments(lx);
  if (callee.kind === 'global' && callee.name.startsWith('llvm.dbg.')) {
    const dbg = debugCall(callee.name, args, pos, name, md);
    if (dbg !== null) return dbg;
  }
  const signature = type.kind === 'function' ? type : null;
  const returns = type.kind === 'function' ? type.returns : type;
  return {
    op: 'call',
    returns,
    callee,
    signature,
    args,
    attrs,
    normal,
    unwind,
    bundles,
    pos,
    name,
    flags,
    md,
  };
}

/** `cc 10`; the named ones are words like attributes. */
export function skipCallingConvention(lx: Lexer): void {
  if (lx.takeWord('cc')) lx.count();
}

function parseArgs(lx: Lexer): CallArg[] {
  const args: CallArg[] = [];
  lx.expect(P.open);
  if (lx.kind !== P.close) {
    do {
      if (lx.kind === T.dots) throw lx.unsupported('passing on variable arguments (musttail with `...`)');
      const type = parseType(lx);
      if (type === METADATA) {
        args.push({ type, attrs: NO_ATTRS, value: { kind: 'metadata', ref: parseMdRef(lx) } });
        continue;
      }
      const attrs = parseParamAttrs(lx);
      args.push({ type, attrs, value: parseValue(lx, type) });
    } while (lx.take(P.comma));
  }
  lx.expect(P.close);
  return args;
}

/** `[ "deopt"(i32 1), "assume"(ptr %p) ]`, by tag. */
function parseBundles(lx: Lexer): readonly string[] {
  if (lx.kind !== P.openSquare) return NO_WORDS;
  lx.advance();
  const tags: string[] = [];
  do {
    tags.push(lx.string());
    lx.expect(P.open);
    lx.list(P.close, () => parseTyped(lx));
  } while (lx.take(P.comma));
  lx.expect(P.closeSquare);
  return tags;
}
