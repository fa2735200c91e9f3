import { EXIT, type ExitCode } from '../../base/failure.ts';
import {
  failedTest,
  overall,
  testsJson,
  testsSummary,
} from '../../results/formats/other-commands/tests-report.ts';
import { inputOf } from '../../results/input.ts';
import type { TestAnswer, TestsRun } from '../../results/tests.ts';
import type { Place } from '../../supervisor/place.ts';
import type { Job } from '../commands/job.ts';
import { write } from '../output/output.ts';
import { progressOn } from '../output/progress.ts';
import { plainStyle, styleFor } from '../output/style.ts';
import { say, sayColoured } from '../output/terminal.ts';
import { stoppedText, supervised } from './supervised.ts';

/** `heddle test`: each test that fails as it comes, then the table of all. */
export async function testCommand(
  { file, options, own, output }: Extract<Job, { command: 'test' }>,
  place: Place,
): Promise<ExitCode> {
  const view = progressOn(process.stderr, output.quiet);
  const known: TestAnswer[] = [];
  const sources = new Map<string, string>();
  const text: string[] = [];
  const isText = output.format === 'text';
  const show = (answer: TestAnswer, of: ReadonlyMap<string, string>): void => {
    known.push(answer);
    for (const [name, source] of of) if (!name.startsWith('test ')) sources.set(name, source);
    if (!isText || answer.verdict.verdict === 'verified' || answer.verdict.verdict === 'bounded') return;
    const style = output.output === null ? styleFor(process.stdout, output.color, of) : plainStyle(of);
    const part = `${failedTest(answer, style)}\n`;
    if (output.output === null) {
      view.end();
      sayColoured(process.stdout, part);
    } else text.push(part);
  };
  let total = 0;
  const job = { command: 'test', file, options, own } as const;
  const { answer, why } = await supervised('data-type-tested', place, job, options, {
    dataType: (step) => {
      total = step.progress.total ?? total;
      if (step.answer !== undefined) show(step.answer, step.sources ?? new Map());
      view.show(step.progress);
    },
  }).finally(view.end);
  const run: TestsRun = answer?.result.run ?? {
    file,
    model: options.model,
    engine: options.engine,
    criterion: stoppedText(why, options),
    assumptions: [],
    tests: known,
    notRun: Math.max(1, total - known.length),
  };
  if (isText) {
    const style =
      output.output === null ? styleFor(process.stdout, output.color, sources) : plainStyle(sources);
    const summary = testsSummary(run, style);
    if (output.output === null) sayColoured(process.stdout, summary);
    else {
      write([...text, summary].join(''), output.output);
      say(process.stdout, summary);
    }
  } else write(testsJson(run, inputOf([file], options, sources)), output.output);
  return why === 'interrupted' ? EXIT.interrupted : exitOf(run, options.unwind !== null);
}

function exitOf(run: TestsRun, boundsRequested: boolean): ExitCode {
  switch (overall(run)) {
    case 'verified':
      return EXIT.ok;
    case 'violated':
      return EXIT.violated;
    case 'bounded':
      return boundsRequested ? EXIT.ok : EXIT.unknown;
    case 'unknown':
      return EXIT.unknown;
  }
}
