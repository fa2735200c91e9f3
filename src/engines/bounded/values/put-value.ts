import { bigConstant, constantOf } from '../../../sat/bits/bits.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Cell } from '../memory/cells.ts';
import type { Round } from '../round.ts';
import { MAX_CONSTANTS } from './domain.ts';
import { possibleValues } from './few-values.ts';
import type { Value } from './value.ts';

/**
 * The cell can hold this value, when the condition holds. A number that is computed from few bits, as a counter's next
 * value is, has few values: then the cell's domain gets these, and not a range of bits, which would grow by a bit each
 * time the analysis goes round.
 */
export function putValue(r: Round, cell: Cell, value: Value, when: Lit): void {
  const { cells } = r.known;
  const isNumber = value.cases === null && constantOf(value.bits) === null;
  const few = isNumber && cells.takesFew(cell) ? possibleValues(r.c, value.bits, when, MAX_CONSTANTS) : null;
  if (few === null) cells.put(cell, value);
  else
    for (const one of few) cells.putComputed(cell, { ...value, bits: bigConstant(value.bits.length, one) });
}
