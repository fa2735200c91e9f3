import type { LitmusStep, TestStep } from '../index.ts';
import type { Progress } from '../results/types.ts';
import type { Place } from './place.ts';
import type { Answer, FromWork, Job, StopReason } from './protocol.ts';

/**
 * Holds work to its limits, without its help: time, memory, and the user's wish to stop.
 *
 * When a limit is reached the work is first asked to stop, because what it says itself is worth more than what is known
 * of it from outside; but it gets only a short grace, and then it is ended, whatever it is doing. What was known is then
 * what it last published. How long it took to get here does not matter: time counts from the start of the process.
 *
 * The promise to the user (docs/adr/0011-supervisor.md) is an answer within 0.5 s and 5 % of the limit. Half of that is
 * the work's grace; the rest is for ending it and for writing the answer on a busy machine.
 */
export interface Limits {
  /** In seconds since the process started. */
  readonly timeout: number | null;
  /** In MB. */
  readonly memory: number | null;
  /** Aborted when the user wants to stop. */
  readonly interrupt: AbortSignal;
}

export interface News {
  readonly progress?: (progress: Progress) => void;
  readonly print?: (text: string) => void;
  readonly test?: (step: LitmusStep) => void;
  readonly dataType?: (step: TestStep) => void;
}

export interface Ending {
  /** Null: it was ended before it had one. */
  readonly answer: Answer | null;
  /** What it was asked to stop for, if it was. */
  readonly why: StopReason | null;
}

const GRACE_SECONDS = 0.25;
const GRACE_SHARE = 0.025;
const MEMORY_POLL_MS = 50;
/** More than this share beyond the limit, and there is no grace. */
const TOO_MUCH = 1.2;
/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

export function supervise(place: Place, job: Job, limits: Limits, news: News): Promise<Ending> {
  return new Promise((resolve) => {
    const timers: NodeJS.Timeout[] = [];
    let why: StopReason | null = null;

    const finish = (answer: Answer | null): void => {
      for (const timer of timers) clearTimeout(timer);
      limits.interrupt.removeEventListener('abort', interrupted);
      resolve({ answer, why });
    };
    const stop = (reason: StopReason): void => {
      if (why !== null) return;
      why = reason;
      place.post({ kind: 'stop', why });
      const grace = 1000 * GRACE_SECONDS + GRACE_SHARE * performance.now();
      timers.push(setTimeout(finish, reason === 'timeout' ? grace : 1000 * GRACE_SECONDS, null));
    };
    const interrupted = (): void => stop('interrupted');
    const weigh = (limit: number): void => {
      const used = place.memoryMB();
      if (used > limit) stop('memory');
      if (used > limit * TOO_MUCH && why === 'memory') finish(null);
    };
    const receive = (message: FromWork): void => {
      switch (message.kind) {
        case 'progress':
          return news.progress?.(message.progress);
        case 'print':
          return news.print?.(message.text);
        case 'test':
          return news.test?.(message.step);
        case 'data-type':
          return news.dataType?.(message.step);
        default:
          return finish(message);
      }
    };

    const { timeout, memory, interrupt } = limits;
    if (timeout !== null) {
      const rest = Math.max(0, 1000 * timeout - performance.now());
      timers.push(setTimeout(stop, Math.min(rest, LONGEST_MS), 'timeout' as const));
    }
    if (memory !== null) timers.push(setInterval(weigh, MEMORY_POLL_MS, memory));
    interrupt.addEventListener('abort', interrupted);
    place.listen(receive);
    place.post({ kind: 'job', job, late: performance.now() / 1000 });
    if (interrupt.aborted) interrupted();
  });
}
