import { ST_EXP, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';

/** The values of a choice, in ascending order: `first`, and so on, in as many bits as they have. */
interface Values {
  readonly count: number;
  readonly at: (n: number) => number;
}

const MOST = 4097;

/** Null: more than are tried one by one. (The machine keeps narrow values without a sign: those of a `char` go from 128 to 127.) */
export function valuesOf(s: Int32Array): Values | null {
  const [lo, hi, size] = [s[ST_VAL], s[ST_EXP], s[ST_SIZE]];
  if (size < 4) {
    const mask = (1 << (8 * size)) - 1;
    const count = ((hi - lo) & mask) + 1;
    return count > MOST ? null : { count, at: (n) => (lo + n) & mask };
  }
  const narrow = size === 4 || (s[ST_VAL + 1] === lo >> 31 && s[ST_EXP + 1] === hi >> 31);
  if (!narrow || hi < lo || hi - lo + 1 > MOST) return null;
  return { count: hi - lo + 1, at: (n) => lo + n };
}
