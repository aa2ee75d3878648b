import { watchPage } from './watchPage.ts';

/**
 * A page of the newspaper: it is zoomed, moved and swiped to the next one, with its
 * articles in their places. Without it the picture and its links work as they are.
 */
export class PaperPage extends HTMLElement {
  letGo: (() => void) | undefined;

  connectedCallback(): void {
    const frame = this.querySelector<HTMLElement>('.paper-frame');
    if (frame) this.letGo = watchPage(this, frame);
  }

  disconnectedCallback(): void {
    this.letGo?.();
    this.letGo = undefined;
  }
}
