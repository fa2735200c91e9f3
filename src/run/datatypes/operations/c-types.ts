import type { DebugTypeId } from '../../../base/ids.ts';
import type { DebugInfo } from '../../../frontend/llvm/debug/debug-info.ts';
import type { DebugType } from '../../../ir/types.ts';

const QUALIFIERS: ReadonlySet<string> = new Set(['const', 'volatile', 'restrict', '_Atomic']);

/** Of an enumeration all values are tried, if they are at most so many. */
const MAX_VALUES = 8;
/** memory_order_seq_cst */
const STRONGEST = 5;

export interface LibraryType {
  /** `owner`: a smart pointer. */
  readonly kind: 'optional' | 'owner' | 'pair' | 'tuple';
  readonly args: readonly (DebugTypeId | null)[];
}

export interface MemberPath {
  readonly path: string;
  readonly type: DebugTypeId | null;
}

/** C types of the debug info, as a client needs them: what they are behind their names, and how they are spelt. */
export class CTypes {
  private readonly info: DebugInfo;
  readonly isCxx: boolean;

  constructor(info: DebugInfo, isCxx: boolean) {
    this.info = info;
    this.isCxx = isCxx;
  }

  get(id: DebugTypeId | null): DebugType | null {
    return id === null ? null : this.info.types[id];
  }

  /** Without typedefs and qualifiers; null: void. */
  bare(id: DebugTypeId | null): DebugType | null {
    return this.get(this.bareId(id));
  }

  private bareId(id: DebugTypeId | null): DebugTypeId | null {
    let [now, type] = [id, this.get(id)];
    for (let n = 0; type?.kind === 'alias' && n < 100; n++) {
      now = type.of;
      type = this.get(now);
    }
    return now;
  }

  /** For people: `std::string`, `const Item &`. */
  describe(id: DebugTypeId | null): string {
    const type = this.get(id);
    if (id === null || type === null) return 'void';
    switch (type.kind) {
      case 'pointer':
        return `${this.describe(type.to)} ${type.reference ?? '*'}`;
      case 'alias':
        if (QUALIFIERS.has(type.name)) return `${type.name} ${this.describe(type.of)}`;
        break;
      case 'array':
        return `an array of ${this.describe(type.of)}`;
      case 'basic':
        return type.name;
      default:
    }
    const { name } = this.info.written(id);
    return name === ''
      ? 'a type without a name'
      : name.replace(/, std::(?:allocator|char_traits|default_delete)<[^<>]*> ?/g, '');
  }

  /** Of the standard library: what may be there or not (and how it is taken), and what has several parts. */
  library(id: DebugTypeId | null): LibraryType | null {
    const bare = this.isCxx ? this.bareId(id) : null;
    if (bare === null || this.get(bare)?.kind !== 'record') return null;
    const { name, args } = this.info.written(bare);
    const kind = /^std::(optional|unique_ptr|shared_ptr|pair|tuple)</.exec(name)?.[1];
    if (kind === undefined) return null;
    if (kind === 'pair' || kind === 'tuple') return { kind, args };
    return { kind: kind === 'optional' ? 'optional' : 'owner', args: args.slice(0, 1) };
  }

  /** The members of a structure, those of its parts too, with how they are reached; a text: why they are not. */
  members(id: DebugTypeId | null): readonly MemberPath[] | string {
    const bare = this.bareId(id);
    const type = this.get(bare);
    if (bare === null || type?.kind !== 'record') return 'it is no structure';
    if (type.union) return 'it is a union';
    const { hidden } = this.info.written(bare);
    const paths: MemberPath[] = [];
    for (const { name, type: of } of type.members) {
      if (this.isCxx && hidden.has(name))
        return name === '' ? 'its base class is not public' : `its member ${name} is not public`;
      if (this.bare(of)?.kind !== 'record' || this.library(of) !== null) {
        paths.push({ path: name, type: of });
        continue;
      }
      const inner = this.members(of);
      if (typeof inner === 'string') return name === '' ? inner : `${inner} (member ${name})`;
      /* members of a base class, and of a structure without a name, are named like one's own */
      for (const one of inner) paths.push({ ...one, path: name === '' ? one.path : `${name}.${one.path}` });
    }
    return paths;
  }

  isConst(id: DebugTypeId | null): boolean {
    let type = this.get(id);
    for (let n = 0; type?.kind === 'alias' && n < 100; n++) {
      if (type.name === 'const') return true;
      type = this.get(type.of);
    }
    return false;
  }

  /** Null: there is no way to write it. */
  spell(id: DebugTypeId | null): string | null {
    const type = this.get(id);
    if (type === null) return 'void';
    switch (type.kind) {
      case 'basic':
        return type.name;
      case 'pointer': {
        const to = this.spell(type.to);
        return to === null ? null : `${to} ${type.reference ?? '*'}`;
      }
      case 'alias': {
        if (!QUALIFIERS.has(type.name)) return type.name;
        const of = this.spell(type.of);
        if (of === null) return null;
        return of.endsWith('*') ? `${of} ${type.name}` : `${type.name} ${of}`;
      }
      case 'record':
        if (type.name === '') return null;
        return this.isCxx ? type.name : `${type.union ? 'union' : 'struct'} ${type.name}`;
      case 'enum':
        if (type.name === '') return null;
        return this.isCxx ? type.name : `enum ${type.name}`;
      default:
        return null;
    }
  }

  /** What a structure is told apart by: in C++ its name with namespaces and classes, in C how it is written. */
  nameOf(id: DebugTypeId | null): string | null {
    const bare = this.bareId(id);
    if (this.isCxx) return bare === null ? 'void' : this.info.written(bare).name || null;
    let [now, type] = [id, this.get(id)];
    for (let n = 0; type?.kind === 'alias' && QUALIFIERS.has(type.name) && n < 100; n++) {
      now = type.of;
      type = this.get(now);
    }
    return this.spell(now);
  }

  /** The values that a type has, where they are few; null: they are many. Of memory orders, the strongest one. */
  domain(id: DebugTypeId | null): { readonly lo: number; readonly hi: number } | null {
    const type = this.bare(id);
    if (this.scalarKind(id) === 'bool') return { lo: 0, hi: 1 };
    if (type?.kind !== 'enum') return null;
    if (/(^|::)memory_order$/.test(this.nameOf(id) ?? '')) return { lo: STRONGEST, hi: STRONGEST };
    const values = type.values.map(({ value }) => Number(value)).sort((a, b) => a - b);
    const isRow = values.every((value, i) => value === values[0] + i);
    return isRow && values.length > 0 && values.length <= MAX_VALUES
      ? { lo: values[0], hi: values[values.length - 1] }
      : null;
  }

  /** A number that fits into 64 bits. */
  scalarKind(id: DebugTypeId | null): 'integer' | 'bool' | null {
    const type = this.bare(id);
    if (type?.kind === 'enum') return 'integer';
    if (type?.kind !== 'basic' || type.encoding === 'float' || type.bits > 64) return null;
    return type.encoding === 'bool' ? 'bool' : 'integer';
  }
}
