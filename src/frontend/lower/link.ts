import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { LAlias, LFunction, LGlobal, LModule } from '../llvm/tree.ts';

/** One module to be linked, and where it comes from. */
export interface Unit {
  readonly module: LModule;
  /** One of our own models of the C library. */
  readonly library: boolean;
  readonly sources: ReadonlyMap<string, string>;
  /** For people: the name the user gave. */
  readonly file: string;
  /** Lines of divisions by zero that clang folded (folded.ts). */
  readonly divisions?: ReadonlySet<string>;
}

export type Definition = { readonly unit: number } & (
  | { readonly kind: 'function'; readonly def: LFunction }
  | { readonly kind: 'global'; readonly def: LGlobal }
  | { readonly kind: 'alias'; readonly def: LAlias }
);

/** What a name in a module means: its definition, or null. `weak`: then its address is null. */
export interface Resolution {
  readonly definition: Definition | null;
  readonly weak: boolean;
}

const isLocal = (linkage: string): boolean => linkage === 'internal' || linkage === 'private';

/** Which of two definitions of one name is taken: the user's before the library's, then the stronger. */
const STRENGTH: Readonly<Record<string, number>> = {
  available_externally: 0,
  common: 1,
  linkonce: 2,
  linkonce_odr: 2,
  weak: 2,
  weak_odr: 2,
  appending: 2,
};
const STRONG = 3;

export class Linker {
  private readonly locals: Map<string, Definition>[] = [];
  private readonly shared = new Map<string, Definition>();
  private readonly weak = new Set<string>();
  private readonly units: readonly Unit[];
  private readonly size: (definition: Definition) => number;

  /** `size`: of a common global; the largest one is taken. */
  constructor(units: readonly Unit[], size: (definition: Definition) => number) {
    this.units = units;
    this.size = size;
    units.forEach(({ module }, unit) => {
      this.locals.push(new Map());
      for (const def of module.functions) {
        if (def.blocks !== null) this.add({ kind: 'function', unit, def });
        else if (def.linkage === 'extern_weak') this.weak.add(def.name);
      }
      for (const def of module.globals) {
        if (def.init !== null) this.add({ kind: 'global', unit, def });
        else if (def.linkage === 'extern_weak') this.weak.add(def.name);
      }
      for (const def of module.aliases) this.add({ kind: 'alias', unit, def });
    });
  }

  resolve(unit: number, name: string): Resolution {
    const definition = this.locals[unit].get(name) ?? this.shared.get(name) ?? null;
    return { definition, weak: definition === null && this.weak.has(name) };
  }

  /** A function of the user's by name, wherever it is defined; static ones too. */
  find(name: string): Definition | null {
    const found = this.shared.get(name);
    if (found !== undefined) return found;
    for (const locals of this.locals) {
      const local = locals.get(name);
      if (local !== undefined) return local;
    }
    return null;
  }

  private add(definition: Definition): void {
    const { name, linkage } = definition.def;
    if (name.startsWith('llvm.')) return;
    if (isLocal(linkage)) {
      this.locals[definition.unit].set(name, definition);
      return;
    }
    const other = this.shared.get(name);
    if (other === undefined || this.wins(definition, other)) this.shared.set(name, definition);
  }

  private wins(a: Definition, b: Definition): boolean {
    const [userA, userB] = [!this.units[a.unit].library, !this.units[b.unit].library];
    if (userA !== userB) return userA;
    const [strengthA, strengthB] = [a, b].map((d) => STRENGTH[d.def.linkage] ?? STRONG);
    if (strengthA === STRONG && strengthB === STRONG && userA) {
      const [first, second] = [this.units[b.unit].file, this.units[a.unit].file];
      throw new DiagnosticError(
        {
          code: 'HED221',
          severity: 'error',
          message: `${a.def.name} is defined in ${first} and in ${second}`,
          help: 'remove one of the two definitions, or make one of them static',
        },
        EXIT.compile,
      );
    }
    if (strengthA === strengthB && a.def.linkage === 'common') return this.size(a) > this.size(b);
    return strengthA > strengthB;
  }
}
