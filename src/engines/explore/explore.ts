import { traitsOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { turn } from '../../host/process.ts';
import type { Program } from '../../ir/types.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import type { Image } from '../../vm/code/image.ts';
import { Machine } from '../../vm/machine.ts';
import type { Engine, EngineContext } from '../engine.ts';
import type { Fault } from '../work/protocol.ts';
import { hireThreads } from '../work/thread-crew.ts';
import { type Crew, stateText } from '../work/work.ts';
import { mayBuffer } from './c11/weak-sites.ts';
import { searchImage } from './clocks/symbolic-time.ts';
import { EXPLORED } from './consistency/table.ts';
import { Tables, unfinished } from './functions/tables.ts';
import { type Task, WHOLE } from './graph/path.ts';
import { Estimate, rough } from './parallel/estimate.ts';
import { merge, NOTHING, type Part } from './parallel/part.ts';
import { settings, TaskSearch } from './parallel/task-search.ts';
import { type ExploreGround, ExploreWork } from './parallel/work.ts';
import { type Ending, verdictOf } from './report/verdict.ts';
import { again, FEW_THREADS, type Setting } from './search/give-up.ts';
import type { ExploreOptions, Table } from './state/options.ts';

/**
 * The engine `explore`: all executions of a program under sc, tso, pso, ra, rc11 or c11, each once, or another one that
 * stands for it (the reductions, search/explorer.ts). What it answers is a proof (`verified`), unless a loop bound cut something (`bounded`) or a limit stopped it (`unknown`).
 *
 * With `--jobs N` the search begins here all the same, as most programs are done before a worker thread has started;
 * what is then left is given to N workers (../work). Workers elsewhere get it whole. Verdict and totals are those of one search; only when the search
 * is stopped early, by a violation or a limit, it depends on chance how far the workers have come.
 */
export const exploreEngine: Engine = {
  name: 'explore',
  models: EXPLORED,
  /* c11: a store that is put between two others takes happens-before away, and the search only ever adds to it */
  releaseSequences: ['rc11', 'c20'],
  run: (program, options, context) =>
    traitsOf(options.model).buffersLoads && mayBuffer(program)
      ? bufferLoads(program, options, context)
      : explore(program, options, context, { alone: 0.3, split: 1000, fault: null }),
};

/** The search with load buffering, which few programs need: it is loaded when one does. */
async function* bufferLoads(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  return yield* (await import('./c11/explore-c11.ts')).exploreC11(program, options, context);
}

export interface Workers {
  /** For how many seconds to search before workers are started. */
  readonly alone: number;
  /** A task is split only after so many events. */
  readonly split: number;
  /** For tests: which worker fails. */
  readonly fault: Fault | null;
}

/** Seconds between letting other tasks (signals, timers) in, and between progress reports. */
const BREATH = 0.05;
const REPORT = 0.2;
/** Seconds of search before an estimate is made; spent on it each time until it is made, and then on improving it. */
const LONG = 0.5;
const ESTIMATING = 0.05;
const IMPROVING = 0.01;
/** Seconds between estimates while workers search: each takes its time from one of theirs. */
const SELDOM = 1;

export async function* explore(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
  workers: Workers,
): AsyncGenerator<Progress, Verdict, void> {
  const first: ExploreOptions = { ...settings(options), ...(options.keepGoing ? {} : { hunt: 'later' }) };
  let setting: Setting = { options: first, threads: FEW_THREADS, mayBound: true };
  const tables = new Tables(program);
  let table: Table = [];
  let found = NOTHING;
  const imageWithout = imagesOf(program, options);
  for (let attempts = 0; ; attempts++) {
    const { threads } = setting;
    const how = { ...setting.options, table };
    const image = imageWithout(how.ordinary ?? []);
    const view = new View(image, how, threads, context, found);
    const ground: ExploreGround = { options, how, threads, split: workers.split };
    const work = new ExploreWork(program, ground);
    const isElsewhere = context.hire !== undefined && how.hunt !== 'now';
    let [part, rest]: [Part, readonly Task[]] = isElsewhere
      ? [NOTHING, work.begin()]
      : yield* searchHere(program, options, how, { image, threads, view, alone: workers.alone });
    if (rest.length > 0 && !work.isSettled(part) && !context.signal.aborted) {
      const { jobs } = options;
      const hire = context.hire ?? hireThreads({ jobs, fault: workers.fault, lanes: context.lanes });
      const crew = hire<Task, Part>({ name: 'explore', work, program, ground, tasks: rest });
      part = yield* searchThere(crew, part, view);
    }
    const next =
      part.violations.length > 0 && part.gaveUp === null
        ? null
        : again(setting, part.gaveUp?.why ?? null, part, attempts);
    if (next !== null) {
      setting = next;
      continue;
    }
    const isExtended = tables.extend(table, part.gaveUp?.why ?? null);
    found = merge(found, isExtended ? unfinished(part) : part);
    const more = work.isSettled(found) || context.signal.aborted ? null : tables.next();
    if (more === null) return verdictOf(program, options, found, view.ending(found));
    table = more;
    attempts = -1;
  }
}

/** The program as the machine runs it, made anew when more loops turn out to be ordinary ones. */
function imagesOf(
  program: Program,
  { unwind, unwindset }: CheckOptions,
): (ordinary: readonly number[]) => Image {
  let last: { readonly ordinary: readonly number[]; readonly image: Image } | null = null;
  return (ordinary) => {
    if (last?.ordinary.length !== ordinary.length)
      last = {
        ordinary,
        image: searchImage(program, { unwind, unwindset, wide: true, ordinary, marks: true }),
      };
    return last.image;
  };
}

interface Alone {
  readonly image: Image;
  readonly threads: number;
  readonly view: View;
  readonly alone: number;
}

/** Searches in this thread; with several jobs only for some time: then what is left is handed over. */
async function* searchHere(
  program: Program,
  options: CheckOptions,
  how: ExploreOptions,
  { image, threads, view, alone }: Alone,
): AsyncGenerator<Progress, [Part, Task[]], void> {
  const { context } = view;
  const search = new TaskSearch(program, options, how, {
    machine: new Machine(image),
    threads,
    task: WHOLE,
    known: new Map(),
  });
  const rest: Task[] = [];
  let breath = context.elapsed();
  const until = options.jobs > 1 && how.hunt !== 'now' ? breath + alone : Number.POSITIVE_INFINITY;
  while (search.step() && !context.signal.aborted) {
    const now = context.elapsed();
    /* the execution that is being explored is finished here */
    if (now >= until)
      for (let task = search.path.give(); task !== null; task = search.path.give()) rest.push(task);
    if (now - breath < BREATH) continue;
    await turn();
    breath = context.elapsed();
    if (view.isDue()) yield view.progress(search.part());
  }
  return [search.part(), rest];
}

/** Searches with the workers of a crew. */
async function* searchThere(
  pool: Crew<Part>,
  before: Part,
  view: View,
): AsyncGenerator<Progress, Part, void> {
  const { signal } = view.context;
  const stop = (): void => pool.stop();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    while (!pool.isOver) {
      await pool.news(REPORT);
      if (view.isDue()) yield view.progress(merge(before, pool.soFar()), pool);
    }
    return merge(before, pool.soFar());
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.end();
  }
}

