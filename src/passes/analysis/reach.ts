import type { FuncId, GlobalId } from '../../base/ids.ts';
import type { Operand, Program } from '../../ir/types.ts';
import { eachOperand } from '../../ir/uses.ts';
import type { Pass } from '../pass.ts';

/**
 * Drops the bodies of functions that cannot be called: not from the entry or a constructor through calls, addresses
 * taken in reachable code, or addresses in the initialisers of globals that such code mentions. Library modules are
 * linked whole, and inlining leaves callees behind. Ids stay; a function without body is only declared.
 */
export const reach: Pass = { name: 'reach', run: dropUnreachable };

function dropUnreachable(program: Program): Program {
  const funcs = new Set<FuncId>();
  const globals = new Set<GlobalId>();
  const work: FuncId[] = [];
  const call = (f: FuncId): void => {
    if (funcs.has(f)) return;
    funcs.add(f);
    work.push(f);
  };
  const mention = (o: Operand): void => {
    if (o.kind === 'function') call(o.func);
    if (o.kind !== 'global' || globals.has(o.global)) return;
    globals.add(o.global);
    for (const r of program.globals[o.global].relocs) mention(r.target);
  };
  call(program.entry);
  program.constructors.forEach(call);
  while (work.length > 0) {
    for (const block of program.functions[work.pop()!].blocks) {
      for (const instr of block.instrs) {
        if (instr.op === 'call') call(instr.func);
        eachOperand(instr, mention);
      }
      eachOperand(block.term, mention);
    }
  }
  const functions = program.functions.map((f, i) =>
    funcs.has(i as FuncId) ? f : { ...f, blocks: [], loops: [] },
  );
  return { ...program, functions };
}
