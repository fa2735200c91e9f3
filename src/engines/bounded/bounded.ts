import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { blocksArePaired } from '../../ir/analysis/paired-blocks.ts';
import type { Program } from '../../ir/types.ts';
import { FALSE, TRUE } from '../../sat/circuit/circuit.ts';
import { buildImage } from '../../vm/code/image.ts';
import type { BoundedProgram, BoundedThread } from './events.ts';
import { disjunction } from './guards.ts';
import { invoke, setExecutor } from './instructions/calls.ts';
import { executor, haltEvent } from './instructions/instructions.ts';
import { returnedBy } from './instructions/thread-instructions.ts';
import { BlockLives } from './memory/block-lives.ts';
import { Cells } from './memory/cells.ts';
import { endThreadLocals } from './memory/lives.ts';
import { Objects } from './memory/objects.ts';
import { endBlocks } from './open-blocks.ts';
import { type Knowledge, type Limits, Round, type ThreadState } from './round.ts';
import { extend } from './values/arithmetic.ts';
import { addressValue, choose, constantValue, type Value } from './values/value.ts';

/**
 * From a program to its bounded program, by executing it symbolically again and again until nothing new is learnt
 * about memory: which cells there are, what they can hold, who comes to them, which threads there are. All of this only
 * grows, and what a round does depends on nothing else, so the last round, which adds nothing, is right about
 * everything it took for granted.
 *
 * Sets of values become ranges and ranges get wider by a bit at a time, so that counting takes a while: but every event
 * happens at most once. Say that during the last n rounds only the domains of a set S have grown, and at most n events
 * write to cells with domains in S. Then by induction over k, all values of executions with at most k such writes
 * are in the domains after k of these rounds: those in S because a write's value comes from values of executions
 * with one write less, the others because they did not grow, so they are closed under what is read. After n rounds that is
 * every execution, and the domains may be left as they are even if another round would put in more. So
 * N times `i += j; j += i` takes a few bits and not 32. The last round, with domains that stay as they are, may write values
 * down in another way (domain.ts).
 */
setExecutor(executor);

const MAX_ROUNDS = 400;
const FIRST_PATIENCE = 32;

export function boundedProgram(program: Program, limits: Limits): BoundedProgram {
  const image = buildImage(program);
  const objects = new Objects(image);
  const known: Knowledge = {
    program,
    objects,
    cells: new Cells(objects),
    lives: new BlockLives(),
    threadIds: new Map(),
  };
  const { cells } = known;
  const structureNow = (): number => cells.structure + known.lives.structure + known.threadIds.size;
  /** By round since anything but domains grew: the domains that grew in it, the latest first. */
  let growth: ReadonlySet<string>[] = [];
  let patience = FIRST_PATIENCE;
  for (let rounds = 1; ; rounds++) {
    const structure = structureNow();
    const round = new Round(known, limits, patience);
    execute(round, image.argv, image.envp);
    const changed = structureNow() !== structure || round.impatient;
    const grown = cells.endRound();
    const done = grown.size === 0 && structureNow() === structure;
    if (done && !round.impatient && cells.isFrozen) return finished(round, rounds);
    if (rounds > MAX_ROUNDS) throw tooManyRounds();
    if (done && round.impatient) patience *= 8;
    growth = changed ? [] : [grown, ...growth];
    if ((done && !round.impatient) || isEnough(round, growth)) {
      if (cells.widen()) growth = [];
      else cells.freeze();
    }
  }
}

/** Have there been as many rounds as there are writes to the domains that grew in them? */
function isEnough(round: Round, growth: readonly ReadonlySet<string>[]): boolean {
  const grown = new Set<string>();
  for (let n = 0; n < growth.length; n++) {
    for (const name of growth[n]) grown.add(name);
    if (n + 1 > writesTo(round, grown)) return true;
  }
  return false;
}

/** Events that write to one of these domains. */
function writesTo(round: Round, names: ReadonlySet<string>): number {
  const { cells } = round.known;
  let count = 0;
  for (const thread of round.threads)
    for (const { writes, parts } of thread.events) {
      const isOne = parts.some(
        (part) => part.write !== null && part.targets.some(({ cell }) => names.has(cells.domainName(cell))),
      );
      if (writes !== FALSE && isOne) count++;
    }
  return count;
}

