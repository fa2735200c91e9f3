import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import type { ModelName } from '../../src/results/types.ts';
import type { Check, Difference } from './check.ts';
import type { Answer, FuzzEngine } from './engines.ts';
import { ENDING, isBuffered, isC11, KINDS } from './kinds.ts';
import { narrowedCheck } from './narrowed.ts';
import type { FinalState } from './print-c.ts';
import { bodiesOf, type FuzzProgram, isOnlySeqCst, statementsOf } from './program.ts';
import { reusedBlocks } from './reuse-checks.ts';
import type { Subject } from './subject.ts';

/** Everything an engine can be asked about under a model. */
function engineCheck(engine: FuzzEngine, model: ModelName): Check {
  const check = freshCheck(engine, model);
  return {
    ...check,
    run: (subject) =>
      subject.source.reuse === true ? reusedBlocks(engine.name, subject, model) : check.run(subject),
  };
}

function freshCheck(engine: FuzzEngine, model: ModelName): Check {
  const name = `${engine.name} = oracle, ${model}`;
  const { outcomes, verdict, races, twin, twinName = 'explore', byPlaces } = engine;
  if (races) return raceCheck(engine.name, races, model);
  if (engine.narrowed) return narrowedCheck(engine, engine.narrowed, model);
  if (outcomes && twin)
    return {
      name: `${engine.name} = ${twinName}, ${model}`,
      run: async ({ program, plain, source }) =>
        sameAnswers(
          model,
          source,
          await twin(byPlaces ? program : plain, model),
          await outcomes(program, model),
          engine,
        ),
    };
  // Under a machine with store buffers, a program that shows none of them tells little.
  const tells = (subject: Subject): boolean =>
    (subject.oracleIfSmall(model)?.outcomes.size ?? 0) > (subject.oracleIfSmall('sc')?.outcomes.size ?? 0);
  if (outcomes)
    return {
      name,
      tells,
      run: async (subject) =>
        sameAnswers(
          model,
          subject.source,
          engine.name === 'operational' ? subject.oracle(model) : subject.reference(model),
          await outcomes(subject.program, model),
          engine,
        ),
    };
  if (verdict) return { name, run: (subject) => sameVerdicts({ ...engine, verdict }, subject, model) };
  throw new Error(`engine ${engine.name} gives neither outcomes nor verdicts`);
}

/** Does an engine that looks for races find one where explore does? */
function raceCheck(name: string, races: NonNullable<FuzzEngine['races']>, model: ModelName): Check {
  const explored = (subject: Subject): boolean =>
    exploreOutcomes(subject.program, model as 'sc' | 'tso' | 'pso', true).violations.has('race');
  return {
    name: `${name} = explore, ${model}`,
    tells: explored,
    run: async (subject) => {
      const [left, right] = [explored(subject), await races(subject.program, model)];
      if (left === right) return null;
      const said = (found: boolean): string[] => (found ? ['race'] : []);
      return {
        what: `races: explore (left) against ${name} (right)`,
        left: said(left),
        right: said(right),
      };
    },
  };
}

/**
 * An execution with an error ends there, before what else it would have led to. Engines that ask for each kind of
 * violation alone (`each`) give the oracle's kinds and final states all the same. Of one that looks for all at once, something
 * must be found and all that is found must be there (each kind alone: narrowed.ts), and final states say something
 * only where no error cuts executions off.
 *
 * In the C11 family a race or an unordered life has no meaning after it, for any engine: one access may be both, and what else is
 * told depends on which is seen first. Other errors are compared there as everywhere.
 */
