import { type Diagnostic, DiagnosticError, InternalError } from '../../base/failure.ts';
import type { Place } from '../../supervisor/place.ts';
import type { Answer, Job, StopReason } from '../../supervisor/protocol.ts';
import { type News, supervise } from '../../supervisor/supervise.ts';
import { watchInterrupt } from './interrupt.ts';

/** What a run of the work came to: an answer of the kind that was asked for, or the reason why there is none. */
export interface Ended<A> {
  readonly answer: A | null;
  readonly why: StopReason | 'full' | null;
}

/** Work at a place, within its limits and with the user's signals; what it refuses or fails at is thrown here. */
export async function supervised<K extends Answer['kind']>(
  kind: K,
  place: Place,
  job: Job,
  limits: { readonly timeout: number | null; readonly memory: number | null },
  news: News,
): Promise<Ended<Answer & { kind: K }>> {
  const interrupt = watchInterrupt();
  try {
    const { answer, why } = await supervise(place, job, { ...limits, interrupt: interrupt.signal }, news);
    if (answer === null) {
      void place.end();
      return { answer, why };
    }
    switch (answer.kind) {
      case 'refused':
        throw new DiagnosticError(answer.diagnostic, answer.exit, answer.source);
      case 'failed':
        throw Object.assign(new InternalError(answer.message), { stack: answer.stack });
      case 'full':
        return { answer: null, why: why ?? 'full' };
      default:
        if (answer.kind !== kind)
          throw new InternalError(`${kind} was asked for, and ${answer.kind} answered`);
        return { answer: answer as Answer & { kind: K }, why };
    }
  } finally {
    interrupt.stop();
  }
}

/** Why there is no answer, in front of what is known. */
export function stoppedText(
  why: StopReason | 'full' | null,
  limits: { readonly timeout: number | null; readonly memory: number | null },
): string {
  switch (why) {
    case 'timeout':
      return `stopped at the time limit of ${limits.timeout} s`;
    case 'memory':
      return `stopped at the memory limit of ${limits.memory} MB`;
    case 'full':
      return 'there is no more memory';
    default:
      return 'interrupted';
  }
}

export const OUT_OF_MEMORY: Diagnostic = {
  code: 'HED651',
  severity: 'error',
  message: 'the run needs more memory than there is, or than node takes',
  help: 'give node more (NODE_OPTIONS=--max-old-space-size=MB), take fewer workers with --jobs N, or make the program smaller',
};
