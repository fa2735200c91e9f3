/**
 * The smallest subset of `items` that is enough, where more is never less. First one that is minimal, by leaving out one
 * after the other (the first ones first, so that what stands last is kept); then, as far as the effort goes, smaller
 * ones by size. Null if all of them together are not enough.
 */
export function smallest<T>(
  items: readonly T[],
  enough: (subset: readonly T[]) => boolean,
  effort: number,
): readonly T[] | null {
  if (!enough(items)) return null;
  let best = [...items];
  for (const item of items) {
    const rest = best.filter((other) => other !== item);
    if (enough(rest)) best = rest;
  }
  let left = effort;
  for (let size = 1; size < best.length; size++) {
    for (const subset of subsets(items, size)) {
      if (left-- <= 0) return best;
      if (enough(subset)) return subset;
    }
  }
  return best;
}

function* subsets<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= items.length - size; i++)
      for (const rest of subsets(items, size - 1, i + 1)) yield [items[i], ...rest];
}
