import { traitsOf } from '../../src/base/models.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import type { ModelName } from '../../src/results/types.ts';
import type { Compiled } from './compile.ts';
import { isC11 } from './kinds.ts';
import type { FinalState } from './print-c.ts';
import type { FuzzProgram } from './program.ts';

export type Machine = 'sc' | 'tso' | 'pso';

/** What is too big to be compared: more candidate executions than this; `small`: then with nothing at all. */
export interface Limits {
  readonly candidates: number;
  readonly small: boolean;
}

/** A program under comparison, with what the oracle says about it, asked for once for each model. */
export class Subject {
  readonly source: FuzzProgram;
  readonly program: Program;
  /** The same without `--retries`: what oracles and slow twins are asked about. */
  readonly plain: Program;
  /** Compiles the program with an assertion that it never ends in this state. */
  readonly asserting: (never: FinalState) => Promise<Program>;
  private readonly limits: Limits;
  private readonly known = new Map<ModelName, Behaviours | OracleLimit>();
  private readonly machines = new Map<Machine, Behaviours>();

  constructor(
    source: FuzzProgram,
    { program, plain }: Compiled,
    limits: Limits,
    asserting: (never: FinalState) => Promise<Program>,
  ) {
    this.source = source;
    this.program = program;
    this.plain = plain;
    this.limits = limits;
    this.asserting = asserting;
  }

  /** Throws OracleLimit when the program is too big. Under rc11 and c11 with data races. */
  oracle(model: ModelName): Behaviours {
    const known = this.askOnce(model);
    if (known instanceof OracleLimit) throw known;
    return known;
  }

  /** The oracle's answer; where that is too big and the model is a machine, the operational one, unless only small programs are asked for. */
  reference(model: ModelName): Behaviours {
    const known = this.askOnce(model);
    if (!(known instanceof OracleLimit)) return known;
    if (this.limits.small || (model !== 'sc' && model !== 'tso' && model !== 'pso')) throw known;
    return this.operational(model);
  }

  operational(model: Machine): Behaviours {
    const known = this.machines.get(model) ?? operationalBehaviours(this.plain, model);
    this.machines.set(model, known);
    return known;
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
    const { candidates } = this.limits;
    const { outOfThinAir, byHappensBefore } = traitsOf(model);
    try {
      return axiomaticBehaviours(this.plain, loadModel(model), {
        race: isC11(model),
        blocksLock: byHappensBefore,
        late: outOfThinAir,
        ...(outOfThinAir ? { thinAir: [] } : {}),
        limits: { candidates, combinations: 20 * candidates, runs: 500 },
      });
    } catch (problem) {
      if (problem instanceof OracleLimit) return problem;
      throw problem;
    }
  }
}
