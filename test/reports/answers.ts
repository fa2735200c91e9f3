import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import type { Answer } from '../../src/results/answer.ts';
import { FORMAT_TABLE, type FormatName } from '../../src/results/formats/formats.ts';
import { inputOf } from '../../src/results/input.ts';

/** The answers of whole checks, for the formats to show; each program is checked once. */
/** From the project's folder, in which tests run: lines are as long everywhere. */
const FOLDER = 'test/reports/programs';
const known = new Map<string, Promise<Answer>>();

export function answerFor(program: string, given: Partial<CheckOptions> = {}): Promise<Answer> {
  const key = JSON.stringify([program, given]);
  const before = known.get(key);
  if (before) return before;
  const answer = run(program, given);
  known.set(key, answer);
  return answer;
}

async function run(program: string, given: Partial<CheckOptions>): Promise<Answer> {
  const path = join(FOLDER, program);
  const options = checkOptions(given);
  const steps = check({ files: [path], options });
  for (;;) {
    const step = await steps.next();
    if (!step.done) continue;
    const { verdict, sources } = step.value;
    return {
      verdict: { ...verdict, stats: { ...verdict.stats, wallSeconds: 0.5, peakMemoryMB: 100 } },
      input: inputOf([path], options, sources),
      sources,
      style: { color: false, width: 80, sources },
    };
  }
}

export const rendered = (format: FormatName, answer: Answer): Promise<string> =>
  FORMAT_TABLE[format].render(answer);
