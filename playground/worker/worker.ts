import '../host/assets.ts';
import { DiagnosticError, EXIT } from '../../src/base/failure.ts';
import { visible, visibleIn } from '../../src/base/visible.ts';
import type { Progress } from '../../src/results/types.ts';
import { clearProgram, FOLDER, putFile } from '../host/memory-files.ts';
import { preload, takeFresh } from '../stand-ins/cache.ts';
import { askBy } from './asked.ts';
import { checkJob } from './check-job.ts';
import { exchangeClang, isClangLoaded } from './clang-files.ts';
import { fetchPrecompiled } from './precompiled.ts';
import type { Answer, Clang, Compiled, Given, Job, News, Refused, ToWorker } from './protocol.ts';

/**
 * One run after the other, from source to answer. Nothing here can be interrupted, and nothing has to be: to stop, the page
 * ends the worker.
 *
 * It talks to two: to the page, by a port that is the first thing it gets, and to its host (page/host.ts), which keeps clang.
 */
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
let page: MessagePort | null = null;
const post = (news: News): void => page?.postMessage(news);

/** Progress is told so often, in ms. */
const TELL_EVERY = 100;

const waiting = new Map<number, (given: readonly Given[] | string) => void>();
let questions = 0;
askBy(async (wanted) => {
  const id = questions++;
  const given = await new Promise<readonly Given[] | string>((resolve) => {
    waiting.set(id, resolve);
    post({ kind: 'want', id, wanted });
  });
  if (typeof given === 'string') throw new Error(given);
  return given;
});

const finding: ((clang: Clang | null) => void)[] = [];
exchangeClang({
  find: () =>
    new Promise((resolve) => {
      finding.push(resolve);
      scope.postMessage(null);
    }),
  leave: (clang) => {
    scope.postMessage(clang);
    post({ kind: 'clang' });
  },
});

scope.onmessage = ({ data, ports }: MessageEvent<Clang | null>) => {
  if (ports.length === 0) return finding.shift()?.(data);
  [page] = ports;
  page.onmessage = onPage;
  post({ kind: 'ready' });
};

function onPage({ data }: MessageEvent<ToWorker>): void {
  if (data.kind === 'start') {
    void run(data.job, data.compiled).then((answer) => post({ kind: 'answer', answer }));
    return;
  }
  waiting.get(data.id)?.(data.given);
  waiting.delete(data.id);
}

async function run(job: Job, compiled: Compiled): Promise<Answer> {
  try {
    if (isLitmus(job.file)) return await (await import('./litmus-job.ts')).litmusJob(job);
    clearProgram();
    putFile(`${FOLDER}/${job.file}`, job.text);
    preload(compiled);
    /* a fix is looked for by compiling: not worth a compiler that nothing else needs */
    const isExample = await fetchPrecompiled(job.file, job.text);
    const suggest = !isExample || (await isClangLoaded());
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