function sameAnswers(
  model: ModelName,
  source: FuzzProgram,
  oracle: Answer,
  other: Answer,
  { name, each, covers }: Pick<FuzzEngine, 'name' | 'each' | 'covers'>,
): Difference | null {
  const kinds = [...KINDS, 'race'];
  const [left, right] = [kindsOf(oracle, kinds), kindsOf(other, kinds)];
  const compare = covers === true ? covering : sameSets;
  const ofKinds = (): Difference | null => sameSets('violations', left, right, name);
  const ofOutcomes = (): Difference | null =>
    mayEndEarly(source) ? null : compare('outcomes', oracle.outcomes, other.outcomes, name);
  const ends = [...left].some((kind) => ENDING.includes(kind));
  if (isC11(model) && (left.has('race') || left.has('memory'))) return someOf(left, right, name);
  if (each) {
    /* what comes while a free waits in a store buffer is not told (engines/sequentialize/story.ts) */
    const isHidden = name === 'sequentialize' && isBuffered(model) && left.has('memory');
    return ofOutcomes() ?? (isHidden && right.has('memory') ? someOf(left, right, name) : ofKinds());
  }
  if (ends) return left.size > 1 ? someOf(left, right, name) : ofKinds();
  return ofOutcomes() ?? ofKinds();
}

const hasBlocks = (source: FuzzProgram): boolean =>
  bodiesOf(source).some((body) => statementsOf(body).some(({ kind }) => kind === 'atomic-block'));

/** The program may end while threads are still to observe something: which of that counts is no question of the model. */
const mayEndEarly = (source: FuzzProgram): boolean =>
  source.main?.joins === false ||
  bodiesOf(source).some((body) => statementsOf(body).some(({ kind }) => kind === 'end'));

type Keyed = { keys(): Iterable<string> };

const kindsOf = (answer: Answer, kinds: readonly string[] = KINDS): ReadonlySet<string> =>
  new Set(kinds.filter((kind) => answer.violations.has(kind)));

/** Something is found, and it is there. */
function someOf(oracle: ReadonlySet<string>, other: ReadonlySet<string>, name: string): Difference | null {
  const isThere = other.size > 0 && [...other].every((kind) => oracle.has(kind));
  return isThere ? null : sameSets('some violations', oracle, other, name);
}

/** Is whatever there is among what was found? */
function covering(what: string, oracle: Keyed, other: Keyed, name: string): Difference | null {
  const found = new Set(other.keys());
  return [...oracle.keys()].every((key) => found.has(key)) ? null : sameSets(what, oracle, other, name);
}

function sameSets(what: string, oracle: Keyed, other: Keyed, name: string): Difference | null {
  const left = [...oracle.keys()].sort();
  const right = [...other.keys()].sort();
  if (left.length === right.length && left.every((key, i) => key === right[i])) return null;
  return {
    what: `${what}: the oracle, or what stands in for it (left) against ${name} (right)`,
    left,
    right,
  };
}

/**
 * An engine that only gives verdicts: what it finds must be there. If it is exhaustive, it must find everything; then
 * the same program twice more, with an assertion that excludes a state the oracle has, and one that it does not have.
 */
async function sameVerdicts(
  engine: FuzzEngine & Required<Pick<FuzzEngine, 'verdict'>>,
  subject: Subject,
  model: ModelName,
): Promise<Difference | null> {
  const oracle = subject.reference(model);
  const found = await engine.verdict(subject.program, model);
  const told = judge(engine, 'violations', kindsOf(oracle), found);
  if (told || !engine.exhaustive || (isC11(model) && oracle.violations.has('race'))) return told;
  const states = [...oracle.outcomes.values()].map(({ state }) => state);
  if (states.length === 0) return null;
  const reachable = states[states.length >> 1];
  const absent = absentState(subject, model, oracle.outcomes);
  for (const [state, has] of [[reachable, true] as const, [absent, false] as const]) {
    const expected = new Set([...kindsOf(oracle), ...(has ? ['assertion'] : [])]);
    const answer = await engine.verdict(await subject.asserting(state), model);
    const text = [...state].map(([name, value]) => `${name}=${value}`).join(' ');
    const difference = judge(engine, `assertion that excludes ${text}`, expected, answer);
    if (difference) return difference;
  }
  return null;
}

