import { stateAfter } from '../results/memory-state.ts';
import type { ViewerStory } from '../results/viewer-data.ts';
import { el } from './dom.ts';

/** Memory and store buffers after the current step, as tables. */
export function memoryTables(story: ViewerStory, n: number): HTMLElement[] {
  const { memory, buffers } = stateAfter(story, n);
  const row = (...cells: string[]): HTMLElement => el('tr', {}, ...cells.map((cell) => el('td', {}, cell)));
  const by = (step: number): string => (step === 0 ? 'at first' : `#${step}`);
  const table = (...columns: string[]): HTMLElement =>
    el('table', {}, el('tr', {}, ...columns.map((name) => el('th', { scope: 'col' }, name))));
  const cells = table('location', 'value', 'stored by');
  cells.className = 'memory';
  for (const cell of memory) {
    const line = row(cell.place, cell.value, by(cell.by));
    if (cell.fresh) line.className = 'fresh';
    cells.append(line);
  }
  const out = [memory.length > 0 ? cells : el('p', {}, 'nothing has been stored yet')];
  if (!story.steps.some((step) => step.store?.buffered)) return out;
  for (const { id, name } of story.threads) {
    const waiting = buffers.get(id) ?? [];
    const list = el('ol', { class: 'buffer', 'data-thread': String(id) });
    for (const { place, value, by: step } of waiting)
      list.append(el('li', {}, `${place} = ${value} (#${step})`));
    out.push(
      el('h3', {}, `store buffer of ${name}`),
      waiting.length > 0 ? list : el('p', { class: 'buffer empty', 'data-thread': String(id) }, 'empty'),
    );
  }
  return out;
}
