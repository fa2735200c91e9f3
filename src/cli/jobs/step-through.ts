import { createInterface } from 'node:readline';
import { visibleIn, visibleSources } from '../../base/visible.ts';
import { storyOf } from '../../results/formats/html/data.ts';
import { stateAfter } from '../../results/memory-state.ts';
import type { Verdict } from '../../results/types.ts';
import type { ViewerStory } from '../../results/viewer-data.ts';
import { say } from '../output/terminal.ts';

/**
 * `heddle replay --step`: one step at a time, line by line, so that it works with a screen reader and in a pipe. An empty
 * line goes on; what else can be said is in HELP.
 */
const HELP =
  'Enter: next step, p: previous, a number: go to that step, l: last, v: next violation, q: quit\n';

export async function stepThrough(verdict: Verdict, sources: ReadonlyMap<string, string>): Promise<void> {
  const texts = visibleSources(sources);
  const stories = visibleIn(verdict).violations.map((violation) => storyOf(violation, texts));
  let story = 0;
  let at = 0;
  const print = (text: string): void => say(process.stdout, text);
  const show = (): void => print(stepText(stories[story], at));
  print(`${titleOf(stories[0])}\n${HELP}`);
  show();
  for await (const line of createInterface({ input: process.stdin })) {
    const { steps } = stories[story];
    const word = line.trim();
    if (word === 'q') return;
    if (word === '' || word === 'n') {
      if (at === steps.length) {
        if (word === '') return;
      } else at++;
    } else if (word === 'p') at = Math.max(0, at - 1);
    else if (word === 'l') at = steps.length;
    else if (word === 'v') {
      story = (story + 1) % stories.length;
      at = 0;
      print(`${titleOf(stories[story])}\n`);
    } else if (/^\d+$/.test(word)) at = steps.filter(({ n }) => n <= Number(word)).length;
    else {
      print(HELP);
      continue;
    }
    show();
  }
}

const titleOf = ({ kind, message, at }: ViewerStory): string =>
  `${kind}: ${message}\n  at ${at.file}:${at.line} in ${at.function}`;

/** `index`: how many of the shown steps have happened. */
function stepText(story: ViewerStory, index: number): string {
  const { steps, threads } = story;
  const step = steps[index - 1];
  const last = steps[steps.length - 1]?.n ?? 0;
  const { memory, buffers } = stateAfter(story, step?.n ?? 0);
  const name = (id: number): string => threads.find((thread) => thread.id === id)?.name ?? `T${id}`;
  const head =
    step === undefined
      ? 'before the first step'
      : `step ${step.n} of ${last}  ${name(step.thread)}  ${step.at.file}:${step.at.line}: ${step.source}\n    ${step.text}`;
  const cells = memory.map(
    ({ place, value, by, fresh }) =>
      `  ${fresh ? '*' : ' '} ${place} = ${value}${by === 0 ? '' : ` (#${by})`}`,
  );
  const waiting = [...buffers].map(
    ([thread, stores]) =>
      `    buffer of ${name(thread)}: ${stores.map(({ place, value, by }) => `${place} = ${value} (#${by})`).join(', ')}`,
  );
  return `\n${[head, ...cells, ...waiting].join('\n')}\n`;
}
