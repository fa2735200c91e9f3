import type { Func, Program } from '../types.ts';
import { successors } from '../uses.ts';

const known = new WeakMap<Program, boolean>();

/**
 * Does every function end the atomic blocks that it begins, and no others, on each of its paths? Then a thread that has returned from its
 * first function is inside none. It is decided from the control flow alone: how deep each block of code is inside atomic blocks
 * is one number, whichever way leads to it.
 */
export function blocksArePaired(program: Program): boolean {
  let answer = known.get(program);
  if (answer === undefined) {
    answer = program.functions.every(isPaired);
    known.set(program, answer);
  }
  return answer;
}

function isPaired({ blocks }: Func): boolean {
  if (!blocks.some(({ instrs }) => instrs.some(({ op }) => op === 'atomic'))) return true;
  const depths = new Map<number, number>([[0, 0]]);
  for (const [at, before] of depths) {
    const { instrs, term } = blocks[at];
    let depth = before;
    for (const instr of instrs) {
      if (instr.op !== 'atomic') continue;
      depth += instr.begin ? 1 : -1;
      if (depth < 0) return false;
    }
    if (term.op === 'ret' && depth !== 0) return false;
    for (const { to } of successors(term)) {
      if ((depths.get(to) ?? depth) !== depth) return false;
      depths.set(to, depth);
    }
  }
  return true;
}
