import { cfgOf } from '../ir/analysis/cfg.ts';
import type { Func, Instr, Operand } from '../ir/types.ts';

/**
 * Which stack objects of a function may be touched after their lives? A forward analysis: at each point an object may
 * be over if some path leads there from a `lifetime end` of it without a `lifetime begin` on the way. Such an object
 * has to stay in memory, with its end, so that the machine can see the use; of all others the end means nothing that
 * this function could notice. In code that respects its scopes no object is found, so that costs nothing.
 *
 * `objectOf` gives the object (in [0, count)) that an operand is an address in, or -1.
 */
export function touchedAfterEnd(
  func: Func,
  count: number,
  objectOf: (operand: Operand) => number,
): Uint8Array {
  const touched = new Uint8Array(count);
  const ends = func.blocks.some((b) =>
    b.instrs.some((i) => i.op === 'lifetime' && !i.begin && objectOf(i.addr) >= 0),
  );
  if (!ends) return touched;
  const { preds } = cfgOf(func.blocks);
  const words = (count + 31) >> 5;
  /** What is over where a block ends: (in & ~begun) | ended, of the last marker of each object in it. */
  const out = func.blocks.map(() => new Uint32Array(words));
  const into = (b: number): Uint32Array<ArrayBuffer> => {
    const row = new Uint32Array(words);
    for (const p of preds[b]!) for (let w = 0; w < words; w++) row[w]! |= out[p]![w]!;
    return row;
  };
  const pass = (b: number, row: Uint32Array, visit: (i: Instr, row: Uint32Array) => void): void => {
    for (const i of func.blocks[b]!.instrs) {
      if (i.op !== 'lifetime') {
        visit(i, row);
        continue;
      }
      const object = objectOf(i.addr);
      if (object < 0) continue;
      if (i.begin) row[object >> 5]! &= ~(1 << (object & 31));
      else row[object >> 5]! |= 1 << (object & 31);
    }
  };
  const nothing = (): void => {};
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = 0; b < func.blocks.length; b++) {
      const row = into(b);
      pass(b, row, nothing);
      if (row.every((word, w) => word === out[b]![w])) continue;
      out[b] = row;
      changed = true;
    }
  }
  for (let b = 0; b < func.blocks.length; b++) {
    pass(b, into(b), (i, row) => {
      if (i.op !== 'load' && i.op !== 'store' && i.op !== 'rmw' && i.op !== 'cmpxchg') return;
      const object = objectOf(i.addr);
      if (object >= 0 && ((row[object >> 5]! >>> (object & 31)) & 1) === 1) touched[object] = 1;
    });
  }
  return touched;
}
