/** Elements from plain values; text is always text. */
type Child = Node | string | null;

export function el(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

export function button(label: string, text: string, onClick: () => void): HTMLElement {
  const element = el('button', { type: 'button', 'aria-label': label, title: label }, text);
  element.addEventListener('click', onClick);
  return element;
}

export function panel(title: string, name: string, ...children: Child[]): HTMLElement {
  return el('section', { class: `panel ${name}`, 'aria-label': title }, el('h2', {}, title), ...children);
}
