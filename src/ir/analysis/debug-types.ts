import type { DebugTypeId } from '../../base/ids.ts';
import type { DebugType, Program } from '../types.ts';

/** Aliases of aliases that are followed: a broken module may have a circle of them. */
const DEEPEST = 50;

/** Through aliases to what a type is. */
export function resolveType(
  { debugTypes }: Pick<Program, 'debugTypes'>,
  type: DebugTypeId | null,
): DebugType | null {
  let t = type === null ? undefined : debugTypes[type];
  for (let n = 0; n < DEEPEST && t?.kind === 'alias'; n++) t = t.of === null ? undefined : debugTypes[t.of];
  return t ?? null;
}

/** How wide a value of this type is, in bits; 0: not known. */
export function typeBits(
  program: Pick<Program, 'debugTypes' | 'dataModel'>,
  type: DebugTypeId | null,
): number {
  const t = resolveType(program, type);
  switch (t?.kind) {
    case 'basic':
    case 'record':
    case 'enum':
      return t.bits;
    case 'pointer':
      return program.dataModel === 'lp64' ? 64 : 32;
    case 'array':
      return t.counts.reduce((n, c) => n * c, typeBits(program, t.of));
    default:
      return 0;
  }
}
