import { type DebugTypeId, debugTypeId } from '../../../base/ids.ts';
import { LAMBDA } from '../../../ir/lambda.ts';
import type { DebugType } from '../../../ir/types.ts';
import type { MdNode, MdRef } from '../tree.ts';
import { qualifiedName } from './debug-scopes.ts';
import {
  bigintField,
  intField,
  itemsOf,
  type Nodes,
  nodeOf,
  refField,
  stringField,
  type TaggedNode,
  wordField,
} from './metadata-fields.ts';

/** A longer chain of typedefs is damaged (cyclic) metadata. */
const MAX_ALIASES = 100;

export interface WrittenType {
  readonly name: string;
  /** The types among the template's arguments; null: void. */
  readonly args: readonly (DebugTypeId | null)[];
  /** Private and protected members; a base class has an empty name. */
  readonly hidden: ReadonlySet<string>;
}

type Member = (DebugType & { readonly kind: 'record' })['members'][number];

/**
 * DI types → DebugType. Types refer to each other in cycles, so each gets its id when it is first met and its
 * contents from a work list: no recursion, however long the chain.
 * Invariant: outside `idOf` the work list is empty and every id given out has its entry in the table.
 */
export class DebugTypeTable {
  private readonly nodes: Nodes;
  private readonly types: DebugType[];
  private readonly ids = new Map<number | MdNode, DebugTypeId | null>();
  /** By id: what a type was read from. */
  private readonly origins = new Map<DebugTypeId, TaggedNode>();
  private readonly work: { readonly id: DebugTypeId; readonly node: TaggedNode }[] = [];
  private draining = false;

  constructor(nodes: Nodes, types: DebugType[]) {
    this.nodes = nodes;
    this.types = types;
  }

  idOf(ref: MdRef | null | undefined): DebugTypeId | null {
    if (ref == null) return null;
    const key = ref.kind === 'ref' ? ref.id : ref;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const node = nodeOf(this.nodes, ref);
    if (node === null || !isType(node)) {
      this.ids.set(key, null);
      return null;
    }
    const id = debugTypeId(this.types.length);
    this.ids.set(key, id);
    this.types.push({ kind: 'other', name: stringField(node, 'name') ?? '' });
    this.origins.set(id, node);
    this.work.push({ id, node });
    this.drain();
    return id;
  }

  /** As C++ writes it: with namespaces and classes, what a template was given, and the members that are not for everybody. */
  written(id: DebugTypeId): WrittenType {
    const node = this.origins.get(id);
    if (node === undefined) return { name: '', args: [], hidden: new Set() };
    const args = itemsOf(this.nodes, refField(node, 'templateParams')).flatMap((item) => {
      const param = nodeOf(this.nodes, item);
      if (param === null) return [];
      const pack = itemsOf(this.nodes, refField(param, 'value')).map((one) => nodeOf(this.nodes, one));
      return (pack.length > 0 ? pack : [param]).flatMap((one) =>
        one?.tag === 'DITemplateTypeParameter' ? [this.idOf(refField(one, 'type'))] : [],
      );
    });
    return { name: qualifiedName(this.nodes, node), args, hidden: this.hidden(node) };
  }

  private hidden(node: TaggedNode): Set<string> {
    const isClass = wordField(node, 'tag') === 'DW_TAG_class_type';
    const hidden = new Set<string>();
    for (const item of itemsOf(this.nodes, refField(node, 'elements'))) {
      const member = nodeOf(this.nodes, item, 'DIDerivedType');
      if (member === null) continue;
      const flags = wordField(member, 'flags');
      if (isClass ? !flags.includes('DIFlagPublic') : /DIFlagPrivate|DIFlagProtected/.test(flags))
        hidden.add(stringField(member, 'name') ?? '');
    }
    return hidden;
  }

