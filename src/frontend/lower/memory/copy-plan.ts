import type { Type } from '../../../ir/types.ts';
import { bitsOf } from '../../../ir/types.ts';
import type { LModule, LType, MdNode, MdRef } from '../../llvm/tree.ts';
import type { Layout } from '../constants/layout.ts';

/**
 * Which scalar accesses a copy of constant length is made of. A struct assignment is one memcpy in LLVM; the other
 * threads access the fields one by one, so the copy must too, or every copy of shared data would be an access of
 * mixed sizes. In order of trust: clang's own list of fields (`!tbaa.struct`), the LLVM type of the object at either
 * end, and the widest chunks that the alignment allows. Padding is copied only in the last case.
 *
 * What may be a union is copied as integers: its LLVM type names only one of its members.
 */
export interface Piece {
  readonly offset: number;
  readonly type: Type;
}

export interface Copy {
  readonly length: number;
  /** Of both ends, in bytes. */
  readonly align: number;
  readonly fields: readonly Field[] | null;
  /** Types of the objects at the ends, where known. */
  readonly types: readonly LType[];
}

/** One entry of `!tbaa.struct`. `kind`: what the access type says; null: anything (arrays and unions too). */
export interface Field {
  readonly offset: number;
  readonly size: number;
  readonly kind: 'pointer' | 'float' | 'scalar' | null;
}

/** More than this many scalars: the runtime's memcpy does it. */
const MAX_PIECES = 16;

/** The pieces, in order of offset, without overlap; null: too many. */
export function planCopy(layout: Layout, copy: Copy): readonly Piece[] | null {
  const typed =
    copy.types.map((type) => typePieces(layout, type, copy.length)).find((p) => p !== null) ?? null;
  const pieces = fieldPieces(layout, copy, typed) ?? typed ?? chunks(0, copy.length, copy.align);
  return pieces.length > MAX_PIECES ? null : pieces;
}

/** The pieces the types alone give, or null: for library calls, where nothing is known about alignment. */
export function planByType(layout: Layout, types: readonly LType[], length: number): readonly Piece[] | null {
  const typed = types.map((type) => typePieces(layout, type, length)).find((p) => p !== null) ?? null;
  return typed === null || typed.length > MAX_PIECES ? null : typed;
}

/** The widest naturally aligned chunks of [start, start + length). */
export function chunks(start: number, length: number, align: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  while (at < start + length && pieces.length <= MAX_PIECES) {
    let size = 8;
    while (size > align || at % size !== 0 || at + size > start + length) size /= 2;
    pieces.push({ offset: at, type: `i${size * 8}` });
    at += size;
  }
  return pieces;
}

function fieldPieces(layout: Layout, copy: Copy, typed: readonly Piece[] | null): readonly Piece[] | null {
  if (copy.fields === null || copy.fields.length === 0) return null;
  const pieces: Piece[] = [];
  let end = 0;
  for (const { offset, size, kind } of copy.fields) {
    // Bit-fields of older clangs overlap, and then the list says nothing.
    if (offset < end || offset + size > copy.length || size === 0) return null;
    end = offset + size;
    if (kind === 'pointer' && size === layout.data.pointerBytes) pieces.push({ offset, type: 'ptr' });
    else if (kind === 'float' && (size === 4 || size === 8))
      pieces.push({ offset, type: size === 4 ? 'f32' : 'f64' });
    else if (kind === 'scalar' && (size === 1 || size === 2 || size === 4 || size === 8 || size === 16))
      pieces.push({ offset, type: `i${size * 8}` });
    else pieces.push(...(within(layout, typed, offset, size) ?? chunks(offset, size, copy.align)));
  }
  return pieces;
}

/** Those of `typed` that fill [offset, offset + size) exactly. */
function within(
  layout: Layout,
  typed: readonly Piece[] | null,
  offset: number,
  size: number,
): readonly Piece[] | null {
  const inside = typed?.filter((p) => p.offset >= offset && p.offset < offset + size) ?? [];
  let at = offset;
  for (const p of inside) {
    if (p.offset !== at) return null;
    at += bytesOf(layout, p.type);
  }
  return at === offset + size ? inside : null;
}

/** The scalars of the first `length` bytes of `type`, if they end there (padding apart). */
function typePieces(layout: Layout, type: LType, length: number): readonly Piece[] | null {
  if (layout.size(type) < length) return null;
  const pieces: Piece[] = [];
  collect(layout, type, 0, false, { out: pieces, length });
  const last = pieces.at(-1);
  if (last === undefined || last.offset + bytesOf(layout, last.type) > length) return null;
  return pieces.every((p) => p.type === 'ptr' || [8, 16, 32, 64, 128].includes(bitsOf(p.type)))
    ? pieces
    : null;
}

interface Collected {
  readonly out: Piece[];
  readonly length: number;
}

function collect(layout: Layout, type: LType, at: number, plain: boolean, { out, length }: Collected): void {
  // One more than can be used tells that there are too many.
  if (at >= length || out.length > MAX_PIECES) return;
  const named = type.kind === 'named' ? type.name : null;
  const t = layout.resolve(type);
  const n = layout.count(t);
  if (n < 0) {
    const own: Type | null =
      t.kind === 'ptr' ? 'ptr' : t.kind === 'float' ? 'f32' : t.kind === 'double' ? 'f64' : null;
    out.push({ offset: at, type: plain && own !== null ? own : `i${layout.storeSize(t) * 8}` });
    return;
  }
  const inside = t.kind === 'struct' ? named?.startsWith('struct.') === true : plain;
  for (let i = 0; i < n && out.length <= MAX_PIECES; i++) {
    const { type: of, offset } = layout.element(t, i);
    collect(layout, of, at + offset, inside, { out, length });
  }
}

const bytesOf = (layout: Layout, type: Type): number =>
  type === 'ptr' ? layout.data.pointerBytes : bitsOf(type) / 8;

/** Reads `!tbaa.struct`: offset, size, access tag, and so on. */
export function readFields(module: LModule, ref: MdRef | undefined): readonly Field[] | null {
  const list = resolve(module, ref);
  if (list?.kind !== 'tuple') return null;
  const fields: Field[] = [];
  for (let i = 0; i + 2 < list.items.length; i += 3) {
    const [offset, size] = [number(module, list.items[i]), number(module, list.items[i + 1])];
    if (offset === null || size === null) return null;
    fields.push({ offset, size, kind: accessKind(module, list.items[i + 2] ?? undefined) });
  }
  return fields.sort((a, b) => a.offset - b.offset);
}

/** An access tag is !{base, access, offset}; the access type !{name, parent, offset}. */
function accessKind(module: LModule, tag: MdRef | undefined): Field['kind'] {
  const node = resolve(module, tag);
  if (node?.kind !== 'tuple') return null;
  const type = resolve(module, node.items[1] ?? undefined);
  const name = type?.kind === 'tuple' ? resolve(module, type.items[0] ?? undefined) : undefined;
  if (name?.kind !== 'string' || name.text === 'omnipotent char') return null;
  if (name.text === 'any pointer' || /^p\d+ /.test(name.text)) return 'pointer';
  return name.text === 'float' || name.text === 'double' ? 'float' : 'scalar';
}

function resolve(module: LModule, ref: MdRef | undefined): MdNode | undefined {
  return ref?.kind === 'ref' ? module.metadata.get(ref.id) : ref;
}

function number(module: LModule, ref: MdRef | null | undefined): number | null {
  const node = resolve(module, ref ?? undefined);
  return node?.kind === 'value' && node.value.value.kind === 'int' ? Number(node.value.value.value) : null;
}
