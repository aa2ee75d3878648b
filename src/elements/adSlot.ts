import { loadLateStyles } from '../host/styles.ts';

/** Gives the close button of an advertisement its function. */
class AdSlotElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    // Without its style it would move the text.
    void loadLateStyles().then(() => {
      button.hidden = false;
    });
    button.addEventListener('click', () => this.remove());
  }
}

customElements.define('ad-slot', AdSlotElement);
