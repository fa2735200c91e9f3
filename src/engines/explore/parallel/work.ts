import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { Machine } from '../../../vm/machine.ts';
import type { Control, Loss, Work } from '../../work/work.ts';
import { searchImage } from '../clocks/symbolic-time.ts';
import { isPiece, type Task, WHOLE } from '../graph/path.ts';
import type { Known } from '../report/findings.ts';
import type { ExploreOptions } from '../state/options.ts';
import { merge, NOTHING, type Part } from './part.ts';
import { TaskSearch } from './task-search.ts';

/** How the tree of executions is searched, by whomever. */
export interface ExploreGround {
  readonly options: CheckOptions;
  readonly how: ExploreOptions;
  /** Threads of the checked program, at most. */
  readonly threads: number;
  /** A task is split only after so many events. */
  readonly split: number;
}

/** The search of explore as work that can be shared: a task is a part of its tree (path.ts). */
export class ExploreWork implements Work<Task, Part> {
  readonly nothing = NOTHING;
  readonly merge = merge;
  private readonly program: Program;
  private readonly ground: ExploreGround;
  private readonly known: Known = new Map();
  private machine: Machine | null = null;

  constructor(program: Program, ground: ExploreGround) {
    this.program = program;
    this.ground = ground;
  }

  begin(): readonly Task[] {
    return [WHOLE];
  }

  forget(): void {
    this.known.clear();
  }

  /** What is below a branch is known only to those who have been there. */
  split(): readonly Task[] {
    return [];
  }

  /** Each is a piece of the task, and none is there twice. */
  accounts(task: Task, _: Part, left: readonly Task[]): boolean {
    return left.every(
      (one, n) => isPiece(one, task) && left.every((other, m) => m === n || !isPiece(other, one)),
    );
  }

  isSettled(part: Part): boolean {
    return part.gaveUp !== null || (part.violations.length > 0 && !this.ground.options.keepGoing);
  }

  async run(task: Task, control: Control<Task>): Promise<Part> {
    const { options, how, threads, split } = this.ground;
    const { unwind, unwindset } = options;
    this.machine ??= new Machine(
      searchImage(this.program, {
        unwind,
        unwindset,
        wide: true,
        ordinary: how.ordinary ?? [],
        marks: true,
      }),
    );
    const search = new TaskSearch(this.program, options, how, {
      machine: this.machine,
      threads,
      task,
      known: this.known,
    });
    while (search.step()) {
      const asked = control.asked();
      if (asked === 'stop') break;
      if (control.wantsCount()) control.count(search.executions, search.blocked, search.events);
      /* to get to the part that is given away takes as long as it took to get here */
      if (asked === 'go-on' || search.events < Math.max(split, search.replayed)) continue;
      /* once all are given, the execution that is being explored is finished */
      const most = asked === 'give' ? 1 : Number.POSITIVE_INFINITY;
      for (let n = 0; n < most; n++) {
        const given = search.path.give();
        if (given === null) break;
        control.give(given);
      }
    }
    return search.part();
  }

  lost(task: Task, why: Loss, worker: number): Part | null {
    if (why === 'late') return null;
    const isMemory = why === 'memory';
    const diagnostic = {
      code: isMemory ? 'HED454' : 'HED690',
      severity: 'error',
      message: isMemory
        ? `worker thread ${worker} ran out of memory`
        : `the part ${this.nameOf(task)} of the search ended three workers that tried it`,
      help: isMemory
        ? 'take fewer workers with --jobs N, or give node more memory (NODE_OPTIONS=--max-old-space-size=MB)'
        : 'run it without --redis to see why, and with --memory to hold it to a limit',
    } as const;
    return { ...NOTHING, gaveUp: { path: [], why: { kind: 'limit', remedy: null, diagnostic } } };
  }

  counted(part: Part, counts: ArrayLike<number>): Part {
    const { executions, blocked, events } = part;
    return {
      ...part,
      executions: executions + counts[0],
      blocked: blocked + counts[1],
      events: events + counts[2],
    };
  }

  nameOf({ path, from }: Task): string {
    return `${path.join('.')}${path.length > 0 ? '.' : ''}${from}+`;
  }
}
