import type { DebugTypeId } from '../../../base/ids.ts';
import type { CTypes } from './c-types.ts';
import type { Output } from './operation.ts';

/** What a client sees of a value: numbers, each with the text that gives it. */
export interface SeenPart {
  readonly output: Output;
  /** A C or C++ expression of type long long. */
  readonly text: string;
}

/**
 * A number is seen by its value, a pointer by what it points to (`identity` makes a number of it), a structure by its members. Of std::optional and smart
 * pointers it is seen whether there is something, and what; of a reference to a number the number. Null: it cannot be seen, or (text) this
 * part of it.
 */
export function partsOf(
  types: CTypes,
  id: DebugTypeId | null,
  value: string,
  identity: (pointer: string) => string,
): readonly SeenPart[] | string {
  const part = (type: Output['type'], text: string): SeenPart[] => [{ output: { name: '', type }, text }];
  const kind = types.scalarKind(id);
  if (kind !== null) return part(kind, `(long long)${value}`);
  const type = types.bare(id);
  if (type?.kind === 'pointer') {
    if (type.reference === undefined) return part('pointer', identity(value));
    const isValue = types.scalarKind(type.to) !== null || types.library(type.to) !== null;
    return isValue ? partsOf(types, type.to, value, identity) : part('pointer', identity(`&${value}`));
  }
  const unseen = types.describe(id);
  const library = types.library(id);
  if (library === null) {
    const members = types.members(id);
    if (typeof members === 'string')
      return type?.kind === 'record' && !unseen.startsWith('std::') ? `${unseen}: ${members}` : unseen;
    return together(
      types,
      members.map(({ path, type: of }) => ({ name: path, id: of, value: `${value}.${path}` })),
      identity,
    );
  }
  const { args } = library;
  if (library.kind === 'pair' || library.kind === 'tuple')
    return together(
      types,
      args.map((of, i) =>
        library.kind === 'pair'
          ? { name: ['first', 'second'][i], id: of, value: `${value}.${['first', 'second'][i]}` }
          : { name: `${i}`, id: of, value: `std::get<${i}>(${value})` },
      ),
      identity,
    );
  const inner = partsOf(types, args[0] ?? null, `(*${value})`, identity);
  if (typeof inner === 'string')
    return library.kind === 'owner' ? part('pointer', identity(`${value}.get()`)) : inner;
  const isThere = `(${value} ? 1 : 0)`;
  return [
    { output: { name: '', type: 'some', covers: inner.length }, text: isThere },
    ...inner.map(({ output, text }) => ({ output, text: `(${value} ? ${text} : 0LL)` })),
  ];
}

interface Piece {
  readonly name: string;
  readonly id: DebugTypeId | null;
  readonly value: string;
}

function together(
  types: CTypes,
  pieces: readonly Piece[],
  identity: (pointer: string) => string,
): readonly SeenPart[] | string {
  const all: SeenPart[] = [];
  for (const { name, id, value } of pieces) {
    const parts = name === '' ? 'a part without a name' : partsOf(types, id, value, identity);
    if (typeof parts === 'string') return `${parts}${name === '' ? '' : ` (member ${name})`}`;
    all.push(
      ...parts.map(({ output, text }) => ({
        output: { ...output, name: output.name === '' ? name : `${name}.${output.name}` },
        text,
      })),
    );
  }
  return all;
}
