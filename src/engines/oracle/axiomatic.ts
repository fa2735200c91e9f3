import type { Relation } from '../../base/relation.ts';
import { parseProgram } from '../../ir/parse.ts';
import type { Program } from '../../ir/types.ts';
import type { CatModel } from '../../models/cat/ast.ts';
import { type Execution, isAllowed, prepare, relationNamed } from '../../models/cat/evaluate.ts';
import { type Choice, choiceRelations, executionOf } from '../../models/execution.ts';
import { BehaviourCollector, type Behaviours } from './behaviours.ts';
import { type Combination, combine, forEachChoice } from './candidates.ts';
import { forEachCombination } from './combinations.ts';
import { judge } from './endings.ts';
import { hasMemoryError, refuseShared } from './lives.ts';
import { allThreadRuns, type SettleLimits } from './runs/all-runs.ts';
import { OracleLimit } from './values.ts';

/**
 * Brute force for any model: run every thread on every value its reads could get, put one run of each thread
 * together, give each read every write that fits and each location every coherence order, and let the `.cat` file say
 * which of these candidates are executions. Exponential in everything, and short enough to be believed.
 */
export interface AxiomaticOptions {
  /** A weak compare-exchange may fail although it reads the expected value. */
  readonly spuriousCas?: boolean;
  /** Report data races (by the model's `hb`). */
  readonly race?: boolean;
  /**
   * For a model without an axiom against values that justify themselves: try them, all constants of the program and
   * these (thin-air.ts). Without it, reads get only values that arise in order.
   */
  readonly thinAir?: readonly bigint[];
  /** A model that is not one of ours: try also coherence against program order. */
  readonly foreign?: boolean;
  /** Atomic blocks are critical sections of one mutex (the C11 family); else nodes. By default where races are reported. */
  readonly blocksLock?: boolean;
  /** Loads may take their values late: later events of their threads do not wait for them. Such models have `thinAir`. */
  readonly late?: boolean;
  readonly limits?: Partial<OracleLimits>;
  /** Called with each consistent execution. */
  readonly onExecution?: (found: ConsistentExecution) => void;
}

export interface ConsistentExecution {
  readonly combination: Combination;
  readonly choice: Choice;
  readonly execution: Execution;
}

interface OracleLimits extends SettleLimits {
  readonly candidates: number;
  /** Combinations of runs that are tried. */
  readonly combinations: number;
}

const LIMITS: OracleLimits = {
  events: 60,
  runs: 20_000,
  candidates: 2_000_000,
  combinations: 20_000_000,
  rounds: 24,
};

export function axiomaticBehaviours(
  program: Program,
  model: CatModel,
  options: AxiomaticOptions = {},
): Behaviours {
  const limits = { ...LIMITS, ...options.limits };
  const {
    spuriousCas = false,
    thinAir = null,
    foreign = false,
    blocksLock = options.race ?? false,
  } = options;
  const alone = thinAir !== null && foreign && readsOwnLaterStores(model);
  const runs = allThreadRuns(program, limits, spuriousCas, thinAir, alone);
  const collector = new BehaviourCollector();
  let candidates = 0;
  forEachCombination(runs, limits.combinations, (traces) => {
    const combination = combine(traces, runs.initial);
    const n = combination.graph.events.length;
    const prepared = prepare(model, n, combination.part);
    const fromThinAir = traces.some((trace) => trace.events.some(runs.isFromThinAir));
    forEachChoice(combination, foreign, (choice) => {
      if (++candidates > limits.candidates)
        throw new OracleLimit(`more than ${limits.candidates} candidate executions`);
      if (isAllowed(prepared, choiceRelations(n, choice))) {
        const execution = executionOf(combination.part, n, choice);
        if (options.race) {
          const hb = relationNamed(model, execution, 'hb') as Relation;
          reportRaces(combination, hb, collector);
          if (hasMemoryError(combination, hb))
            collector.violate('memory', 'hb does not order an access and a life');
        } else refuseShared(combination, options.late ?? options.thinAir !== undefined);
        if (fromThinAir) collector.findThinAir();
        judge(combination, choice, collector, !blocksLock);
        options.onExecution?.({ combination, choice, execution });
      }
      return true;
    });
  });
  return collector.result();
}

/** Two conflicting accesses, one of them plain, that `hb` does not order. */
function reportRaces(combination: Combination, hb: Relation, collector: BehaviourCollector): void {
  const { events } = combination.graph;
  for (let i = 0; i < events.length; i++) {
    for (let j = i + 1; j < events.length; j++) {
      const [a, b] = [events[i], events[j]];
      if (a.thread < 0 || a.thread === b.thread || a.location < 0 || a.location !== b.location) continue;
      if (a.kind !== 'W' && b.kind !== 'W') continue;
      if (a.order !== 'na' && b.order !== 'na') continue;
      if (!hb.has(i, j) && !hb.has(j, i))
        collector.violate('race', 'two accesses, one of them plain, are not ordered');
    }
  }
}

/** A thread that stores what it has loaded there: does the model let the load read that store, atomic or plain? */
function readsOwnLaterStores(model: CatModel): boolean {
  const known = ownLater.get(model);
  if (known !== undefined) return known;
  let found = false;
  for (const order of ['rlx', 'na'])
    axiomaticBehaviours(parseProgram(loadThenStore(order)), model, {
      foreign: true,
      onExecution: ({ combination: { local }, choice }) => {
        Array.from(choice.rf).forEach((write, read) => {
          if (local[read]?.kind === 'R' && write > read && local[write]) found = true;
        });
      },
    });
  ownLater.set(model, found);
  return found;
}

const ownLater = new WeakMap<CatModel, boolean>();
const loadThenStore = (order: string): string => `entry &main
global @x size=4 align=4 either bytes="" [] !0
func &main "main" () -> (i32) values=1 !0 {
b0:
  v0 = load i32 @x ${order} shared !0
  store i32 @x v0 ${order} shared !0
  ret (0:i32) !0
}
!0 = "":1:1 in "main"
`;
