import { bufferingOf } from '../../src/base/models.ts';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { drawn } from '../../src/engines/random/draw.ts';
import { scheduleOf } from '../../src/engines/random/schedule.ts';
import { ScRun } from '../../src/engines/scheduled-run/run.ts';
import type { Program } from '../../src/ir/types.ts';

/** Final states (`name=value …`, names sorted) and kinds of violations that random schedules met: some of those there are. */
export interface Sampled {
  readonly outcomes: ReadonlySet<string>;
  readonly violations: ReadonlySet<string>;
}

/** An execution this long is left. */
const MAX_EVENTS = 10_000;

export function sampleOutcomes(program: Program, options: CheckOptions): Sampled {
  const execution = new ScRun(program, options, bufferingOf(options.model));
  const outcomes = new Set<string>();
  const violations = new Set<string>();
  let observed: string[] = [];
  let longest = 0;
  execution.onObserve = (seen) => observed.push(...seen.map(({ name, text }) => `${name}=${text}`));
  for (let n = 0; n < options.schedules; n++) {
    observed = [];
    execution.start(drawn(...scheduleOf(options, n, longest)));
    const outcome = execution.go(MAX_EVENTS);
    if (execution.points > longest) longest = execution.points;
    if (outcome?.kind === 'violation') violations.add(outcome.found.kind);
    if (outcome?.kind === 'complete') outcomes.add(sorted(observed).join(' '));
  }
  return { outcomes, violations };
}

const sorted = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
const name = (text: string): string => text.slice(0, text.indexOf('='));
