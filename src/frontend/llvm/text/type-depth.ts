import type { LModule, LType } from '../tree.ts';
import { syntaxError } from './syntax-error.ts';

/** Types inside each other, through names too: whoever follows them has that much stack. */
const MAX_DEPTH = 500;

/** A type that contains itself, or goes too deep, is an error: with opaque pointers no compiler makes one. */
export function checkTypes(types: LModule['types'], text: string, file: string): void {
  const depths = new Map<string, number>();
  const open = new Set<string>();

  const named = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const type = types.get(name);
    if (!type) return 1;
    if (open.has(name)) throw at(name, `%${name} contains itself`);
    if (open.size > MAX_DEPTH) throw at(name, `types are nested more than ${MAX_DEPTH} deep`);
    open.add(name);
    const depth = 1 + depthOf(type);
    open.delete(name);
    if (depth > MAX_DEPTH) throw at(name, `types are nested more than ${MAX_DEPTH} deep`);
    depths.set(name, depth);
    return depth;
  };
  const depthOf = (type: LType): number => {
    switch (type.kind) {
      case 'named':
        return named(type.name);
      case 'array':
      case 'vector':
        return 1 + depthOf(type.of);
      case 'struct':
        return 1 + type.fields.reduce((depth, field) => Math.max(depth, depthOf(field)), 0);
      default:
        return 1;
    }
  };
  const at = (name: string, message: string): Error => {
    const before = text.slice(0, Math.max(0, text.indexOf(`%${name} = type`))).split('\n');
    return syntaxError(file, before.length, before[before.length - 1].length + 1, message);
  };
  for (const name of types.keys()) named(name);
}
