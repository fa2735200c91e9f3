import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOptions } from '../src/base/options/options.ts';
import { testHeap, testOptions } from '../src/base/options/test-options.ts';
import { runTests, type TestAnswer } from '../src/index.ts';
import { chart } from './chart.ts';
import type { TestMeasured } from './datatypes-row.ts';

type Print = (line: string) => void;

/**
 * `npm run bench -- datatypes [PART [SECONDS]]`: parts are `queue` (the tests of the case study under four models, with fences and without, with
 * the size of programs and formulas), `lock` (its spin lock alone), `growth` (the series Tpc and T5, with a chart), `auto` (how many calls
 * `auto:N` reaches under rc11, engine explore) and `suite` (the whole suite under relaxed but for Tpc5 and Tpc6). Processor seconds, one run each,
 * a process a row; a row that takes more than SECONDS (default 60) is left.
 */
const FOLDER = 'bench/programs/datatypes';
const SVG = 'bench/results/datatypes-growth.svg';
const QUEUE: readonly (readonly [string, string])[] = [
  ['T0', 'e|d'],
  ['T1', 'e|e|d|d'],
  ['Fig2', 'ded|ed'],
  ['Ti2', 'e(ed|de)'],
  ['Ti3', 'e(de|dde)'],
];
const SERIES: readonly (readonly [string, readonly (readonly [number, string, string])[]])[] = [
  ['Tpc', [2, 3, 4, 5, 6].map((n) => [2 * n, `Tpc${n}`, `${'e'.repeat(n)}|${'d'.repeat(n)}`] as const)],
  [
    'T5',
    [
      [3, 'T53', 'eeee|d|d'],
      [4, 'T54', 'eee|e|d|d'],
      [5, 'T55', 'ee|e|e|d|d'],
      [6, 'T56', 'e|e|e|e|d|d'],
    ],
  ],
];
const MODELS = ['sc', 'tso', 'pso', 'relaxed'];

export async function datatypesBench(print: Print, args: readonly string[]): Promise<void> {
  const [part = '', seconds = '60'] = args;
  const is = (name: string): boolean => part === '' || part === name;
  if (is('queue')) {
    head(print, 'The two-lock queue, engine axiomatic');
    for (const [name, test] of QUEUE)
      for (const model of MODELS) row(print, name, 'two-lock-queue.c', test, model, seconds, ['-DFENCED']);
    for (const [name, test] of [...QUEUE.slice(0, 2), ['Tpc3', 'eee|ddd']])
      row(print, `${name}, no fences`, 'two-lock-queue.c', test, 'relaxed', seconds, []);
  }
  if (is('lock')) {
    head(print, 'The spin lock alone');
    for (const test of ['i|i', 'i|i|i', 'ii|ii']) row(print, '', 'spin-lock.c', test, 'relaxed', seconds, []);
    row(print, 'fence misplaced', 'spin-lock.c', 'i|i', 'relaxed', seconds, ['-DMISPLACED_FENCE']);
  }
  if (is('growth')) growth(print, seconds);
  if (is('suite')) {
    print('\n## The whole suite under relaxed without Tpc5 and Tpc6\n');
    const tests = [...QUEUE, ...SERIES.flatMap(([, all]) => all.map(([, name, test]) => [name, test]))]
      .filter(([name]) => name !== 'Tpc5' && name !== 'Tpc6')
      .map(([, test]) => test);
    const { answers, spent, isStopped } = await suite(
      'two-lock-queue.c',
      tests,
      'relaxed',
      'axiomatic',
      ['-DFENCED'],
      6000,
    );
    const passed = answers.filter(({ verdict }) => verdict.verdict === 'verified').length;
    print(`${passed} of ${tests.length} tests pass, ${spent.toFixed(1)} s${isStopped ? ', stopped' : ''}`);
  }
  if (is('auto')) await auto(print, Number(seconds));
}

