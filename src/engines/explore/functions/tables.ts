import type { Program } from '../../../ir/types.ts';
import type { Part } from '../parallel/part.ts';
import type { Table } from '../state/options.ts';
import type { GiveUp } from '../state/reasons.ts';
import { comparedConstants } from './opaque.ts';

/**
 * Unknown functions (`heddle_pure`): the program is checked with each of them. A search is made with a table of what
 * they give for some arguments. For these an application is as deterministic as an addition, so that nothing has to be
 * said about revisits. The first application that the table does not have ends the search, and one search follows for
 * each value that it may have. The verdict is that of the searches that came to their end, which together have seen
 * each function that can be told from the others; an execution that does not apply the function counts in each.
 */

/** All values of this many bits are tried. */
const FEW_BITS = 12;
/** More applications with different arguments are too many. */
const MOST_APPLICATIONS = 64;

/** The searches that are left to make. */
export class Tables {
  /** Constants that results are compared with, if results are used for nothing else (opaque.ts); null: they are. */
  private readonly constants: ReadonlySet<bigint> | null;
  private readonly left: Table[] = [];

  constructor(program: Program) {
    this.constants = comparedConstants(program, FEW_BITS);
  }

  /** The table of the next search; null: all were made. */
  next(): Table | null {
    return this.left.pop() ?? null;
  }

  /** The search with this table gave up. Was it for a value that it lacks? Then it is made again with each. */
  extend(table: Table, why: GiveUp | null): boolean {
    if (why?.kind !== 'limit' || why.remedy === null || typeof why.remedy === 'string') return false;
    const { application, bits } = why.remedy;
    const values = this.valuesOf(bits, table);
    for (const value of values?.reverse() ?? []) this.left.push([...table, [application, value]]);
    return values !== null;
  }

  /** The values that an application may have besides what the table says; null: too many. */
  private valuesOf(bits: number, table: Table): bigint[] | null {
    if (table.length >= MOST_APPLICATIONS) return null;
    if (bits <= FEW_BITS) return Array.from({ length: 2 ** bits }, (_, value) => BigInt(value));
    if (this.constants === null) return null;
    const fits = (value: bigint): boolean => value < 2n ** BigInt(bits);
    const seen = new Set([...this.constants, ...table.map(([, value]) => value)].filter(fits));
    let fresh = 0n;
    while (seen.has(fresh)) fresh++;
    return [fresh, ...seen];
  }
}

/** What is told of a search that is made again with a larger table: what it has counted is counted again, errors apart. */
export const unfinished = (part: Part): Part => ({
  ...part,
  ...(part.violations.length > 0 ? {} : { executions: 0, blocked: 0 }),
  gaveUp: null,
});
