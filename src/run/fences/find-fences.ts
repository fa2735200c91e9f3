import { InternalError } from '../../base/failure.ts';
import { FENCES_TABLE, type FencesOptions, fencesOptions } from '../../base/options/fences-options.ts';
import { holdToTable } from '../../base/options/option-check.ts';
import { type CheckOptions, checkOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import type { FenceClause, FenceProposal, FencesResult } from '../../results/fences.ts';
import type { Progress, Violation } from '../../results/types.ts';
import { engineFor } from '../datatypes/criterion.ts';
import { chooseEngine } from '../engines.ts';
import { watchLimits } from '../limits.ts';
import { checkerOf } from './check-all.ts';
import type { Checking } from './checking.ts';
import { changeTo, waysBeyond } from './describe.ts';
import { type Prepared, prepare } from './prepare.ts';
import { propose } from './propose.ts';
import { cheapestFix, type Fixes, type ProvenClause } from './search/cheapest-fix.ts';
import { Judge } from './search/judge.ts';
import { Stopped } from './search/stopped.ts';
import { weaken } from './search/weaken.ts';
import { changedSites, type Placement } from './sites.ts';
import { programSubject, type Subject, suiteSubject } from './subject.ts';

export interface FencesRequest {
  readonly files: readonly string[];
  /** What differs from the defaults (docs/options.md). */
  readonly options?: Partial<CheckOptions>;
  readonly own?: Partial<FencesOptions>;
  /** A data type (of one file) and its tests, all of which are to pass; else the files are a program. */
  readonly tests?: TestOptions;
  /** Its reason may say which limit was reached ('timeout', 'memory'); otherwise the user wants to stop. */
  readonly signal?: AbortSignal;
  /** Seconds that count for `options.timeout` and had passed before. */
  readonly late?: number;
}

export interface FencesAnswer {
  readonly result: FencesResult;
  /** Source text by file name, for showing traces. */
  readonly sources: ReadonlyMap<string, string>;
}

/** So many minimal sets are given with `--all`. */
const MOST = 100;

/**
 * The cheapest set of fences or stronger orders with which a program passes. (With `options.timeout` of 2 this is short
 * enough to be shown beside a counterexample; what is not known by then is `unknown`.)
 */
export async function* findFences(request: FencesRequest): AsyncGenerator<Progress, FencesAnswer, void> {
  holdToTable(request.options);
  holdToTable(request.own, FENCES_TABLE);
  const own = fencesOptions(request.own);
  const options = { ...checkOptions(request.options), keepGoing: false, dimacs: null, printAfter: null };
  const wanted = request.tests === undefined ? options.engine : engineFor(request.tests, options);
  const engine = chooseEngine(wanted, options.model, options.stdRs);
  const limits = watchLimits(options, request.signal, request.late ?? 0);
  try {
    yield { done: 0, total: null, text: 'compiling', engine: engine.name };
    const [file] = request.files;
    const { tests } = request;
    const subject =
      tests === undefined ? programSubject(request.files, options) : suiteSubject(file, options, tests);
    const prepared = await prepare(subject, options, own);
    const search = new Search(subject, prepared, { options, engine, limits });
    const result = yield* search.run(own);
    return { result, sources: new Map(prepared.programs.flatMap(({ sources }) => [...sources])) };
  } finally {
    limits.stop();
  }
}

/** One search: what is known of it is in its judge and its clauses, whenever it ends. */
class Search {
  private readonly subject: Subject;
  private readonly prepared: Prepared;
  private readonly checking: Checking;
  private readonly judge: Judge;
  private clauses: readonly ProvenClause[] = [];

  constructor(subject: Subject, prepared: Prepared, checking: Checking) {
    this.subject = subject;
    this.prepared = prepared;
    this.checking = checking;
    this.judge = new Judge(checkerOf(prepared, checking), checking.limits.elapsed);
  }

  async *run(own: FencesOptions): AsyncGenerator<Progress, FencesResult, void> {
    try {
      return yield* own.weaken ? this.weaken() : this.fix(own);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return this.answer('unknown', `${WHY[error.reason]} after ${this.judge.checks} placements`);
    }
  }

  private async *fix({ all }: FencesOptions): AsyncGenerator<Progress, FencesResult, void> {
    const { sites } = this.prepared;
    const now = yield* this.judge.of(sites.map((site) => site.base.mask));
    if (now.kind === 'passes') return this.answer('passes', 'the program passes as it is');
    if (now.kind === 'unknown') return this.answer('unknown', `the program as it is: ${now.why}`);
    if (sites.length === 0)
      return this.answer('no-fix', 'there is nothing to change', { violation: now.violation });

    const fixes = yield* cheapestFix(this.judge, sites, now.violation, {
      all,
      most: MOST,
      tick: () => this.tick(),
      learnt: (clauses) => {
        this.clauses = clauses;
      },
    });
    return yield* this.told(fixes, now.violation);
  }

  private async *weaken(): AsyncGenerator<Progress, FencesResult, void> {
    const { sites } = this.prepared;
    const now = yield* this.judge.of(sites.map((site) => site.base.mask));
    if (now.kind === 'fails')
      return this.answer('no-fix', 'the program fails as it is: there is nothing to weaken', {
        violation: now.violation,
      });
    if (now.kind === 'unknown') return this.answer('unknown', `the program as it is: ${now.why}`);
    const { placement, refused, unknown } = yield* weaken(this.judge, sites);
    const clauses = refused.map(
      ({ site, level, violation }): FenceClause => ({ oneOf: [changeTo(site, level)], violation }),
    );
    const open = unknown.length === 0 ? '' : `; ${unknown.length} steps have no answer (${unknown[0].why})`;
    if (changedSites(sites, placement).length === 0)
      return this.answer('minimal', `no order and no fence can be weaker${open}`, { clauses });
    const proposal = yield* this.proposal(placement);
    const count = proposal.changes.length;
    const what = count === 1 ? '1 order or fence' : `${count} orders and fences`;
    return this.answer('weakened', `${what} can be weaker${open}`, { clauses, proposals: [proposal] });
  }

  private async *proposal(placement: Placement): AsyncGenerator<Progress, FenceProposal, void> {
    const proposed = yield* propose(this.subject, this.prepared, placement, this.checking);
    if (proposed.kind === 'refuted')
      throw new InternalError(
        `engine ${this.checking.engine.name} finds nothing with these changes, and engine ${proposed.engine} does: ${proposed.violation.message}`,
      );
    return proposed.proposal;
  }

  private async *told(fixes: Fixes, violation: Violation): AsyncGenerator<Progress, FencesResult, void> {
    if (fixes.hopeless !== null)
      return this.answer('no-fix', hopeless(fixes.hopeless), {
        violation: fixes.hopeless,
        diagnostics: [...this.prepared.diagnostics, ...this.prepared.untried()],
      });
    const proposals: FenceProposal[] = [];
    for (const placement of fixes.fixes) proposals.push(yield* this.proposal(placement));
    if (proposals.length === 0) return this.answer('unknown', fixes.unknown ?? 'no answer', { violation });
    const [{ cost, changes }] = proposals;
    const also = fixes.unknown === null ? '' : `; more was not found: ${fixes.unknown}`;
    const more = fixes.more ? `; there are more than ${MOST}` : also;
    const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    const sets = proposals.length === 1 ? '' : `, the cheapest of ${proposals.length} minimal sets`;
    return this.answer('fixed', `${count} at cost ${cost}${sets}${more}`, { violation, proposals });
  }

  private answer(
    outcome: FencesResult['outcome'],
    summary: string,
    rest: Partial<Pick<FencesResult, 'proposals' | 'violation' | 'clauses' | 'diagnostics'>> = {},
  ): FencesResult {
    const { checking, prepared, judge, clauses } = this;
    return {
      outcome,
      model: checking.options.model,
      engine: checking.engine.name,
      summary,
      proposals: [],
      violation: null,
      clauses: clauses.map(
        ({ failing, violation }): FenceClause => ({ oneOf: waysBeyond(prepared.sites, failing), violation }),
      ),
      candidates: prepared.sites.length,
      checks: judge.checks,
      seconds: checking.limits.elapsed(),
      diagnostics: prepared.diagnostics,
      ...rest,
    };
  }

  /** Long computations of our own look at the limits here. */
  private tick(): void {
    const { limits, options } = this.checking;
    if (options.timeout !== null && limits.elapsed() > options.timeout) throw new Stopped('timeout');
  }
}

const WHY = {
  timeout: 'stopped at the time limit',
  memory: 'stopped at the memory limit',
  interrupted: 'interrupted',
} as const;

const hopeless = ({ kind }: Violation): string =>
  kind === 'race'
    ? 'no order and no fence among the candidates forbids this data race: an access that is plain on one side needs a lock, or has to be atomic'
    : 'no order and no fence among the candidates forbids this execution';
