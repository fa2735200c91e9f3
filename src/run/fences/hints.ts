import type { Diagnostic } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import type { Site } from './sites.ts';

/**
 * Accesses of the user's whose order could not be tried, because the text at their place does not spell it: a macro does,
 * whose body stands for many places, or a variable. `program` has the user's own places.
 */
export function untried(program: Program, index: number, sites: readonly Site[]): Diagnostic[] {
  const tried = new Set(
    sites.flatMap((site) => (site.change.kind === 'insert' ? [] : [...site.locs[index]])),
  );
  const found = new Map<string, Diagnostic>();
  for (const func of program.functions)
    for (const block of func.blocks)
      for (const instr of block.instrs) {
        const order = instr.op === 'cmpxchg' ? instr.success : 'order' in instr ? instr.order : 'na';
        if (order === 'na' || order === 'sc' || instr.op === 'fence' || tried.has(instr.at)) continue;
        let loc: Program['locs'][number] | null = program.locs[instr.at];
        while (loc?.library) loc = loc.inlinedAt === null ? null : program.locs[loc.inlinedAt];
        if (loc === null) continue;
        const { file, line, column } = loc;
        found.set(`${file}:${line}:${column}`, {
          code: 'HED713',
          severity: 'note',
          message: `the order of this ${NAMES[instr.op] ?? 'access'} was not tried: a macro or a variable has it`,
          at: { file, line, column },
          help: 'edit the macro yourself, or write the operation out',
        });
      }
  return [...found.values()];
}

const NAMES: Readonly<Record<string, string>> = { rmw: 'read-modify-write', cmpxchg: 'compare-exchange' };
