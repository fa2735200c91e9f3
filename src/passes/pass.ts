import type { Func, Program } from '../ir/types.ts';

/** A step from program to program. The verifier runs after each one in tests. */
export interface Pass {
  readonly name: string;
  run(program: Program): Program;
}

/** `program` with `f` applied to every function that has a body. */
export function mapFunctions(program: Program, f: (func: Func) => Func): Program {
  return {
    ...program,
    functions: program.functions.map((func) => (func.blocks.length === 0 ? func : f(func))),
  };
}