  private drain(): void {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let item = this.work.pop(); item !== undefined; item = this.work.pop())
        this.types[item.id] = this.read(item.node);
    } finally {
      this.draining = false;
    }
  }

  private read(node: TaggedNode): DebugType {
    switch (node.tag) {
      case 'DIBasicType':
        return basic(node);
      case 'DIDerivedType':
        return this.derived(node);
      case 'DICompositeType':
        return this.composite(node);
      case 'DISubroutineType':
        return { kind: 'other', name: 'function' };
      default:
        return { kind: 'other', name: stringField(node, 'name') ?? node.tag };
    }
  }

  private derived(node: TaggedNode): DebugType {
    const tag = wordField(node, 'tag');
    const base = this.idOf(refField(node, 'baseType'));
    if (tag === 'DW_TAG_pointer_type') return { kind: 'pointer', to: base };
    const reference = REFERENCES.get(tag as 'DW_TAG_reference_type');
    if (reference !== undefined) return { kind: 'pointer', to: base, reference };
    const qualifier = QUALIFIERS.get(tag);
    if (qualifier !== undefined) return { kind: 'alias', name: qualifier, of: base };
    if (tag === 'DW_TAG_typedef' || tag === 'DW_TAG_template_alias')
      return { kind: 'alias', name: stringField(node, 'name') ?? '', of: base };
    return { kind: 'other', name: stringField(node, 'name') ?? tag };
  }

  private composite(node: TaggedNode): DebugType {
    const name = stringField(node, 'name') ?? '';
    const bits = intField(node, 'size');
    switch (wordField(node, 'tag')) {
      case 'DW_TAG_class_type':
        return { kind: 'record', name: name || LAMBDA, union: false, bits, members: this.members(node) };
      case 'DW_TAG_structure_type':
        return { kind: 'record', name, union: false, bits, members: this.members(node) };
      case 'DW_TAG_union_type':
        return { kind: 'record', name, union: true, bits, members: this.members(node) };
      case 'DW_TAG_array_type':
        return { kind: 'array', of: this.idOf(refField(node, 'baseType')), counts: this.counts(node) };
      case 'DW_TAG_enumeration_type':
        return { kind: 'enum', name, bits, values: this.enumerators(node) };
      default:
        return { kind: 'other', name };
    }
  }

  /** Data members and base classes; a static member is a variable, and a method no data. */
  private members(node: TaggedNode): Member[] {
    const members: Member[] = [];
    for (const item of itemsOf(this.nodes, refField(node, 'elements'))) {
      const member = nodeOf(this.nodes, item, 'DIDerivedType');
      if (member === null || wordField(member, 'flags').includes('DIFlagStaticMember')) continue;
      const tag = wordField(member, 'tag');
      const base = refField(member, 'baseType');
      const offset = intField(member, 'offset');
      if (tag === 'DW_TAG_member') {
        const name = (stringField(member, 'name') ?? '').replace(/^_vptr[.$].*/, 'vptr');
        members.push({ name, offset, bits: intField(member, 'size'), type: this.idOf(base) });
      } else if (tag === 'DW_TAG_inheritance') {
        // Members of a base class are named like one's own.
        const parent = this.aliased(base);
        members.push({
          name: '',
          offset,
          bits: parent ? intField(parent, 'size') : 0,
          type: this.idOf(base),
        });
      }
    }
    return members;
  }

  /** Through typedefs. */
  private aliased(ref: MdRef | null): TaggedNode | null {
    let node = nodeOf(this.nodes, ref);
    for (let n = 0; n < MAX_ALIASES && node?.tag === 'DIDerivedType'; n++)
      node = nodeOf(this.nodes, refField(node, 'baseType'));
    return node;
  }

  /** One count per dimension; 0 for one without a fixed length (flexible or variable-length). */
  private counts(node: TaggedNode): number[] {
    const counts: number[] = [];
    for (const item of itemsOf(this.nodes, refField(node, 'elements'))) {
      const range = nodeOf(this.nodes, item, 'DISubrange');
      if (range === null) continue;
      const upper = bigintField(range, 'upperBound');
      const count =
        bigintField(range, 'count') ??
        (upper === null ? 0n : upper - (bigintField(range, 'lowerBound') ?? 0n) + 1n);
      counts.push(count > 0n ? Number(count) : 0);
    }
    return counts;
  }

  private enumerators(node: TaggedNode): { readonly name: string; readonly value: bigint }[] {
    const values: { name: string; value: bigint }[] = [];
    for (const item of itemsOf(this.nodes, refField(node, 'elements'))) {
      const enumerator = nodeOf(this.nodes, item, 'DIEnumerator');
      if (enumerator === null) continue;
      values.push({
        name: stringField(enumerator, 'name') ?? '',
        value: bigintField(enumerator, 'value') ?? 0n,
      });
    }
    return values;
  }
}

const TYPES = new Set([
  'DIBasicType',
  'DIDerivedType',
  'DICompositeType',
  'DISubroutineType',
  'DIStringType',
]);

function isType(node: TaggedNode): boolean {
  return TYPES.has(node.tag);
}

const REFERENCES = new Map([
  ['DW_TAG_reference_type', '&'],
  ['DW_TAG_rvalue_reference_type', '&&'],
] as const);
const QUALIFIERS = new Map([
  ['DW_TAG_const_type', 'const'],
  ['DW_TAG_volatile_type', 'volatile'],
  ['DW_TAG_restrict_type', 'restrict'],
  ['DW_TAG_atomic_type', '_Atomic'],
]);

/** Only plain `char` reads as a character; `signed char` and `unsigned char` (int8_t, uint8_t) are numbers. */
function basic(node: TaggedNode): DebugType {
  const name = stringField(node, 'name') ?? '';
  const bits = intField(node, 'size');
  switch (wordField(node, 'encoding')) {
    case 'DW_ATE_signed':
      return { kind: 'basic', name, bits, encoding: 'signed' };
    case 'DW_ATE_unsigned':
    case 'DW_ATE_UTF':
      return { kind: 'basic', name, bits, encoding: 'unsigned' };
    case 'DW_ATE_boolean':
      return { kind: 'basic', name, bits, encoding: 'bool' };
    case 'DW_ATE_signed_char':
      return { kind: 'basic', name, bits, encoding: name === 'char' ? 'char' : 'signed' };
    case 'DW_ATE_unsigned_char':
      return { kind: 'basic', name, bits, encoding: name === 'char' ? 'char' : 'unsigned' };
    case 'DW_ATE_float':
      return { kind: 'basic', name, bits, encoding: 'float' };
    default:
      return { kind: 'other', name };
  }
}
