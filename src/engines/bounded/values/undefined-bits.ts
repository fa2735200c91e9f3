import type { BinOp, ICmp } from '../../../ir/types.ts';
import { type Bits, bitAnd, bitNot, bitOr, bitXor } from '../../../sat/bits/bits.ts';
import { add, sub } from '../../../sat/bits/bits-arithmetic.ts';
import { uge, ugt, ule, ult } from '../../../sat/bits/bits-compare.ts';
import type { Circuit, Lit } from '../../../sat/circuit/circuit.ts';
import { FALSE } from '../../../sat/circuit/circuit.ts';
import { type Value, zeros } from './value.ts';

/**
 * Which bits of a result are undefined: the rules of src/vm/arithmetic/undefined.ts as circuits, so that both agree bit by
 * bit. With undefined bits U a value lies between `v ∧ ¬U` and `v ∨ U`; a bit of a sum, or a comparison, is defined
 * where both ends agree. Undefined bits of a value are zero. Null: all defined.
 */
const maskOf = (value: Value): Bits => value.undef ?? zeros(value.bits.length);
const all = (width: number, lit: Lit): Bits => new Array<Lit>(width).fill(lit);

export function undefBin(
  c: Circuit,
  op: BinOp,
  a: Value,
  b: Value,
  shifted: (mask: Bits) => Bits,
): Bits | null {
  if (a.undef === null && b.undef === null) return null;
  const [ua, ub] = [maskOf(a), maskOf(b)];
  const width = a.bits.length;
  const any = (): Bits => all(width, c.or(c.orAll(ua), c.orAll(ub)));
  switch (op) {
    case 'and':
      return ua.map((_, i) =>
        c.or(c.and(ua[i], c.or(b.bits[i], ub[i])), c.and(ub[i], c.or(a.bits[i], ua[i]))),
      );
    case 'or':
      return ua.map((_, i) =>
        c.or(c.and(ua[i], c.or(b.bits[i] ^ 1, ub[i])), c.and(ub[i], c.or(a.bits[i] ^ 1, ua[i]))),
      );
    case 'xor':
      return bitOr(c, ua, ub);
    case 'add':
    case 'sub': {
      const f = op === 'add' ? add : sub;
      const [lowA, highA] = ends(c, a.bits, ua);
      const [lowB, highB] = ends(c, b.bits, ub);
      const low = f(c, lowA, op === 'add' ? lowB : highB);
      const high = f(c, highA, op === 'add' ? highB : lowB);
      return bitOr(c, bitOr(c, ua, ub), bitXor(c, low, high));
    }
    case 'mul': {
      let below: Lit = FALSE;
      return ua.map((lit, i) => {
        below = c.or(below, c.or(lit, ub[i]));
        return below;
      });
    }
    case 'shl':
    case 'lshr':
    case 'ashr':
      return b.undef === null ? shifted(ua) : any();
    default:
      return any();
  }
}

function ends(c: Circuit, bits: Bits, mask: Bits): [Bits, Bits] {
  return [bitAnd(c, bits, bitNot(mask)), bitOr(c, bits, mask)];
}

/** Whether the outcome of a comparison is undefined. */
export function undefCompare(c: Circuit, pred: ICmp, a: Value, b: Value): Lit {
  if (a.undef === null && b.undef === null) return FALSE;
  const [ua, ub] = [maskOf(a), maskOf(b)];
  if (pred === 'eq' || pred === 'ne') {
    const differ = a.bits.map((bit, i) => c.and(c.xor(bit, b.bits[i]), c.and(ua[i] ^ 1, ub[i] ^ 1)));
    return c.and(c.orAll([...ua, ...ub]), c.orAll(differ) ^ 1);
  }
  const flip = (bits: Bits): Bits =>
    pred.startsWith('s') ? bits.map((bit, i) => (i === bits.length - 1 ? bit ^ 1 : bit)) : bits;
  const [lowA, highA] = ends(c, flip(a.bits), ua);
  const [lowB, highB] = ends(c, flip(b.bits), ub);
  const compare = { lt: ult, le: ule, gt: ugt, ge: uge }[pred.slice(1) as 'lt' | 'le' | 'gt' | 'ge'];
  return c.xor(compare(c, lowA, highB), compare(c, highA, lowB));
}

/** All bits, if any bit of an operand is undefined. */
export function undefAny(c: Circuit, width: number, operands: readonly Value[]): Bits | null {
  const masks = operands.flatMap((value) => (value.undef === null ? [] : [...value.undef]));
  return masks.length === 0 ? null : all(width, c.orAll(masks));
}
