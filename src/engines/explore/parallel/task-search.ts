import { type Diagnostic, InternalError } from '../../../base/failure.ts';
import type { StdRs } from '../../../base/names.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { sitesReached } from '../../../vm/code/marks.ts';
import type { Machine } from '../../../vm/machine.ts';
import type { Model } from '../consistency/table.ts';
import { FIRST_THREAD } from '../graph/columns.ts';
import { Path, type Task } from '../graph/path.ts';
import { Findings, type Known } from '../report/findings.ts';
import { Explorer } from '../search/explorer.ts';
import { tooDeep } from '../search/too-deep.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { Pauses } from '../state/steps.ts';
import { roundsSeen } from '../waiting/countdown.ts';
import { loopPlace, PATIENCE } from '../waiting/liveness-bound.ts';
import type { Part } from './part.ts';

/** How to search, as long as nothing speaks against it (search/give-up.ts). */
export function settings(options: CheckOptions): ExploreOptions {
  /* not shown to be right together with these */
  const isPlain = options.heap === 'fresh' && !options.spuriousCas;
  const { livenessBound } = options;
  return {
    model: options.model as Model,
    race: options.check.has('race'),
    stdRs: knownSequences(options.stdRs),
    maxEvents: options.maxEvents,
    spuriousCas: options.spuriousCas,
    reuse: options.heap === 'reuse',
    livenessBound,
    patience: PATIENCE,
    symmetry: options.symmetry === 'on' && isPlain,
    commuting: options.commuting === 'on',
    barriers: options.barriers === 'on',
    ties: options.locks === 'on',
    spurious: options.spuriousWakeups === 'once',
    ...(options.locks === 'on' && isPlain && !tellsWhatIsLeft(options) ? { sections: [], skips: true } : {}),
    ...(options.classes === 'on' && isPlain && livenessBound === null ? { classes: [] } : {}),
  };
}

/** Is something asked that is a matter of how executions end, and not of what is wrong in them? */
const tellsWhatIsLeft = ({ check }: CheckOptions): boolean => check.has('leak') || check.has('unjoined');

function knownSequences(stdRs: StdRs): ExploreOptions['stdRs'] {
  if (stdRs === 'c11') throw new InternalError('explore was asked for --std-rs c11, which it refuses');
  return stdRs;
}

interface Searched {
  readonly machine: Machine;
  readonly threads: number;
  readonly task: Task;
  readonly known: Known;
}

/** The search of one task, step by step. */
export class TaskSearch {
  readonly path: Path;
  private readonly x: Explorer;
  private readonly findings: Findings;
  private readonly search: Pauses;
  /** Events on the way to the task: another search has counted them. */
  replayed = 0;

  /** `threads`: how many there can be at most. */
  constructor(
    program: Program,
    options: CheckOptions,
    how: ExploreOptions,
    { machine, threads, task, known }: Searched,
  ) {
    this.path = new Path(task, () => {
      this.replayed = this.x.events;
    });
    this.findings = new Findings(program, options, known);
    this.x = new Explorer(machine, how, this.findings, threads, this.path);
    this.search = this.x.run();
  }

  /** The next part of the search; false when it is over. Branches nest: too many of them end it as a limit. */
  step(): boolean {
    try {
      return !this.search.next().done;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.x.giveUp(tooDeep(this.deepest()), 'bounded-loops');
      return false;
    }
  }

  /** Where the thread with the most events is: probably what goes round too often. */
  private deepest(): Diagnostic['at'] & object {
    const { of } = this.x.graph;
    let longest = FIRST_THREAD;
    for (let t = FIRST_THREAD; t < of.length; t++) if (of[t].length > of[longest].length) longest = t;
    return loopPlace(this.x.machine, longest);
  }

  get executions(): number {
    return this.x.executions;
  }

  get blocked(): number {
    return this.x.blocked;
  }

  /** Events of the task itself. */
  get events(): number {
    return this.path.begun ? this.x.events - this.replayed : 0;
  }

  /** What it came across so far. */
  part(): Part {
    const { executions, blocked, events } = this;
    return this.findings.part({
      executions,
      blocked,
      events,
      observed: [...(this.x.classes?.observed ?? [])],
      sections: [...(this.x.sections?.ordered ?? [])],
      wide: [...this.x.locations.wide],
      rounds: roundsSeen(this.x.machine.image),
      reached: sitesReached(this.x.machine.image),
    });
  }
}
