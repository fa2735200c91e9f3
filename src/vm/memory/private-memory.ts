/**
 * Memory that is no event: a thread's private objects (in its state) and constants (in the image). All accesses are
 * by bytes, so alignment does not matter, and each must lie inside one live object.
 */

import { X, X_RESULT, XU } from '../arithmetic/scratch.ts';
import type { Image, ThreadMemory } from '../code/image-types.ts';
import {
  CONST_BASE,
  FR_FOREIGN,
  FR_PREV,
  FR_VA,
  FR_VA_BYTES,
  FR_VLA,
  PRIVATE_SPAN,
  ST_FP,
  ST_HAS_UNDEF,
  ST_HEADER,
  ST_SP,
} from '../code/layout.ts';

/** Head of a private variable-length array: previous one, bytes, pc of its alloca, whether its life is over. */
export const VLA_HEAD = 4;

/** Where `address` lies in the private memory of t: the frame (0: thread-locals), the object, and the word that says it is over. */
export const found = { frame: 0, base: 0, bytes: 0, pc: -1, tls: -1, over: -1 };

/** The private object of t that contains the byte at `address`; fills `found`. */
export function findPrivate(image: Image, t: ThreadMemory, address: number): boolean {
  const { s } = t;
  const o = address - t.base;
  if (o < 4 * ST_HEADER || o >= 4 * s[ST_SP]) return false;
  if (o < 4 * (ST_HEADER + image.tlsPrivate.length)) {
    for (const g of image.tlsPrivateObjects) {
      if (o < g.offset || o >= g.offset + g.bytes) continue;
      return hit(0, g.offset, g.bytes, -1, g.global, g.over);
    }
    return false;
  }
  let fp = s[ST_FP];
  while (fp !== 0 && 4 * fp > o) fp = s[fp + FR_PREV];
  if (fp === 0) return false;
  const code = image.code[s[fp]];
  const r = o - 4 * fp;
  if (r < 4 * code.frameWords) {
    for (const object of code.objectList)
      if (r >= 4 * object.word && r < 4 * object.word + object.bytes)
        return hit(
          fp,
          4 * (fp + object.word),
          object.bytes,
          object.pc,
          -1,
          object.over < 0 ? -1 : fp + object.over,
        );
    return false;
  }
  const va = 4 * s[fp + FR_VA];
  if (va !== 0 && o >= va && o < va + s[fp + FR_VA_BYTES]) return hit(fp, va, s[fp + FR_VA_BYTES], -1, -1);
  for (let v = s[fp + FR_VLA]; v !== 0; v = s[v]) {
    const from = 4 * (v + VLA_HEAD);
    if (o >= from && o < from + s[v + 1]) return hit(fp, from, s[v + 1], s[v + 2], -1, v + 3);
  }
  return false;
}

function hit(frame: number, base: number, bytes: number, pc: number, tls: number, over = -1): true {
  found.frame = frame;
  found.base = base;
  found.bytes = bytes;
  found.pc = pc;
  found.tls = tls;
  found.over = over;
  return true;
}

export const isPrivate = (t: ThreadMemory, address: number): boolean =>
  (address - t.base) >>> 0 < PRIVATE_SPAN;
export const isConstant = (image: Image, address: number): boolean =>
  (address - CONST_BASE) >>> 0 < image.constBytes.length;

/** Is the life of the object that was just found over? */
export const isOver = (t: ThreadMemory): boolean => found.over >= 0 && t.s[found.over] !== 0;

/** Does [address, address + size) lie inside one live private object of t? */
export function privateInBounds(image: Image, t: ThreadMemory, address: number, size: number): boolean {
  return findPrivate(image, t, address) && address - t.base + size <= found.base + found.bytes && !isOver(t);
}

/** Reads bytes at state offset `o` into the result words of X and XU. */
export function readPrivate(t: ThreadMemory, o: number, size: number): void {
  for (let i = 0; i < 4; i++) X[X_RESULT + i] = XU[X_RESULT + i] = 0;
  if (size === 4 && (o & 3) === 0) {
    X[X_RESULT] = t.s[o >> 2];
    XU[X_RESULT] = t.u[o >> 2];
    return;
  }
  for (let i = 0; i < size; i++) {
    const shift = 8 * (i & 3);
    X[X_RESULT + (i >> 2)] |= t.b[o + i] << shift;
    XU[X_RESULT + (i >> 2)] |= t.ub[o + i] << shift;
  }
}

/** Writes the words at X[at…], XU[at…] to state offset `o`. Undefined bits are stored as zero. */
export function writePrivate(t: ThreadMemory, o: number, size: number, at: number): void {
  let undef = 0;
  for (let i = 0; i < size; i++) {
    const shift = 8 * (i & 3);
    const u = XU[at + (i >> 2)] >>> shift;
    t.b[o + i] = (X[at + (i >> 2)] >>> shift) & ~u;
    t.ub[o + i] = u;
    undef |= u & 255;
  }
  if (undef !== 0) t.s[ST_HAS_UNDEF] = 1;
  noteStore(t, o);
}

/** A store below a running frame is an effect for the loops of that frame (loop-head.ts). */
function noteStore(t: ThreadMemory, o: number): void {
  const { s } = t;
  for (let fp = s[ST_FP]; fp !== 0 && 4 * fp > o; fp = s[fp + FR_PREV])
    s[fp + FR_FOREIGN] = (s[fp + FR_FOREIGN] + 1) & 0x7fff_ffff;
}

/** All bits of [o, o + bytes), o a multiple of 4, become undefined. */
export function forget(t: ThreadMemory, o: number, bytes: number): void {
  const from = o >> 2;
  const words = bytes >> 2;
  t.s.fill(0, from, from + words);
  t.u.fill(-1, from, from + words);
  for (let i = 4 * words; i < bytes; i++) {
    t.b[o + i] = 0;
    t.ub[o + i] = 255;
  }
  if (bytes > 0) t.s[ST_HAS_UNDEF] = 1;
}

/** Reads constant memory into the result words of X; false when it is not inside one object. */
export function readConstant(image: Image, address: number, size: number): boolean {
  const object = image.objectAt(address);
  if (object === null || address + size > object.base + object.size) return false;
  for (let i = 0; i < 4; i++) X[X_RESULT + i] = XU[X_RESULT + i] = 0;
  const o = address - CONST_BASE;
  for (let i = 0; i < size; i++) X[X_RESULT + (i >> 2)] |= image.constBytes[o + i] << (8 * (i & 3));
  return true;
}

/**
 * For generated code: reads private or constant memory into X. Anything out of the ordinary (undefined bits, out of
 * bounds) gives false, and the interpreter does the access again and says what is wrong.
 */
export function readLocal(image: Image, t: ThreadMemory, address: number, size: number): boolean {
  if (isConstant(image, address)) return readConstant(image, address, size);
  if (!isPrivate(t, address) || !privateInBounds(image, t, address, size)) return false;
  readPrivate(t, address - t.base, size);
  return (XU[X_RESULT] | XU[X_RESULT + 1] | XU[X_RESULT + 2] | XU[X_RESULT + 3]) === 0;
}

/** For generated code: writes X[0…] (all defined) to private memory; false: let the interpreter do it. */
export function writeLocal(image: Image, t: ThreadMemory, address: number, size: number): boolean {
  if (!isPrivate(t, address) || !privateInBounds(image, t, address, size)) return false;
  XU[0] = XU[1] = XU[2] = XU[3] = 0;
  writePrivate(t, address - t.base, size, 0);
  return true;
}
