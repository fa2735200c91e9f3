import type { CheckOptions } from '../../base/options/options.ts';
import { heed } from '../../engines/work/heed.ts';
import { type Answers, inOrder, listWork } from '../../engines/work/list-work.ts';
import { type Control, type Hire, type Loss, stateText, type Work } from '../../engines/work/work.ts';
import { parseProgram } from '../../ir/parse.ts';
import { printProgram } from '../../ir/print.ts';
import type { Program } from '../../ir/types.ts';
import { verifyProgram } from '../../ir/verify.ts';
import type { Verdict } from '../../results/types.ts';
import { verdictFor } from '../../results/verdict.ts';
import { checkProgram, replayAll } from '../check-program.ts';
import { chooseEngine } from '../engines.ts';
import { watchLimits } from '../limits.ts';

/**
 * The programs of a suite of tests as work that can be shared: each is a task. Serial executions are looked at where the suite
 * is run (they are few, and the concurrent program is made of what they gave); a worker gets the program as it is checked,
 * and compiles nothing.
 */
export interface SuiteTask {
  readonly index: number;
  /** The test: `e(ed|de)`. */
  readonly name: string;
  /** In the text of the intermediate representation. */
  readonly program: string;
}

export interface SuiteGround {
  readonly options: CheckOptions;
}

export const suiteWork = (
  { options }: SuiteGround,
  tasks: readonly SuiteTask[] = [],
): Work<SuiteTask, Answers<Verdict>> =>
  listWork({
    tasks,
    answer: (task, control) => {
      const program = parseProgram(task.program);
      verifyProgram(program, 'of a test');
      return verdictOf(program, options, control);
    },
    givenUp: ({ name }, why) => lost(name, why, options),
    nameOf: ({ name }) => name,
  });

async function verdictOf(
  program: Program,
  options: CheckOptions,
  control: Control<SuiteTask>,
): Promise<Verdict> {
  const engine = chooseEngine(options.engine, options.model, options.stdRs);
  const { signal, end } = heed(control);
  const limits = watchLimits({ timeout: null, memory: null }, signal);
  try {
    const run = checkProgram({ program, engine, options, limits });
    let step = await run.next();
    while (!step.done) step = await run.next();
    const { stats } = step.value;
    return { ...step.value, stats: { ...stats, wallSeconds: limits.elapsed() } };
  } finally {
    limits.stop();
    end();
  }
}

export interface Verdicts {
  /** In the order of the programs, with words on how it goes. */
  readonly news: AsyncGenerator<string | Verdict, void, void>;
  /** Whatever is still to come is not wanted. */
  readonly end: () => Promise<void>;
}

/** Programs checked by whoever is hired, which begins at once; violations are replayed again here. */
export function checkAll(
  programs: readonly { readonly name: string; readonly program: Program }[],
  options: CheckOptions,
  hire: Hire,
  signal: AbortSignal,
): Verdicts {
  const ground: SuiteGround = { options: { ...options, jobs: 1, redis: null, timeout: null } };
  const tasks = programs.map(({ name, program }, index) => ({ index, name, program: printProgram(program) }));
  const crew = hire({ name: 'suite', work: suiteWork(ground, tasks), program: null, ground, tasks });
  const stop = (): void => crew.stop();
  signal.addEventListener('abort', stop, { once: true });
  const news = async function* (): Verdicts['news'] {
    let at = 0;
    for await (const verdict of inOrder(crew, tasks.length)) {
      const { name, program } = programs[at++];
      await replayAll(program, verdict.violations, verdict.engine, options);
      yield `${name}: ${stateText(crew.state())}`;
      yield verdict;
    }
  };
  const end = async (): Promise<void> => {
    signal.removeEventListener('abort', stop);
    crew.stop();
    await crew.end();
  };
  return { news: news(), end };
}

function lost(name: string, why: Loss, { model, engine }: CheckOptions): Verdict {
  const message = why === 'memory' ? 'needs more memory than there is' : 'ended three workers that tried it';
  return verdictFor({ model, unwind: null }, { engine, summary: `the test ${name} ${message}` });
}
