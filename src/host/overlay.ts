import { captureBackButton } from './backButton.ts';
import { loadSheetStyles } from './styles/loadStyleSheet.ts';

/** An arrow to the upper right corner, where the menu of the messenger is. */
const ARROW = 'M8 92C10 50 36 22 84 16M62 6l24 9-16 20';
const SVG = 'http://www.w3.org/2000/svg';

/** How long the guide waits for its styles, in ms; then it is shown without them. */
const STYLE_WAIT_MS = 1000;

export interface GuideMessages {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

export interface Guide {
  /** Shows an error in the guide, also to screen readers. */
  readonly showError: (text: string) => void;
  /** Container for one control of the host. */
  readonly slot: HTMLElement;
  readonly close: () => void;
}

let current: Guide | undefined;

/**
 * Shows an overlay that points at the host's own menu, upper right: open in a browser, or share. A
 * touch, Escape and Back close it; focus stays inside and returns after.
 */
export async function showGuide({ title, text, close: closeWord }: GuideMessages): Promise<Guide> {
  await Promise.race([loadSheetStyles(), new Promise((go) => setTimeout(go, STYLE_WAIT_MS))]);
  current?.close();
  const before = document.activeElement;
  const box = document.createElement('div');
  box.className = 'guide';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-modal', 'true');
  box.setAttribute('aria-labelledby', 'guide-title');
  box.setAttribute('aria-describedby', 'guide-text');
  const heading = createPart('h2', '', title);
  heading.id = 'guide-title';
  const words = createPart('p', '', text);
  words.id = 'guide-text';
  const problem = createPart('p', 'guide-trouble');
  problem.setAttribute('role', 'alert');
  const slot = createPart('div', 'guide-slot');
  const button = createPart('button', 'guide-close', closeWord);
  button.type = 'button';
  box.append(drawArrow(), heading, words, problem, slot, button);

  const close = () => {
    if (!box.isConnected) return;
    box.remove();
    document.removeEventListener('focusin', keepFocus);
    release();
    current = undefined;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const keepFocus = ({ target }: Event) => {
    if (!box.contains(target as Node)) button.focus({ preventScroll: true });
  };
  box.addEventListener('click', ({ target }) => {
    if (!slot.contains(target as Node)) close();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      const control = slot.querySelector<HTMLElement>('[tabindex]');
      (control && document.activeElement === button ? control : button).focus();
    }
  });
  document.body.append(box);
  document.addEventListener('focusin', keepFocus);
  button.focus({ preventScroll: true });
  const release = captureBackButton(close);
  current = {
    showError: (trouble_) => {
      problem.textContent = trouble_;
    },
    slot,
    close,
  };
  return current;
}

/** Shows that an authorisation is running, until the returned function is called. */
export function showAuthorizing(text: string): () => void {
  const box = createPart('p', 'authorizing', text);
  box.setAttribute('role', 'status');
  void loadSheetStyles();
  document.body.append(box);
  return () => box.remove();
}

function createPart<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

function drawArrow(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'guide-arrow');
  svg.setAttribute('viewBox', '0 0 96 100');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ARROW);
  svg.append(path);
  return svg;
}
