import { checkOptions } from '../src/base/options/options.ts';
import { sequentializeEngine } from '../src/engines/sequentialize/engine.ts';
import { loadProgram } from '../src/run/load.ts';
import { CadicalSolver } from '../src/sat/solvers/cadical.ts';
import type { RowOptions } from './sequentialize-rows.ts';

/** One row of `npm run bench -- sequentialize`. */
export interface Measured {
  /** `verified`, `bounded`, `unknown`, or the kind of the first violation. */
  readonly answer: string;
  readonly summary: string;
  /** Of the largest formula, when it was first solved. */
  readonly variables: number;
  readonly clauses: number;
  /** Processor seconds: making formulas; the first question (does something go wrong?); the others. */
  readonly encode: number;
  readonly first: number;
  readonly others: number;
  readonly megabytes: number;
}

/** For a process of its own, whose memory is the row's: takes a file and the options as JSON, prints a Measured as JSON. */
export async function sequentializeRow(
  print: (line: string) => void,
  args: readonly string[],
): Promise<void> {
  const [file = '', text = '{}'] = args;
  print(JSON.stringify(await measure(file, JSON.parse(text) as RowOptions)));
}

async function measure(path: string, given: RowOptions): Promise<Measured> {
  const { check, ...rest } = given;
  const options = checkOptions({
    engine: 'sequentialize',
    ...rest,
    ...(check === undefined ? {} : { check: new Set(check) }),
  });
  const { program } = await loadProgram([path], options);
  const solving = { variables: 0, clauses: 0, times: [] as number[] };
  // The solver is measured from outside, whoever asks it.
  const { solve } = CadicalSolver.prototype;
  CadicalSolver.prototype.solve = async function (limits) {
    if (this.variables > solving.variables)
      Object.assign(solving, { variables: this.variables, clauses: this.clauses });
    const start = seconds();
    const answer = await solve.call(this, limits);
    solving.times.push(seconds() - start);
    return answer;
  };
  const start = seconds();
  const run = sequentializeEngine.run(program, options, {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no',
  });
  for (;;) {
    const step = await run.next();
    if (!step.done) continue;
    const verdict = step.value;
    const [first = 0, ...rest] = solving.times;
    const others = rest.reduce((sum, time) => sum + time, 0);
    return {
      answer: verdict.violations[0]?.kind ?? verdict.verdict,
      summary: verdict.summary,
      variables: solving.variables,
      clauses: solving.clauses,
      encode: seconds() - start - first - others,
      first,
      others,
      megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    };
  }
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
