import type { Bits } from '../bits/bits.ts';
import type { Lit } from '../circuit/circuit.ts';
import { cannotWriteDimacs } from '../solvers/solver-failure.ts';
import type { ClauseLog } from './clause-log.ts';
import type { Cnf } from './cnf.ts';
import { writeDimacs } from './dimacs.ts';

/** What literals of a circuit mean in the program, for people who read the formula. */
export class Names {
  private readonly named: (readonly [Lit, string])[] = [];

  name(lit: Lit, text: string): void {
    if (lit > 1) this.named.push([lit, text]);
  }

  /** `text[0]`, `text[1]`, …: the least significant bit first. */
  nameBits(bits: Bits, text: string): void {
    for (let i = 0; i < bits.length; i++) this.name(bits[i], `${text}[${i}]`);
  }

  /** Those that have a variable in the formula, in the order they were named. */
  *inFormula(cnf: Cnf): Generator<readonly [literal: number, name: string]> {
    for (const [lit, text] of this.named) {
      const literal = cnf.known(lit);
      if (literal !== 0) yield [literal, text];
    }
  }
}

interface Added {
  readonly comments?: readonly string[];
  readonly units?: readonly number[];
}

/** `--dimacs FILE`: the formula with a table of what its variables mean, and `units` that are not in it. */
export function saveFormula(
  file: string,
  log: ClauseLog,
  cnf: Cnf,
  names: Names,
  { comments = [], units = [] }: Added = {},
): void {
  try {
    writeDimacs(file, log, { comments, names: names.inFormula(cnf), units });
  } catch (error) {
    throw cannotWriteDimacs(file, error instanceof Error ? error.message : String(error));
  }
}
