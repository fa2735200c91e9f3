import type { Diagnostic } from '../../base/failure.ts';
import type { LoopId } from '../../base/ids.ts';
import type { CheckOptions } from '../../base/options.ts';
import type { Program } from '../../ir/types.ts';
import {
  type Cut,
  type Progress,
  type Verdict,
  type Violation,
  type ViolationKind,
  type Waiting,
  zeroStats,
} from '../../results/types.ts';
import { buildImage } from '../../vm/image.ts';
import { MAX_THREADS } from '../../vm/layout.ts';
import { Machine } from '../../vm/machine.ts';
import type { Engine, EngineContext } from '../engine.ts';
import type { Exploration, Listener } from './exploration.ts';
import { type ExploreOptions, Explorer } from './explorer.ts';
import { leakedBlock, unjoinedThread } from './left-over.ts';
import type { Model } from './order.ts';
import { tellGraph } from './story.ts';
import { stuckKind, waitingThreads } from './stuck.ts';

/**
 * The engine `explore`: all executions of a program under sc, tso, pso or rc11, each once. What it answers is a
 * proof (`verified`), unless a loop bound cut something (`bounded`) or a limit stopped it (`unknown`).
 */
export const exploreEngine: Engine = { name: 'explore', models: ['sc', 'tso', 'pso', 'rc11'], run };

const FEW_THREADS = 8;
const MAX_EVENTS = 5_000;
/** Seconds between letting other tasks (signals, timers) in, and between progress reports. */
const BREATH = 0.05;
const REPORT = 0.2;

async function* run(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  const image = buildImage(program, { unwind: options.unwind, unwindset: options.unwindset });
  for (let threads = FEW_THREADS; ; threads = MAX_THREADS) {
    const findings = new Findings(program, options);
    const x = new Explorer(new Machine(image), settings(options), findings, threads);
    let breath = context.elapsed();
    let report = breath;
    for (const search = x.run(); goesOn(search, x, findings) && !context.signal.aborted; ) {
      const now = context.elapsed();
      if (now - breath < BREATH) continue;
      await new Promise((resolve) => setImmediate(resolve));
      breath = context.elapsed();
      if (breath - report < REPORT) continue;
      report = breath;
      yield { done: x.executions, total: null, text: `${x.executions} executions, ${x.blocked} blocked` };
    }
    if (findings.tooManyThreads && threads < MAX_THREADS) continue;
    return findings.verdict(x, context);
  }
}

/** The next part of the search; false when it is over. Branches nest: too many of them end it as a limit. */
function goesOn(search: Generator<void, void, void>, x: Explorer, findings: Findings): boolean {
  try {
    return !search.next().done;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    findings.unsupported(x, {
      code: 'HED442',
      severity: 'error',
      message: 'an execution branches too often to be explored to its end',
      help: 'bound the loops with --unwind N, or use --engine random',
    });
    return false;
  }
}

function settings(options: CheckOptions): ExploreOptions {
  return {
    model: options.model as Model,
    race: options.check.has('race'),
    stdRs: 'c11',
    maxEvents: MAX_EVENTS,
  };
}

/** What the search comes across, and the verdict it amounts to. */
class Findings implements Listener {
  private readonly program: Program;
  private readonly options: CheckOptions;
  /** By kind and place, so that one bug is told once. */
  private readonly violations = new Map<string, Violation>();
  private readonly cuts = new Map<number, Cut>();
  private readonly diagnostics: Diagnostic[] = [];
  /** Failures of kinds that were not asked for, by kind: executions end there all the same. */
  private readonly unchecked = new Map<string, { message: string; count: number }>();
  private reason: string | null = null;
  tooManyThreads = false;

