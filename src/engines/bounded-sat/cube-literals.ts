import type { Lit } from '../../sat/circuit/circuit.ts';
import type { Cube } from '../work/cube.ts';

/** The named choices of a formula, by which its question is shared among workers. */
export type NamedChoices = ReadonlyMap<string, Lit>;

export function literalOf(choices: NamedChoices, name: string): Lit {
  const lit = choices.get(name);
  if (lit === undefined) throw new Error(`the formula has no choice ${name}`);
  return lit;
}

export const literalsOf = (choices: NamedChoices, cube: Cube): Lit[] =>
  cube.map(({ name, is }) => literalOf(choices, name) ^ (is ? 0 : 1));
