import { showToast } from '../host/toast.ts';

/** Shares the page's address by the phone's own sheet, else copies it. */
class ShareLink extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || (!navigator.share && !navigator.clipboard)) return;
    this.dataset.ready = '';
    button.addEventListener('click', () => this.share());
  }

  private async share(): Promise<void> {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const url = canonical?.href || location.href;
    const { title = document.title, copied = '', failed = '' } = this.dataset;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        showToast(copied);
      }
    } catch (error) {
      // The reader closed the sheet: nothing failed.
      if ((error as Error).name !== 'AbortError') showToast(failed);
    }
  }
}

customElements.define('share-link', ShareLink);
