import { checkOptions } from '../src/base/options/options.ts';
import { directedEngine } from '../src/engines/directed/engine.ts';
import { exploreEngine } from '../src/engines/explore/explore.ts';
import type { ModelName } from '../src/results/types.ts';
import { loadProgram } from '../src/run/load.ts';

/** One row of `npm run bench -- directed`. */
export interface DirectedMeasured {
  readonly answer: string;
  readonly summary: string;
  readonly executions: number;
  readonly solverCalls: number;
  readonly variables: number;
  readonly clauses: number;
  /** Processor seconds of the engine alone. */
  readonly seconds: number;
  readonly megabytes: number;
}

const ENGINES = { directed: directedEngine, explore: exploreEngine } as const;

/** For a process of its own: engine, file, model, flags; prints JSON. */
export async function directedRow(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const [engine = 'directed', file = '', model = 'sc', ...clangFlags] = args;
  const options = checkOptions({
    engine: engine as keyof typeof ENGINES,
    model: model as ModelName,
    clangFlags,
    timeout: null,
  });
  const { program } = await loadProgram([file], options);
  const start = process.cpuUsage();
  const run = ENGINES[engine as keyof typeof ENGINES].run(program, options, {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no',
  });
  for (;;) {
    const step = await run.next();
    if (!step.done) continue;
    const { verdict, violations, summary, stats } = step.value;
    const { user, system } = process.cpuUsage(start);
    const measured: DirectedMeasured = {
      answer: violations[0]?.kind ?? verdict,
      summary,
      executions: stats.executions,
      solverCalls: stats.solverCalls,
      variables: stats.variables,
      clauses: stats.clauses,
      seconds: (user + system) / 1e6,
      megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    };
    print(JSON.stringify(measured));
    return;
  }
}
