/**
 * Inclusion constraints over sets of objects, after Andersen (1994): `n ∋ o`, `n ⊇ m`, `n ⊇ *m`, `*n ⊇ m`, and
 * "what is in n escapes". A node per value; the first `objects` nodes are the contents of the objects. Solved with a
 * worklist that carries only what is new in a node.
 *
 * WILD is the object "any object that has escaped". Loading through it gives WILD; storing through it makes what is
 * stored escape, and from then on any escaped object may contain WILD. That is enough, because whatever is inside an
 * escaped object has escaped as well.
 *
 * Invariants: `escaped` is closed under contents; a set only grows; `fresh[n]` ⊆ `sets[n]`, and n is in `work` exactly
 * when `fresh[n]` is not empty.
 */
export const WILD = 0;

export class Constraints {
  private readonly objects: number;
  private readonly sets: Set<number>[] = [];
  private readonly fresh: number[][] = [];
  private readonly copies: Set<number>[] = [];
  private readonly loads: number[][] = [];
  private readonly stores: number[][] = [];
  private readonly leaks: boolean[] = [];
  private readonly escapedObjects: Uint8Array;
  private readonly work: number[] = [];
  private wildStore = false;
  private readonly sink: number;
  /** Elements added to sets so far: the work done. */
  spent = 0;

  /** `objects` counts WILD, which is object 0. */
  constructor(objects: number) {
    this.objects = objects;
    this.escapedObjects = new Uint8Array(objects);
    for (let o = 0; o < objects; o++) this.newNode();
    this.sink = this.newNode();
    this.leak(this.sink);
    this.escape(WILD);
    this.add(WILD, WILD);
  }

  newNode(): number {
    this.sets.push(new Set());
    this.fresh.push([]);
    this.copies.push(new Set());
    this.loads.push([]);
    this.stores.push([]);
    this.leaks.push(false);
    return this.sets.length - 1;
  }

  add(node: number, object: number): void {
    const set = this.sets[node];
    if (set.has(object)) return;
    this.spent++;
    set.add(object);
    const fresh = this.fresh[node];
    if (fresh.length === 0) this.work.push(node);
    fresh.push(object);
  }

  /** to ⊇ from */
  copy(from: number, to: number): void {
    const edges = this.copies[from];
    if (from === to || edges.has(to)) return;
    edges.add(to);
    for (const o of this.sets[from]) this.add(to, o);
  }

  /** to ⊇ *addr; before `solve` only. */
  load(addr: number, to: number): void {
    this.loads[addr].push(to);
  }

  /** *addr ⊇ from; before `solve` only. */
  store(addr: number, from: number): void {
    this.stores[addr].push(from);
  }

  /** Every object in `node` escapes. */
  leak(node: number): void {
    if (this.leaks[node]) return;
    this.leaks[node] = true;
    for (const o of this.sets[node]) this.escape(o);
  }

  escape(object: number): void {
    if (this.escapedObjects[object] === 1) return;
    this.escapedObjects[object] = 1;
    if (this.wildStore) this.add(object, WILD);
    this.leak(object);
  }

  isEscaped(object: number): boolean {
    return this.escapedObjects[object] === 1;
  }

  objectsIn(node: number): ReadonlySet<number> {
    return this.sets[node];
  }

  /** False when it would take more than `budget` additions. */
  solve(budget: number): boolean {
    while (this.work.length > 0) {
      if (this.spent > budget) return false;
      const node = this.work.pop()!;
      const fresh = this.fresh[node];
      this.fresh[node] = [];
      for (const o of fresh) {
        if (this.leaks[node]) this.escape(o);
        for (const to of this.copies[node]) this.add(to, o);
        for (const to of this.loads[node]) this.copy(o, to);
        for (const from of this.stores[node]) {
          this.copy(from, o === WILD ? this.sink : o);
          if (o === WILD) this.noteWildStore();
        }
      }
    }
    return true;
  }

  private noteWildStore(): void {
    if (this.wildStore) return;
    this.wildStore = true;
    for (let o = 0; o < this.objects; o++) if (this.escapedObjects[o] === 1) this.add(o, WILD);
  }
}
