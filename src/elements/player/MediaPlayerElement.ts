/**
 * The element of a player; calls `onRemoved` when it is removed from the document, by whatever
 * code.
 */
export class MediaPlayerElement extends HTMLElement {
  onRemoved: (() => void) | undefined;

  disconnectedCallback(): void {
    // An element that is only moved within the document is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.onRemoved?.();
    });
  }
}

customElements.define('media-player', MediaPlayerElement);
