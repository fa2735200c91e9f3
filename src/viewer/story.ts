import type { ViewerData, ViewerPlace, ViewerStory } from '../results/viewer-data.ts';
import { button, el, panel } from './dom.ts';
import { graphView } from './graph.ts';
import { lanes } from './lanes.ts';
import { memoryTables } from './memory.ts';
import { sourceView } from './source.ts';

/**
 * One violation, linked by the number of the current step: lanes, source, memory and graph all show the moment after
 * it. The step is chosen with a slider, buttons, keys, or a click in the lanes or the graph.
 */
export interface StoryView {
  readonly element: HTMLElement;
  readonly last: number;
  step(): number;
  goTo(n: number): void;
  /** By so many steps that are shown. */
  move(by: number): void;
}

export function storyView(
  data: ViewerData,
  story: ViewerStory,
  onStep: (at: ViewerPlace | null) => void = () => {},
): StoryView {
  const numbers = story.steps.map(({ n }) => n);
  const last = numbers[numbers.length - 1] ?? 0;
  let at = 0;
  const bar = stepsBar(numbers.length, { goTo: (n) => goTo(n), move: (by) => move(by), last });
  const table = lanes(story, goTo);
  const source = sourceView(data);
  const memory = el('div', { class: 'scroll', tabindex: '0', 'aria-label': 'memory' });
  const graph = graphView(story.svg, goTo);
  const element = el(
    'div',
    { class: 'story' },
    el('h1', {}, `${story.kind}: ${story.message}`),
    el('p', { class: 'where' }, `at ${story.at.file}:${story.at.line} in ${story.at.function}`),
    reasons(story, goTo),
    bar.element,
    bar.told,
    el(
      'div',
      { class: 'panels' },
      panel('Threads', 'threads', table.element),
      panel('Source', 'code', source.element),
      panel('Execution graph', 'drawn', graph.element),
      panel('Memory', 'store', memory),
    ),
  );
  bar.slider.addEventListener('input', () => show(Number(bar.slider.value)));

  function goTo(n: number): void {
    let index = numbers.length;
    while (index > 0 && numbers[index - 1] > n) index--;
    show(index);
  }

  function move(by: number): void {
    show(Math.max(0, Math.min(numbers.length, at + by)));
  }

  /** `index`: how many of the shown steps have happened. */
  function show(index: number): void {
    at = index;
    const step = index === 0 ? null : story.steps[index - 1];
    const n = step?.n ?? 0;
    const who = story.threads.find(({ id }) => id === step?.thread)?.name ?? '';
    bar.show(
      index,
      step ? `step ${n} of ${last}` : 'before the first step',
      step ? `${who}, line ${step.at.line}: ${step.text}` : 'nothing has happened yet',
    );
    table.show(n);
    memory.replaceChildren(...memoryTables(story, n));
    graph.show(n);
    source.show(step?.at ?? story.at, whereOthersAre(index, step?.thread ?? -1));
    onStep(step?.at ?? null);
  }

  function whereOthersAre(index: number, thread: number): (readonly [string, ViewerPlace])[] {
    const places = new Map<number, ViewerPlace>();
    for (const step of story.steps.slice(0, index)) places.set(step.thread, step.at);
    places.delete(thread);
    return [...places].map(([id, place]) => [`T${id}`, place] as const);
  }

  return { element, last, step: () => (at === 0 ? 0 : numbers[at - 1]), goTo, move };
}

interface StepsBar {
  readonly element: HTMLElement;
  readonly slider: HTMLInputElement;
  /** What has just happened, in words. */
  readonly told: HTMLElement;
  show(index: number, position: string, text: string): void;
}

/** The slider and the buttons. */
function stepsBar(steps: number, { goTo, move, last }: Pick<StoryView, 'goTo' | 'move' | 'last'>): StepsBar {
  const slider = el('input', {
    type: 'range',
    min: '0',
    max: String(steps),
    value: '0',
    'aria-label': 'step',
  }) as HTMLInputElement;
  const position = el('output', { class: 'position' });
  const told = el('p', { class: 'told', role: 'status', 'aria-live': 'polite' });
  const element = el(
    'div',
    { class: 'bar', role: 'group', 'aria-label': 'steps' },
    button('first step (Home)', '|◀', () => goTo(0)),
    button('previous step (left arrow)', '◀', () => move(-1)),
    slider,
    button('next step (right arrow)', '▶', () => move(1)),
    button('last step (End)', '▶|', () => goTo(last)),
    position,
  );
  const show = (index: number, where: string, text: string): void => {
    slider.value = String(index);
    position.textContent = where;
    told.textContent = text;
    slider.setAttribute('aria-valuetext', `${where}: ${text}`);
  };
  return { element, slider, told, show };
}

/** Why it is an execution of the program, and what would mend it. */
function reasons(story: ViewerStory, goTo: (n: number) => void): HTMLElement {
  const list = el('div', { class: 'why' });
  for (const text of story.explain) list.append(el('p', {}, text));
  if (story.why.length > 0) list.append(el('h2', {}, 'Why the memory model allows it'));
  for (const { text, steps } of story.why) {
    const line = el('p', {}, `${text} `);
    for (const n of steps) line.append(button(`go to step ${n}`, `#${n}`, () => goTo(n)));
    list.append(line);
  }
  if (story.fix) {
    const diff = el('pre', { class: 'diff', tabindex: '0', 'aria-label': 'the fix as a diff' });
    for (const line of story.fix.diff) diff.append(el('span', { class: classOf(line) }, `${line}\n`));
    list.append(el('details', {}, el('summary', {}, story.fix.title), diff));
  }
  return list;
}

const classOf = (line: string): string =>
  /^\+(?!\+\+)/.test(line) ? 'added' : /^-(?!--)/.test(line) ? 'removed' : 'context';
