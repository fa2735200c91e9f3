import { type DiagnosticError, InternalError } from '../../base/failure.ts';
import { turn } from '../../host/process.ts';
import { acquireModule, type CadicalModule } from './cadical-module.ts';
import { Exchange, hashOn, SHORT_CLAUSE } from './exchange.ts';
import type { Answer, SatSolver, SolveLimits, SolverStats } from './solver.ts';
import { outOfHeap } from './solver-failure.ts';
import { statisticsIn } from './solver-statistics.ts';

/**
 * The solver that comes with Heddle: CaDiCaL in WebAssembly.
 *
 * Literals go to the module one by one, the fastest way it has. A search is cut into slices of conflicts: between them
 * the event loop runs, so interrupts and timers are seen. Slices are counted in conflicts and not in time, so that
 * the same formula always gives the same model. CaDiCaL keeps what it has learned from slice to slice.
 *
 * The heap cannot grow beyond 2 GB. A formula that comes near is refused with a diagnostic while the solver is still
 * in order; should an allocation fail before that, the abort becomes the same diagnostic.
 */
export interface CadicalOptions {
  /** The heap in bytes beyond which a formula is refused. */
  readonly heapLimit?: number;
  /** CaDiCaL's own options, by their names. */
  readonly options?: Readonly<Record<string, number>>;
  /** Where it tells others what it learns who work on the same formula: memory of an Exchange. */
  readonly exchange?: SharedArrayBuffer | null;
}

const MEGABYTE = 2 ** 20;
/** What the module itself can reach is 2048 MB, less what is lost between allocations. */
const HEAP_LIMIT = 1984 * MEGABYTE;
/** An abort of a module at least this large is put down to its heap, of a smaller one to a bug. */
const ABORT_IS_HEAP = 512 * MEGABYTE;
const FIRST_SLICE = 2_000;
const LAST_SLICE = 20_000;
/** Literals between two looks at the heap; a power of two. */
const LOOK = 1 << 14;

/** Bounded variable addition makes variables of its own, whose numbers would collide with later ones of ours. */
const OPTIONS = { quiet: 1, factor: 0 };

export async function newCadical(options: CadicalOptions = {}): Promise<SatSolver> {
  return new CadicalSolver(await acquireModule(), options);
}

type State = 'input' | 'sat' | 'unsat' | 'failed' | 'disposed';

export class CadicalSolver implements SatSolver {
  readonly name = 'cadical-wasm';
  variables = 0;
  clauses = 0;
  solves = 0;
  private literals = 0;
  private seconds = 0;
  /** The largest variable CaDiCaL has seen. */
  private seen = 0;
  private state: State = 'input';
  private failure: DiagnosticError | null = null;
  private assumptions: number[] = [];
  private lastStatistics = { conflicts: 0, decisions: 0, propagations: 0, active: 0 };
  private readonly module: CadicalModule;
  private readonly solver: number;
  private readonly heapLimit: number;
  /** Of an exchange that it may join when it first solves; null: it has, or never will. */
  private memory: SharedArrayBuffer | null;
  private exchange: Exchange | null = null;
  private hash = 0;

  constructor(module: CadicalModule, options: CadicalOptions) {
    this.module = module;
    this.heapLimit = options.heapLimit ?? HEAP_LIMIT;
    this.solver = module.newSolver({ ...OPTIONS, ...options.options });
    this.memory = options.exchange ?? null;
    if (this.memory !== null) module.tellLearnt(this.solver, SHORT_CLAUSE);
  }

  newVariable(): number {
    return ++this.variables;
  }

  add(lit: number): void {
    if (this.state !== 'input') this.reopen();
    const variable = lit < 0 ? -lit : lit;
    if (variable > this.seen) this.saw(variable);
    if (this.memory !== null) this.hash = hashOn(this.hash, lit);
    else this.exchange = null;
    try {
      this.module.add(this.solver, lit);
    } catch (cause) {
      throw this.fail(cause);
    }
    if (lit === 0) this.clauses++;
    else if ((++this.literals & (LOOK - 1)) === 0 && this.full()) throw this.fail(null);
  }

  clause(lits: ArrayLike<number>): void {
    for (let i = 0; i < lits.length; i++) this.add(lits[i]);
    this.add(0);
  }

