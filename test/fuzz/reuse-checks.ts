import { checkOptions } from '../../src/base/options/options.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import type { Model } from '../../src/engines/explore/consistency/table.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { randomEngine } from '../../src/engines/random/random.ts';
import type { Program } from '../../src/ir/types.ts';
import type { ModelName } from '../../src/results/types.ts';
import type { Difference } from './check.ts';
import type { Answer } from './engines.ts';
import { ENDING, isBuffered, isC11, KINDS } from './kinds.ts';
import { isOnlySeqCst } from './program.ts';
import type { Subject } from './subject.ts';
import { verdictOf } from './verdict.ts';

/**
 * Programs whose freed blocks come back (`--heap reuse`), for the engines that do that.
 *
 * Under sc, tso and pso the machine-state oracle says what there is. `axiomatic` and `explore` give the same kinds of violations,
 * and the same final states; what `random` finds must be there. Under other models there is no oracle for this: `explore` gives
 * what `axiomatic` gives, and where all atomics are seq_cst and nothing races, `axiomatic` gives under `relaxed` what there is under sc.
 *
 * An execution with a memory error, or in the C11 family a race, ends there; where there is one, states are not compared, and
 * `explore`, which looks for all kinds at once, need only find some. In the C11 family an access of a block whose allocation nothing
 * orders before it is a memory error, and a race with whoever filled the block: which of both is told first is the engine's affair.
 */
export async function reusedBlocks(
  name: string,
  { program, source }: Subject,
  model: ModelName,
): Promise<Difference | 'does not apply' | null> {
  const isMachine = model === 'sc' || isBuffered(model);
  switch (name) {
    case 'axiomatic':
      if (isMachine) return same('the oracle', oracle(program, model), name, await encoded(program, model));
      if (model !== 'relaxed' || !isOnlySeqCst(source)) return 'does not apply';
      if (ends(await encoded(program, 'rc11'))) return 'does not apply';
      return same('the oracle under sc', oracle(program, 'sc'), name, await encoded(program, model));
    case 'explore': {
      const all = isMachine ? oracle(program, model) : await encoded(program, model);
      const some = exploreOutcomes(program, model as Model, isC11(model), { reuse: true });
      return isMachine
        ? found('the oracle', all, name, some)
        : found('axiomatic', merged(all), name, merged(some));
    }
    case 'random': {
      const options = checkOptions({ model, heap: 'reuse', schedules: SCHEDULES, keepGoing: true });
      const { violations } = await verdictOf(randomEngine, program, options);
      const some = {
        outcomes: new Set<string>(),
        violations: new Set(violations.map(({ kind }) => kind as string)),
      };
      return within('the oracle', oracle(program, model), name, some);
    }
    default:
      return 'does not apply';
  }
}

const SCHEDULES = 40;

const oracle = (program: Program, model: ModelName): Answer =>
  operationalBehaviours(program, model, { reuse: true, states: 20_000 });
const encoded = (program: Program, model: ModelName): Promise<Answer> =>
  allOutcomes(program, model, { race: isC11(model), reuse: true });

/** A race is a memory error. */
const merged = ({ outcomes, violations }: Answer): Answer => ({
  outcomes,
  violations: new Set([...violations.keys()].map((kind) => (kind === 'race' ? 'memory' : kind))),
});

const kindsOf = ({ violations }: Answer): string[] =>
  [...KINDS, 'race'].filter((kind) => violations.has(kind));
const ends = (answer: Answer): boolean => kindsOf(answer).some((kind) => ENDING.includes(kind));

/** The same kinds of violations, and, where none ends executions, the same final states. */
function same(whose: string, all: Answer, name: string, other: Answer): Difference | null {
  const [left, right] = [kindsOf(all), kindsOf(other)];
  return left.join() === right.join()
    ? sameStates(whose, all, name, other)
    : { what: told('violations', whose, name), left, right };
}

function sameStates(whose: string, all: Answer, name: string, other: Answer): Difference | null {
  const [left, right] = [all, other].map(({ outcomes }) => [...outcomes.keys()].sort());
  if (ends(all) || left.join() === right.join()) return null;
  return { what: told('outcomes', whose, name), left, right };
}

/** The same, for who looks for all kinds at once: if there are some, one is found. */
function found(whose: string, all: Answer, name: string, some: Answer): Difference | null {
  const [left, right] = [kindsOf(all), kindsOf(some)];
  if (!ends(all)) return same(whose, all, name, some);
  return right.length > 0
    ? within(whose, all, name, some)
    : { what: told('violations', whose, name), left, right };
}

/** Whatever `some` has, `all` has. */
function within(whose: string, all: Answer, name: string, some: Answer): Difference | null {
  const extra = kindsOf(some).filter((kind) => !all.violations.has(kind));
  if (extra.length > 0)
    return { what: told('violations', whose, name), left: kindsOf(all), right: kindsOf(some) };
  if (ends(all)) return null;
  const states = [...some.outcomes.keys()].filter((key) => !all.outcomes.has(key));
  return states.length === 0
    ? null
    : { what: told('outcomes', whose, name), left: [...all.outcomes.keys()], right: states };
}

const told = (what: string, left: string, right: string): string =>
  `${what} with blocks that come back: ${left} (left) against ${right} (right)`;
