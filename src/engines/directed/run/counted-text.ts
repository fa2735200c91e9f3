import type { Instr, Program } from '../../../ir/types.ts';
import { eachOperand } from '../../../ir/uses.ts';

/**
 * Outputs whose result (the number of characters) the program uses and which read text from memory, as `%s` does: what they
 * give is no function of their arguments, so the graph has no node for it.
 */
export function countedTexts(program: Program): ReadonlySet<Instr> {
  const found = new Set<Instr>();
  for (const { blocks } of program.functions) {
    const used = new Set<number>();
    for (const { instrs, term } of blocks)
      for (const node of [...instrs, term])
        eachOperand(node, (o) => {
          if (o.kind === 'value') used.add(o.id);
        });
    for (const i of blocks.flatMap(({ instrs }) => instrs))
      if (i.op === 'output' && used.has(i.dst) && readsText(i)) found.add(i);
  }
  return found;
}

const readsText = ({ style, args }: Extract<Instr, { op: 'output' }>): boolean =>
  style === 'puts' || style === 'vprintf' || (style === 'printf' && args.some(({ type }) => type === 'ptr'));