  assume(lit: number): void {
    this.reopen();
    this.saw(Math.abs(lit));
    this.assumptions.push(lit);
  }

  async solve(limits: SolveLimits = {}): Promise<Answer> {
    this.reopen();
    this.solves++;
    const assumptions = this.assumptions;
    this.assumptions = [];
    if (this.full()) throw this.fail(null);
    let left = limits.conflicts ?? Number.POSITIVE_INFINITY;
    let slice = FIRST_SLICE;
    for (;;) {
      if (isOver(limits)) return 'unknown';
      const allowed = Math.min(slice, left);
      const answer = this.slice(assumptions, allowed, limits);
      if (answer !== 'unknown') return (this.state = answer);
      left -= allowed;
      if (left <= 0 || isOver(limits)) return 'unknown';
      slice = Math.min(slice * 2, this.exchange === null ? LAST_SLICE : FIRST_SLICE);
      await turn();
      if (this.state !== 'input') throw new InternalError('a solver was used while it was solving');
    }
  }

  private slice(assumptions: readonly number[], conflicts: number, limits: SolveLimits): Answer {
    const { module, solver } = this;
    const start = performance.now();
    let calls = 0;
    module.poll = () => (++calls & 15) === 0 && (this.full() || isOver(limits));
    if (this.memory !== null) this.exchange = Exchange.join(this.memory, this.hash);
    this.memory = null;
    const { exchange } = this;
    if (exchange !== null) module.learnt = (words, begin) => exchange.tell(words, begin);
    try {
      exchange?.hear((lit) => module.add(solver, lit));
      for (const lit of assumptions) module.assume(solver, lit);
      module.limit(solver, 'conflicts', conflicts);
      const answer = module.solve(solver);
      if (answer === 0 && this.full()) throw this.fail(null);
      return answer === 10 ? 'sat' : answer === 20 ? 'unsat' : 'unknown';
    } catch (cause) {
      throw this.failure ?? this.fail(cause);
    } finally {
      module.poll = () => false;
      module.learnt = () => {};
      this.seconds += (performance.now() - start) / 1000;
    }
  }

  value(variable: number): boolean {
    if (this.state !== 'sat') throw new InternalError(`a value was asked for in state ${this.state}`);
    return variable <= this.seen && this.module.value(this.solver, variable) > 0;
  }

  failed(lit: number): boolean {
    if (this.state !== 'unsat') throw new InternalError(`failed() was asked in state ${this.state}`);
    return this.module.failed(this.solver, lit) !== 0;
  }

  stats(): SolverStats {
    const { variables, clauses, literals, solves, seconds } = this;
    const readable = this.state !== 'disposed' && !this.module.aborted;
    if (readable)
      this.lastStatistics = {
        ...statisticsIn(this.module.statistics(this.solver)),
        active: this.module.active(this.solver),
      };
    return { variables, clauses, literals, solves, seconds, ...this.lastStatistics };
  }

  dispose(): void {
    if (this.state === 'disposed') return;
    this.stats();
    this.state = 'disposed';
    this.module.release(this.solver);
  }

  private saw(variable: number): void {
    this.seen = Math.max(this.seen, variable);
    if (variable > this.variables) this.variables = variable;
  }

  /** An answer is over when something new is said. */
  private reopen(): void {
    if (this.failure) throw this.failure;
    if (this.state === 'disposed') throw new InternalError('a solver was used after it was disposed of');
    if (this.module.aborted) throw this.fail(null);
    this.state = 'input';
  }

  private full(): boolean {
    return this.module.heapBytes() > this.heapLimit;
  }

  private fail(cause: unknown): Error {
    if (cause !== null) {
      this.module.aborted = true;
      if (this.module.heapBytes() < Math.min(ABORT_IS_HEAP, this.heapLimit))
        return new InternalError(`cadical-wasm failed: ${String(cause)}`);
    }
    this.state = 'failed';
    this.failure = outOfHeap(this.variables, this.clauses);
    return this.failure;
  }
}

function isOver(limits: SolveLimits): boolean {
  return (
    limits.signal?.aborted === true ||
    (limits.deadline !== undefined && performance.now() >= limits.deadline) ||
    limits.terminate?.() === true
  );
}
