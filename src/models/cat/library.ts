import type { CatModel, CatStatement } from './ast.ts';
import { namesIn } from './names.ts';

/**
 * Files of herd's own library that Heddle has in its own words: an `include` of one of these never reads another file.
 * Definitions of `stdlib.cat` are there without being asked for, as in herd: those that a model uses and does not define.
 */
export const LIBRARY: ReadonlySet<string> = new Set([
  'stdlib.cat',
  'cos.cat',
  'filters.cat',
  'fences.cat',
  'x86fences.cat',
]);

const namesOf = (statement: CatStatement): ReadonlySet<string> => {
  const found = new Set<string>();
  if (statement.kind === 'axiom') namesIn(statement.body, found);
  else
    for (const { params, body } of statement.bindings)
      for (const name of namesIn(body)) if (!params.includes(name)) found.add(name);
  return found;
};

/** The model with what it takes from the library in front of it. */
export function withLibrary(model: CatModel, library: CatModel): CatModel {
  const wanted = new Set<string>();
  const defined = new Set<string>();
  for (const statement of model.statements) {
    for (const name of namesOf(statement)) if (!defined.has(name)) wanted.add(name);
    if (statement.kind === 'let') for (const { name } of statement.bindings) defined.add(name);
  }
  const taken: CatStatement[] = [];
  for (const statement of [...library.statements].reverse()) {
    if (statement.kind !== 'let' || !statement.bindings.some(({ name }) => wanted.has(name))) continue;
    for (const name of namesOf(statement)) wanted.add(name);
    taken.unshift(statement);
  }
  return taken.length === 0 ? model : { ...model, statements: [...taken, ...model.statements] };
}
