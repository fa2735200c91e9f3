import { InternalError } from '../../../base/failure.ts';
import { bufferingOf } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Instr, Loc, Program } from '../../../ir/types.ts';
import { isOfTheEnd } from '../../../results/kinds.ts';
import type { Machine } from '../../../vm/machine.ts';
import { type Decider, type Script, scripted } from '../../scheduled-run/decider.ts';
import type { Outcome } from '../../scheduled-run/found.ts';
import { ScRun } from '../../scheduled-run/run.ts';
import type { Graph } from '../graph/graph.ts';
import { tokenOf } from '../graph/values.ts';
import { Refusal } from '../refusal.ts';
import { countedTexts } from './counted-text.ts';
import { type FailedAt, Observer } from './observer.ts';
import type { Pitfalls } from './pitfalls.ts';
import { type Plan, Planned } from './plan.ts';
import { Shapes } from './shapes.ts';

/** Runs the program, one execution after the other, and enters each into the graph. */
export class Runs implements Pitfalls {
  private readonly program: Program;
  private readonly graph: Graph;
  private readonly execution: ScRun;
  readonly countedTexts: ReadonlySet<Instr>;
  readonly spuriousCas: boolean;
  private readonly shapes = new Shapes();
  /** Who else sees every instruction. */
  alsoWatches: Machine['watch'] = null;
  /** What the last run showed as its outcome. */
  observed: string[] = [];
  count = 0;
  events = 0;

  constructor(program: Program, options: CheckOptions, graph: Graph) {
    this.program = program;
    this.graph = graph;
    this.countedTexts = countedTexts(program);
    this.spuriousCas = options.spuriousCas;
    this.execution = new ScRun(program, options, bufferingOf(options.model), true);
    this.execution.onObserve = (seen) => {
      this.observed.push(...seen.map(({ name, text }) => `${name}=${text}`));
    };
  }

  get machine(): Machine {
    return this.execution.machine;
  }

  script(): Script {
    return this.execution.script();
  }

  /** An execution that follows the plan; null: it was longer than `most` events. */
  run(plan: Plan, most: number): Outcome | null {
    return this.decided((observer) => new Planned(plan, observer, this.count), most);
  }

  /** A run of another search once more: its graph, node by node, if all runs before it were repeated, too. */
  repeat(script: Script, most: number): void {
    this.decided(() => scripted(script), most);
  }

  private decided(decider: (observer: Observer) => Decider, most: number): Outcome | null {
    const { execution } = this;
    const observer = new Observer(this.graph, execution.machine, this.shapes, this);
    this.count++;
    this.observed = [];
    this.share(execution.machine);
    try {
      execution.start(decider(observer), observer);
      const outcome = execution.go(most);
      observer.end(this.failedAt(outcome));
      if (outcome?.kind === 'complete') observer.outcome();
      return outcome;
    } finally {
      execution.machine.watch = null;
      this.events += execution.events;
    }
  }

  private share(machine: Machine): void {
    const [own, other] = [machine.watch, this.alsoWatches];
    if (own === null || other === null) return;
    machine.watch = (t, code, d, fp) => {
      other(t, code, d, fp);
      own(t, code, d, fp);
    };
  }

  /** The thread that met an error at an event, and what memory holds where the event goes. */
  private failedAt(outcome: Outcome | null): FailedAt | null {
    if (outcome?.kind !== 'violation' && outcome?.kind !== 'unchecked') return null;
    const { thread, kind } = outcome.found;
    if (isOfTheEnd(kind)) return null;
    const { words, undef } = this.execution.pendingValue(thread);
    return { thread, kind, value: tokenOf(words, 0, 4, undef) };
  }

  /** The place, or that of the call in the program that brought our library's code there. */
  private ownPlace(at: number): Loc {
    let loc = this.program.locs[at];
    while (loc.file.startsWith('<heddle>/') && loc.inlinedAt !== null) loc = this.program.locs[loc.inlinedAt];
    return loc;
  }

  refuse(site: number, what: string, help = 'use --engine explore'): never {
    const place = this.machine.image.sites[site];
    if (place === undefined) throw new InternalError(`refused without a place: ${what}`);
    const { file, line, column } = this.ownPlace(place.loc);
    throw new Refusal({
      code: 'HED344',
      severity: 'error',
      message: `engine directed does not model ${what}`,
      at: { file, line, column },
      help,
    });
  }
}
