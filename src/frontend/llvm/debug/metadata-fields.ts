import type { MdNode, MdRef } from '../tree.ts';

/** A specialised node: `!DILocation(…)` and its like. */
export type TaggedNode = MdNode & { readonly kind: 'node' };

export type Nodes = ReadonlyMap<number, MdNode>;

/** The node a reference stands for; null when it is not there or not a specialised one (of this tag). */
export function nodeOf(nodes: Nodes, ref: MdRef | null | undefined, tag?: string): TaggedNode | null {
  if (ref == null) return null;
  const node = ref.kind === 'ref' ? nodes.get(ref.id) : ref;
  if (node === undefined || node.kind !== 'node') return null;
  return tag === undefined || node.tag === tag ? node : null;
}

/** The items of a tuple; none when it is not one. */
export function itemsOf(nodes: Nodes, ref: MdRef | null): readonly (MdRef | null)[] {
  const node = ref?.kind === 'ref' ? nodes.get(ref.id) : ref;
  return node != null && node.kind === 'tuple' ? node.items : [];
}

export function refField(node: TaggedNode, name: string): MdRef | null {
  const field = node.fields.get(name);
  return field?.kind === 'md' ? field.ref : null;
}

export function stringField(node: TaggedNode, name: string): string | null {
  const field = node.fields.get(name);
  return field?.kind === 'string' ? field.text : null;
}

/** Also for the words a field holds: `DW_TAG_member`. */
export function wordField(node: TaggedNode, name: string): string {
  const field = node.fields.get(name);
  return field?.kind === 'word' ? field.text : '';
}

export function bigintField(node: TaggedNode, name: string): bigint | null {
  const field = node.fields.get(name);
  return field?.kind === 'int' ? field.value : null;
}

/** 0 when the field is absent (LLVM leaves zeros out) or not a plain number. */
export function intField(node: TaggedNode, name: string): number {
  return Number(bigintField(node, name) ?? 0n);
}
