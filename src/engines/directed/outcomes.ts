import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { checkOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Machine } from '../../vm/machine.ts';
import type { EngineContext } from '../engine.ts';
import { type Effort, USUAL } from './questions.ts';
import { Search } from './search.ts';

/** All final states (`name=value …`, names sorted) and all kinds of violations: for comparisons and `heddle litmus`. */
export interface Outcomes {
  readonly outcomes: ReadonlyMap<string, number>;
  readonly violations: ReadonlyMap<string, string>;
  readonly executions: number;
  readonly blocked: number;
}

const CONTEXT: EngineContext = {
  signal: new AbortController().signal,
  elapsed: () => 0,
  stopped: () => 'no',
};

/**
 * The runs show every outcome: `observe` is a computation whose inputs are goals like any other's. `watch` sees every
 * instruction of every run.
 */
export async function directedOutcomes(
  program: Program,
  model: string,
  watch: Machine['watch'] = null,
  effort: Effort = USUAL,
): Promise<Outcomes> {
  const search = new Search(program, checkOptions({ model }), CONTEXT, { allOutcomes: true, effort });
  search.runs.alsoWatches = watch;
  const outcomes = new Map<string, number>();
  const violations = new Map<string, string>();
  let [executions, blocked] = [0, 0];
  try {
    for await (const { outcome, observed, refusal } of search.steps()) {
      if (refusal !== null) throw new DiagnosticError(refusal, EXIT.unknown);
      if (outcome?.kind === 'unknown') throw new DiagnosticError(outcome.diagnostic, EXIT.unknown);
      if (outcome === null) throw new DiagnosticError(LONG, EXIT.unknown);
      if (outcome.kind === 'violation') violations.set(outcome.found.kind, outcome.found.message);
      if (outcome.kind === 'complete') {
        executions++;
        const key = sorted(observed).join(' ');
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      } else blocked++;
    }
  } finally {
    search.dispose();
  }
  return { outcomes, violations, executions, blocked };
}

const LONG = {
  code: 'HED420',
  severity: 'warning',
  message: 'an execution has more than 200,000 events',
} as const;

const sorted = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
const name = (text: string): string => text.slice(0, text.indexOf('='));
