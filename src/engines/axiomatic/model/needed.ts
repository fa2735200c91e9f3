import { FALSE } from '../../../sat/circuit/circuit.ts';

/**
 * Which pairs of a relation are asked for. `irreflexive hb ; eco?` looks at the diagonal alone; of `[SC] ; scb ; [SC]` only the rows and
 * columns of seq_cst accesses are looked at, of which a program has few or none, while all of scb takes n³ ands. (Dartagnan's *active
 * sets*, by rows and columns instead of pairs.)
 *
 * A relation that was made for a need is right in the pairs that were asked for; the others are not to be looked at.
 */
export interface Needed {
  /** Null: all. */
  readonly rows: Uint8Array | null;
  readonly columns: Uint8Array | null;
  /** Of those, the pairs of a node with itself. */
  readonly diagonal: boolean;
}

export const ALL_PAIRS: Needed = { rows: null, columns: null, diagonal: false };

/** Where more than half is needed, all is made: that is kept for the next who asks. */
export function needed(rows: Uint8Array | null, columns: Uint8Array | null): Needed {
  return { rows: unlessMost(rows), columns: unlessMost(columns), diagonal: false };
}

export const isAll = ({ rows, columns, diagonal }: Needed): boolean =>
  rows === null && columns === null && !diagonal;

function unlessMost(nodes: Uint8Array | null): Uint8Array | null {
  if (nodes === null) return null;
  let count = 0;
  for (const one of nodes) count += one;
  return 2 * count > nodes.length ? null : nodes;
}

/** n × n literals, row by row. */
interface Matrix {
  readonly lits: Int32Array;
}

/** Nodes that a needed row leads to. */
export function rangeOf({ lits }: Matrix, n: number, rows: Uint8Array | null): Uint8Array {
  const range = new Uint8Array(n);
  for (let x = 0; x < n; x++) {
    if (rows !== null && !rows[x]) continue;
    for (let y = 0; y < n; y++) if (lits[x * n + y] !== FALSE) range[y] = 1;
  }
  return range;
}

/** Nodes that lead to a needed column. */
export function domainOf({ lits }: Matrix, n: number, columns: Uint8Array | null): Uint8Array {
  const domain = new Uint8Array(n);
  for (let x = 0; x < n; x++)
    for (let y = 0; y < n; y++)
      if (lits[x * n + y] !== FALSE && (columns === null || columns[y])) domain[x] = 1;
  return domain;
}
