import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkOptions } from '../src/base/options/options.ts';
import { testHeap, testOptions } from '../src/base/options/test-options.ts';
import { check, type FencesResult, findFences } from '../src/index.ts';
import { broken, LONG, QUICK } from '../test/fences/broken.ts';

type Print = (line: string) => void;

/**
 * `npm run bench -- fences [PART [SECONDS]]`: `programs`, our examples with orders weakened and the three that need two fences at once;
 * `types`, data types without their orders or fences under each model. For each the cheapest fix, its clauses, what it took in processor
 * seconds, and whether the patch applies and what it gives passes.
 */
export async function fencesBench(print: Print, args: readonly string[]): Promise<void> {
  const [part = '', seconds = '600'] = args;
  if (part === '' || part === 'programs') {
    head(print, 'Broken programs');
    for (const one of [...SMALL, ...QUICK, ...LONG]) {
      const before = readFileSync(one.file, 'utf8');
      await row(
        print,
        one.name,
        one.file,
        one.model ?? 'rc11',
        broken(before, one),
        null,
        [],
        Number(seconds),
      );
    }
  }
  if (part === '' || part === 'types') {
    head(print, 'Data types without their orders or fences');
    for (const [name, flag, tests, models] of TYPES)
      for (const model of models) {
        const file = `bench/programs/datatypes/${name}`;
        const flags = flag === '' ? [] : [flag];
        const title = `${name} ${flag} \`${tests.join(' ').replaceAll('|', '\\|')}\``;
        await row(print, title, file, model, readFileSync(file, 'utf8'), tests, flags, Number(seconds));
      }
  }
}

const small = (name: string, file: string, model: string) =>
  ({ name, file: `test/fences/programs/${file}`, weaken: [], model }) as const;
const SMALL = [
  small('store buffering', 'sb.c', 'tso'),
  small('2+2W', '2+2w.c', 'pso'),
  small('IRIW', 'iriw.c', 'rc11'),
];

const EVERY = ['tso', 'pso', 'rc11', 'relaxed'];
const TYPES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['two-lock-queue.c', '', ['e|d'], ['pso', 'relaxed']],
  ['michael-scott-queue.c', '-DRELAXED', ['e|d'], EVERY],
  ['treiber-stack.c', '-DRELAXED', ['u|o'], EVERY],
  ['chase-lev.c', '-DNO_FENCE', ['ppt|s|s'], ['tso', 'pso']],
  ['chase-lev.c', '-DRELAXED', ['pp|ss'], EVERY],
  ['lazy-list.c', '-DRELAXED', ['a|c'], EVERY],
  ['harris-set.c', '-DRELAXED', ['a|c'], EVERY],
];

function head(print: Print, title: string): void {
  print(`\n## ${title}\n`);
  print(
    '| what | model | without | outcome | changes | cost | clauses | placements | s | re-checked | patched |',
  );
  print('| --- | --- | --- | --- | --- | ---: | ---: | ---: | ---: | --- | --- |');
}

async function row(
  print: Print,
  title: string,
  file: string,
  model: string,
  text: string,
  tests: readonly string[] | null,
  clangFlags: readonly string[],
  timeout: number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-fences-'));
  const here = join(folder, basename(file));
  writeFileSync(here, text);
  const before = process.cpuUsage();
  const heap = tests === null ? 'fresh' : testHeap('auto', model);
  const options = checkOptions({ model, clangFlags, timeout, heap });
  const typed = tests === null ? {} : { tests: testOptions({ tests: [...tests] }) };
  try {
    const { result } = await last(findFences({ files: [here], options, ...typed }));
    const { user, system } = process.cpuUsage(before);
    const [best] = result.proposals;
    const cells = [
      title,
      model,
      result.violation?.kind ?? 'passes',
      result.outcome,
      best === undefined ? '' : best.changes.map(({ line, what }) => `${line}: ${what}`).join('; '),
      best?.cost ?? '',
      result.clauses.length,
      result.checks,
      ((user + system) / 1e6).toFixed(1),
      best === undefined
        ? ''
        : best.rechecks.map(({ of, engine, verdict }) => `${of} ${engine} ${verdict}`).join('; '),
      best === undefined || tests !== null ? '' : await patched(here, best.diff, options),
    ];
    print(`| ${cells.join(' | ')} |`);
  } catch (error) {
    print(`| ${title} | ${model} | | ${String(error).split('\n')[0]} | | | | | | | |`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The patch applies, and what it gives passes. */
async function patched(
  file: string,
  diff: FencesResult['proposals'][number]['diff'],
  options: ReturnType<typeof checkOptions>,
): Promise<string> {
  execFileSync('patch', ['-p1', '-d', '/', '--no-backup-if-mismatch'], { input: diff });
  return (await last(check({ files: [file], options }))).verdict.verdict;
}

async function last<T>(run: AsyncGenerator<unknown, T, void>): Promise<T> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}
