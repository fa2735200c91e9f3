import type { CheckOptions } from '../../base/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Violation, ViolationKind, Waiting } from '../../results/types.ts';
import type { Exploration, Listener } from './exploration.ts';
import type { GiveUp } from './give-up.ts';
import { leakedBlock, unjoinedThread } from './left-over.ts';
import type { Part } from './part.ts';
import { comparePaths } from './path.ts';
import { tellGraph } from './story.ts';
import { stuckKind, waitingThreads } from './stuck.ts';

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
  private readonly unchecked = new Map<string, { path: readonly number[]; message: string; count: number }>();
  private whyGaveUp: Part['gaveUp'] = null;

  constructor(program: Program, options: CheckOptions, known: Known) {
    this.program = program;
    this.options = options;
    this.known = known;
  }

  execution(x: Exploration): void {
    if (this.options.check.has('leak')) {
      const leaked = leakedBlock(x);
      if (leaked !== null) this.found(x, 'leak', leaked, 0, -1, []);
    }
    if (this.options.check.has('unjoined')) {
      const unjoined = unjoinedThread(x);
      if (unjoined !== null) this.found(x, 'unjoined', unjoined, 0, -1, []);
    }
  }

  blocked(x: Exploration): void {
    const kind = stuckKind(x);
    if (kind === 'polling') return this.poll(x);
    if (kind === null || !this.options.check.has(kind)) return;
    const waiting = waitingThreads(x);
    const [first] = waiting;
    this.found(
      x,
      kind,
      kind === 'liveness'
        ? `the loop never ends: it waits for ${first.for}`
        : `T${first.thread} waits for ${first.for}`,
      first.thread,
      -1,
      waiting,
    );
  }

  /** Several threads poll, and nobody else can go on. */
  private poll(x: Exploration): void {
    if (!this.options.check.has('deadlock') && !this.options.check.has('liveness')) return;
    const [first] = waitingThreads(x);
    const { file, line, column } = this.program.locs[x.machine.location(first.thread)];
    x.giveUp({
      code: 'HED443',
      severity: 'error',
      message:
        'several threads poll with timed waits, and nobody else can go on: whether one of them ever does is not decided',
      at: { file, line, column },
      help: 'let them wait without a time limit, or leave deadlock and liveness out with --check',
    });
  }

  violation(x: Exploration, kind: ViolationKind, message: string, t: number, other: number): boolean {
    if (kind !== 'arithmetic' && kind !== 'exception' && !this.options.check.has(kind)) {
      const seen = this.unchecked.get(kind);
      if (seen === undefined) this.unchecked.set(kind, { path: x.path.where(), message, count: 1 });
      else seen.count++;
      return false;
    }
    this.found(x, kind, message, t, other, []);
    return !this.options.keepGoing;
  }

  private found(
    x: Exploration,
    kind: ViolationKind,
    message: string,
    thread: number,
    other: number,
    waiting: readonly Waiting[],
  ): void {
    const key = `${kind} ${x.machine.location(thread)} ${other < 0 ? '' : x.graph.site[other]}`;
    const path = x.path.where();
    const known = this.known.get(key);
    if (known !== undefined && comparePaths(known, path) <= 0) return;
    this.known.set(key, path);
    this.violations.set(
      key,
      tellGraph(this.program, this.options, x, { kind, message, thread, other, waiting }),
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
  part(totals: Pick<Part, 'executions' | 'blocked' | 'events'> & Partial<Pick<Part, 'observed'>>): Part {
    return {
      observed: [],
      ...totals,
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