/** What is shown of a search while it goes on, and when a limit ends it. */
class View {
  readonly context: EngineContext;
  /** What searches with other tables came across. */
  private readonly before: Part;
  private readonly begun: number;
  private shown: number;
  /** How many violations were shown. */
  private told = 0;
  private readonly estimateLater: () => Estimate;
  private estimate: Estimate | null = null;
  private total: number | null = null;
  private lastEstimate = Number.NEGATIVE_INFINITY;

  constructor(image: Image, how: ExploreOptions, threads: number, context: EngineContext, before: Part) {
    this.context = context;
    this.before = before;
    this.begun = this.shown = context.elapsed();
    this.estimateLater = () => new Estimate(new Machine(image), how, threads);
  }

  isDue(): boolean {
    const now = this.context.elapsed();
    if (now - this.shown < REPORT) return false;
    this.shown = now;
    return true;
  }

  progress(part: Part, crew: Crew<Part> | null = null): Progress {
    const { executions, blocked, events, violations } = merge(this.before, part);
    const now = this.context.elapsed();
    const isDue = now - this.begun >= LONG && (crew === null || now - this.lastEstimate >= SELDOM);
    if (isDue) {
      this.lastEstimate = now;
      this.total = this.estimated(executions);
    }
    const { total } = this;
    const of = total === null ? '' : `, of about ${rough(total)}`;
    const isNew = violations.length > this.told;
    this.told = violations.length;
    return {
      done: executions,
      total,
      text: `${executions} executions, ${blocked} blocked${of}${crew === null ? '' : `; ${stateText(crew.state())}`}`,
      stats: { executions, blocked, events, ...(total === null ? {} : { estimate: Math.round(total) }) },
      ...(isNew ? { violations: violations.map(({ violation }) => violation) } : {}),
    };
  }

  ending({ executions }: Part): Ending {
    const stopped = this.context.signal.aborted ? this.context.stopped() : 'no';
    return { stopped, estimate: stopped === 'no' ? null : this.estimated(executions) };
  }

  private estimated(executions: number): number | null {
    this.estimate ??= this.estimateLater();
    this.estimate.improve(this.estimate.isMade ? IMPROVING : ESTIMATING, this.context.elapsed);
    return this.estimate.executions(executions);
  }
}
