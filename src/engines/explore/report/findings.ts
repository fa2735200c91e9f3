import { type EventId, type ThreadId, threadId } from '../../../base/ids.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { isTold } from '../../../results/kinds.ts';
import type { Violation, ViolationKind } from '../../../results/types.ts';
import { countedAs } from '../../../results/verdict.ts';
import { endlessText, stuckText } from '../../../semantics/waiting-text.ts';
import { placeInStack } from '../../../vm/code/marks.ts';
import { ringText } from '../../../vm/ring.ts';
import { FIRST_THREAD, NO_EVENT } from '../graph/columns.ts';
import { comparePaths } from '../graph/path.ts';
import type { Part } from '../parallel/part.ts';
import type { Exploration, Listener } from '../state/exploration.ts';
import type { GiveUp } from '../state/reasons.ts';
import { stuckKind, waitingThreads } from '../waiting/stuck.ts';
import { type LeftOver, leakedBlock, unjoinedThread } from './left-over.ts';
import { type Finding, tellGraph } from './story.ts';

/** Where in the tree each violation was first met, by key. */
export type Known = Map<string, readonly number[]>;

/** What a search comes across. */
export class Findings implements Listener {
  private readonly program: Program;
  private readonly options: CheckOptions;
  /** Of this search and of those before it by the same worker: telling takes time. */
  private readonly known: Known;
  private readonly violations = new Map<string, Violation>();
  private readonly cuts = new Set<number>();
  private readonly unchecked = new Map<string, Omit<Part['unchecked'][number], 'key'>>();
  private whyGaveUp: Part['gaveUp'] = null;
  /** Executions that a violation ended before the search had come to their end, and counted them. */
  private endedEarly = { executions: 0, blocked: 0 };

  constructor(program: Program, options: CheckOptions, known: Known) {
    this.program = program;
    this.options = options;
    this.known = known;
  }

  execution(x: Exploration): void {
    if (this.options.check.has('leak')) this.left(x, 'leak', leakedBlock(x));
    if (this.options.check.has('unjoined')) this.left(x, 'unjoined', unjoinedThread(x));
  }

  private left(x: Exploration, kind: ViolationKind, left: LeftOver | null): void {
    if (left === null) return;
    const { message, end, event } = left;
    const thread = end < 0 ? FIRST_THREAD : x.graph.thread[end];
    this.found(x, kind, { message, thread, ...(end < 0 ? {} : { until: { end, event } }) });
  }

  circle(x: Exploration, threads: readonly ThreadId[]): void {
    const waiting = waitingThreads(x, threads);
    this.found(x, 'deadlock', { message: ringText(threads), thread: threads[0], waiting });
    if (x.stopped) this.endedEarly.blocked++;
  }

  blocked(x: Exploration): void {
    const kind = stuckKind(x);
    if (kind === 'polling') return this.poll(x);
    if (kind === null || !this.options.check.has(kind)) return;
    const waiting = waitingThreads(x);
    const [first] = waiting;
    const message = kind === 'liveness' ? endlessText(first.for) : stuckText(first);
    this.found(x, kind, { message, thread: threadId(first.thread), waiting });
  }

  /** Several threads poll, and nobody else can go on. */
  private poll(x: Exploration): void {
    if (!this.options.check.has('deadlock') && !this.options.check.has('liveness')) return;
    const [first] = waitingThreads(x);
    x.giveUp({
      code: 'HED443',
      severity: 'error',
      message:
        'several threads poll with timed waits, and nobody else can go on: whether one of them ever does is not decided',
      at: placeInStack(this.program, x.machine.stack(first.thread)),
      help: 'let them wait without a time limit, or leave deadlock and liveness out with --check',
    });
  }

  violation(x: Exploration, kind: ViolationKind, message: string, t: ThreadId, other: EventId): boolean {
    this.endedEarly[countedAs(kind)]++;
    this.found(x, kind, { message, thread: t, other });
    return !this.options.keepGoing;
  }

  isAsked(kind: ViolationKind): boolean {
    return isTold(this.options.check, kind);
  }

  unasked(x: Exploration, kind: ViolationKind, message: string, t: ThreadId): void {
    const path = x.path.where();
    const seen = this.unchecked.get(kind);
    if (seen !== undefined && comparePaths(seen.path, path) <= 0) return;
    this.unchecked.set(kind, { path, message, at: placeInStack(this.program, x.machine.stack(t)) });
  }

  private found(
    x: Exploration,
    kind: ViolationKind,
    what: Pick<Finding, 'message' | 'thread'> & Partial<Finding>,
  ): void {
    const { thread, other = NO_EVENT, waiting = [] } = what;
    const key = `${kind} ${x.machine.location(thread)} ${other < 0 ? '' : x.graph.site[other]}`;
    const path = x.path.where();
    const known = this.known.get(key);
    if (known !== undefined && comparePaths(known, path) <= 0) return;
    this.known.set(key, path);
    this.violations.set(
      key,
      tellGraph(this.program, this.options, x, { ...what, kind, thread, other, waiting }),
    );
    if (!this.options.keepGoing) x.stopped = true;
  }

  gaveUp(x: Exploration, why: GiveUp): void {
    this.whyGaveUp ??= { path: x.path.where(), why };
  }

  cut(loop: number): void {
    this.cuts.add(loop);
  }

  stale(loop: number): void {
    this.cuts.add(-1 - loop);
  }

  /** With how much was explored. */
  part(
    totals: Pick<Part, 'executions' | 'blocked' | 'events'> &
      Partial<Pick<Part, 'observed' | 'sections' | 'wide' | 'rounds' | 'reached'>>,
  ): Part {
    return {
      observed: [],
      sections: [],
      wide: [],
      rounds: [],
      reached: [],
      ...totals,
      executions: totals.executions + this.endedEarly.executions,
      blocked: totals.blocked + this.endedEarly.blocked,
      violations: [...this.violations].map(([key, violation]) => ({
        key,
        path: this.known.get(key) ?? [],
        violation,
      })),
      unchecked: [...this.unchecked].map(([key, seen]) => ({ key, ...seen })),
      gaveUp: this.whyGaveUp,
      cuts: [...this.cuts].sort((a, b) => a - b),
    };
  }
}
