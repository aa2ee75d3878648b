import { handlePageGestures } from './handlePageGestures.ts';

/**
 * A page of the newspaper that readers zoom, move and swipe, with links over its articles.
 * Without this element the image and its links still work.
 */
export class PaperPageElement extends HTMLElement {
  stop: (() => void) | undefined;

  connectedCallback(): void {
    const frame = this.querySelector<HTMLElement>('.paper-frame');
    if (frame) this.stop = handlePageGestures(this, frame);
  }

  disconnectedCallback(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
