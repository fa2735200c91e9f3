import { parseLitmus } from '../../src/frontend/litmus/litmus.ts';
import { runLitmus } from '../../src/run/litmus/one-test.ts';
import type { CycleTest } from './cycles.ts';

export const CYCLE_MODELS = ['tso', 'pso'] as const;
export const CYCLE_ENGINES = ['oracle', 'explore', 'sequentialize', 'axiomatic'] as const;
export type CycleModel = (typeof CYCLE_MODELS)[number];
export type CycleEngine = (typeof CYCLE_ENGINES)[number];

export interface CycleAnswer {
  readonly holds: boolean;
  /** All final states of the variables that the test asks about. */
  readonly states: string;
  readonly seconds: number;
}

export async function answerOf(
  test: CycleTest,
  model: CycleModel,
  engine: CycleEngine,
): Promise<CycleAnswer> {
  const parsed = parseLitmus(test.text, `${test.name}.litmus`);
  const before = process.cpuUsage();
  const { holds, states } = await runLitmus(parsed, { model, engine, stdRs: 'rc11' });
  const { user, system } = process.cpuUsage(before);
  return {
    holds,
    states: states.map(({ values }) => values.map((pair) => pair.join('=')).join(' ')).join('\n'),
    seconds: (user + system) / 1e6,
  };
}

/** What is wrong with these answers of one test under one model; null: nothing. */
export function disagreement(
  test: CycleTest,
  model: CycleModel,
  answers: ReadonlyMap<CycleEngine, CycleAnswer>,
): string | null {
  const where = `${test.name} under ${model}`;
  const reference = answers.get('oracle');
  for (const [engine, { holds, states }] of answers) {
    if (holds !== test.allowed[model])
      return `${where}: ${engine} says ${holds}, the cycle ${test.allowed[model]}`;
    if (reference !== undefined && states !== reference.states)
      return `${where}: ${engine} has\n${states}\nthe oracle\n${reference.states}`;
  }
  return null;
}
