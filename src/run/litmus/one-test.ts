import { type Diagnostic, DiagnosticError, EXIT, type ExitCode } from '../../base/failure.ts';
import { ASSEMBLER_MODEL, isC11Family, LANGUAGE_MODEL, traitsOf } from '../../base/models.ts';
import { MODELS } from '../../base/names.ts';
import type { LitmusOptions } from '../../base/options/litmus-options.ts';
import { axiomaticBehaviours } from '../../engines/oracle/axiomatic.ts';
import type { Behaviours } from '../../engines/oracle/behaviours.ts';
import { OracleLimit } from '../../engines/oracle/values.ts';
import { comparisonsOf, holds, printProp } from '../../frontend/litmus/condition.ts';
import { type LitmusTest, parseLitmus } from '../../frontend/litmus/litmus.ts';
import type { CatModel } from '../../models/cat/ast.ts';
import { evaluateCat } from '../../models/cat/evaluate.ts';
import { framed } from '../../models/frame.ts';
import { loadModel } from '../../models/load.ts';
import { runPasses } from '../../passes/pipeline.ts';
import {
  compareVariables,
  type LitmusResult,
  type LitmusState,
} from '../../results/formats/other-commands/herd.ts';
import { encodedBehaviours } from './axiomatic.ts';
import { directedBehaviours } from './directed.ts';
import { exploredBehaviours } from './explore.ts';
import { readInput } from './files.ts';
import { sequentializedBehaviours } from './sequentialize.ts';

export type LitmusSettings = Pick<LitmusOptions, 'model' | 'stdRs' | 'engine'>;

/** One test's answer, or why there is none. A plain value: it crosses from worker threads. */
export type LitmusAnswer =
  | { readonly kind: 'result'; readonly result: LitmusResult }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic; readonly exit: ExitCode };

/** The model of a test: the one asked for, or that of its dialect. */
const modelOf = (options: LitmusSettings, test: LitmusTest): string =>
  options.model ?? (test.arch === 'C' ? LANGUAGE_MODEL : ASSEMBLER_MODEL);

/** `text`: what is in the file, where that is known. */
export async function answerLitmus(
  file: string,
  options: LitmusSettings,
  text: string | null = null,
): Promise<LitmusAnswer> {
  try {
    const test = parseLitmus(text ?? readInput(file), file);
    return { kind: 'result', result: await runLitmus(test, options) };
  } catch (error) {
    if (error instanceof DiagnosticError)
      return { kind: 'failed', diagnostic: error.diagnostic, exit: error.exit };
    if (error instanceof OracleLimit) return beyond(file, error.message);
    if (error instanceof RangeError) return beyond(file, 'it is nested too deeply');
    throw error;
  }
}

const beyond = (file: string, reason: string): LitmusAnswer => ({
  kind: 'failed',
  exit: EXIT.unknown,
  diagnostic: {
    code: 'HED440',
    severity: 'error',
    message: `too large for the engine oracle: ${reason}`,
    at: { file, line: 1, column: 1 },
    help: 'make the test smaller: fewer threads, accesses or loop iterations',
  },
});

/** All executions, then the test's own condition on what came out. */
export async function runLitmus(test: LitmusTest, options: LitmusSettings): Promise<LitmusResult> {
  const name = modelOf(options, test);
  const model = framed(loadModel(name, options.stdRs));
  const own = !(MODELS as readonly string[]).includes(name);
  const flags = new Set<string>();
  const flagged = model.statements.some((statement) => statement.kind === 'axiom' && statement.flag);
  const program = runPasses(test.program, {
    printAfter: null,
    onPrint: () => {},
    verify: false,
    retries: false,
  });
  const race = test.arch === 'C' && isC11Family(name);
  const behaviours =
    options.engine === 'explore'
      ? exploredBehaviours(program, name, options.stdRs, race)
      : options.engine === 'directed'
        ? await directedBehaviours(program, name)
        : options.engine === 'sequentialize'
          ? await sequentializedBehaviours(program, name)
          : options.engine === 'axiomatic'
            ? await encodedBehaviours(program, name, options.stdRs, race)
            : axiomaticBehaviours(program, model, {
                race,
                blocksLock: isC11Family(name),
                foreign: own,
                ...(traitsOf(name).outOfThinAir ? { thinAir: numbersOf(test) } : {}),
                ...(flagged ? { onExecution: ({ execution }) => raise(flags, model, execution) } : {}),
              });
  for (const kind of behaviours.violations.keys()) flags.add(kind === 'race' ? 'data-race' : kind);
  if (behaviours.thinAir) flags.add('thin-air');
  const states = statesOf(test, behaviours);
  const matching = sum(states.filter((state) => state.matches));
  const others = sum(states) - matching;
  return {
    file: test.file,
    name: test.name,
    arch: test.arch,
    model: name,
    engine: options.engine === 'auto' ? 'oracle' : options.engine,
    quantifier: test.quantifier,
    condition: printProp(test.condition),
    states,
    holds:
      test.quantifier === 'exists' ? matching > 0 : (test.quantifier === 'forall' ? others : matching) === 0,
    matching,
    others,
    flags: [...flags].sort(),
  };
}

/** The numbers that the test asks about. */
const numbersOf = ({ condition, filter }: LitmusTest): bigint[] =>
  [condition, ...(filter === null ? [] : [filter])].flatMap((prop) =>
    comparisonsOf(prop).map(({ value }) => value),
  );

function raise(flags: Set<string>, model: CatModel, execution: Parameters<typeof evaluateCat>[1]): void {
  for (const flag of evaluateCat(model, execution).flags) flags.add(flag);
}

const sum = (states: readonly LitmusState[]): number =>
  states.reduce((total, state) => total + state.executions, 0);

/** Outcomes that pass the filter, as the variables that the test asks for; equal ones are one state. */
function statesOf(test: LitmusTest, behaviours: Behaviours): LitmusState[] {
  const variables = [...test.variables].sort(compareVariables);
  const states = new Map<string, LitmusState>();
  for (const { state, count } of behaviours.outcomes.values()) {
    if (test.filter !== null && !holds(test.filter, state)) continue;
    const values = variables.map((variable) => [variable, String(state.get(variable))] as const);
    const key = values.join(' ');
    const executions = count + (states.get(key)?.executions ?? 0);
    states.set(key, { values, executions, matches: holds(test.condition, state) });
  }
  return [...states.values()].sort(compareStates);
}

function compareStates(a: LitmusState, b: LitmusState): number {
  for (const [i, [, value]] of a.values.entries()) {
    const difference = BigInt(value) - BigInt(b.values[i][1]);
    if (difference !== 0n) return difference < 0n ? -1 : 1;
  }
  return 0;
}
