import type { CheckOptions } from '../../base/options/options.ts';
import type { Progress, Verdict, Violation } from '../../results/types.ts';
import type { Place } from '../../supervisor/place.ts';
import { type Ended, OUT_OF_MEMORY, stoppedText, supervised } from './supervised.ts';
import { unfinished } from './unfinished.ts';

export interface Checked {
  readonly verdict: Verdict;
  readonly sources: ReadonlyMap<string, string>;
  readonly why: Ended<unknown>['why'];
}

export interface CheckNews {
  readonly progress?: (progress: Progress) => void;
  readonly print?: (text: string) => void;
}

/** One check at a place; if it is ended, the answer is what was known by then. */
export async function runCheck(
  files: readonly string[],
  options: CheckOptions,
  place: Place,
  news: CheckNews,
  resume: string | null = null,
): Promise<Checked> {
  const known = new Known();
  const job = { command: 'check', files, options, resume } as const;
  const { answer, why } = await supervised('checked', place, job, options, {
    progress: (progress) => {
      known.add(progress);
      news.progress?.(progress);
    },
    print: (text) => news.print?.(text),
  });
  return {
    verdict: answer?.result.verdict ?? known.verdict(options, why),
    sources: answer?.result.sources ?? new Map<string, string>(),
    why,
  };
}
/** What the work has published. */
class Known {
  private last: Progress | null = null;
  private violations: readonly Violation[] = [];

  add(progress: Progress): void {
    this.last = progress;
    if (progress.violations) this.violations = progress.violations;
  }

  /** The answer for work that was ended. */
  verdict(options: CheckOptions, why: Ended<unknown>['why']): Verdict {
    const { last, violations } = this;
    const summary = `${stoppedText(why, options)}: ${last?.text ?? 'nothing has begun'}`;
    const wallSeconds = performance.now() / 1000;
    const engine = last?.engine ?? options.engine;
    return {
      ...unfinished({ ...options, engine }, summary, why === 'full' ? [OUT_OF_MEMORY] : [], {
        ...last?.stats,
        wallSeconds,
      }),
      ...(violations.length > 0 ? { verdict: 'violated', violations } : {}),
    };
  }
}
