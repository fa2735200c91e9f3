import type { Decoded } from '../code/code.ts';
import type { Image } from '../code/image-types.ts';
import { ST_FP, ST_SITE } from '../code/layout.ts';
import { fetch } from '../interpret/operand.ts';
import type { Thread } from '../memory/thread.ts';
import { X, X_A } from './scratch.ts';
import { wordsToBigInt } from './words.ts';

/**
 * What an unknown function (`heddle_pure`) is applied to: its name and the words of its arguments, as the frame of the
 * pending `choose` still holds them. Two applications in one execution with the same text have the same result; which,
 * is up to the engine. Pointers count by their address, floating-point numbers by their bits. Null: an ordinary choice.
 */
export function applicationOf(image: Image, t: Thread): string | null {
  const d = pending(image, t);
  const i = d.src;
  if (i.op !== 'choose' || i.of === '') return null;
  const args = d.args.slice(2).map((operand) => {
    fetch(t, t.s[ST_FP], operand, X_A);
    return X.subarray(X_A, X_A + operand.words).join('.');
  });
  return `${i.of}(${args.join()})`;
}

/** The arguments of the pending `choose`, as bits. */
export function argumentsOf(image: Image, t: Thread): bigint[] {
  return pending(image, t)
    .args.slice(2)
    .map((operand) => {
      fetch(t, t.s[ST_FP], operand, X_A);
      return wordsToBigInt(X, X_A, operand.words);
    });
}

function pending(image: Image, { s }: Thread): Decoded {
  const code = image.code[image.sites[s[ST_SITE]].func];
  return code.code[s[ST_SITE] - code.siteBase];
}
