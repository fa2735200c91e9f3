import { InternalError } from '../../../base/failure.ts';
import type { Operand, Order } from '../../../ir/types.ts';
import type { FunctionContext } from '../context.ts';
import { constantInt } from '../operands.ts';
import { Unsupported } from '../unsupported.ts';

const LLVM_ORDERS: Readonly<Record<string, Order>> = {
  unordered: 'rlx',
  monotonic: 'rlx',
  acquire: 'acq',
  release: 'rel',
  acq_rel: 'acq_rel',
  seq_cst: 'sc',
};

/** LLVM's spelling of an order. */
export function llvmOrder(text: string): Order {
  const order = LLVM_ORDERS[text];
  if (order === undefined) throw new InternalError(`lowering: unknown order ${text}`);
  return order;
}

/** memory_order_… as C numbers them; 1 is consume. */
const C_ORDERS: readonly Order[] = ['rlx', 'acq', 'acq', 'rel', 'acq_rel', 'sc'];

/** An order passed as an argument to a library call. */
export function argumentOrder(f: FunctionContext, operand: Operand | undefined): Order {
  const n = constantInt(operand);
  const order = n === null ? undefined : C_ORDERS[Number(n & 0xffffn)];
  if (order === undefined) {
    throw new Unsupported('HED311', 'the memory order of this call is not a constant', 'write the order out');
  }
  if (n === 1n) f.tables.notice('HED501', 'memory_order_consume is treated as acquire', f.emit.at);
  return order;
}