function growth(print: Print, seconds: string): void {
  head(print, 'Growth under relaxed: longer threads (Tpc), and more of them (T5)');
  const lines = SERIES.map(([name, tests]) => {
    const points: [number, number][] = [];
    for (const [n, title, test] of tests) {
      const measured = row(print, title, 'two-lock-queue.c', test, 'relaxed', seconds, ['-DFENCED']);
      if (measured === null) break;
      points.push([n, measured.mining + measured.encoding + measured.solving]);
    }
    return { name: name === 'Tpc' ? 'Tpc, by calls' : 'T5, by threads', points };
  }).filter(({ points }) => points.length > 0);
  writeFileSync(SVG, chart('The two-lock queue under relaxed', 'calls or threads', 's', lines));
}

async function auto(print: Print, limit: number): Promise<void> {
  print('\n## Clients of growing size under rc11, engine explore\n');
  print('| type | clients | executions | seconds | verdict |');
  print('| --- | --- | ---: | ---: | --- |');
  for (const file of ['treiber-stack.c', 'michael-scott-queue.c'])
    for (let n = 2; ; n++) {
      const { answers, spent, isStopped } = await suite(file, [`auto:${n}`], 'rc11', 'explore', [], limit);
      const executions = answers.reduce((sum, { verdict }) => sum + verdict.stats.executions, 0);
      const wrong = answers.find(({ verdict }) => verdict.verdict !== 'verified');
      const said = isStopped ? 'stopped' : wrong === undefined ? 'passes' : wrong.verdict.verdict;
      print(`| ${file} | auto:${n} (${answers.length}) | ${executions} | ${spent.toFixed(1)} | ${said} |`);
      if (isStopped) break;
    }
}

function head(print: Print, title: string): void {
  print(`\n## ${title}\n`);
  print(
    '| test | client | model | threads | instructions | loads | stores | fences | variables | clauses | serial s | encode s | solve s | MB | answer |',
  );
  print(
    '| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
  );
}

function row(
  print: Print,
  name: string,
  file: string,
  test: string,
  model: string,
  seconds: string,
  flags: readonly string[],
): TestMeasured | null {
  const bundle = fileURLToPath(new URL('main.js', import.meta.url));
  const command = [
    process.execPath,
    bundle,
    'datatypes-row',
    `${FOLDER}/${file}`,
    test,
    model,
    seconds,
    ...flags,
  ];
  const limit = String(Math.ceil(Number(seconds)) + 5);
  const child = spawnSync('sh', ['-c', 'ulimit -t "$0"; exec "$@"', limit, ...command], { encoding: 'utf8' });
  const client = `\`${test.replaceAll('|', '\\|')}\``;
  const line = (child.stdout ?? '').trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) {
    print(`| ${name} | ${client} | ${model} | | | | | | | | | | > ${seconds} | | stopped |`);
    return null;
  }
  const m = JSON.parse(line) as TestMeasured;
  const sizes = [m.threads, m.instructions, m.loads, m.stores, m.fences, m.variables, m.clauses];
  const times = [m.mining, m.encoding, m.solving].map((one) => one.toFixed(2));
  print(`| ${name} | ${client} | ${model} | ${[...sizes, ...times, m.megabytes].join(' | ')} | ${m.said} |`);
  return m;
}

async function suite(
  file: string,
  tests: readonly string[],
  model: string,
  engine: string,
  clangFlags: readonly string[],
  timeout: number,
): Promise<{ answers: readonly TestAnswer[]; spent: number; isStopped: boolean }> {
  const before = process.cpuUsage();
  const heap = testHeap(engine, model);
  const run = runTests({
    file: `${FOLDER}/${file}`,
    options: checkOptions({ model, engine, clangFlags, heap, timeout }),
    typeOptions: testOptions({ tests: [...tests] }),
  });
  let step = await run.next();
  while (!step.done) step = await run.next();
  const { user, system } = process.cpuUsage(before);
  const { tests: answers, notRun } = step.value.run;
  const isStopped = notRun > 0 || answers.some(({ verdict }) => verdict.verdict === 'unknown');
  return { answers, spent: (user + system) / 1e6, isStopped };
}
