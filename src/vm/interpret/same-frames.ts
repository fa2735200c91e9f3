import { defsOf, operandsOf } from '../../ir/uses.ts';
import { regWords } from '../arithmetic/words.ts';
import type { FuncCode } from '../code/code.ts';
import type { Image } from '../code/image-types.ts';
import {
  FR_FUNC,
  FR_PC,
  FR_PREV,
  FR_VA,
  FR_VLA,
  ST_ADDR,
  ST_CREATED,
  ST_EVENT,
  ST_FP,
  ST_HAS_UNDEF,
  ST_HEADER,
  ST_HEAP_NEXT,
  ST_OBJECTS,
  ST_OP,
  ST_REUSED,
  ST_SITE,
  ST_SP,
  ST_STACK_NEXT,
} from '../code/layout.ts';

/**
 * Is a thread's state s the same as it was in the snapshot other[at…], so that it will do from here on what it would
 * have done from there? The same event at the same place; in each frame the same live registers and private objects; the
 * same allocations. What await checks and loop bounds count does not matter. "No" may be wrong (private objects that
 * are not used any more, undefined bits), "yes" never is.
 */
export function sameFrames(image: Image, s: Int32Array, other: Int32Array, at: number): boolean {
  for (const word of HEADER) if (s[word] !== other[at + word]) return false;
  if (s[ST_HAS_UNDEF] !== 0 || other[at + ST_HAS_UNDEF] !== 0) return false;
  let end = s[ST_SP];
  for (let fp = s[ST_FP]; fp >= ST_HEADER; fp = s[fp + FR_PREV]) {
    if (s[fp + FR_FUNC] !== other[at + fp + FR_FUNC] || s[fp + FR_PC] !== other[at + fp + FR_PC])
      return false;
    if (!sameFrame(image.code[s[fp + FR_FUNC]], s, other, at, fp, end)) return false;
    end = fp;
  }
  return true;
}

const HEADER = [
  ST_EVENT,
  ST_FP,
  ST_SP,
  ST_ADDR,
  ST_OP,
  ST_SITE,
  ST_HEAP_NEXT,
  ST_STACK_NEXT,
  ST_OBJECTS,
  ST_REUSED,
  ST_CREATED,
];

function sameFrame(
  code: FuncCode,
  s: Int32Array,
  other: Int32Array,
  at: number,
  fp: number,
  end: number,
): boolean {
  const same = (from: number, to: number): boolean => {
    for (let w = from; w < to; w++) if (s[w] !== other[at + w]) return false;
    return true;
  };
  for (const v of liveAfter(code, s[fp + FR_PC] - 1)) {
    const from = fp + code.slot[v];
    const type = code.types[v];
    if (type === undefined || !same(from, from + regWords(type))) return false;
  }
  for (const word of code.livingWords) if (!same(fp + word, fp + word + 1)) return false;
  for (const { word, bytes, over } of code.objectList) {
    if (!same(fp + word, fp + word + Math.ceil(bytes / 4))) return false;
    if (over >= 0 && !same(fp + over, fp + over + 1)) return false;
  }
  return (s[fp + FR_VLA] | s[fp + FR_VA]) === 0 || same(fp + code.frameWords, end);
}

/** Values that are live after instruction `pc` and not its own results. */
function liveAfter(code: FuncCode, pc: number): Set<number> {
  let block = code.starts.length - 1;
  while (code.starts[block] > pc) block--;
  const { instrs, term } = code.func.blocks[block];
  const all = [...instrs, term];
  const live = new Set(code.live.valuesOut(block));
  for (let i = all.length - 1; code.starts[block] + i > pc; i--) {
    for (const { id: v } of defsOf(all[i])) live.delete(v);
    for (const o of operandsOf(all[i])) if (o.kind === 'value') live.add(o.id);
  }
  for (const { id: v } of defsOf(all[pc - code.starts[block]])) live.delete(v);
  return live;
}