  constructor(program: Program, options: CheckOptions) {
    this.program = program;
    this.options = options;
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

  violation(x: Exploration, kind: ViolationKind, message: string, t: number, other: number): boolean {
    if (kind !== 'arithmetic' && kind !== 'exception' && !this.options.check.has(kind)) {
      const seen = this.unchecked.get(kind);
      this.unchecked.set(kind, { message: seen?.message ?? message, count: (seen?.count ?? 0) + 1 });
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
    if (this.violations.has(key)) return;
    this.violations.set(
      key,
      tellGraph(this.program, this.options, x, { kind, message, thread, other, waiting }),
    );
    if (!this.options.keepGoing) x.stopped = true;
  }

  unsupported(_x: Exploration, diagnostic: Diagnostic): void {
    if (diagnostic.code === 'HED440') this.tooManyThreads = true;
    this.diagnostics.push(diagnostic);
    this.reason = diagnostic.message;
  }

  cut(id: number): void {
    const loop = this.program.functions
      .flatMap((func) => func.loops)
      .find((each) => each.id === (id as LoopId));
    const { file, line } = loop ? this.program.locs[loop.at] : { file: '', line: 0 };
    this.cuts.set(id, { file, line, reason: 'unwind' });
  }

  verdict(x: Exploration, context: EngineContext): Verdict {
    const violations = [...this.violations.values()];
    const stopped = context.signal.aborted ? context.stopped() : 'no';
    const kind =
      violations.length > 0
        ? 'violated'
        : this.reason !== null || stopped !== 'no'
          ? 'unknown'
          : this.cuts.size > 0
            ? 'bounded'
            : x.executions === 0
              ? 'unknown'
              : 'verified';
    return {
      verdict: kind,
      model: this.options.model,
      engine: 'explore',
      summary: this.summary(kind, x, stopped),
      boundsRequested: this.options.unwind !== null || this.options.unwindset.size > 0,
      bounds: { unwind: this.options.unwind, contexts: null, cut: [...this.cuts.values()] },
      assumptions: [
        'heap fresh',
        ...(usesConditions(this.program)
          ? ['a thread wakes up spuriously from condition variables at most once']
          : []),
        ...(this.options.check.has('race') || this.options.model !== 'rc11'
          ? []
          : ['plain accesses that race are explored as the axioms say']),
      ],
      violations,
      stats: { ...zeroStats, executions: x.executions, blocked: x.blocked, events: x.events },
      diagnostics: [...this.diagnostics, ...this.notes()],
    };
  }

  /** What the options ask for and this engine does not do, and what it left out. */
  private notes(): Diagnostic[] {
    const notes: Diagnostic[] = [...this.unchecked].map(([kind, { message, count }]) => ({
      code: 'HED521',
      severity: 'note',
      message: `${count} execution${count === 1 ? '' : 's'} ended early: ${message}`,
      help: `--check ${kind} makes this a violation`,
    }));
    if (this.options.heap === 'reuse') {
      notes.push({
        code: 'HED520',
        severity: 'note',
        message: 'engine explore never gives out an address twice; --heap reuse has no effect on it',
      });
    }
    if (this.options.spuriousCas) {
      notes.push({
        code: 'HED522',
        severity: 'note',
        message:
          'in engine explore a weak compare-exchange fails only if the values differ; --spurious-cas has no effect on it',
        help: 'use --engine random',
      });
    }
    return notes;
  }

  private summary(kind: Verdict['verdict'], x: Exploration, stopped: string): string {
    const covered = `${x.executions} execution${x.executions === 1 ? '' : 's'}${x.blocked > 0 ? `, ${x.blocked} blocked` : ''}`;
    switch (kind) {
      case 'verified':
        return `all executions explored: ${covered}`;
      case 'bounded':
        return x.executions === 0
          ? `no execution runs to its end within the loop bounds; raise --unwind (${covered})`
          : `all executions within the loop bounds explored: ${covered}`;
      case 'violated':
        return `found after ${covered}`;
      case 'unknown': {
        if (this.reason !== null) return `${this.reason} (no violation in ${covered})`;
        if (stopped === 'no')
          return `no execution runs to its end: each one waits or is stopped by an assumption (${covered})`;
        const why =
          stopped === 'timeout'
            ? ' before the time limit'
            : stopped === 'memory'
              ? ' before the memory limit'
              : '';
        return stopped === 'interrupted'
          ? `interrupted: no violation in ${covered}`
          : `no violation in ${covered}${why}`;
      }
    }
  }
}

const usesConditions = (program: Program): boolean =>
  program.functions.some((func) =>
    func.blocks.some((block) => block.instrs.some((i) => i.op === 'sync' && i.sync === 'cond-wait')),
  );
