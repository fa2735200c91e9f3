import type { Instr } from '../../../ir/types.ts';
import type { Decoded } from '../../../vm/code/code.ts';

/**
 * What a pure instruction computes, whoever does it: computations of one signature share one table (section 6.2 of the
 * seed). Where the operands' widths matter, they are in it.
 */
export function signatureOf(i: Instr, d: Decoded): string {
  const widths = `${d.bits}:${d.fromBits}`;
  switch (i.op) {
    case 'bin':
      return `${i.bin}:${widths}`;
    case 'fbin':
      return `${i.fbin}:${widths}`;
    case 'icmp':
      return `icmp-${i.pred}:${widths}`;
    case 'fcmp':
      return `fcmp-${i.pred}:${widths}`;
    case 'cast':
      return `${i.cast}:${i.from}:${i.type}`;
    case 'gep':
      return `gep:${i.scale}:${i.offset}:${i.indexType}:${d.args.length}`;
    case 'unary':
      return `${i.unary}:${widths}`;
    case 'nary':
      return `${i.nary}:${widths}`;
    case 'overflow':
      return `overflow-${i.arith}:${widths}`;
    case 'select':
    case 'freeze':
    case 'blocksize':
      return i.op;
    default:
      return `${i.op}:${d.pc}`;
  }
}
