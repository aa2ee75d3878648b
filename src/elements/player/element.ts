/**
 * The element of a player; calls `onGone` when it is removed from the document, by whatever
 * code.
 */
export class MediaPlayerElement extends HTMLElement {
  onGone: (() => void) | undefined;

  disconnectedCallback(): void {
    // An element that is only moved within the document is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.onGone?.();
    });
  }
}

customElements.define('media-player', MediaPlayerElement);
