/**
 * Where a function's values live in its frame: linear scan over live intervals (Poletto and Sarkar, TOPLAS 1999,
 * without spilling: a frame has as many words as it needs). Positions: instruction pc uses its operands at 2·pc and
 * defines its results at 2·pc + 1; a block's parameters are defined at 2·start − 1. Two values share words only if
 * their intervals are disjoint, so the words of a value are untouched as long as it is live anywhere.
 */

import type { Liveness } from '../../ir/analysis/liveness.ts';
import type { Func, Type } from '../../ir/types.ts';
import { defsOf, operandsOf } from '../../ir/uses.ts';
import { regWords } from '../arithmetic/words.ts';
import { FR_HEAD } from './layout.ts';

export interface Slots {
  /** By value id: first frame word, -1 when the value does not exist. */
  readonly slot: Int32Array;
  readonly types: readonly (Type | undefined)[];
  /** First frame word after the registers. */
  readonly end: number;
}

export function allocateSlots(func: Func, live: Liveness, starts: Int32Array): Slots {
  const from = new Int32Array(func.valueCount).fill(0x7fff_ffff);
  const to = new Int32Array(func.valueCount).fill(-2);
  const types: (Type | undefined)[] = new Array(func.valueCount);
  const touch = (v: number, position: number): void => {
    if (position < from[v]) from[v] = position;
    if (position > to[v]) to[v] = position;
  };
  for (const p of func.params) {
    types[p.id] = p.type;
    touch(p.id, -1);
  }
  func.blocks.forEach((block, b) => {
    const head = 2 * starts[b] - 1;
    for (const p of block.params) {
      types[p.id] = p.type;
      touch(p.id, head);
    }
    for (const v of live.valuesIn(b)) touch(v, head);
    let pc = starts[b];
    for (const i of [...block.instrs, block.term]) {
      for (const o of operandsOf(i)) if (o.kind === 'value') touch(o.id, 2 * pc);
      if (i.op === 'call' || i.op === 'icall') for (const d of i.dsts) types[d.id] = d.type;
      else if ('dst' in i) types[i.dst] = i.type;
      if (i.op === 'overflow') types[i.overflow] = 'i1';
      if (i.op === 'cmpxchg') types[i.ok] = 'i1';
      for (const d of defsOf(i)) touch(d.id, 2 * pc + 1);
      pc++;
    }
    for (const v of live.valuesOut(b)) touch(v, 2 * pc - 1);
  });
  const order: number[] = [];
  for (let v = 0; v < func.valueCount; v++) if (to[v] >= -1) order.push(v);
  order.sort((a, b) => from[a] - from[b] || a - b);
  const slot = new Int32Array(func.valueCount).fill(-1);
  /** busy[w]: last position at which word FR_HEAD + w is taken. */
  const busy: number[] = [];
  for (const v of order) {
    const n = regWords(types[v] as Type);
    let w = 0;
    for (let k = 0; k < n; k++) {
      if (w + k < busy.length && busy[w + k] >= from[v]) {
        w += k + 1;
        k = -1;
      }
    }
    for (let k = 0; k < n; k++) busy[w + k] = to[v];
    slot[v] = FR_HEAD + w;
  }
  return { slot, types, end: FR_HEAD + busy.length };
}
