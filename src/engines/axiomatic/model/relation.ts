import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { ALL_PAIRS, type Needed } from './needed.ts';

/**
 * Sets and relations of nodes, with a literal for each member: FALSE where static analysis excludes it (it is not in
 * *may*), TRUE where it is certain (*must*). A literal is about nodes that are there: whether the ends of a pair are is
 * not part of it, so that what is static stays constant. Who goes through a third node has to ask for that one.
 */
export interface LitSet {
  readonly kind: 'set';
  readonly lits: Int32Array;
}

export interface LitRelation {
  readonly kind: 'relation';
  /** nodes × nodes, row by row. */
  readonly lits: Int32Array;
}

/** Which nodes there are, and what follows from a node's being there. */
export interface Universe {
  readonly circuit: Circuit;
  readonly n: number;
  readonly exec: ArrayLike<Lit>;
  /** n × n: if the first is there, so is the second. */
  readonly implied: Uint8Array;
  /** Called often. */
  readonly tick: () => void;
}

export class Algebra {
  readonly u: Universe;
  constructor(u: Universe) {
    this.u = u;
  }

  set(member: (node: number) => Lit): LitSet {
    return { kind: 'set', lits: Int32Array.from({ length: this.u.n }, (_, i) => member(i)) };
  }

  relation(member: (a: number, b: number) => Lit): LitRelation {
    const { n, tick } = this.u;
    const lits = new Int32Array(n * n);
    for (let a = 0; a < n; a++) {
      tick();
      for (let b = 0; b < n; b++) lits[a * n + b] = member(a, b);
    }
    return { kind: 'relation', lits };
  }

  get none(): LitRelation {
    return { kind: 'relation', lits: new Int32Array(this.u.n * this.u.n) };
  }

  get noNodes(): LitSet {
    return { kind: 'set', lits: new Int32Array(this.u.n) };
  }

  private zip<T extends LitSet | LitRelation>(a: T, b: T, op: (x: Lit, y: Lit) => Lit): T {
    const lits = new Int32Array(a.lits.length);
    this.u.tick();
    for (let i = 0; i < lits.length; i++) lits[i] = op(a.lits[i], b.lits[i]);
    return { ...a, lits };
  }

  union<T extends LitSet | LitRelation>(a: T, b: T): T {
    const { circuit: c } = this.u;
    return this.zip(a, b, (x, y) => (x === FALSE ? y : y === FALSE ? x : c.or(x, y)));
  }
  intersect<T extends LitSet | LitRelation>(a: T, b: T): T {
    const { circuit: c } = this.u;
    return this.zip(a, b, (x, y) => (x === FALSE || y === FALSE ? FALSE : c.and(x, y)));
  }
  minus<T extends LitSet | LitRelation>(a: T, b: T): T {
    const { circuit: c } = this.u;
    return this.zip(a, b, (x, y) => (x === FALSE ? FALSE : c.and(x, y ^ 1)));
  }
  complement<T extends LitSet | LitRelation>(a: T): T {
    return { ...a, lits: a.lits.map((x) => x ^ 1) };
  }

  product(a: LitSet, b: LitSet): LitRelation {
    const { circuit: c } = this.u;
    return this.relation((x, y) =>
      a.lits[x] === FALSE || b.lits[y] === FALSE ? FALSE : c.and(a.lits[x], b.lits[y]),
    );
  }
  identity(a: LitSet): LitRelation {
    return this.relation((x, y) => (x === y ? a.lits[x] : FALSE));
  }
  inverse(a: LitRelation): LitRelation {
    const { n } = this.u;
    return this.relation((x, y) => a.lits[y * n + x]);
  }
  reflexive(a: LitRelation): LitRelation {
    const { n } = this.u;
    return this.relation((x, y) => (x === y ? TRUE : a.lits[x * n + y]));
  }
  domain(a: LitRelation): LitSet {
    const { circuit: c, n, exec } = this.u;
    return this.set((x) => {
      const all: Lit[] = [];
      for (let y = 0; y < n; y++)
        if (a.lits[x * n + y] !== FALSE)
          all.push(x === y ? a.lits[x * n + y] : c.and(exec[y], a.lits[x * n + y]));
      return c.orAll(all);
    });
  }
  range(a: LitRelation): LitSet {
    return this.domain(this.inverse(a));
  }

  /** a ; b, for the pairs that are needed. */
  andThen(a: LitRelation, b: LitRelation, { rows, columns, diagonal }: Needed = ALL_PAIRS): LitRelation {
    const { circuit: c, n, tick } = this.u;
    const after = successors(b, n);
    const lits = new Int32Array(n * n);
    for (let x = 0; x < n; x++) {
      tick();
      if (rows !== null && !rows[x]) continue;
      const terms = new Map<number, Lit[]>();
      for (let m = 0; m < n; m++) {
        const first = a.lits[x * n + m];
        if (first === FALSE) continue;
        for (const y of after[m]) {
          if ((diagonal && y !== x) || (columns !== null && !columns[y])) continue;
          const term = c.and(first, c.and(b.lits[m * n + y], this.there(m, x, y)));
          if (term === FALSE || lits[x * n + y] === TRUE) continue;
          if (term === TRUE) lits[x * n + y] = TRUE;
          else if (terms.has(y)) (terms.get(y) as Lit[]).push(term);
          else terms.set(y, [term]);
        }
      }
      for (const [y, all] of terms) if (lits[x * n + y] !== TRUE) lits[x * n + y] = c.orAll(all);
    }
    return { kind: 'relation', lits };
  }

  /** Node m is there, if x and y are. */
  there(m: number, x: number, y: number): Lit {
    const { n, implied, exec } = this.u;
    if (m === x || m === y || implied[x * n + m] || implied[y * n + m]) return TRUE;
    return exec[m];
  }

  /** Both ends are there, and the pair is in the relation. */
  holds(a: LitRelation, x: number, y: number): Lit {
    const { circuit: c, n, exec } = this.u;
    return c.andAll([exec[x], exec[y], a.lits[x * n + y]]);
  }
}

export function successors(a: LitRelation, n: number): number[][] {
  const after: number[][] = [];
  for (let x = 0; x < n; x++) {
    const row: number[] = [];
    for (let y = 0; y < n; y++) if (a.lits[x * n + y] !== FALSE) row.push(y);
    after.push(row);
  }
  return after;
}
