/** Read-modify-write operations on words (low first), for every engine and for private memory. Allocates nothing. */
import { InternalError } from '../../base/failure.ts';
import type { RmwOp } from '../../ir/types.ts';
import { RMWS } from '../code/event.ts';
import { getFloat, setFloat } from './float.ts';
import { evalBin, evalICmp } from './pure.ts';
import { X_A, X_B, X_RESULT, X_WORDS } from './scratch.ts';

const x = new Int32Array(X_WORDS);

/**
 * out[oi…] = the value that operation `op` (index into RMWS) on `size` bytes leaves in memory that held old[ai…],
 * with operand val[bi…]. All arrays have at least ceil(size / 4) words there; `out` may be one of the inputs.
 */
export function rmwApply(
  op: number,
  size: number,
  old: Int32Array,
  ai: number,
  val: Int32Array,
  bi: number,
  out: Int32Array,
  oi: number,
): void {
  const words = (size + 3) >> 2;
  for (let i = 0; i < 4; i++) {
    x[X_A + i] = i < words ? old[ai + i] : 0;
    x[X_B + i] = i < words ? val[bi + i] : 0;
  }
  apply(RMWS[op], 8 * size);
  for (let i = 0; i < words; i++) out[oi + i] = x[X_RESULT + i];
}

function keep(from: number): void {
  for (let i = 0; i < 4; i++) x[X_RESULT + i] = x[from + i];
}
function zero(): void {
  for (let i = 0; i < 4; i++) x[X_RESULT + i] = 0;
}
function one(at: number): void {
  for (let i = 0; i < 4; i++) x[at + i] = i === 0 ? 1 : 0;
}

function apply(op: RmwOp, bits: number): void {
  switch (op) {
    case 'xchg':
      return keep(X_B);
    case 'add':
    case 'sub':
    case 'and':
    case 'or':
    case 'xor':
      evalBin(op, bits, x);
      return;
    case 'nand': {
      evalBin('and', bits, x);
      const words = (bits + 31) >> 5;
      for (let i = 0; i < words; i++) x[X_RESULT + i] = ~x[X_RESULT + i];
      if (bits < 32) x[X_RESULT] &= (1 << bits) - 1;
      return;
    }
    case 'max':
      return keep(evalICmp('sgt', bits, x) ? X_A : X_B);
    case 'min':
      return keep(evalICmp('sle', bits, x) ? X_A : X_B);
    case 'umax':
      return keep(evalICmp('ugt', bits, x) ? X_A : X_B);
    case 'umin':
      return keep(evalICmp('ule', bits, x) ? X_A : X_B);
    case 'fadd':
    case 'fsub':
    case 'fmax':
    case 'fmin': {
      const a = getFloat(x, X_A, bits);
      const b = getFloat(x, X_B, bits);
      const r =
        op === 'fadd'
          ? a + b
          : op === 'fsub'
            ? a - b
            : Number.isNaN(a)
              ? b
              : Number.isNaN(b)
                ? a
                : op === 'fmax'
                  ? Math.max(a, b)
                  : Math.min(a, b);
      return setFloat(x, X_RESULT, bits, r);
    }
    /* old >= operand ? 0 : old + 1 */
    case 'uinc_wrap':
      if (evalICmp('uge', bits, x)) return zero();
      one(X_B);
      evalBin('add', bits, x);
      return;
    /* old == 0 or old > operand ? operand : old - 1 */
    case 'udec_wrap':
      if ((x[X_A] | x[X_A + 1] | x[X_A + 2] | x[X_A + 3]) === 0 || evalICmp('ugt', bits, x)) return keep(X_B);
      one(X_B);
      evalBin('sub', bits, x);
      return;
    case 'usub_cond':
    case 'usub_sat':
      if (evalICmp('uge', bits, x)) evalBin('sub', bits, x);
      else if (op === 'usub_cond') keep(X_A);
      else zero();
      return;
    default:
      throw new InternalError(`read-modify-write ${op satisfies never}`);
  }
}
