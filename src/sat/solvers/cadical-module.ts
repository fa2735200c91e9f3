import { createModule } from 'cadical-wasm';
import { InternalError } from '../../base/failure.ts';
import { optimiseLate } from '../../host/process.ts';

/**
 * CaDiCaL in WebAssembly: one module for all solvers of the process, because the code is slow until V8 has
 * compiled it. Its heap never shrinks and is shared by the module's solvers; a module whose heap has grown large
 * is left to the garbage collector with its last solver. Running out of memory aborts the module: it can then not
 * be used again, by any of its solvers.
 */
export interface CadicalModule {
  readonly add: (solver: number, lit: number) => void;
  readonly assume: (solver: number, lit: number) => void;
  readonly solve: (solver: number) => number;
  readonly value: (solver: number, variable: number) => number;
  readonly failed: (solver: number, lit: number) => number;
  readonly limit: (solver: number, name: string, value: number) => void;
  newSolver(options: Readonly<Record<string, number>>): number;
  release(solver: number): void;
  heapBytes: () => number;
  /** Variables that are not fixed, eliminated or substituted. */
  readonly active: (solver: number) => number;
  /** What it prints about itself, line by line. */
  statistics(solver: number): readonly string[];
  /** Asked during `solve`: true ends it. One for the module, since one solver runs at a time. */
  poll: () => boolean;
  /** Told during `solve` of what solvers learn that were asked to tell (`tellLearnt`): literals from `begin` up to a 0. */
  learnt: (words: Int32Array, begin: number) => void;
  /** Clauses of at most so many literals. */
  tellLearnt(solver: number, length: number): void;
  aborted: boolean;
}

/** A module this large is not reused once its last solver is gone. */
const KEEP = 256 * 2 ** 20;

let shared: Promise<CadicalModule> | null = null;

export async function acquireModule(): Promise<CadicalModule> {
  for (;;) {
    const promise = (shared ??= load());
    const module = await promise;
    if (!module.aborted) return module;
    if (shared === promise) shared = null;
  }
}

async function load(): Promise<CadicalModule> {
  let live = 0;
  let lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  optimiseLate();
  const raw = await createModule({ print, printErr: print });
  const own = shared;
  const fn = (name: string): ((...args: number[]) => number) => {
    const found = raw[`_ccadical_${name}`];
    if (typeof found !== 'function') throw new InternalError(`cadical-wasm has no ${name}`);
    return found as (...args: number[]) => number;
  };
  const setOption = raw.cwrap('ccadical_set_option', null, ['number', 'string', 'number']);
  const limit = raw.cwrap('ccadical_limit', null, ['number', 'string', 'number']);
  const init = fn('init');
  const release = fn('release');
  const active = fn('active');
  const printStatistics = fn('print_statistics');
  const setTerminate = fn('set_terminate');
  const setLearn = fn('set_learn');
  const module: CadicalModule = {
    add: fn('add'),
    assume: fn('assume'),
    solve: fn('solve'),
    value: fn('val'),
    failed: fn('failed'),
    active: (solver) => Number(active(solver)),
    limit,
    newSolver: (options) => {
      const solver = init();
      for (const [name, value] of Object.entries(options)) setOption(solver, name, value);
      setTerminate(solver, 0, poll);
      live++;
      return solver;
    },
    release: (solver) => {
      if (module.aborted) return;
      release(solver);
      live--;
      if (live === 0 && shared === own && raw.HEAP32.byteLength > KEEP) shared = null;
    },
    heapBytes: () => raw.HEAP32.byteLength,
    statistics: (solver) => {
      lines = [];
      setOption(solver, 'quiet', 0);
      printStatistics(solver);
      setOption(solver, 'quiet', 1);
      return lines;
    },
    poll: () => false,
    learnt: () => {},
    tellLearnt: (solver, length) => void setLearn(solver, 0, length, learnt),
    aborted: false,
  };
  const learnt = raw.addFunction((_, clause) => module.learnt(raw.HEAP32, clause >> 2), 'vii');
  const poll = raw.addFunction(() => (module.poll() ? 1 : 0), 'ii');
  return module;
}
