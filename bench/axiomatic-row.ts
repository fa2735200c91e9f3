import { checkOptions } from '../src/base/options/options.ts';
import { axiomaticEngine } from '../src/engines/axiomatic/engine.ts';
import { sequentializeEngine } from '../src/engines/sequentialize/engine.ts';
import { loadProgram } from '../src/run/load.ts';
import type { RowOptions } from './sequentialize-rows.ts';

/** One engine's part of a row of `npm run bench -- axiomatic`. */
export interface EngineMeasured {
  /** `verified`, `bounded`, `unknown`, or the kind of the first violation. */
  readonly answer: string;
  readonly summary: string;
  readonly variables: number;
  readonly clauses: number;
  /** What axiomatic says of its own formula; zero for others. */
  readonly orderLiterals: number;
  readonly rounds: number;
  readonly conflicts: number;
  /** Processor seconds of the whole process, start included. */
  readonly seconds: number;
  readonly megabytes: number;
}

const ENGINES = { axiomatic: axiomaticEngine, sequentialize: sequentializeEngine } as const;

/**
 * For a process of its own, whose time and memory are the row's: engine, file, options as JSON; prints JSON. The engine `compile` only leaves
 * the compiled program in the cache.
 */
export async function axiomaticRow(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const [name = 'axiomatic', file = '', text = '{}'] = args;
  const { check, ...rest } = JSON.parse(text) as RowOptions;
  const options = checkOptions({
    engine: name === 'compile' ? 'axiomatic' : (name as keyof typeof ENGINES),
    ...rest,
    ...(check === undefined ? {} : { check: new Set(check) }),
  });
  const { program } = await loadProgram([file], options);
  if (name === 'compile') return print('{}');
  const run = ENGINES[name as keyof typeof ENGINES].run(program, options, {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no',
  });
  for (;;) {
    const step = await run.next();
    if (!step.done) continue;
    const { verdict, violations, summary, stats } = step.value;
    const number = (what: RegExp): number => Number(what.exec(summary)?.[1] ?? 0);
    const { user, system } = process.cpuUsage();
    const measured: EngineMeasured = {
      answer: violations[0]?.kind ?? verdict,
      summary,
      variables: stats.variables,
      clauses: stats.clauses,
      orderLiterals: number(/(\d+) order literals/),
      rounds: number(/(\d+) rounds of refinement/),
      conflicts: number(/(\d+) conflicts/),
      seconds: (user + system) / 1e6,
      megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    };
    print(JSON.stringify(measured));
    return;
  }
}
