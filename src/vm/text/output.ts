/** The text of a pending `output`: its arguments from the frame, or from a va_list in memory (vprintf). */

import { X, X_A } from '../arithmetic/scratch.ts';
import { wordsToBigInt } from '../arithmetic/words.ts';
import type { Image } from '../code/image-types.ts';
import { CONST_BASE, ST_FP, ST_SITE } from '../code/layout.ts';
import { fetch } from '../interpret/operand.ts';
import { findPrivate, isConstant, isPrivate } from '../memory/private-memory.ts';
import type { Thread } from '../memory/thread.ts';
import type { Arguments } from './printf.ts';
import { formatC, readString } from './printf.ts';

export function outputText(image: Image, t: Thread, peek: (address: number) => number): string {
  const site = image.sites[t.s[ST_SITE]];
  const code = image.code[site.func];
  const d = code.code[t.s[ST_SITE] - code.siteBase];
  const i = d.src;
  if (i.op !== 'output') return '';
  const fp = t.s[ST_FP];
  const byteAt = (address: number): number => {
    if (isPrivate(t, address)) return findPrivate(image, t, address) ? t.b[address - t.base] : 0;
    if (isConstant(image, address)) return image.constBytes[address - CONST_BASE];
    return peek(address);
  };
  const word = (k: number): number => {
    fetch(t, fp, d.args[k], X_A);
    return X[X_A];
  };
  if (i.style === 'putchar') return String.fromCharCode(word(0) & 255);
  if (i.style === 'puts') return `${readString(word(0), byteAt, Number.MAX_SAFE_INTEGER)}\n`;
  const format = readString(word(0), byteAt, Number.MAX_SAFE_INTEGER);
  if (i.style === 'vprintf')
    return formatC(format, listArguments(word(1), byteAt, image.pointerBytes), byteAt, image.pointerBytes);
  let k = 0;
  const next = (): number => {
    k++;
    if (k >= d.args.length) return -1;
    fetch(t, fp, d.args[k], X_A);
    return i.args[k - 1].type === 'ptr' ? 1 : d.args[k].words;
  };
  const scratch = new DataView(new ArrayBuffer(8));
  const args: Arguments = {
    integer: (bytes) => {
      const words = next();
      if (words < 0) return 0n;
      const pointer = i.args[k - 1].type === 'ptr';
      const value = pointer ? BigInt.asUintN(64, BigInt(X[X_A])) : wordsToBigInt(X, X_A, words);
      return BigInt.asUintN(8 * bytes, value);
    },
    double: () => {
      if (next() < 0) return 0;
      const single = i.args[k - 1].type === 'f32';
      scratch.setInt32(0, X[X_A], true);
      scratch.setInt32(4, X[X_A + 1], true);
      return single ? scratch.getFloat32(0, true) : scratch.getFloat64(0, true);
    },
    pointer: () => (next() < 0 ? 0 : X[X_A]),
  };
  return formatC(format, args, byteAt, image.pointerBytes);
}

/** Reads arguments as va_arg does when all of them are in the overflow area. */
function listArguments(list: number, byteAt: (address: number) => number, pointerBytes: number): Arguments {
  const read = (address: number, bytes: number): bigint => {
    let v = 0n;
    for (let k = bytes - 1; k >= 0; k--) v = (v << 8n) | BigInt(byteAt(address + k) & 255);
    return v;
  };
  /* x86-64: list points to the va_list structure; i386: it is the pointer to the arguments */
  let at = pointerBytes === 8 ? Number(read(list + 8, 4)) : list;
  const take = (bytes: number): bigint => {
    const v = read(at, bytes);
    at += Math.max(pointerBytes, bytes);
    return v;
  };
  const scratch = new DataView(new ArrayBuffer(8));
  return {
    integer: (bytes) => take(bytes),
    double: () => {
      scratch.setBigUint64(0, take(8));
      return scratch.getFloat64(0);
    },
    pointer: () => Number(BigInt.asIntN(32, take(pointerBytes))),
  };
}
