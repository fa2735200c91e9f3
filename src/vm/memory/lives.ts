/**
 * The lives of stack objects. Private ones are over while a word of their frame says so: nobody sees it, and only an
 * access finds out. The end of one that escapes is a free, shown to the engine: at `lifetime end`, at the return of its
 * function, or when the thread ends, the newest first. The escaping thread-locals of a thread end with it, and so do the
 * atomic blocks that it is in. A static or thread-local object with a destructor ends when that has run
 * (include/runtime/atexit.c, thread-atexit.c).
 *
 * Which escaping objects live is in the frames (FuncCode.livingAt) and in nothing else, so it is the same again when the
 * engine goes back.
 */
import type { FuncCode } from '../code/code.ts';
import { EV_ATOMIC_END, EV_FREE } from '../code/event.ts';
import type { Image, TlsObject } from '../code/image-types.ts';
import {
  FR_FUNC,
  FR_PREV,
  GLOBAL_BASE,
  ST_ADDR,
  ST_ATOMIC,
  ST_DST,
  ST_FP,
  ST_OP,
  ST_SUB,
  THREAD_BASE,
} from '../code/layout.ts';
import { findPrivate, forget, found, isPrivate } from './private-memory.ts';
import { OBJECT_WORDS, type Thread } from './thread.ts';

/** In ST_OP of EV_FREE: the end of a life, not a call of free. */
export const END_OF_LIFE = 2;

/** `lifetime begin` of the private object at `address`: it is undefined. (Others begin with their alloca.) */
export function beginPrivate(image: Image, t: Thread, address: number): void {
  if (!isPrivate(t, address) || !findPrivate(image, t, address) || found.base !== address - t.base) return;
  if (found.over >= 0) t.s[found.over] = 0;
  forget(t, found.base, found.bytes);
}

/** `lifetime end` of the object at `address`: EV_FREE if that can be seen; the instruction is not done before it gives 0. */
export function endLife(image: Image, t: Thread, code: FuncCode, fp: number, address: number): number {
  const { s } = t;
  if (isPrivate(t, address)) {
    if (findPrivate(image, t, address) && found.over >= 0) s[found.over] = 1;
    return 0;
  }
  if (address < THREAD_BASE) return address < GLOBAL_BASE ? 0 : endStatic(t, address);
  const local = image.tlsEscapingObjects.find(({ offset }) => t.base + offset === address);
  if (local !== undefined) return endThreadLocal(t, local);
  const n = t.lookup('stack', address);
  const entries = t.entries('stack');
  const at = n * OBJECT_WORDS;
  if (n < 0 || entries[at] !== address || entries[at + 3] !== fp) return 0;
  const word = code.livingAt.get(entries[at + 2] - code.siteBase);
  /* what the same alloca has made since (a variable-length array whose scope was left by a jump) goes first */
  if (word === undefined || s[fp + word] < n + 1) return 0;
  return freeNewest(t, fp + word);
}

/** The destructor of a static object has run: its end is shown once. */
function endStatic(t: Thread, address: number): number {
  t.s[ST_SUB] = 1 - t.s[ST_SUB];
  return t.s[ST_SUB] === 1 ? free(t, address) : 0;
}

/** The destructor of a thread-local object has run: its end is shown, unless it has been. */
function endThreadLocal(t: Thread, { offset, over }: TlsObject): number {
  if (over < 0 || t.s[over] !== 0) return 0;
  t.s[over] = 1;
  return free(t, t.base + offset);
}

/** The function in frame fp returns: EV_FREE for its newest escaping object that lives, 0 if none does. */
export function endFrame(image: Image, t: Thread, fp: number): number {
  const { s } = t;
  let newest = -1;
  for (const word of image.code[s[fp + FR_FUNC]].livingWords)
    if (s[fp + word] !== 0 && (newest < 0 || s[fp + word] > s[newest])) newest = fp + word;
  return newest < 0 ? 0 : freeNewest(t, newest);
}

/** The thread ends, whatever frames it has: as endFrame, for all of them, then for its thread-locals; then its atomic blocks end. */
export function endThread(image: Image, t: Thread): number {
  const { s } = t;
  for (let fp = s[ST_FP]; fp !== 0; fp = s[fp + FR_PREV]) {
    const event = endFrame(image, t, fp);
    if (event !== 0) return event;
  }
  let object = image.tlsEscapingObjects[s[ST_SUB]];
  while (object !== undefined && object.over >= 0 && s[object.over] !== 0)
    object = image.tlsEscapingObjects[++s[ST_SUB]];
  if (object === undefined) {
    if (s[ST_ATOMIC] > 0) {
      s[ST_ATOMIC]--;
      s[ST_DST] = -1;
      return EV_ATOMIC_END;
    }
    s[ST_SUB] = 0;
    return 0;
  }
  s[ST_SUB]++;
  return free(t, t.base + object.offset);
}

function freeNewest(t: Thread, word: number): number {
  const entries = t.entries('stack');
  const at = (t.s[word] - 1) * OBJECT_WORDS;
  t.s[word] = entries[at + 4];
  return free(t, entries[at]);
}

function free(t: Thread, address: number): number {
  const { s } = t;
  s[ST_ADDR] = address;
  s[ST_OP] = END_OF_LIFE;
  s[ST_DST] = -1;
  return EV_FREE;
}
