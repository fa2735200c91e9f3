import type { Lit } from '../../sat/circuit/circuit.ts';
import type { Round } from './round.ts';

/** The or of guards that meet: those of two ways of one branch first, so that they become the branch's guard again. */
export function disjunction(round: Round, guards: readonly Lit[]): Lit {
  const { c } = round;
  const left = [...guards];
  for (let again = true; again && left.length > 1; ) {
    again = false;
    for (let i = 0; i < left.length && !again; i++) {
      for (let j = i + 1; j < left.length && !again; j++) {
        const size = c.size;
        const either = c.or(left[i], left[j]);
        if (c.size > size) continue;
        left.splice(j, 1);
        left[i] = either;
        again = true;
      }
    }
  }
  return c.orAll(left);
}
