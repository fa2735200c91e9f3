import type { Diagnostic } from '../../base/failure.ts';
import { traitsOf } from '../../base/models.ts';
import { RELEASE_SEQUENCES } from '../../base/names.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Cut, Progress, Verdict, Violation } from '../../results/types.ts';
import { asksForBounds, countedAs, cutLoop, verdictFor } from '../../results/verdict.ts';
import { CAPACITY } from '../../semantics/store-buffers.ts';
import type { EngineContext } from '../engine.ts';
import type { Found, Outcome } from '../scheduled-run/found.ts';
import { tooLong } from '../scheduled-run/too-long.ts';
import { unaskedIn } from '../scheduled-run/unasked.ts';

/** What the search has seen, and the verdict it amounts to. */
export class Tally {
  private readonly program: Program;
  private readonly options: CheckOptions;
  private readonly context: EngineContext;
  private executions = 0;
  private blocked = 0;
  private events = 0;
  private schedules = 0;
  /** By kind and place, so that one bug is told once. */
  private readonly violations = new Map<string, Violation>();
  private readonly cuts = new Map<number, Cut>();
  /** Errors that were not asked for: the first of each kind. */
  private readonly unasked = new Map<string, Found>();
  private readonly diagnostics: Diagnostic[] = [];
  private reason = '';
  /** How many violations progress has told. */
  private told = 0;

  constructor(program: Program, options: CheckOptions, context: EngineContext) {
    this.program = program;
    this.options = options;
    this.context = context;
  }

  /** The search stopped in the middle of an execution: `outcome` is null. */
  count(outcome: Outcome | null, events: number): void {
    this.events += events;
    if (outcome === null) return;
    this.schedules++;
    switch (outcome.kind) {
      case 'complete':
        this.executions++;
        break;
      case 'violation':
        this[countedAs(outcome.found.kind)]++;
        break;
      case 'infeasible':
      case 'unknown':
        this.blocked++;
        break;
      case 'cut':
        this.blocked++;
        for (const loop of outcome.loops) this.cuts.set(loop, cutLoop(this.program, loop));
        break;
      case 'unchecked': {
        this.blocked++;
        const { kind } = outcome.found;
        if (!this.unasked.has(kind)) this.unasked.set(kind, outcome.found);
        break;
      }
    }
  }

  /** Has this violation been told already? */
  isKnown(key: string): boolean {
    return this.violations.has(key);
  }

  found(key: string, violation: Violation): void {
    this.violations.set(key, violation);
  }

  gaveUp(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
    this.reason = diagnostic.message;
  }

  /** An execution had more than `limit` events: the others would hardly be shorter. */
  tooLong(limit: number): void {
    this.blocked++;
    this.schedules++;
    this.gaveUp(tooLong(limit));
  }

  isOver(): boolean {
    return this.reason !== '' || (this.violations.size > 0 && !this.options.keepGoing);
  }

  progress(events: number): Progress {
    const inside = events > 0 ? `, ${events} events in this one` : '';
    const found = this.violations.size > 0 ? `, ${this.violations.size} violations` : '';
    return {
      done: this.schedules,
      total: this.options.schedules,
      text: `${this.schedules} of ${this.options.schedules} schedules${inside}${found}`,
      stats: { executions: this.executions, blocked: this.blocked, events: this.events + events },
      ...this.news(),
    };
  }

  /** Violations that were not told yet, with those that were. */
  private news(): Pick<Progress, 'violations'> {
    const { size } = this.violations;
    if (size === this.told) return {};
    this.told = size;
    return { violations: [...this.violations.values()] };
  }

  verdict(): Verdict {
    const violations = [...this.violations.values()];
    const verdict = violations.length > 0 ? 'violated' : 'unknown';
    const { options } = this;
    return verdictFor(options, {
      verdict,
      engine: 'random',
      summary: this.summary(violations.length),
      boundsRequested: asksForBounds({ unwind: options.unwind, unwindset: options.unwindset }),
      bounds: { cut: [...this.cuts.values()] },
      assumptions: this.assumptions(),
      violations,
      stats: { executions: this.executions, blocked: this.blocked, events: this.events },
      diagnostics: [...this.diagnostics, ...this.hidingErrors(verdict)],
    });
  }

  private summary(violations: number): string {
    if (violations > 0)
      return `found in schedule ${this.schedules} of ${this.options.schedules}, seed ${this.options.seed}`;
    const clean = `no violation in ${this.schedules} ${this.schedules === 1 ? 'schedule' : 'schedules'}`;
    if (this.reason !== '') return `${this.reason} (${clean})`;
    switch (this.context.stopped()) {
      case 'timeout':
        return `${clean} before the time limit`;
      case 'memory':
        return `${clean} before the memory limit`;
      case 'interrupted':
        return `interrupted: ${clean}`;
      case 'no':
        return clean;
    }
  }

  private assumptions(): string[] {
    const { options } = this;
    const unusual = options.stdRs !== RELEASE_SEQUENCES[0] && options.check.has('race');
    return [
      `seed ${options.seed}`,
      `heap ${options.heap}`,
      ...(unusual ? [`release sequences of ${options.stdRs}`] : []),
      ...this.modelAssumptions(),
    ];
  }

  private modelAssumptions(): string[] {
    switch (traitsOf(this.options.model).buffering) {
      case 'none':
        return [];
      case null:
        return ['sequentially consistent schedules only, with happens-before of C11'];
      default:
        return [`store buffers of ${CAPACITY} stores`];
    }
  }

  private hidingErrors(verdict: Verdict['verdict']): Diagnostic[] {
    return [...this.unasked.values()].map((found) => unaskedIn(this.program, found, verdict));
  }
}
