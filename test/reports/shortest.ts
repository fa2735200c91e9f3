import { checkOptions } from '../../src/base/options/options.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { isSequential } from '../../src/replay/consistent.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import { shortest } from '../../src/run/shortest.ts';
import { switchesIn } from '../../src/trace/relinearise.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { Subject } from '../fuzz/subject.ts';
import { verdictOf } from '../fuzz/verdict.ts';

/**
 * Is the story the shortest there is? On random programs that are asserted not to end in a state that they can end in: the number
 * of context switches is the least that the oracle's exhaustive search finds, among interleavings if one shows the
 * violation, else with store buffers. Programs with more than `states` of the oracle's states are left out.
 */
export interface ShortestTally {
  readonly programs: number;
  readonly weak: number;
  /** Context switches of the engine's own stories, and of those that are shown. */
  readonly before: number;
  readonly after: number;
  /** Weak ones whose search ended by its effort, told as the engine found them, without store buffers and with more switches. */
  readonly undecided: readonly string[];
  readonly wrong: readonly string[];
}

const BATCH = 10;

export async function shortestOf(
  seed: number,
  wanted: number,
  model: 'sc' | 'tso' | 'pso' | 'rc11',
  states = 20_000,
): Promise<ShortestTally> {
  const wrong: string[] = [];
  const undecided: string[] = [];
  let [programs, weak, before, after] = [0, 0, 0, 0];
  for (let from = 0; programs < wanted && from < 40 * wanted; from += BATCH) {
    const asserting = await assertingPrograms(seed, from, model);
    for (const { program, name } of asserting) {
      if (programs >= wanted) break;
      const options = checkOptions({ model, check: new Set(['assertion']) });
      const { violations } = await verdictOf(exploreEngine, program, options);
      if (violations.length === 0) continue;
      const least = leastOf(program, model, states);
      if (least === null) continue;
      const told = shortest(program, violations[0], options);
      const replayed = replayTrace(program, told, model);
      const switches = switchesIn(told.trace.steps);
      const isWeak = !isSequential(told.trace);
      programs++;
      weak += isWeak ? 1 : 0;
      before += switchesIn(violations[0].trace.steps);
      after += switches;
      if (!replayed.ok) wrong.push(`${name}: ${replayed.reason}`);
      const isBuffered = told.trace.steps.some((step) => step.op === 'flush');
      if (isWeak && least.isWeak && !isBuffered) {
        if (switches > least.switches)
          undecided.push(`${name}: ${switches} switches, oracle ${least.switches}`);
      } else if (switches !== least.switches || isWeak !== least.isWeak)
        wrong.push(`${name}: ${switches} switches${isWeak ? ', weak' : ''}, oracle ${JSON.stringify(least)}`);
    }
  }
  return { programs, weak, before, after, undecided, wrong };
}

/** Programs that fail in a state that is special to the model, if there is one, else in any that is not the only one. */
async function assertingPrograms(seed: number, from: number, model: 'sc' | 'tso' | 'pso' | 'rc11') {
  const sources = Array.from({ length: BATCH }, (_, i) => programOf(seed, from + i));
  const programs = await compileBatch(sources.map((program) => ({ program })));
  const chosen = sources.flatMap((program, i) => {
    const subject = new Subject(
      program,
      { program: programs[i], plain: programs[i] },
      { candidates: 2000, small: false },
      async () => programs[i],
    );
    const sc = subject.oracleIfSmall('sc');
    const own = subject.oracleIfSmall(model === 'rc11' ? 'sc' : model);
    if (!sc || !own || own.violations.size > 0 || own.outcomes.size < 2) return [];
    const weak = [...own.outcomes].find(([key]) => !sc.outcomes.has(key));
    const all = [...own.outcomes.values()];
    const never = weak?.[1].state ?? all[(from + i) % all.length].state;
    return [{ program, never, name: `seed ${seed}, program ${from + i}, ${model}` }];
  });
  const compiled = chosen.length === 0 ? [] : await compileBatch(chosen);
  return chosen.map(({ name }, i) => ({ name, program: compiled[i] }));
}

function leastOf(
  program: Program,
  model: string,
  states: number,
): { switches: number; isWeak: boolean } | null {
  try {
    const among = (kind: 'sc' | 'tso' | 'pso'): number | undefined => {
      let found: number | undefined;
      operationalBehaviours(program, kind, {
        states,
        onFewest: (fewest) => {
          found = fewest.get('assertion');
        },
      });
      return found;
    };
    const interleaved = among('sc');
    if (interleaved !== undefined) return { switches: interleaved, isWeak: false };
    const buffered = model === 'tso' || model === 'pso' ? among(model) : undefined;
    return buffered === undefined ? null : { switches: buffered, isWeak: true };
  } catch (error) {
    if (error instanceof OracleLimit) return null;
    throw error;
  }
}
