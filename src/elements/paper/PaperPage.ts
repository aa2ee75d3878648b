import { watchPage } from './watchPage.ts';

/**
 * A page of the newspaper that readers zoom, move and swipe, with links over its articles.
 * Without this element the image and its links still work.
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
