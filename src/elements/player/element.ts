/** Where a player stands in the page: says when it has left it, however that came. */
export class MediaPlayerElement extends HTMLElement {
  onGone: (() => void) | undefined;

  disconnectedCallback(): void {
    // One that is only moved is in the page again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.onGone?.();
    });
  }
}

customElements.define('media-player', MediaPlayerElement);
