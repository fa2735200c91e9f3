import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCubes, type Cube, covers, cubeText } from './cube.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const anyCube = fc
  .dictionary(fc.constantFrom(...NAMES), fc.boolean())
  .map((choices): Cube => Object.entries(choices).map(([name, is]) => ({ name, is })));

/** By trying every assignment. */
function coversSlowly(cubes: readonly Cube[], root: Cube): boolean {
  const holds = (cube: Cube, all: Cube): boolean =>
    cube.every(({ name, is }) => all.some((one) => one.name === name && one.is === is));
  return allCubes(NAMES).every((all) => !holds(root, all) || cubes.some((cube) => holds(cube, all)));
}

describe('cubes', () => {
  test('cover what they should, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(anyCube, { maxLength: 12 }), anyCube, (cubes, root) => {
        expect(covers(cubes, root)).toBe(coversSlowly(cubes, root));
      }),
    );
  });

  test('all of them cover everything, and without one of them they do not', () => {
    const all = allCubes(NAMES);
    expect(all).toHaveLength(16);
    expect(covers(all)).toBe(true);
    for (let n = 0; n < all.length; n++) expect(covers(all.toSpliced(n, 1))).toBe(false);
  });

  test('in words', () => {
    expect(cubeText([])).toBe('everything');
    expect(allCubes(['tid[1].0', 'tid[2].0']).map(cubeText)).toEqual([
      '¬tid[1].0 ¬tid[2].0',
      '¬tid[1].0 tid[2].0',
      'tid[1].0 ¬tid[2].0',
      'tid[1].0 tid[2].0',
    ]);
  });
});