function execute(round: Round, argv: number, envp: number): void {
  const { program } = round.known;
  const main = round.newThread('main', 'main', program.entry, null, null);
  let guard = TRUE;
  for (const f of program.constructors)
    guard = invoke(round, main, f, [], { guard, path: `constructor ${f}`, depth: new Map() }).guard;
  const entry = program.functions[program.entry];
  const args = entry.params.map((_, i) =>
    i === 0
      ? constantValue(32, 1)
      : i === 1
        ? addressValue(argv)
        : i === 2
          ? addressValue(envp)
          : constantValue(64, 0),
  );
  const done = invoke(round, main, program.entry, args, { guard, path: 'main', depth: new Map() });
  if (done.guard !== FALSE) haltEvent({ round, thread: main, guard: done.guard }, entry.at, true);
  endThread(round, main, main.returned);
  for (let n = 1; n < round.threads.length; n++) executeThread(round, round.threads[n]);
}

function executeThread(round: Round, thread: ThreadState): void {
  const argument = thread.argument as Value;
  const done = invoke(round, thread, thread.func, [argument], {
    guard: TRUE,
    path: thread.key,
    depth: new Map(),
  });
  const returns = [...thread.returned];
  const value = done.values[0];
  if (done.guard !== FALSE)
    returns.push({ guard: done.guard, value: value === undefined ? constantValue(64, 0) : value });
  endThread(round, thread, returns);
}

/** The end of a thread that goes on being one of the program: main ends so by pthread_exit only. */
function endThread(round: Round, thread: ThreadState, returns: ThreadState['returned']): void {
  if (returns.length === 0) return;
  const func = round.known.program.functions[thread.func];
  const { c } = round;
  let result = wide(returns[0].value);
  for (const one of returns.slice(1)) result = choose(c, one.guard, wide(one.value), result);
  const guard = disjunction(
    round,
    returns.map((one) => one.guard),
  );
  endThreadLocals(round, thread, guard);
  // A thread that only ever returns has left the blocks that its functions have begun.
  if (thread.returned.length > 0 || !blocksArePaired(round.known.program))
    endBlocks(round, thread, guard, func.at);
  const cell = returnedBy(round, thread);
  const { cells } = round.known;
  cells.initialise(cell);
  cells.put(cell, { ...result, undef: null });
  const shared = round.isVisible(cell, thread.id);
  round.emit(thread, {
    kind: 'end',
    guard,
    at: func.at,
    drains: true,
    writes: TRUE,
    parts: shared
      ? [{ targets: [{ when: TRUE, cell }], read: null, write: cells.encode(c, cell, result) }]
      : [],
    text: 'end',
  });
}

const wide = (value: Value): Value => (value.bits.length >= 64 ? value : extend(value, 64, true));

const argumentKey = (value: Value | null): string =>
  value === null ? '' : `${value.bits.join()} ${value.undef?.join() ?? ''}`;

function finished(round: Round, rounds: number): BoundedProgram {
  return {
    circuit: round.c,
    cells: round.known.cells,
    threads: round.threads.map(
      (t): BoundedThread => ({
        id: t.id,
        name: t.name,
        creator: t.creator,
        runs: { func: t.func, argument: argumentKey(t.argument) },
        events: t.events,
        checks: t.checks,
        choices: t.choices,
        steps: t.steps,
        observations: t.observations,
      }),
    ),
    assumptions: round.assumptions,
    initial: (cell) => round.readDirect(cell),
    shared: round.shared,
    blocks: round.blocks,
    births: round.births,
    lives: [...round.known.lives.all().values()],
    frees: round.frees,
    usesConditions: round.usesConditions,
    narrowed: round.narrowed,
    rounds,
    tick: round.limits.tick,
  };
}

const tooManyRounds = (): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED482',
      severity: 'error',
      message: 'what memory can hold was not found out in reasonable time',
      help: 'use --engine explore, or a smaller --unwind',
    },
    EXIT.unknown,
  );
