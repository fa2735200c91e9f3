import { InternalError } from '../../base/failure.ts';
import { Lane } from './lane.ts';
import type { Fault } from './protocol.ts';
import { untilNews } from './until-news.ts';
import type { Assignment, Crew, CrewState, Hire, Loss, Work } from './work.ts';

export interface CrewOptions {
  readonly jobs: number;
  /** Seconds that a task may take; null: as long as it takes. */
  readonly patience?: number | null;
  /** How many of them may work now; what the others have is handed over to these. */
  readonly lanes?: (() => number) | undefined;
  /** For tests: which worker fails. */
  readonly fault?: Fault | null;
}

/** Workers in threads of this process. */
export const hireThreads =
  (options: CrewOptions): Hire =>
  (assignment) =>
    new ThreadCrew(assignment, options);

/**
 * A work done by several threads. When one has nothing to do another, which has been at its task the longest, is asked
 * to give some of it away. All are stopped as soon as the answer is settled. What they found is merged in an order of
 * its own, so that it does not depend on who did what.
 *
 * Nothing is lost silently: a thread that fails, or that ends before its task is done, is an internal error, and so is
 * a task that was given away and never arrived.
 */
export class ThreadCrew<Task, Part> implements Crew<Part> {
  private readonly work: Work<Task, Part>;
  private readonly assignment: Assignment<Task, Part>;
  private readonly options: CrewOptions;
  private readonly posts: Post<Task, Part>[];
  private readonly waiting: Task[];
  private part: Part;
  private counts = { done: 0, split: 0, begun: 0 };
  private failure: Error | null = null;
  private isStopping = false;
  private isLate = false;
  private grace: NodeJS.Timeout | undefined;
  private onNews: () => void = () => {};

  constructor(assignment: Assignment<Task, Part>, options: CrewOptions) {
    const { work, tasks } = assignment;
    this.assignment = assignment;
    this.work = work;
    this.options = options;
    this.part = work.nothing;
    this.waiting = [...tasks];
    this.posts = Array.from({ length: options.jobs }, (_, number) => ({
      number,
      lane: null,
      task: null,
      since: 0,
      isAsked: false,
      gave: 0,
      timer: undefined,
    }));
    this.share();
  }

  get isOver(): boolean {
    return (
      this.isLate ||
      this.failure !== null ||
      (this.posts.every(({ task }) => task === null) && (this.isStopping || this.waiting.length === 0))
    );
  }

  async news(seconds: number): Promise<void> {
    for (const { lane } of this.posts) lane?.askForCount();
    if (this.isOver) return;
    this.makeRoom();
    await untilNews(seconds, (wake) => {
      this.onNews = wake;
    });
  }

  stop(): void {
    if (this.isStopping) return;
    this.isStopping = true;
    for (const { lane } of this.posts) lane?.stop();
    this.grace = setTimeout(() => {
      this.isLate = true;
      this.onNews();
    }, GRACE_MS);
    if (this.isOver) this.onNews();
  }

  soFar(): Part {
    let { part } = this;
    for (const { lane, task } of this.posts)
      if (lane !== null && task !== null) part = this.work.counted(part, lane.counts);
    return part;
  }

  state(): CrewState {
    const { done, split } = this.counts;
    const running = this.posts.filter(({ task }) => task !== null).length;
    return { done, running, waiting: this.waiting.length, split, note: '' };
  }

  async end(): Promise<void> {
    clearTimeout(this.grace);
    for (const { timer } of this.posts) clearTimeout(timer);
    await Promise.all(this.posts.map(({ lane }) => lane?.end()));
    if (this.failure !== null) throw this.failure;
  }

  /** Tasks for those that have none; too few tasks, and others are asked for some of theirs. */
  private share(): void {
    let idle = 0;
    for (const post of this.posts) {
      if (post.task !== null || !this.mayWork(post)) continue;
      const task = this.waiting.shift();
      if (task === undefined) idle++;
      else this.begin(post, task);
    }
    const busy = this.posts
      .filter((post) => post.task !== null && this.mayWork(post))
      .sort((a, b) => a.since - b.since);
    for (const { isAsked } of busy) if (isAsked) idle--;
    for (const post of busy) {
      if (idle <= 0) return;
      if (post.isAsked) continue;
      post.isAsked = true;
      post.lane?.askForSome();
      idle--;
    }
  }

  private mayWork({ number }: Post<Task, Part>): boolean {
    return number < Math.max(1, this.options.lanes?.() ?? this.posts.length);
  }

  /** Those who may not work any more hand over; those who may again get something to do. */
  private makeRoom(): void {
    if (this.options.lanes === undefined || this.isStopping) return;
    for (const post of this.posts) if (post.task !== null && !this.mayWork(post)) post.lane?.askForAll();
    this.share();
  }

  private begin(post: Post<Task, Part>, task: Task): void {
    post.lane ??= this.laneOf(post);
    post.task = task;
    post.since = this.counts.begun++;
    post.isAsked = false;
    post.gave = 0;
    post.lane.begin(task);
    const { patience } = this.options;
    if (patience !== null && patience !== undefined)
      post.timer = setTimeout(() => this.lose(post, 'late'), 1000 * patience);
  }

  private laneOf(post: Post<Task, Part>): Lane<Task, Part> {
    const { fault } = this.options;
    const own = fault?.worker === post.number ? fault.how : null;
    const lane = new Lane<Task, Part>(post.number, own, {
      gave: (task) => {
        post.isAsked = false;
        post.gave++;
        this.counts.split++;
        this.waiting.push(task);
        this.goOn();
      },
      done: (part, gave) => {
        if (gave !== post.gave)
          return this.fail(
            new InternalError(
              `worker thread ${post.number} gave ${gave} parts of its task away, and ${post.gave} arrived`,
            ),
          );
        this.finish(post, part);
      },
      outOfMemory: () => this.lose(post, 'memory'),
      failed: (error) => this.fail(error),
    });
    const { name, program, ground } = this.assignment;
    lane.ground(name, program, ground);
    return lane;
  }

  private finish(post: Post<Task, Part>, part: Part): void {
    clearTimeout(post.timer);
    this.part = this.work.merge(this.part, part);
    post.task = null;
    this.counts.done++;
    if (this.work.isSettled(part)) this.stop();
    this.goOn();
  }

  /** Its thread is given up, and so is its task; the next task gets a new one. */
  private lose(post: Post<Task, Part>, why: Loss): void {
    const { lane, task } = post;
    void lane?.end();
    post.lane = null;
    const part = task === null ? null : this.work.lost(task, why, post.number);
    if (part === null) return this.fail(new InternalError(`worker thread ${post.number} was lost: ${why}`));
    this.part = lane === null ? this.part : this.work.counted(this.part, lane.counts);
    this.finish(post, part);
  }

  private goOn(): void {
    if (!this.isStopping) this.share();
    this.onNews();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.onNews();
  }
}

/** A place for a thread. */
interface Post<Task, Part> {
  readonly number: number;
  /** Null before the first task, and after one that was given up. */
  lane: Lane<Task, Part> | null;
  task: Task | null;
  /** When it began its task, in tasks begun by all. */
  since: number;
  /** It was asked to split its task and has not yet done so. */
  isAsked: boolean;
  /** How often it has split its task. */
  gave: number;
  timer: NodeJS.Timeout | undefined;
}

/** How long workers may take to stop. */
const GRACE_MS = 100;
