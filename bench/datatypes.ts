import { checkOptions } from '../src/base/options/options.ts';
import { testHeap, testOptions } from '../src/base/options/test-options.ts';
import { runTests, type TestAnswer } from '../src/index.ts';

/**
 * `npm run bench -- datatypes [SECONDS]`: the queue tests of the case study under four models, with the size of the formulas, and how many calls
 * `auto:N` reaches under rc11. One run each, in processor seconds; a test that takes more than SECONDS (default 60) is left with `> SECONDS`, and so is what
 * comes behind it in its row of growing tests.
 */
const FOLDER = 'bench/programs/datatypes';
const TESTS = [
  'e|d',
  'e|e|d|d',
  'e(ed|de)',
  'e(de|dde)',
  'ee|dd',
  'eee|ddd',
  'eeee|dddd',
  'eeee|d|d',
  'eee|e|d|d',
  'ee|e|e|d|d',
  'e|e|e|e|d|d',
];
const MODELS = ['sc', 'tso', 'pso', 'relaxed'];

export async function datatypesBench(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const limit = Number(args[0] ?? 60);
  print('## The two-lock queue with its fences, engine axiomatic\n');
  print('| test | model | calls | threads | events | variables | clauses | seconds | verdict |');
  print('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const test of TESTS) for (const model of MODELS) print(await row(test, model, limit));
  print('\n## Clients of growing size under rc11, engine explore\n');
  print('| type | clients | executions | seconds | verdict |');
  print('| --- | --- | ---: | ---: | --- |');
  for (const file of ['treiber-stack.c', 'michael-scott-queue.c'])
    for (let n = 2; ; n++) {
      const { answers, seconds } = await timed(file, `auto:${n}`, 'rc11', 'explore', [], limit);
      const executions = answers.reduce((sum, { verdict }) => sum + verdict.stats.executions, 0);
      const wrong = answers.find(({ verdict }) => verdict.verdict !== 'verified');
      const said = seconds === null ? 'stopped' : wrong === undefined ? 'passes' : wrong.verdict.verdict;
      print(
        `| ${file} | auto:${n} (${answers.length}) | ${executions} | ${seconds?.toFixed(1) ?? `> ${limit}`} | ${said} |`,
      );
      if (seconds === null) break;
    }
}

async function row(test: string, model: string, limit: number): Promise<string> {
  const { answers, seconds } = await timed('two-lock-queue.c', test, model, 'axiomatic', ['-DFENCED'], limit);
  const [answer] = answers;
  const threads = test.split('|').length;
  const calls = test.replace(/[^a-z]/g, '').length;
  const stats = answer?.verdict.stats;
  const sizes = [stats?.events, stats?.variables, stats?.clauses].map((n) => n ?? '').join(' | ');
  const verdict = seconds === null ? 'stopped' : (answer?.verdict.verdict ?? 'stopped');
  return `| \`${test.replaceAll('|', '\\|')}\` | ${model} | ${calls} | ${threads} | ${sizes} | ${seconds?.toFixed(2) ?? `> ${limit}`} | ${verdict} |`;
}

async function timed(
  file: string,
  test: string,
  model: string,
  engine: string,
  clangFlags: readonly string[],
  timeout: number,
): Promise<{ answers: readonly TestAnswer[]; seconds: number | null }> {
  const before = process.cpuUsage();
  const heap = testHeap(engine, model);
  const run = runTests({
    file: `${FOLDER}/${file}`,
    options: checkOptions({ model, engine, clangFlags, heap, timeout }),
    typeOptions: testOptions({ tests: [test] }),
  });
  let step = await run.next();
  while (!step.done) step = await run.next();
  const { user, system } = process.cpuUsage(before);
  const { tests, notRun } = step.value.run;
  const isStopped = notRun > 0 || tests.some(({ verdict }) => verdict.verdict === 'unknown');
  return { answers: tests, seconds: isStopped ? null : (user + system) / 1e6 };
}
