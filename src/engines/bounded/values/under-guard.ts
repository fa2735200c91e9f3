import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { type Value, withUndef } from './value.ts';

/**
 * What an instruction computes is used only where its guard holds, so bits that the guard decides are constants: in
 * `while (n-- > 0)` the high bits of n - 1, which say that n was 0, are zero. The guard is an and of conditions, which
 * are looked through from the latest on (nodes are numbered in order of creation) as far back as the bits go.
 */
const MOST = 1000;

export function underGuard(c: Circuit, guard: Lit, value: Value): Value {
  if (guard === TRUE || value.cases !== null) return value;
  let oldest = Number.POSITIVE_INFINITY;
  const asked = new Set<number>();
  for (const bit of value.bits) {
    if (bit < 2) continue;
    asked.add(bit >>> 1);
    oldest = Math.min(oldest, bit >>> 1);
  }
  if (asked.size === 0) return value;
  const holds = new Set<Lit>();
  const seen = new Set<Lit>();
  const open: Lit[] = [guard];
  for (let lit = open.pop(); lit !== undefined && seen.size < MOST; lit = open.pop()) {
    const node = lit >>> 1;
    if (node < oldest || seen.has(lit)) continue;
    seen.add(lit);
    if (asked.has(node)) holds.add(lit);
    if ((lit & 1) === 0 && c.isAnd(node)) open.push(c.rightOf(node), c.leftOf(node));
  }
  if (holds.size === 0) return value;
  const bits = value.bits.map((bit) => (holds.has(bit) ? TRUE : holds.has(bit ^ 1) ? FALSE : bit));
  return withUndef(bits, value.undef);
}
