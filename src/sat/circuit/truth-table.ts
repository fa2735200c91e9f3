/**
 * Functions of four variables as 16 bits: bit m is the value where variable i is bit i of m. A function of fewer
 * variables does not depend on the upper ones.
 */
const LOW = [0x5555, 0x3333, 0x0f0f, 0x00ff];

export function dependsOn(table: number, variable: number): boolean {
  const low = LOW[variable];
  return ((table >>> (1 << variable)) & low) !== (table & low);
}

/** The same function with one variable fewer, which it must not depend on: those above move down. */
export function without(table: number, variable: number): number {
  let result = 0;
  const below = (1 << variable) - 1;
  for (let m = 0; m < 16; m++) {
    const spread = (m & below) | ((m & ~below & 7) << 1);
    result |= ((table >>> spread) & 1) << m;
  }
  return result;
}

/** A function of the ascending nodes `from[start …]` as one of the ascending nodes `to`, which hold all of them. */
export function widened(
  table: number,
  from: Int32Array,
  start: number,
  fromSize: number,
  to: Int32Array,
  toSize: number,
): number {
  // Where each variable of `from` is in `to`: two bits each.
  let places = 0;
  for (let i = 0, j = 0; i < fromSize; j++) {
    if (to[j] === from[start + i]) places |= j << (2 * i++);
  }
  let result = 0;
  const period = 1 << toSize;
  for (let m = 0; m < period; m++) {
    let index = 0;
    for (let i = 0; i < fromSize; i++) index |= ((m >>> ((places >>> (2 * i)) & 3)) & 1) << i;
    result |= ((table >>> index) & 1) << m;
  }
  for (let width = period; width < 16; width *= 2) result |= result << width;
  return result;
}
