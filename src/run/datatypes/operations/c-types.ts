import type { DebugTypeId } from '../../../base/ids.ts';
import type { DebugType } from '../../../ir/types.ts';

const QUALIFIERS: ReadonlySet<string> = new Set(['const', 'volatile', 'restrict', '_Atomic']);

/** C types of the debug info, as a client needs them: what they are behind their names, and how they are spelt. */
export class CTypes {
  private readonly types: readonly DebugType[];
  readonly isCxx: boolean;

  constructor(types: readonly DebugType[], isCxx: boolean) {
    this.types = types;
    this.isCxx = isCxx;
  }

  get(id: DebugTypeId | null): DebugType | null {
    return id === null ? null : this.types[id];
  }

  /** Without typedefs and qualifiers; null: void. */
  bare(id: DebugTypeId | null): DebugType | null {
    let type = this.get(id);
    for (let n = 0; type?.kind === 'alias' && n < 100; n++) type = this.get(type.of);
    return type;
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

  /** A number that fits into 64 bits. */
  scalarKind(id: DebugTypeId | null): 'integer' | 'bool' | null {
    const type = this.bare(id);
    if (type?.kind === 'enum') return 'integer';
    if (type?.kind !== 'basic' || type.encoding === 'float' || type.bits > 64) return null;
    return type.encoding === 'bool' ? 'bool' : 'integer';
  }
}
