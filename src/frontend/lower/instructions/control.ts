import type { BlockId, LocId } from '../../../base/ids.ts';
import type { Jump, Operand, Type } from '../../../ir/types.ts';
import { bitsOf } from '../../../ir/types.ts';
import type { LBlock } from '../../llvm/tree.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import { operand, operands, typedOperand, typedOperands } from '../operands.ts';
import { overflowAt } from '../overflow.ts';
import { invalid } from '../unsupported.ts';

/**
 * Branches wait until all blocks are lowered, because the values they pass on (LLVM's phis, our block parameters)
 * may be defined in blocks that come later.
 */
export interface PendingBranch {
  readonly from: BlockId;
  readonly at: LocId;
  /** The LLVM block it leaves. */
  readonly label: string;
  readonly finish: (jump: (to: string) => Jump) => void;
}

export function lowerReturn(f: FunctionContext, i: Instruction<'ret'>): void {
  const values = i.value === null ? [] : typedOperands(f, i.value);
  if (f.top === 'entry') f.tables.programEnds(f);
  if (f.atomic) f.emit.instr({ op: 'atomic', begin: false });
  f.emit.terminate({ op: 'ret', values });
}

type Finish = PendingBranch['finish'];

export function branch(f: FunctionContext, i: Instruction<'br'>): Finish {
  const { then, else: otherwise, cond } = i;
  if (cond === null || otherwise === null) return goto(f, then);
  const c = operand(f, cond, { kind: 'int', bits: 1 }).a;
  const overflow = overflowAt(f.fn, otherwise);
  if (overflow !== null) {
    f.emit.instr({ op: 'inrange', cond: c, message: overflow });
    return goto(f, then);
  }
  return (jump) => f.emit.terminate({ op: 'condbr', cond: c, then: jump(then), else: jump(otherwise) });
}

export const goto =
  (f: FunctionContext, label: string): Finish =>
  (jump) =>
    f.emit.terminate({ op: 'br', jump: jump(label) });

export function switchOn(f: FunctionContext, i: Instruction<'switch'>): Finish {
  const { type, a: value } = operand(f, i.value.value, i.value.type);
  return (jump) =>
    f.emit.terminate({
      op: 'switch',
      type,
      value,
      cases: i.cases.map((c) => ({ bits: BigInt.asUintN(bitsOf(type), c.value), jump: jump(c.to) })),
      default: jump(i.default),
    });
}

/** A computed goto: label addresses are small numbers, so it is a switch over them. */
export function indirectBranch(f: FunctionContext, i: Instruction<'indirectbr'>): Finish {
  const type: Type = f.word;
  const value = f.emit.cast('ptrtoint', 'ptr', type, typedOperand(f, i.addr));
  const nowhere = f.builder.newBlock();
  return (jump) =>
    f.emit.terminate({
      op: 'switch',
      type,
      value,
      cases: [...new Set(i.to)].map((label) => ({
        bits: f.tables.label(f.module, f.fn.name, label),
        jump: jump(label),
      })),
      default: { to: nowhere, args: [] },
    });
}

export type Phi = Instruction<'phi'>;
export const phisOf = (block: LBlock): readonly Phi[] => block.instrs.filter((i): i is Phi => i.op === 'phi');

/** What the phis of a block get when it is entered from `label`. One predecessor may have several edges to it. */
export function phiArguments(f: FunctionContext, phis: readonly Phi[], label: string): readonly Operand[] {
  return phis.flatMap((phi) => {
    const incoming = phi.incoming.find((p) => p.block === label);
    if (incoming === undefined) throw invalid(`%${phi.name} in @${f.fn.name} has no value from %${label}`);
    return operands(f, incoming.value, phi.type);
  });
}
