import type { Diagnostic } from '../../base/failure.ts';
import { bufferingOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { Cut, Progress, Verdict, Violation } from '../../results/types.ts';
import { asksForBounds, countedAs, cutLoop, verdictFor } from '../../results/verdict.ts';
import { CAPACITY } from '../../semantics/store-buffers.ts';
import type { EngineContext } from '../engine.ts';
import { tooLong } from '../scheduled-run/too-long.ts';
import { unaskedIn } from '../scheduled-run/unasked.ts';
import { orVacuous } from '../scheduled-run/vacuous.ts';
import { MAX_EVENTS, type Search, type Step } from './search.ts';

/** What the search has seen, and the verdict it amounts to. */
export class Tally {
  private readonly program: Program;
  private readonly options: CheckOptions;
  private readonly context: EngineContext;
  private executions = 0;
  private blocked = 0;
  private readonly violations = new Map<string, Violation>();
  private readonly cuts = new Map<number, Cut>();
  private readonly diagnostics: Diagnostic[] = [];
  private reason = '';

  constructor(program: Program, options: CheckOptions, context: EngineContext) {
    this.program = program;
    this.options = options;
    this.context = context;
  }

  saw({ outcome, refusal }: Step, _search: Search): void {
    if (refusal !== null) {
      this.gaveUp(refusal);
      return;
    }
    if (outcome?.kind === 'violation') this[countedAs(outcome.found.kind)]++;
    else if (outcome?.kind === 'complete') this.executions++;
    else this.blocked++;
    switch (outcome?.kind) {
      case undefined:
        return this.gaveUp(tooLong(MAX_EVENTS));
      case 'unknown':
        return this.gaveUp(outcome.diagnostic);
      case 'unchecked':
        return this.gaveUp(unaskedIn(this.program, outcome.found, 'unknown'));
      case 'cut':
        for (const loop of outcome.loops) this.cuts.set(loop, cutLoop(this.program, loop));
        return;
    }
  }

  private gaveUp(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
    this.reason = diagnostic.message;
  }

  found(key: string, violation: Violation): void {
    this.violations.set(key, violation);
  }

  isOver(): boolean {
    return this.reason !== '' || this.violations.size > 0;
  }

  progress({ runs, graph, goalsReached }: Search): Progress {
    return {
      done: runs.count,
      total: null,
      text: `${runs.count} runs, ${graph.nodes.length} nodes, ${goalsReached} goals reached`,
      stats: { executions: this.executions, blocked: this.blocked, events: runs.events },
    };
  }

  verdict(search: Search): Verdict {
    const violations = [...this.violations.values()];
    const complete = search.isComplete && this.reason === '';
    const verdict =
      violations.length > 0
        ? 'violated'
        : !complete
          ? 'unknown'
          : this.cuts.size > 0
            ? 'bounded'
            : 'verified';
    const told = verdictFor(this.options, {
      verdict,
      engine: 'directed',
      summary: this.summary(search, verdict),
      boundsRequested: asksForBounds(this.options),
      bounds: { cut: [...this.cuts.values()] },
      assumptions: this.assumptions(search),
      violations,
      stats: {
        executions: this.executions,
        blocked: this.blocked,
        events: search.runs.events,
        solverCalls: search.questions.calls,
        variables: search.questions.variables,
        clauses: search.questions.clauses,
      },
      diagnostics: this.diagnostics,
    });
    return orVacuous(told, this.executions === 0);
  }

  private summary(search: Search, verdict: Verdict['verdict']): string {
    const work = `${search.runs.count} runs, ${search.graph.nodes.length} nodes in the event graph, ${search.goalsReached} goals reached`;
    switch (verdict) {
      case 'violated':
        return `found in run ${search.runs.count}`;
      case 'verified':
        return `no goal is left after ${work}`;
      case 'bounded':
        return `no goal is left within the bound after ${work}`;
      case 'unknown':
        if (this.reason !== '') return this.reason;
        return `${this.context.stopped() === 'interrupted' ? 'interrupted' : 'a limit was reached'} after ${work}`;
    }
  }

  private assumptions(search: Search): string[] {
    const { model, heap } = this.options;
    return [
      `heap ${heap}`,
      ...(search.hasConditions() ? ['at most one spurious wake-up a thread'] : []),
      ...(bufferingOf(model) === 'none' ? [] : [`store buffers of ${CAPACITY} stores in its runs`]),
    ];
  }
}
