import type { Image } from '../../../vm/code/image-types.ts';
import { THREAD_BASE } from '../../../vm/code/layout.ts';
import type { Access, Graph } from '../graph/graph.ts';
import { type Token, tokenOf, undefinedToken, ZERO } from '../graph/values.ts';
import type { Pitfalls } from '../run/pitfalls.ts';
import type { Initial, ValueSets } from './value-sets.ts';

/** The object that runs have seen there: its base. */
function objectAt(
  graph: Graph,
  address: number,
): { readonly base: number; readonly size: number; readonly zero: boolean } | null {
  for (const [base, { size, zero }] of graph.objects)
    if (address >= base && address < base + size) return { base, size, zero };
  return null;
}

/** What memory holds before anybody writes: globals their initial values, blocks zeros or nothing. */
export function initialOf(graph: Graph, image: Image): Initial {
  return (address, size): Token => {
    const words = new Int32Array(4);
    for (let i = 0; i < size; i++) {
      const byte = image.initialByte(address + i);
      if (byte < 0) return objectAt(graph, address)?.zero === true ? ZERO : undefinedToken(size);
      words[i >> 2] |= byte << (8 * (i & 3));
    }
    return tokenOf(words, 0, 4, null);
  };
}

/** Is there certainly memory for this access? If not, a run has to show it. */
export function isValid(graph: Graph, image: Image): (access: Access, address: number) => boolean {
  return (access, address) => {
    if (access.order > 0 && address % Math.min(access.size, 16) !== 0) return false;
    if (address < THREAD_BASE) {
      const object = image.objectAt(address);
      return object !== null && !object.constant && address + access.size <= object.base + object.size;
    }
    const object = objectAt(graph, address);
    return object !== null && address + access.size <= object.base + object.size;
  };
}

/** Accesses of different sizes to the same memory are not modelled. */
export function checkSizes(sets: ValueSets, pitfalls: Pitfalls): void {
  const cells = [...sets.cells.values()].sort((a, b) => a.address - b.address || a.size - b.size);
  for (let i = 1; i < cells.length; i++) {
    const [one, two] = [cells[i - 1], cells[i]];
    if (one.address + one.size > two.address)
      pitfalls.refuse(two.accesses[0].site, 'accesses of different sizes to the same memory');
  }
}
