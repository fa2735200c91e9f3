import type { ViewerData, ViewerPlace } from '../results/viewer-data.ts';
import { button, el } from './dom.ts';
import { type StoryView, storyView } from './story.ts';

/**
 * The viewer of counterexamples, a component without dependencies: give it an element and a `ViewerData`. Used by
 * `--format html` (main.ts) and by whatever page wants to show an answer.
 *
 * Keys: left and right arrow a step, page up and down ten, Home and End, `t` the theme. In a page of others they are its
 * own only while the focus is in it, and the theme is the page's.
 */
export interface ViewerOptions {
  /** Part of a page that has its own head, theme and keys. */
  readonly embedded?: boolean;
  /** Told where the current step is, whenever another is chosen. */
  readonly onStep?: (at: ViewerPlace | null) => void;
}

export interface Viewer {
  goTo(n: number): void;
  /** Takes its listeners and its elements away. */
  dispose(): void;
}

export function mountViewer(
  root: HTMLElement,
  data: ViewerData,
  { embedded = false, onStep }: ViewerOptions = {},
): Viewer {
  const views: (StoryView | null)[] = data.stories.map(() => null);
  let current = 0;
  const place = el('main');
  const tabs = el('nav', { 'aria-label': 'violations' });
  const theme = button('light or dark (t)', '◐', switchTheme);
  root.replaceChildren(
    embedded
      ? ''
      : el(
          'header',
          {},
          el('span', { class: 'brand' }, 'heddle'),
          el('strong', { class: 'verdict' }, data.verdict),
          theme,
        ),
    tabs,
    place,
    el(
      'footer',
      {},
      ...data.about.map((line) => el('p', {}, line)),
      el(
        'p',
        { class: 'keys' },
        `Keys: ← → a step, Page Up and Page Down ten, Home and End${embedded ? '' : ', t light or dark'}.`,
      ),
    ),
  );
  root.classList.add('heddle-viewer');
  root.classList.toggle('embedded', embedded);
  if (data.stories.length > 1)
    data.stories.forEach((story, i) => {
      tabs.append(button(`violation ${i + 1}`, `${i + 1}. ${story.kind}`, () => open(i)));
    });
  if (data.stories.length > 0) open(0);
  else place.append(el('p', { class: 'told' }, data.verdict));
  const listening = embedded ? root : document;
  listening.addEventListener('keydown', onKey);

  function open(index: number): void {
    current = index;
    const view = (views[index] ??= storyView(data, data.stories[index], onStep));
    place.replaceChildren(view.element);
    for (const [i, tab] of [...tabs.children].entries())
      tab.setAttribute('aria-pressed', String(i === index));
    view.goTo(view.step());
  }

  function onKey(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const view = views[current];
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(view);
  }

  function switchTheme(): void {
    const dark = getComputedStyle(root).colorScheme.trim() === 'dark';
    root.dataset.theme = dark ? 'light' : 'dark';
  }

  const KEYS: Readonly<Record<string, (view: StoryView) => void>> = {
    ArrowRight: (view) => view.move(1),
    ArrowLeft: (view) => view.move(-1),
    PageDown: (view) => view.move(10),
    PageUp: (view) => view.move(-10),
    Home: (view) => view.goTo(0),
    End: (view) => view.goTo(view.last),
    ...(embedded ? {} : { t: switchTheme }),
  };

  return {
    goTo: (n) => views[current]?.goTo(n),
    dispose: () => {
      listening.removeEventListener('keydown', onKey);
      root.classList.remove('heddle-viewer', 'embedded');
      root.replaceChildren();
    },
  };
}
