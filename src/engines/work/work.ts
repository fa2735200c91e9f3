import type { Program } from '../../ir/types.ts';

/**
 * A search that can be shared among workers, free of where they are: threads of this process (thread-crew.ts), or
 * processes on other machines (../../run/cluster).
 *
 * A *task* is a piece of the search: the ways that lead to a branch of a tree, a cube of assumptions, one test of many. A
 * *part* is what the search of a task came to. Both are plain data, so that they can be sent anywhere, and both are
 * monoids in spirit: tasks that cover the whole once, whoever runs them, in whatever order, have parts that merge to the
 * same result. Everything that makes a run right rests on that: a task that was begun and lost may be run again, a task
 * may be replaced by others that cover it, and the result is complete when the tasks that are done cover the root.
 *
 * What all tasks have in common, a program and how to search it, is the work's *ground*: plain data too, sent once.
 */
export interface Work<Task, Part> {
  /** Tasks that cover everything. */
  begin(): readonly Task[];
  /** The search of a task, on the worker's side. What it gives away is not in its part. */
  run(task: Task, control: Control<Task>): Promise<Part>;
  /**
   * What tasks before came to may not have counted: elsewhere a result can be refused, or lost with what Redis had not yet
   * written, and the same worker may get the same task again. So nothing may be left out of a part because it was told.
   */
  forget?(): void;
  /** Tasks that cover one that nobody has begun; none: it cannot be split from outside. */
  split(task: Task): readonly Task[];
  /**
   * Can a part, with the tasks that were left of it, be all that came of a task? What others say is held to this. A tree does
   * not show what is missing in it; cubes and lists do.
   */
  accounts?(task: Task, part: Part, left: readonly Task[]): boolean;
  readonly nothing: Part;
  /** In any order. */
  merge(a: Part, b: Part): Part;
  /** Nothing that is still to come can change the answer. */
  isSettled(part: Part): boolean;
  /** A worker ended without an answer to this task, by its own fault; null: that is a bug of ours. */
  lost(task: Task, why: Loss, worker: number): Part | null;
  /** A part with what a worker has counted so far put on top of it (`Control.count`). */
  counted(part: Part, counts: ArrayLike<number>): Part;
  /** Of which a task is a piece, for people: `tid[1] odd, tid[2] even`. */
  nameOf(task: Task): string;
}

/** It took longer than it may, it needs more memory than there is, or it ended those who ran it. */
export type Loss = 'late' | 'memory' | 'deadly';

/** What a worker hears and says while it runs a task. */
export interface Control<Task> {
  /**
   * To be asked often. `give`: others have nothing to do, let them have some of this task, and go on with the rest;
   * `hand-over`: the same, but give all that is left and end; `stop`: end, whatever was found.
   */
  asked(): Asked;
  give(task: Task): void;
  /** How far it is, in numbers that only the work knows. Called when `wantsCount`. */
  readonly wantsCount: () => boolean;
  count(...numbers: readonly number[]): void;
}

export type Asked = 'go-on' | 'give' | 'hand-over' | 'stop';

/** The works there are. Workers find them by name (run/work/works.ts). */
export type WorkName = 'explore' | 'sequentialize' | 'axiomatic' | 'directed' | 'litmus' | 'suite' | 'race';

/** A work to be done, and on what. */
export interface Assignment<Task, Part> {
  readonly name: WorkName;
  readonly work: Work<Task, Part>;
  /** What `name` makes the work of, on the worker's side. */
  readonly program: Program | null;
  readonly ground: unknown;
  /** Where it begins: `work.begin()`, or what is left of it. */
  readonly tasks: readonly Task[];
}

/** Workers at a work. */
export interface Crew<Part> {
  /** Everything has been searched, or as much of it as there will be. */
  readonly isOver: boolean;
  /** Waits until it is over or so many seconds have passed. */
  news(seconds: number): Promise<void>;
  /** What was found so far: of the tasks being worked on only how far they are. */
  soFar(): Part;
  /** Asks all workers to stop where they are, and waits for them a little. */
  stop(): void;
  /** For people. */
  state(): CrewState;
  /** Sends the workers away. Throws if one of them failed. */
  end(): Promise<void>;
}

export interface CrewState {
  readonly done: number;
  readonly running: number;
  readonly waiting: number;
  /** Tasks that came from splitting others. */
  readonly split: number;
  /** What to say besides: how many workers there are, whom was lost. */
  readonly note: string;
}

/** Where workers come from: makes a crew for a work. */
export type Hire = <Task, Part>(assignment: Assignment<Task, Part>) => Crew<Part>;

export const stateText = ({ done, running, waiting, split, note }: CrewState): string =>
  `parts: ${done} done, ${running} running${waiting > 0 ? `, ${waiting} waiting` : ''}${split > 0 ? `, ${split} split off` : ''}${note === '' ? '' : `; ${note}`}`;
