import type { ViewerData, ViewerPlace } from '../results/viewer-data.ts';
import { el } from './dom.ts';
import { scrollInto } from './lanes.ts';

/** The source of the current step's file, with the current line lit and the lines marked where other threads are. */
export interface SourceView {
  readonly element: HTMLElement;
  show(at: ViewerPlace | null, others: readonly (readonly [thread: string, at: ViewerPlace])[]): void;
}

export function sourceView(data: ViewerData): SourceView {
  const title = el('p', { class: 'file' });
  const box = el('div', { class: 'scroll', tabindex: '0', 'aria-label': 'source' });
  const pages = new Map<string, HTMLElement[]>();
  let shown = '';
  let lit: HTMLElement[] = [];
  const page = (file: string): HTMLElement[] => {
    let lines = pages.get(file);
    if (lines === undefined) {
      const text = data.sources[file] ?? '';
      lines = text
        .split('\n')
        .map((line, i) =>
          el(
            'div',
            { class: 'line' },
            el('span', { class: 'number' }, String(i + 1)),
            el('span', { class: 'who' }),
            el('code', {}, line),
          ),
        );
      pages.set(file, lines);
    }
    return lines;
  };
  return {
    element: el('div', { class: 'source' }, title, box),
    show: (at, others) => {
      const file = at?.file ?? shown;
      const lines = page(file);
      if (file !== shown) {
        shown = file;
        title.textContent = data.sources[file] === undefined ? `${file} (source not known)` : file;
        box.replaceChildren(...lines);
      }
      for (const line of lit) {
        line.classList.remove('here', 'there');
        line.querySelector('.who')!.textContent = '';
      }
      lit = [];
      const mark = (place: ViewerPlace, name: string, how: string): void => {
        const line = place.file === file ? lines[place.line - 1] : undefined;
        if (!line) return;
        line.classList.add(how);
        const who = line.querySelector('.who')!;
        who.textContent = who.textContent === '' ? name : `${who.textContent} ${name}`;
        lit.push(line);
      };
      for (const [name, place] of others) mark(place, name, 'there');
      if (at) mark(at, '', 'here');
      if (at) scrollInto(lines[at.line - 1] ?? null);
    },
  };
}
