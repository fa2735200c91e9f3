import type { Answer, Job, News } from '../worker/protocol.ts';
import { give } from './files.ts';
import { Kept } from './kept.ts';
import { type Death, type RemoteWorker, Workers } from './workers.ts';

/**
 * Runs in workers. A worker is used again when its run has come to an end; to stop a run is to end its worker. What was
 * compiled, once some worker has it, is kept here and given to the others, and clang by their host; so while one compiles the
 * next run waits.
 */
export type Ending =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Ended from here, or it died. */
  | { readonly kind: 'stopped'; readonly why: string }
  /** Ended from here because its time was over: on the command line `unknown`. */
  | { readonly kind: 'late'; readonly why: string };

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

/** How far loading is is shown so often, in ms. */
const TELL_EVERY = 100;

const kept = new Kept();
let idle: RemoteWorker[] = [];
/** Runs that wait until the first of them has compiled; it is not in here. */
const waiting: (() => void)[] = [];
let isCompiling = false;

let opened: Promise<Workers> | null = null;

async function openWorkers(): Promise<Workers> {
  opened ??= Workers.open();
  const asked = opened;
  const workers = await asked;
  if (!workers.isOver) return workers;
  /* the first who sees it: those of a sandbox that is gone are gone, too */
  if (opened === asked) {
    opened = null;
    idle = [];
  }
  return openWorkers();
}

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
  let worker: RemoteWorker | null = null;
  let home: Workers | null = null;
  let isOver = false;
  let isSecond = false;
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
    home?.ended();
    if (worker !== null) {
      worker.onNews = worker.onDeath = null;
      if (keep) idle.push(worker);
      else worker.end();
    }
    events.end(ending);
    goOn();
  };
  /** Time counts from when there is something to run with. */
  const restart = (): void => {
    clearTimeout(watch);
    const { timeout } = job.settings;
    const why = `the time limit of ${timeout} s was reached`;
    watch = setTimeout(() => over({ kind: 'late', why }, false), 1000 * (timeout + GRACE));
  };
  const onNews = (data: News): void => {
    switch (data.kind) {
      case 'ready':
        return;
      case 'progress':
        return events.progress(data.text, data.engine, data.executions);
      case 'want': {
        const asker = worker;
        void give(data.wanted, loading).then((given) => asker?.post({ kind: 'given', id: data.id, given }));
        return;
      }
      case 'clang':
        return restart();
      case 'compiled':
        kept.add(data.entries);
        return goOn();
      case 'answer':
        return over({ kind: 'answer', answer: data.answer }, true);
    }
  };
  let told = 0;
  const loading = (done: number, total: number): void => {
    if (isOver || (performance.now() - told < TELL_EVERY && done < total)) return;
    told = performance.now();
    restart();
    events.loading(done, total);
  };
  const onDeath = ({ isUnused, why }: Death): void => {
    if (!isUnused || isSecond) return over({ kind: 'stopped', why }, false);
    isSecond = true;
    home?.ended();
    home = worker = null;
    void openWorkers().then(begin);
  };
  const begin = (workers: Workers): void => {
    if (isOver) return;
    home = workers;
    home.begin();
    worker = idle.pop() ?? workers.make();
    worker.onNews = onNews;
    worker.onDeath = onDeath;
    worker.post({ kind: 'start', job, compiled: kept.compiled() });
  };
  restart();
  void openWorkers().then(begin);
  return { stop: (why = 'stopped') => over({ kind: 'stopped', why }, false) };
}
