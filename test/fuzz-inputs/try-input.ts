import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../src/cli/run.ts';
import { check, DiagnosticError, findFences, litmus, replayFile, runTests } from '../../src/index.ts';
import type { Place } from '../../src/supervisor/place.ts';
import type { Answer, FromWork, Job } from '../../src/supervisor/protocol.ts';
import type { Kind } from './corpus.ts';

/**
 * One input through the whole command line, in this process: the command's words, its work (not in a thread of its
 * own, which would have to be started for each input), its report. What it writes is kept and looked at.
 */
const FILE: Readonly<Record<Kind, string>> = {
  ll: 'a.ll',
  litmus: 'a.litmus',
  cat: 'a.cat',
  trace: 'a.json',
  csv: 'a.csv',
  config: 'heddle.config.json',
  c: 'a.c',
  cxx: 'a.cc',
};
const SECONDS = 1;
const SB =
  'C SB\n{ x = 0; y = 0; }\nP0 (atomic_int* x, int* y) { *y = 1; int r0 = *x; }\nP1 (atomic_int* x, int* y) { *x = 1; int r0 = *y; }\nexists (0:r0=0 /\\ 1:r0=0)\n';

function words(kind: Kind, folder: string): string[] {
  const file = join(folder, FILE[kind]);
  switch (kind) {
    case 'cat':
      return ['litmus', join(folder, 'sb.litmus'), '--model', file];
    case 'csv':
      return ['litmus', join(folder, 'sb.litmus'), '--expected', file];
    case 'litmus':
      return ['litmus', file];
    case 'config':
      return ['check', '--quiet'];
    case 'trace':
      return ['replay', file, '--no-cache'];
    default:
      return ['check', file, '--no-cache', '--quiet'];
  }
}

/** What is wrong with how Heddle took the input, or null. */
export async function tryInput(kind: Kind, text: string, folder: string): Promise<string | null> {
  writeFileSync(join(folder, FILE[kind]), text);
  if (kind === 'cat' || kind === 'csv') writeFileSync(join(folder, 'sb.litmus'), SB);
  const written: string[] = [];
  const { stdout, stderr } = process;
  const real = [stdout.write, stderr.write] as const;
  const keep = (chunk: unknown): boolean => {
    written.push(String(chunk));
    return true;
  };
  stdout.write = keep as typeof stdout.write;
  stderr.write = keep as typeof stderr.write;
  const here = process.cwd();
  let exit: number;
  try {
    if (kind === 'config') process.chdir(folder);
    exit = await run(words(kind, folder), inPlace());
  } catch (error) {
    return `thrown: ${error instanceof Error ? error.stack : String(error)}`;
  } finally {
    [stdout.write, stderr.write] = real;
    process.chdir(here);
  }
  return complaint(exit, written.join(''));
}

function complaint(exit: number, output: string): string | null {
  if (![0, 1, 2, 5, 10].includes(exit)) return `exit code ${exit}: ${output.slice(0, 400)}`;
  if (/^\s+at .*\.[jt]s:\d+/m.test(output)) return `a stack trace: ${output.slice(0, 400)}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  const control = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/.exec(output);
  if (control !== null)
    return `control character ${control[0].charCodeAt(0)} at ${JSON.stringify(output.slice(Math.max(0, control.index - 80), control.index + 20))}`;
  return null;
}

/** A place of work right here; it stops after a while, if what it does listens. */
function inPlace(): Place {
  const stop = new AbortController();
  let tell: (message: FromWork) => void = () => {};
  return {
    listen: (receive) => {
      tell = receive;
    },
    post: (message) => {
      if (message.kind === 'stop') return stop.abort(message.why);
      const timer = setTimeout(() => stop.abort('timeout'), 1000 * SECONDS);
      void answer(message.job, stop.signal, tell)
        .catch(failure)
        .then((given) => {
          clearTimeout(timer);
          tell(given);
        });
    },
    memoryMB: () => 0,
    end: async () => {},
  };
}

async function answer(job: Job, signal: AbortSignal, tell: (message: FromWork) => void): Promise<Answer> {
  switch (job.command) {
    case 'check': {
      const result = await last(check({ files: job.files, options: job.options, signal, late: 0 }), () => {});
      return { kind: 'checked', result };
    }
    case 'fences': {
      const { files, options, own, tests } = job;
      const of = tests === null ? {} : { tests };
      return {
        kind: 'fenced',
        answer: await last(findFences({ files, options, own, ...of, signal }), () => {}),
      };
    }
    case 'replay':
      return { kind: 'replayed', result: await replayFile(job.file, job.options, job.own) };
    case 'test': {
      const { file, options, own } = job;
      const run = runTests({ file, options, typeOptions: own, signal, late: 0 });
      return {
        kind: 'data-type-tested',
        result: await last(run, (step) => tell({ kind: 'data-type', step })),
      };
    }
    case 'litmus': {
      const { paths, options } = job;
      return {
        kind: 'tested',
        outcome: await last(litmus({ paths, options }), (step) => tell({ kind: 'test', step })),
      };
    }
  }
}

async function last<T, R>(run: AsyncGenerator<T, R, void>, show: (value: T) => void): Promise<R> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
    show(step.value);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function failure(error: unknown): Answer {
  if (error instanceof DiagnosticError)
    return { kind: 'refused', diagnostic: error.diagnostic, exit: error.exit, source: error.source };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'failed', message, stack: stack ?? '' };
}
