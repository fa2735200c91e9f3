import { cfgOf } from '../../ir/analysis/cfg.ts';
import type { Func, Instr, Operand } from '../../ir/types.ts';
import { eachOperand } from '../../ir/uses.ts';

/**
 * What may happen to the stack objects of a function before, after and between their lives: forward analyses over the
 * marks `lifetime begin` and `lifetime end`. `objectOf` gives the object (in [0, count)) that an operand is an address
 * in, or -1.
 */
type ObjectOf = (operand: Operand) => number;

/**
 * Which objects may be touched after their lives: some path leads from an end to an access, without a begin on the way.
 * Such an object has to stay in memory, with its end, so that the machine can see the use; of all others the end means
 * nothing that this function could notice. In code that respects its scopes no object is found, so that costs nothing.
 */
export function touchedAfterEnd(func: Func, count: number, objectOf: ObjectOf): Uint8Array {
  const touched = new Uint8Array(count);
  const ends = func.blocks.some((b) =>
    b.instrs.some((i) => i.op === 'lifetime' && !i.begin && objectOf(i.addr) >= 0),
  );
  if (!ends) return touched;
  walk(func, count, (i, over) => {
    if (i.op === 'lifetime') over(objectOf(i.addr), !i.begin);
    else if (i.op === 'load' || i.op === 'store' || i.op === 'rmw' || i.op === 'cmpxchg') {
      const object = objectOf(i.addr);
      if (over(object)) touched[object] = 1;
    }
  });
  return touched;
}

/** Which objects may be used before their first begin. */
export function usedBeforeBegin(func: Func, count: number, objectOf: ObjectOf): Uint8Array {
  const used = new Uint8Array(count);
  walk(func, count, (i, early) => {
    if (i.op === 'alloca') early(objectOf({ kind: 'value', id: i.dst }), true);
    else if (i.op === 'lifetime') early(objectOf(i.addr), false);
    else
      eachOperand(i, (o) => {
        if (early(objectOf(o))) used[objectOf(o)] = 1;
      });
  });
  return used;
}

/** Which objects may begin while they live. */
export function begunAgain(func: Func, count: number, objectOf: ObjectOf): Uint8Array {
  const again = new Uint8Array(count);
  walk(func, count, (i, lives) => {
    if (i.op !== 'lifetime') return;
    const object = objectOf(i.addr);
    if (i.begin && lives(object)) again[object] = 1;
    lives(object, i.begin);
  });
  return again;
}

/** Asks for, and sets, an object's bit where the walk is; -1 is no object, and its bit is never set. */
type Bit = (object: number, to?: boolean) => boolean;

/** Visits all instructions, in rounds until no bit changes: a bit is set where it is on some way there. */
function walk(func: Func, count: number, visit: (i: Instr, bit: Bit) => void): void {
  const { preds, rpo } = cfgOf(func.blocks);
  const words = (count + 31) >> 5;
  const out = func.blocks.map(() => new Uint32Array(words));
  for (let changed = true; changed; ) {
    changed = false;
    for (const b of rpo) {
      const row = new Uint32Array(words);
      for (const p of preds[b]) for (let w = 0; w < words; w++) row[w] |= out[p][w];
      const bit: Bit = (object, to) => {
        if (object < 0) return false;
        const mask = 1 << (object & 31);
        if (to === true) row[object >> 5] |= mask;
        else if (to === false) row[object >> 5] &= ~mask;
        return (row[object >> 5] & mask) !== 0;
      };
      for (const i of func.blocks[b].instrs) visit(i, bit);
      if (row.every((word, w) => word === out[b][w])) continue;
      out[b] = row;
      changed = true;
    }
  }
}
