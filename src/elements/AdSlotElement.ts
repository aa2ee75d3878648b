import { loadDeferredStyles } from '../host/styles/loadStyleSheet.ts';

/** Shows the close button of an ad and removes the ad when it is pressed. */
class AdSlotElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    // Shown only with its styles: without them the button would move the text.
    void loadDeferredStyles().then(() => {
      button.hidden = false;
    });
    button.addEventListener('click', () => this.remove());
  }
}

customElements.define('ad-slot', AdSlotElement);
