import type { ViewerStep, ViewerStory } from '../results/viewer-data.ts';
import { el } from './dom.ts';

/**
 * One column for each thread, time running down; the row of the current step is lit, later ones are dim. Of a long story only
 * the rows around the current step are there: tens of thousands would keep the browser busy for seconds at every step.
 */
export interface Lanes {
  readonly element: HTMLElement;
  show(n: number): void;
}

/** So many rows at most. */
const ROWS = 1000;

export function lanes(story: ViewerStory, goTo: (n: number) => void): Lanes {
  const { steps, threads } = story;
  const head = el('tr', {}, el('th', { scope: 'col' }, '#'));
  for (const { name } of threads) head.append(el('th', { scope: 'col' }, name));
  const body = el('tbody');
  /** Of the steps [from, from + rows.length). */
  let rows: HTMLElement[] = [];
  let from = -1;
  let current: HTMLElement | null = null;

  function rowOf(index: number): HTMLElement {
    const step = steps[index];
    const row = el('tr', { 'data-step': String(step.n), class: step.marked ? 'marked' : '' });
    row.append(el('td', { class: 'n' }, String(step.n)));
    const own = el(
      'td',
      { class: 'act' },
      isAgain(step, steps[index - 1]) || step.source === ''
        ? null
        : el('code', {}, `${step.at.line}: ${step.source}`),
      el('span', { class: step.misses === undefined ? 'note' : 'note stale' }, step.text),
    );
    for (const { id } of threads) row.append(id === step.thread ? own : el('td'));
    row.addEventListener('click', () => goTo(step.n));
    return row;
  }

  /** In place of those that are not there; leads to the next of them. */
  function rest(count: number, where: string, to: number): HTMLElement | string {
    if (count === 0) return '';
    const cell = el('td', { colspan: String(threads.length + 1) }, `… ${count} ${where} steps`);
    const row = el('tr', { class: 'rest' }, cell);
    row.addEventListener('click', () => goTo(steps[to].n));
    return row;
  }

  /** Makes the rows around a step, unless they are there. */
  function around(index: number): void {
    const to = from + rows.length;
    const isNearEdge = (index <= from && from > 0) || (index >= to - 1 && to < steps.length);
    if (from >= 0 && !isNearEdge) return;
    from = Math.max(0, Math.min(index - ROWS / 2, steps.length - ROWS));
    rows = steps.slice(from, from + ROWS).map((_, i) => rowOf(from + i));
    const after = from + rows.length;
    body.replaceChildren(
      rest(from, 'earlier', Math.max(0, from - 1)),
      ...rows,
      rest(steps.length - after, 'later', Math.min(steps.length - 1, after)),
    );
  }

  return {
    element: el(
      'div',
      { class: 'scroll', tabindex: '0', 'aria-label': 'steps' },
      el('table', { class: 'lanes' }, el('thead', {}, head), body),
    ),
    show: (n) => {
      const index = steps.findIndex((step) => step.n === n);
      around(Math.max(0, index));
      for (const [i, row] of rows.entries()) {
        const later = steps[from + i].n > n;
        if (row.classList.contains('later') !== later) row.classList.toggle('later', later);
      }
      current?.classList.remove('current');
      current?.removeAttribute('aria-current');
      current = rows[index - from] ?? null;
      current?.classList.add('current');
      current?.setAttribute('aria-current', 'step');
      scrollInto(current, current?.querySelector('.act') ?? null);
    },
  };
}

/** The same line of the same thread as the step before: it is not said twice. */
const isAgain = (step: ViewerStep, before: ViewerStep | undefined): boolean =>
  before !== undefined &&
  before.thread === step.thread &&
  before.at.line === step.at.line &&
  before.at.file === step.at.file;

/** Scrolls the panel, not the page; sideways to the cell, if it is out of sight. */
export function scrollInto(row: HTMLElement | null, cell: Element | null = null): void {
  const box = row?.closest<HTMLElement>('.scroll');
  if (!row || !box) return;
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top + 30 || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - outer.height / 2;
  const { left, right } = (cell ?? row).getBoundingClientRect();
  if (cell && (left < outer.left || right > outer.right)) box.scrollLeft += left - outer.left - 10;
}
