import { el } from './dom.ts';

/** The drawn execution graph; the node of the current step is lit, a click on a node goes to its step. */
export interface GraphView {
  readonly element: HTMLElement;
  show(n: number): void;
}

export function graphView(svg: string, goTo: (n: number) => void): GraphView {
  const element = el('div', { class: 'scroll graph', tabindex: '0', 'aria-label': 'execution graph' });
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (drawn.nodeName !== 'svg') {
    element.append(el('p', {}, 'there is no graph to draw'));
    return { element, show: () => {} };
  }
  const picture = document.importNode(drawn, true);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', 'execution graph; the steps beside it say the same in words');
  element.append(picture);
  const nodes = new Map<number, Element>();
  for (const node of picture.querySelectorAll('g.node')) {
    const step = /^s(\d+)$/.exec(node.id);
    if (!step) continue;
    nodes.set(Number(step[1]), node);
    node.addEventListener('click', () => goTo(Number(step[1])));
  }
  let lit: Element | null = null;
  return {
    element,
    show: (n) => {
      lit?.classList.remove('lit');
      lit = nodes.get(n) ?? null;
      lit?.classList.add('lit');
      for (const [step, node] of nodes) node.classList.toggle('later', step > n);
      if (!lit) return;
      const [outer, inner] = [element.getBoundingClientRect(), lit.getBoundingClientRect()];
      if (inner.top < outer.top || inner.bottom > outer.bottom)
        element.scrollTop += inner.top - outer.top - outer.height / 2;
      if (inner.left < outer.left || inner.right > outer.right)
        element.scrollLeft += inner.left - outer.left - outer.width / 2;
    },
  };
}
