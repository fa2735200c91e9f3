import type { LModule, LValue } from '../../llvm/tree.ts';
import { readString } from './globals.ts';

/** The tables clang appends to: constructors, destructors, annotations. */

const entries = (module: LModule, name: string): readonly (readonly LValue[])[] => {
  const table = module.globals.find((g) => g.name === name)?.init;
  if (table?.kind !== 'aggregate') return [];
  return table.items.flatMap(({ value }) =>
    value.kind === 'aggregate' ? [value.items.map((i) => i.value)] : [],
  );
};

export interface Constructor {
  readonly priority: number;
  readonly name: string;
  /** The variable it is for: it runs only if that definition of the variable is the one taken. */
  readonly variable: string | null;
}

/** `llvm.global_ctors` or `llvm.global_dtors`: { priority, function, data }. */
export function startFunctions(module: LModule, table: 'ctors' | 'dtors'): readonly Constructor[] {
  return entries(module, `llvm.global_${table}`).flatMap(([priority, func, data]) =>
    priority?.kind === 'int' && func?.kind === 'global'
      ? [
          {
            priority: Number(priority.value),
            name: func.name,
            variable: data?.kind === 'global' ? data.name : null,
          },
        ]
      : [],
  );
}

/** Functions without a body whose result may be anything: `heddle_pure` (heddle.h), or the annotation of that name. */
export function pureFunctions(module: LModule): ReadonlySet<string> {
  const names = new Set(annotated(module, 'heddle_pure'));
  for (const f of module.functions) {
    const touchesNothing = f.attrs.includes('memory(none)') || f.attrs.includes('readnone');
    if (f.blocks === null && touchesNothing) names.add(f.name);
  }
  return names;
}

/** Functions declared with `__attribute__((annotate(text)))`. */
function annotated(module: LModule, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [func, note] of entries(module, 'llvm.global.annotations')) {
    if (func?.kind !== 'global' || note?.kind !== 'global') continue;
    const string = module.globals.find((g) => g.name === note.name);
    if (string !== undefined && readString(string, 0) === text) names.add(func.name);
  }
  return names;
}
