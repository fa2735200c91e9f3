import { checkOptions } from '../../src/base/options/options.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { explained, type Settings, strengthening } from '../../src/explain/explain.ts';
import { withOrders } from '../../src/explain/sites.ts';
import type { Program } from '../../src/ir/types.ts';
import { isSequential, judge } from '../../src/replay/consistent.ts';
import { isAtEnd } from '../../src/replay/replay-ending.ts';
import type { ModelName, Violation } from '../../src/results/types.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import type { FuzzProgram } from '../fuzz/program.ts';
import { Subject } from '../fuzz/subject.ts';
import { verdictOf } from '../fuzz/verdict.ts';

/**
 * Is what `why` says right? On random programs that are asserted not to end in a state that only weak memory allows: with the
 * accesses that are named as strong as is said, this execution is inconsistent, and with no proper subset of them.
 */
export interface Tally {
  weak: number;
  named: number;
  /** What is wrong, if anything. */
  readonly wrong: string[];
}

export async function whyOf(seed: number, wanted: number, model: ModelName): Promise<Tally> {
  const tally: Tally = { weak: 0, named: 0, wrong: [] };
  for (let from = 0; tally.weak < wanted && from < 40 * wanted; from += BATCH) {
    const sources = Array.from({ length: BATCH }, (_, i) => programOf(seed, from + i));
    const programs = await compileBatch(sources.map((program) => ({ program })));
    const asserting = sources.flatMap((program, i) => {
      const sc = outcomesOf(program, programs[i], 'sc');
      const weak = sc && outcomesOf(program, programs[i], model);
      if (!sc || !weak || weak.violations.size > 0) return [];
      const [state] = [...weak.outcomes]
        .filter(([key]) => !sc.outcomes.has(key))
        .map(([, { state }]) => state);
      return state === undefined ? [] : [{ program, never: state }];
    });
    if (asserting.length === 0) continue;
    for (const program of await compileBatch(asserting)) {
      const { violations } = await verdictOf(exploreEngine, program, checkOptions({ model }));
      const [violation] = violations;
      if (!violation || isSequential(violation.trace)) continue;
      tally.weak++;
      judgeWhy(violation, { model, stdRs: 'rc11', dependencies: null }, tally);
      if (tally.weak >= wanted) break;
    }
  }
  return tally;
}

const BATCH = 40;

/**
 * Every behaviour of a small program, null for the others: by the machine where the model is one, which is many times faster
 * than going through the candidate executions. It only chooses the state that is asserted never to be the last.
 */
function outcomesOf(source: FuzzProgram, program: Program, model: ModelName): Behaviours | null {
  if (model !== 'sc' && model !== 'tso' && model !== 'pso') {
    const limits = { candidates: 1000, small: false };
    return new Subject(source, { program, plain: program }, limits, async () => program).oracleIfSmall(model);
  }
  try {
    return operationalBehaviours(program, model, { states: 5_000 });
  } catch (problem) {
    if (problem instanceof OracleLimit) return null;
    throw problem;
  }
}

function judgeWhy(violation: Violation, settings: Settings, tally: Tally): void {
  const told = strengthening(violation, settings);
  const { why, executionNotUnder } = explained(violation, settings);
  if (!executionNotUnder?.includes('sc')) tally.wrong.push(`sc is said to allow it: ${violation.message}`);
  if (!why || why.length < 3) tally.wrong.push(`no reasons: ${JSON.stringify(why)}`);
  if (told === null) {
    tally.wrong.push(
      `nothing is named: ${JSON.stringify(violation.trace.steps.map((s) => [s.n, s.op, s.order]))}`,
    );
    return;
  }
  tally.named++;
  const last = isAtEnd(violation) ? null : violation.trace.steps[violation.trace.steps.length - 1];
  for (let subset = 0; subset < 2 ** told.length; subset++) {
    const orders = new Map<number, string>();
    told.forEach(({ site, order }, i) => {
      if ((subset >> i) & 1) for (const n of site.steps) orders.set(n, order);
    });
    const trace = withOrders(violation.trace, orders, last);
    const gone = judge(trace, settings.model, last, 500).kind === 'inconsistent';
    const all = subset === 2 ** told.length - 1;
    if (gone !== all)
      tally.wrong.push(`subset ${subset} of ${told.length}: ${gone ? 'gone' : 'still there'}`);
  }
}
