import type { Edge, FuncCode } from '../../../vm/code/code.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import type { Branch, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import type { Course, Snapshot } from './course.ts';
import { ofCondition } from './operands.ts';
import type { Shapes } from './shapes.ts';

/**
 * Loops that may wait. An iteration that comes back to its head and has changed nothing (vm/interpret/loop-head.ts) waits
 * there; whether it has may differ between executions that come the same way, as when a compare-exchange succeeds whose
 * result nobody looks at. So where an iteration ends there is a *round* node, true if it was idle, and a branch on it:
 * one direction waits, and goes on from where the iteration began as if it had not been; the other is the next iteration.
 * The encoder knows what an iteration must not do to be idle (encode/rounds.ts); here it is what the machine says next.
 */
interface Visit {
  readonly params: readonly Source[];
  readonly at: Snapshot;
  /** Loops whose last visit is not the same in every execution that comes here. */
  readonly uncertain: ReadonlySet<string>;
}

interface Open {
  readonly key: string;
  readonly branch: Branch;
  readonly params: readonly Source[];
  readonly site: number;
  readonly fp: number;
  readonly meets: number;
}

const IDLE = 0;
const BUSY = 1;

export class Rounds {
  private readonly course: Course;
  private readonly shapes: Shapes;
  private readonly visits = new Map<string, Visit>();
  private uncertain = new Set<string>();
  private open: Open | null = null;

  constructor(course: Course, shapes: Shapes) {
    this.course = course;
    this.shapes = shapes;
  }

  /** Along an edge to the head of a loop; `sources`: what its parameters get. */
  atHead(t: Thread, code: FuncCode, edge: Edge, sources: readonly Source[], fp: number, site: number): void {
    const { loop } = edge;
    if (loop === null || loop.awaitAt < 0) return;
    const key = `${fp}:${loop.id}`;
    const params = sources.filter((_, k) => loop.params.includes(edge.params[k]));
    const last = this.visits.get(key);
    if (!edge.back || last === undefined) return this.visit(key, params, site);
    if (!this.uncertain.has(key) && params.some((source, k) => isOther(source, last.params[k])))
      return this.visit(key, params, site);
    const from = t.base + 4 * fp;
    const memory = { from: from + 4 * loop.memory, to: from + 4 * (loop.memory + loop.memoryWords) };
    const condition = this.course.item({ kind: 'round', site, loop: key, params, frame: from, memory });
    const branch = this.course.item({
      kind: 'branch',
      site,
      condition,
      ways: 2,
      directionOf: ofCondition,
      regions: new Map(),
      leaves: new Set(),
    }) as Branch;
    this.open = { key, branch, params, site, fp, meets: this.shapes.of(code).meets[loop.header] };
  }

  private visit(key: string, params: readonly Source[], site: number): void {
    this.course.item({ kind: 'head', site, loop: key, params });
    this.uncertain.delete(key);
    this.visits.set(key, { params, at: this.course.save(), uncertain: new Set(this.uncertain) });
  }

  /** Ways have met behind a branch that may have gone round a loop. */
  met(): void {
    for (const key of this.visits.keys()) this.uncertain.add(key);
  }

  /** The thread goes on: the iteration that had just ended was not idle. */
  goesOn(): void {
    const { open } = this;
    if (open === null) return;
    this.open = null;
    this.course.cursor.enter(open.branch, BUSY, open.fp, open.meets, true);
    this.visit(open.key, open.params, open.site);
  }

  /** The thread waits: it was. */
  waits(library: boolean): void {
    const { open } = this;
    if (open === null) return;
    this.course.cursor.enter(open.branch, IDLE, open.fp, open.meets, true);
    const round = open.branch.condition;
    if (isNode(round) && round.kind === 'round')
      this.course.item({ kind: 'await', site: open.site, round, library });
  }

  /** Goes round again: as if that iteration had not been. */
  goesRound(): void {
    const visit = this.open === null ? undefined : this.visits.get(this.open.key);
    this.open = null;
    if (visit === undefined) return;
    this.course.restore(visit.at);
    this.uncertain = new Set(visit.uncertain);
  }
}

const isOther = (a: Source, b: Source): boolean => !isNode(a) && !isNode(b) && a !== b;
