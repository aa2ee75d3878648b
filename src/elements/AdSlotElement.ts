import { AD_EVENT } from '../host/adEvent.ts';
import { loadDeferredStyles } from '../host/styles/loadStyleSheet.ts';

/** Announces an ad, shows its close button, and removes the ad when that is pressed. */
class AdSlotElement extends HTMLElement {
  connectedCallback(): void {
    this.dispatchEvent(new Event(AD_EVENT, { bubbles: true }));
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
