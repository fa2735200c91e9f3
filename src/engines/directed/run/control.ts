import type { Decoded, Edge, FuncCode } from '../../../vm/code/code.ts';
import { FR_PC, ST_FP } from '../../../vm/code/layout.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import type { Branch, Phi, Region, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import { lowWord, ONE, type Token, ZERO } from '../graph/values.ts';
import type { Course } from './course.ts';
import { concrete, ofCondition, switchOf } from './operands.ts';
import { AT_RETURN } from './post-dominators.ts';
import { Rounds } from './rounds.ts';
import type { Shapes } from './shapes.ts';

/** Where a context ends that an indirect call began. */
const AT_CALL = -2;

interface Passing {
  readonly kind: 'call' | 'return';
  readonly sources: readonly Source[];
  readonly fp: number;
}

/** A thread's way through its functions: branches and where they meet, calls and returns. */
export class Control {
  private readonly course: Course;
  private readonly shapes: Shapes;
  readonly rounds: Rounds;
  private passing: Passing | null = null;
  /** The frame that is returning, and what it returns. */
  private returning: { readonly fp: number; readonly sources: readonly Source[] } | null = null;

  constructor(course: Course, shapes: Shapes) {
    this.course = course;
    this.shapes = shapes;
    this.rounds = new Rounds(course, shapes);
  }

  /** The thread begins with this argument. */
  begin(argument: Source): void {
    this.passing = { kind: 'call', sources: [argument], fp: -1 };
  }

  branch(t: Thread, code: FuncCode, d: Decoded, fp: number, site: number): void {
    const { course } = this;
    const condition = course.source(t, fp, d.args[0]);
    const directionOf = d.src.op === 'condbr' ? ofCondition : switchOf(d);
    const direction = directionOf(concrete(t, fp, d.args[0]));
    if (isNode(condition)) {
      const branch = course.item({
        kind: 'branch',
        site,
        condition,
        ways: d.edges.length,
        directionOf,
        regions: new Map(),
        leaves: new Set(),
      }) as Branch;
      const { meets, goesRound } = this.shapes.of(code);
      course.cursor.enter(branch, direction, fp, meets[d.block], goesRound[d.block]);
    }
    if (direction < d.edges.length) this.jump(t, code, d.edges[direction], fp, site);
  }

  jump(t: Thread, code: FuncCode, edge: Edge, fp: number, site: number): void {
    const { course } = this;
    const sources = edge.args.map((o) => course.source(t, fp, o));
    const leaf = course.cursor.region;
    const met = this.leave(fp, edge.to);
    const constant = this.shapes.of(code).constant[edge.to];
    const given = edge.params.map((slot, k) =>
      met && slot >= 0 && (edge.back || !constant[k]) ? this.phi(site, leaf, sources[k]) : sources[k],
    );
    for (const [k, slot] of edge.params.entries()) course.define(fp, slot, given[k]);
    this.rounds.atHead(t, code, edge, given, fp, site);
  }

  /** Closes the branches that end here. */
  private leave(fp: number, meets: number): boolean {
    const closed = this.course.cursor.leave(fp, meets);
    if (closed === 'nothing') return false;
    if (closed === 'rounds') this.rounds.met();
    this.course.locals.met();
    return true;
  }

  private phi(site: number, leaf: Region, source: Source): Source {
    const node = this.course.item({ kind: 'phi', site, inputs: new Map() }) as Phi;
    const known = node.inputs.get(leaf);
    if (known === undefined) {
      node.inputs.set(leaf, source);
      this.course.graph.news++;
    } else if (known !== source)
      this.course.pitfalls.refuse(
        site,
        'a value that two executions compute in different ways at the same point',
      );
    return node;
  }

  check(t: Thread, d: Decoded, fp: number, site: number): void {
    const { course } = this;
    const condition = course.source(t, fp, d.args[0]);
    const passes = (token: Token): boolean => token === ONE;
    if (!isNode(condition)) {
      if (!passes(condition)) course.item({ kind: 'stop', site, why: 'fail' });
      return;
    }
    const node = course.item({ kind: 'check', site, what: d.src.op, condition, passes, failed: false });
    const ok = passes(concrete(t, fp, d.args[0]));
    if (node.kind === 'check' && !ok && !node.failed) {
      node.failed = true;
      course.graph.news++;
    }
  }

  call(t: Thread, d: Decoded, fp: number, site: number, first: number): void {
    const sources = d.args.map((o) => this.course.source(t, fp, o));
    const i = d.src;
    const count = i.op === 'call' || i.op === 'icall' ? i.args.length : 0;
    if (sources.slice(first + count).some(isNode))
      this.course.pitfalls.refuse(site, 'a variable argument that depends on shared memory');
    this.passing = { kind: 'call', sources: sources.slice(first, first + count), fp };
  }

  /** A call whose target may differ is a branch to the functions it reaches; they meet behind it. */
  indirect(t: Thread, d: Decoded, fp: number, site: number): void {
    const { course } = this;
    const target = course.source(t, fp, d.args[0]);
    if (isNode(target)) {
      const branch = course.item({
        kind: 'branch',
        site,
        condition: target,
        ways: Number.POSITIVE_INFINITY,
        directionOf: lowWord,
        regions: new Map(),
        leaves: new Set(),
      }) as Branch;
      course.cursor.enter(branch, lowWord(concrete(t, fp, d.args[0])), fp, AT_CALL, false);
    }
    this.call(t, d, fp, site, 1);
  }

  ret(t: Thread, d: Decoded, fp: number, site: number): void {
    if (this.returning?.fp === fp) {
      this.passing = { kind: 'return', sources: this.returning.sources, fp };
      return;
    }
    let sources: readonly Source[] = d.args.map((o) => this.course.source(t, fp, o));
    const leaf = this.course.cursor.region;
    if (this.leave(fp, AT_RETURN)) sources = sources.map((source) => this.phi(site, leaf, source));
    this.returning = { fp, sources };
    this.passing = { kind: 'return', sources, fp };
  }

  /** The thread ends here and returns this. */
  exits(source: Source): void {
    this.returning = { fp: -2, sources: [source] };
  }

  /** What the thread's first function returns. */
  returned(): Source {
    return this.returning?.sources[0] ?? ZERO;
  }

  /** First instruction in another frame: parameters and results take over what was passed. */
  arrive(t: Thread, code: FuncCode, fp: number): void {
    const { passing, course } = this;
    if (passing === null || fp === passing.fp) return;
    this.passing = null;
    this.returning = null;
    if (passing.kind === 'call') {
      for (const [k, param] of code.params.entries())
        course.define(fp, param.slot, passing.sources[k] ?? null);
      return;
    }
    const pc = t.s[t.s[ST_FP] + FR_PC];
    const leaf = course.cursor.region;
    const met = this.leave(fp, AT_CALL);
    (code.code[pc - 1]?.dsts ?? []).forEach((dst, k) => {
      const source = passing.sources[k] ?? null;
      const given = met && source !== null ? this.phi(code.siteBase + pc, leaf, source) : source;
      course.define(fp, dst.slot, given);
    });
  }
}
