import type { Func, Instr, Operand, Terminator } from '../types.ts';
import { defsOf, eachOperand, isTerminator } from '../uses.ts';
import { type Cfg, cfgOf } from './cfg.ts';

/**
 * Which values are needed later: the usual backward data-flow analysis over bit sets, solved in postorder. A block's
 * parameters are defined on entry, so they are not in its `liveIn`; what a jump passes is used by the jump.
 *
 * Sets are rows of one Uint32Array, `words` words each: value v is bit v & 31 of word v >> 5.
 */
export interface Liveness {
  readonly words: number;
  /** Row b: live where block b begins, before its parameters are written. */
  readonly liveIn: Uint32Array;
  /** Row b: live where block b ends, after its terminator has read its operands. */
  readonly liveOut: Uint32Array;
  readonly isLiveIn: (block: number, value: number) => boolean;
  readonly isLiveOut: (block: number, value: number) => boolean;
  /** The same as lists, ascending. */
  readonly valuesIn: (block: number) => number[];
  readonly valuesOut: (block: number) => number[];
  /**
   * Calls `visit(i, live)` for i from the terminator's index (`instrs.length`) down to 0: `live` holds what is needed
   * after node i was executed, results of node i included. It is reused: copy what you keep.
   */
  readonly eachAfter: (block: number, visit: (index: number, live: Uint32Array) => void) => void;
}

export function livenessOf(func: Func, cfg: Cfg = cfgOf(func.blocks)): Liveness {
  const words = (func.valueCount + 31) >>> 5;
  const n = func.blocks.length;
  const liveIn = new Uint32Array(n * words);
  const liveOut = new Uint32Array(n * words);
  const uses = new Uint32Array(n * words); // read before written
  const defs = new Uint32Array(n * words);

  func.blocks.forEach((block, b) => {
    const row = b * words;
    const read = (o: Operand): void => {
      if (o.kind === 'value' && !has(defs, row, o.id)) put(uses, row, o.id);
    };
    for (const p of block.params) put(defs, row, p.id);
    for (const instr of block.instrs) {
      eachOperand(instr, read);
      for (const d of defsOf(instr)) put(defs, row, d.id);
    }
    eachOperand(block.term, read);
  });

  for (let changed = true; changed; ) {
    changed = false;
    for (let k = cfg.rpo.length - 1; k >= 0; k--) {
      const b = cfg.rpo[k];
      const row = b * words;
      for (const s of cfg.succs[b]) for (let w = 0; w < words; w++) liveOut[row + w] |= liveIn[s * words + w];
      for (let w = 0; w < words; w++) {
        const live = (uses[row + w] | (liveOut[row + w] & ~defs[row + w])) >>> 0;
        if (live !== liveIn[row + w]) {
          liveIn[row + w] = live;
          changed = true;
        }
      }
    }
  }

  const scratch = new Uint32Array(words);
  const eachAfter = (b: number, visit: (index: number, live: Uint32Array) => void): void => {
    const block = func.blocks[b];
    scratch.set(liveOut.subarray(b * words, (b + 1) * words));
    const stepBack = (node: Instr | Terminator): void => {
      if (!isTerminator(node)) for (const d of defsOf(node)) scratch[d.id >>> 5] &= ~(1 << (d.id & 31));
      eachOperand(node, (o) => {
        if (o.kind === 'value') put(scratch, 0, o.id);
      });
    };
    visit(block.instrs.length, scratch);
    stepBack(block.term);
    for (let i = block.instrs.length - 1; i >= 0; i--) {
      visit(i, scratch);
      stepBack(block.instrs[i]);
    }
  };
  return {
    words,
    liveIn,
    liveOut,
    isLiveIn: (block, value) => has(liveIn, block * words, value),
    isLiveOut: (block, value) => has(liveOut, block * words, value),
    valuesIn: (block) => members(liveIn, block * words, words),
    valuesOut: (block) => members(liveOut, block * words, words),
    eachAfter,
  };
}

const has = (set: Uint32Array, row: number, v: number): boolean =>
  ((set[row + (v >>> 5)] >>> (v & 31)) & 1) === 1;
const put = (set: Uint32Array, row: number, v: number): void => {
  set[row + (v >>> 5)] |= 1 << (v & 31);
};

function members(set: Uint32Array, row: number, words: number): number[] {
  const values: number[] = [];
  for (let w = 0; w < words; w++)
    for (let bits = set[row + w]; bits !== 0; bits &= bits - 1)
      values.push(32 * w + 31 - Math.clz32(bits & -bits));
  return values;
}
