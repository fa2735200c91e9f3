import '../host/assets.ts';
import { DiagnosticError, EXIT } from '../../src/base/failure.ts';
import { visible, visibleIn } from '../../src/base/visible.ts';
import type { Progress } from '../../src/results/types.ts';
import { clearProgram, FOLDER, putFile } from '../host/memory-files.ts';
import { preload, takeFresh } from '../stand-ins/cache.ts';
import { checkJob } from './check-job.ts';
import { isClangLoaded, prepareClang } from './clang-files.ts';
import { fetchPrecompiled } from './precompiled.ts';
import type { Answer, Job, News, Refused, Start } from './protocol.ts';

/**
 * One run after the other, from source to answer. Nothing here can be interrupted, and nothing has to be: to stop, the page
 * ends the worker.
 */
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (news: News): void => scope.postMessage(news);

/** Progress is told so often, in ms. */
const TELL_EVERY = 100;

scope.onmessage = ({ data }: MessageEvent<Start>) => {
  void run(data).then((answer) => post({ kind: 'answer', answer }));
};

post({ kind: 'ready' });

async function run({ job, base, clang, compiled }: Start): Promise<Answer> {
  prepareClang({
    base,
    given: clang,
    progress: throttled((done: number, total: number) => post({ kind: 'loading', done, total })),
    loaded: (whole) => post({ kind: 'clang', clang: whole }),
  });
  try {
    if (isLitmus(job.file)) return await (await import('./litmus-job.ts')).litmusJob(job);
    clearProgram();
    putFile(`${FOLDER}/${job.file}`, job.text);
    preload(compiled);
    /* a fix is looked for by compiling: not worth a compiler that nothing else needs */
    const isExample = await fetchPrecompiled(base, job.file, job.text);
    const suggest = !isExample || isClangLoaded();
    const tell = throttled(({ text, engine, stats, done }: Progress) =>
      post({
        kind: 'progress',
        text: visible(text),
        engine: engine ?? null,
        executions: stats?.executions ?? done,
      }),
    );
    let isCompiled = false;
    return await checkJob(job, suggest, (progress) => {
      if (!isCompiled && progress.text !== 'compiling') {
        isCompiled = true;
        post({ kind: 'compiled', entries: takeFresh() });
      }
      tell(progress);
    });
  } catch (error) {
    return refusal(error, job);
  }
}

const isLitmus = (file: string): boolean => file.endsWith('.litmus');

function refusal(error: unknown, { file }: Job): Refused {
  if (error instanceof DiagnosticError)
    return {
      kind: 'refused',
      diagnostic: visibleIn(error.diagnostic),
      message: visible(error.diagnostic.message),
      exit: error.exit,
    };
  const said = error instanceof Error ? error.message : String(error);
  const limit = LIMITS_HIT.find(([what]) => what.test(said));
  return {
    kind: 'refused',
    diagnostic: null,
    message: limit === undefined ? visible(said) : `${visible(file)}: ${limit[1]}`,
    exit: limit === undefined ? EXIT.internal : EXIT.unknown,
  };
}

/** What browsers say when a limit of theirs is reached, in clang or in an engine. */
const LIMITS_HIT: readonly (readonly [RegExp, string])[] = [
  [/call stack size/i, 'it is nested too deeply for the stack that the browser gives'],
  [
    /allocation failed|out of memory|invalid (typed )?array length|memory access out of bounds/i,
    'out of memory',
  ],
  [/cannot be loaded|failed to fetch|networkerror/i, 'the compiler cannot be loaded: is there a connection?'],
];

function throttled<A extends readonly unknown[]>(tell: (...args: A) => void): (...args: A) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = performance.now();
    if (now - last < TELL_EVERY) return;
    last = now;
    tell(...args);
  };
}
