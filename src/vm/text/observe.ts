import type { Type } from '../../ir/types.ts';
import { isFloat } from '../../ir/types.ts';
import { getFloat } from '../arithmetic/float.ts';
import { X, X_A } from '../arithmetic/scratch.ts';
import { regBits, wordsToBigInt } from '../arithmetic/words.ts';
import type { Image } from '../code/image-types.ts';
import { ST_FP, ST_SITE } from '../code/layout.ts';
import { fetch } from '../interpret/operand.ts';
import type { Thread } from '../memory/thread.ts';

export interface Observed {
  readonly name: string;
  readonly type: Type;
  /** Register words, low first. */
  readonly words: readonly number[];
  /** Integers as signed decimals, pointers in hexadecimal. */
  readonly text: string;
}

/** The values of the pending `observe`: the frame still holds its operands. */
export function observedValues(image: Image, t: Thread): Observed[] {
  const site = image.sites[t.s[ST_SITE]];
  const code = image.code[site.func];
  const d = code.code[t.s[ST_SITE] - code.siteBase];
  const i = d.src;
  if (i.op !== 'observe') return [];
  return i.args.map(({ type }, k) => {
    fetch(t, t.s[ST_FP], d.args[k], X_A);
    return {
      name: i.names[k] ?? `value ${k + 1}`,
      type,
      words: Array.from(X.subarray(X_A, X_A + d.args[k].words)),
      text: valueText(type),
    };
  });
}

function valueText(type: Type): string {
  if (isFloat(type)) return String(getFloat(X, X_A, type === 'f32' ? 32 : 64));
  if (type === 'ptr') return `0x${(X[X_A] >>> 0).toString(16)}`;
  return BigInt.asIntN(regBits(type), wordsToBigInt(X, X_A, 4)).toString();
}
