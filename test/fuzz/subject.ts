import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import type { ModelName } from '../../src/results/types.ts';
import { isC11 } from './kinds.ts';
import type { FinalState } from './print-c.ts';
import type { FuzzProgram } from './program.ts';

/** A program under comparison, with what the oracle says about it, asked for once for each model. */
export class Subject {
  readonly source: FuzzProgram;
  readonly program: Program;
  /** Compiles the program with an assertion that it never ends in this state. */
  readonly asserting: (never: FinalState) => Promise<Program>;
  private readonly candidates: number;
  private readonly known = new Map<ModelName, Behaviours | OracleLimit>();

  constructor(
    source: FuzzProgram,
    program: Program,
    candidates: number,
    asserting: (never: FinalState) => Promise<Program>,
  ) {
    this.source = source;
    this.program = program;
    this.candidates = candidates;
    this.asserting = asserting;
  }

  /** Throws OracleLimit when the program is too big. Under rc11 and c11 with data races. */
  oracle(model: ModelName): Behaviours {
    const known = this.askOnce(model);
    if (known instanceof OracleLimit) throw known;
    return known;
  }

  /** The oracle's answer; where that is too big and the model is a machine, the operational one. */
  reference(model: ModelName): Behaviours {
    const known = this.askOnce(model);
    if (!(known instanceof OracleLimit)) return known;
    if (model !== 'sc' && model !== 'tso' && model !== 'pso') throw known;
    return operationalBehaviours(this.program, model);
  }

  oracleIfSmall(model: ModelName): Behaviours | null {
    const known = this.askOnce(model);
    return known instanceof OracleLimit ? null : known;
  }

  private askOnce(model: ModelName): Behaviours | OracleLimit {
    const known = this.known.get(model) ?? this.ask(model);
    this.known.set(model, known);
    return known;
  }

  private ask(model: ModelName): Behaviours | OracleLimit {
    try {
      return axiomaticBehaviours(this.program, loadModel(model), {
        race: isC11(model),
        limits: { candidates: this.candidates, combinations: 20 * this.candidates, runs: 500 },
      });
    } catch (problem) {
      if (problem instanceof OracleLimit) return problem;
      throw problem;
    }
  }
}
