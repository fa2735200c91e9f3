import type { Func, Instr, Program } from '../types.ts';
import { eachOperand } from '../uses.ts';

/** By function: would threads that run it not know who they are, and return the same whoever they are? */
export function blindThreads(program: Program): boolean[] {
  const blind = program.functions.map((func) => isBlind(program, func));
  /* what calls one that is not blind is not either */
  for (let changed = true; changed; ) {
    changed = false;
    program.functions.forEach((func, f) => {
      if (!blind[f] || calls(func).every((callee) => blind[callee])) return;
      blind[f] = false;
      changed = true;
    });
  }
  return program.functions.map((func, f) => blind[f] && returnsConstant(func));
}

function usesThreadLocal(program: Program, instr: Instr): boolean {
  let found = false;
  eachOperand(instr, (operand) => {
    if (operand.kind === 'global' && program.globals[operand.global].threadLocal) found = true;
  });
  return found;
}

const instructions = (func: Func): readonly Instr[] => func.blocks.flatMap((block) => block.instrs);

const calls = (func: Func): number[] =>
  instructions(func).flatMap((instr) => (instr.op === 'call' ? [instr.func as number] : []));

function isBlind(program: Program, func: Func): boolean {
  return instructions(func).every((instr) => {
    switch (instr.op) {
      case 'malloc':
      case 'free':
      case 'blocksize':
      case 'self':
      case 'create':
      case 'join':
      case 'detach':
      case 'icall':
      case 'threadexit':
      case 'atomic':
      case 'vastart':
      case 'output':
        return false;
      case 'alloca':
        return instr.scope === 'private';
      case 'choose':
        return instr.of === ''; /* an unknown function may tell addresses apart that are their own */
      default:
        return !usesThreadLocal(program, instr);
    }
  });
}

const returnsConstant = (func: Func): boolean =>
  func.blocks.every(({ term }) => term.op !== 'ret' || term.values.every((value) => value.kind !== 'value'));
