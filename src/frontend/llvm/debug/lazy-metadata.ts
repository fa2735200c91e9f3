import { Lexer } from '../text/lexer.ts';
import type { MdNode } from '../tree.ts';
import { parseMdNode } from './metadata.ts';

/**
 * The numbered nodes. They make up half of a module's text and most are never looked at, so only where each begins
 * and ends is recorded, and `get` reads it the first time. Invariant: the arrays have one entry per node, in the
 * order of the text; nodes[i] is undefined until then.
 */
export class LazyMetadata implements ReadonlyMap<number, MdNode> {
  private readonly src: string;
  private readonly file: string;
  private readonly slots = new Map<number, number>();
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly lines: number[] = [];
  private readonly lineStarts: number[] = [];
  private readonly nodes: (MdNode | undefined)[] = [];

  constructor(src: string, file: string) {
    this.src = src;
    this.file = file;
  }

  /** The current token is the `=` after the number; goes on to the token after the node. */
  record(lx: Lexer, id: number): void {
    if (this.slots.has(id)) throw lx.error(`metadata !${id} is defined twice`);
    this.slots.set(id, this.starts.length);
    this.starts.push(lx.pos);
    this.lines.push(lx.line);
    this.lineStarts.push(lx.lineStart);
    this.nodes.push(undefined);
    this.ends.push(lx.skipBalancedLine());
  }

  get(id: number): MdNode | undefined {
    const slot = this.slots.get(id);
    return slot === undefined ? undefined : (this.nodes[slot] ??= this.parse(slot));
  }

  private parse(slot: number): MdNode {
    const lx = new Lexer(this.src, this.file, this.starts[slot], this.lines[slot], this.lineStarts[slot]);
    const node = parseMdNode(lx);
    if (lx.start < this.ends[slot]) throw lx.expected('the end of the metadata node');
    return node;
  }

  has(id: number): boolean {
    return this.slots.has(id);
  }

  get size(): number {
    return this.slots.size;
  }

  keys(): MapIterator<number> {
    return this.slots.keys();
  }

  *entries(): MapIterator<[number, MdNode]> {
    for (const [id, slot] of this.slots) yield [id, (this.nodes[slot] ??= this.parse(slot))];
  }

  *values(): MapIterator<MdNode> {
    for (const [, node] of this.entries()) yield node;
  }

  [Symbol.iterator](): MapIterator<[number, MdNode]> {
    return this.entries();
  }

  forEach(visit: (node: MdNode, id: number, map: ReadonlyMap<number, MdNode>) => void): void {
    for (const [id, node] of this.entries()) visit(node, id, this);
  }
}
