import type { Answer, Job, News, Start } from '../worker/protocol.ts';
import { Kept } from './kept.ts';
import { Workers } from './workers.ts';

/**
 * Runs in workers. A worker is used again when its run has come to an end; to stop a run is to end its worker. Clang and what
 * was compiled, once some worker has it, is kept here and given to the others; so while one compiles the next run waits.
 */
export type Ending =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Ended from here, or it died. */
  | { readonly kind: 'stopped'; readonly why: string };

export interface RunEvents {
  readonly progress: (text: string, engine: string | null, executions: number) => void;
  readonly loading: (done: number, total: number) => void;
  readonly end: (ending: Ending) => void;
}

export interface Run {
  readonly stop: (why?: string) => void;
}

/** Seconds that a worker has to say itself that its time is over. */
const GRACE = 2;

const kept = new Kept();
const idle: Worker[] = [];
/** Runs that wait until the first of them has compiled; it is not in here. */
const waiting: (() => void)[] = [];
let isCompiling = false;

let opened: Promise<Workers> | null = null;
const openWorkers = (): Promise<Workers> => {
  opened ??= Workers.open();
  return opened;
};

/** Loads the engines before they are needed. */
export function warmUp(): void {
  void openWorkers().then((workers) => idle.length === 0 && idle.push(workers.make()));
}

export function startRun(job: Job, events: RunEvents): Run {
  let running: Run | null = null;
  let isOver = false;
  const end = (ending: Ending): void => {
    if (isOver) return;
    isOver = true;
    events.end(ending);
  };
  const begin = (): void => {
    if (isOver) return next();
    isCompiling = true;
    running = inWorker(job, { ...events, end }, next);
  };
  if (isCompiling) waiting.push(begin);
  else begin();
  return {
    stop: (why = 'stopped') => {
      if (running === null) end({ kind: 'stopped', why });
      else running.stop(why);
    },
  };
}

function next(): void {
  isCompiling = false;
  waiting.shift()?.();
}

/** `compiled`: called once, when it needs no compiler any more. */
function inWorker(job: Job, events: RunEvents, compiled: () => void): Run {
  let worker: Worker | null = null;
  let isOver = false;
  let isCompiled = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    if (isCompiled) return;
    isCompiled = true;
    compiled();
  };
  const over = (ending: Ending, keep: boolean): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(watch);
    if (worker !== null) {
      worker.onmessage = worker.onerror = null;
      if (keep) idle.push(worker);
      else worker.terminate();
    }
    events.end(ending);
    goOn();
  };
  /** Time counts from when there is something to run with. */
  const restart = (): void => {
    clearTimeout(watch);
    const { timeout } = job.settings;
    const why = `the time limit of ${timeout} s was reached`;
    watch = setTimeout(() => over({ kind: 'stopped', why }, false), 1000 * (timeout + GRACE));
  };
  const onNews = ({ data }: MessageEvent<News>): void => {
    switch (data.kind) {
      case 'ready':
        return;
      case 'progress':
        return events.progress(data.text, data.engine, data.executions);
      case 'loading':
        restart();
        return events.loading(data.done, data.total);
      case 'clang':
        kept.clang = data.clang;
        return restart();
      case 'compiled':
        kept.add(data.entries);
        return goOn();
      case 'answer':
        return over({ kind: 'answer', answer: data.answer }, true);
    }
  };
  const begin = (workers: Workers): void => {
    if (isOver) return;
    const rested = idle.pop();
    const mine = rested === undefined || workers.isUnusable(rested) ? workers.make() : rested;
    worker = mine;
    mine.onerror = (event) => {
      event.preventDefault();
      if (workers.isUnusable(mine)) begin(workers);
      else over({ kind: 'stopped', why: died(event.message) }, false);
    };
    mine.onmessage = onNews;
    const base = document.baseURI.split('#')[0];
    const start: Start = { kind: 'start', job, base, clang: kept.clang, compiled: kept.compiled() };
    mine.postMessage(start);
  };
  restart();
  void openWorkers().then(begin);
  return { stop: (why = 'stopped') => over({ kind: 'stopped', why }, false) };
}

const died = (message: string): string =>
  /memory/i.test(message)
    ? 'out of memory: the run was ended by the browser'
    : `the run has ended unexpectedly${message === '' ? '' : `: ${message}`}`;
