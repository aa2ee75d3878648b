import type { IconNode } from 'lucide';

const SVG = 'http://www.w3.org/2000/svg';

export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export function createButton(className: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', className);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Returns an icon of lucide without an accessible name, as its button has one (ui/Icon.tsx is
 * the same in React).
 */
export function createIcon(nodes: IconNode, label = ''): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const [tag, attributes] of nodes) {
    const node = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    svg.append(node);
  }
  if (label) {
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('x', '12');
    text.setAttribute('y', '15');
    text.textContent = label;
    svg.append(text);
  }
  return svg;
}

/** Sets an attribute only if its value differs. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
