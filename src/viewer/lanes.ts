import type { ViewerStory } from '../results/viewer-data.ts';
import { el } from './dom.ts';

/** One column for each thread, time running down; the row of the current step is lit, later ones are dim. */
export interface Lanes {
  readonly element: HTMLElement;
  show(n: number): void;
}

export function lanes(story: ViewerStory, goTo: (n: number) => void): Lanes {
  const head = el('tr', {}, el('th', { scope: 'col' }, '#'));
  for (const { name } of story.threads) head.append(el('th', { scope: 'col' }, name));
  const body = el('tbody');
  const rows = new Map<number, HTMLElement>();
  let before: ViewerStory['steps'][number] | null = null;
  for (const step of story.steps) {
    const row = el('tr', { 'data-step': String(step.n), class: step.marked ? 'marked' : '' });
    row.append(el('td', { class: 'n' }, String(step.n)));
    const again =
      before !== null &&
      before.thread === step.thread &&
      before.at.line === step.at.line &&
      before.at.file === step.at.file;
    const own = el(
      'td',
      { class: 'act' },
      again || step.source === '' ? null : el('code', {}, `${step.at.line}: ${step.source}`),
      el('span', { class: step.misses === undefined ? 'note' : 'note stale' }, step.text),
    );
    for (const { id } of story.threads) row.append(id === step.thread ? own : el('td'));
    row.addEventListener('click', () => goTo(step.n));
    body.append(row);
    rows.set(step.n, row);
    before = step;
  }
  let current: HTMLElement | null = null;
  return {
    element: el(
      'div',
      { class: 'scroll', tabindex: '0', 'aria-label': 'steps' },
      el('table', { class: 'lanes' }, el('thead', {}, head), body),
    ),
    show: (n) => {
      for (const [step, row] of rows) {
        const later = step > n;
        if (row.classList.contains('later') !== later) row.classList.toggle('later', later);
      }
      current?.classList.remove('current');
      current?.removeAttribute('aria-current');
      current = rows.get(n) ?? null;
      current?.classList.add('current');
      current?.setAttribute('aria-current', 'step');
      scrollInto(current);
    },
  };
}

/** Scrolls the panel, not the page. */
export function scrollInto(row: HTMLElement | null): void {
  const box = row?.closest<HTMLElement>('.scroll');
  if (!row || !box) return;
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top + 30 || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - outer.height / 2;
}
