/**
 * A cube: some of the choices of an execution, fixed. A choice has a name that means the same to everyone who builds the
 * formula: `tid[2].0`, the low bit of the thread that runs in context 2; never the number of a variable.
 */
interface Choice {
  readonly name: string;
  readonly is: boolean;
}

export type Cube = readonly Choice[];

/** `tid[1].0 ¬tid[2].0`; the whole is `everything`. */
export const cubeText = (cube: Cube): string =>
  cube.length === 0 ? 'everything' : cube.map(({ name, is }) => (is ? name : `¬${name}`)).join(' ');

export const withChoice = (cube: Cube, name: string, is: boolean): Cube => [...cube, { name, is }];

/** All cubes over these names, in binary order: false first, the first name the most significant. */
export function allCubes(names: readonly string[]): Cube[] {
  let cubes: Cube[] = [[]];
  for (const name of names)
    cubes = cubes.flatMap((cube) => [withChoice(cube, name, false), withChoice(cube, name, true)]);
  return cubes;
}

/** Is every assignment that `root` allows in one of the cubes? By cases on what the cubes tell apart. */
export function covers(cubes: readonly Cube[], root: Cube = []): boolean {
  const left: Cube[] = [];
  for (const cube of cubes) {
    const rest = without(cube, root);
    if (rest !== null) left.push(rest);
  }
  return coversAll(left);
}

function coversAll(cubes: readonly Cube[]): boolean {
  if (cubes.length === 0) return false;
  if (cubes.some((cube) => cube.length === 0)) return true;
  const { name } = cubes[0][0];
  return [false, true].every((is) => coversAll(under(cubes, name, is)));
}

const under = (cubes: readonly Cube[], name: string, is: boolean): Cube[] =>
  cubes.map((cube) => without(cube, [{ name, is }])).filter((cube) => cube !== null);

/** What is left of a cube where `fixed` holds; null: nothing of it is there. */
function without(cube: Cube, fixed: Cube): Cube | null {
  const known = new Map(fixed.map(({ name, is }) => [name, is]));
  if (cube.some(({ name, is }) => known.has(name) && known.get(name) !== is)) return null;
  return cube.filter(({ name }) => !known.has(name));
}