function judge(
  engine: FuzzEngine,
  what: string,
  expected: ReadonlySet<string>,
  found: ReadonlySet<string>,
): Difference | null {
  const wrong = [...found].filter(
    (kind) => (KINDS as readonly string[]).includes(kind) && !expected.has(kind),
  );
  const missed = engine.exhaustive ? [...expected].filter((kind) => !found.has(kind)) : [];
  if (wrong.length + missed.length === 0) return null;
  return {
    what: `${what}: the oracle (left) against ${engine.name} (right)`,
    left: [...expected],
    right: [...found],
  };
}

const WEAKER: readonly ModelName[] = ['tso', 'pso', 'relaxed', 'c11'];

/** A state the program does not end in: if possible one that a weaker model allows. */
function absentState(subject: Subject, model: ModelName, has: Behaviours['outcomes']): FinalState {
  for (const weaker of WEAKER.slice(WEAKER.indexOf(model) + 1)) {
    const more = subject.oracleIfSmall(weaker)?.outcomes ?? [];
    for (const [key, { state }] of more) if (!has.has(key)) return state;
  }
  const [{ state }] = has.values();
  const [name] = state.keys();
  return new Map([...state, [name, 77n]]);
}

/** Whatever the stronger model allows, the weaker one allows too. */
function inclusionCheck(stronger: ModelName, weaker: ModelName): Check {
  return {
    name: `${stronger} ⊆ ${weaker}`,
    tells: (subject) => subject.oracle(weaker).outcomes.size > subject.oracle(stronger).outcomes.size,
    run: async (subject) => {
      const [a, b] = [subject.oracle(stronger), subject.oracle(weaker)];
      const left = [...a.outcomes.keys(), ...kindsOf(a)].filter(
        (key) => !b.outcomes.has(key) && !b.violations.has(key),
      );
      const right = [...b.outcomes.keys(), ...kindsOf(b)];
      return left.length === 0
        ? null
        : { what: `only under ${stronger} (left), all of ${weaker} (right)`, left, right };
    },
  };
}

/**
 * Without races and with only sequentially consistent atomics, the memory model does not matter, unless it has none (ra). But
 * for atomic blocks: in the C11 family they are sections of a mutex, and what is outside may come in between.
 */
function agreementCheck(models: readonly ModelName[]): Check {
  return {
    name: `race-free with only seq_cst: ${models.join(' = ')}`,
    run: async (subject) => {
      if (!isOnlySeqCst(subject.source) || hasBlocks(subject.source)) return 'does not apply';
      if (subject.oracle('rc11').violations.has('race')) return 'does not apply';
      const sc = subject.oracle('sc');
      for (const model of models) {
        const other = subject.oracle(model);
        const difference =
          sameSets('outcomes', sc.outcomes, other.outcomes, model) ??
          sameSets('violations', kindsOf(sc), kindsOf(other), model);
        if (difference) return { ...difference, what: difference.what.replace('the oracle', 'sc') };
      }
      return null;
    },
  };
}

/** The chain of MODELS: each pair of neighbours that was asked for. */
export function allChecks(
  models: readonly ModelName[],
  engines: readonly FuzzEngine[],
  inclusion: boolean,
): Check[] {
  const chains: ModelName[][] = [
    ['sc', 'tso', 'pso', 'relaxed'],
    ['rc11', 'c11'],
    ['rc11', 'ra'],
  ];
  const inclusions = chains.flatMap((chain) => {
    const asked = chain.filter((model) => models.includes(model));
    return asked.slice(1).map((model, i) => inclusionCheck(asked[i], model));
  });
  const agreement =
    models.includes('sc') && models.includes('rc11')
      ? [agreementCheck(models.filter((model) => model !== 'ra'))]
      : [];
  return [
    ...engines.flatMap((engine) =>
      engine.models.filter((model) => models.includes(model)).map((model) => engineCheck(engine, model)),
    ),
    ...(inclusion ? [...inclusions, ...agreement] : []),
  ];
}
