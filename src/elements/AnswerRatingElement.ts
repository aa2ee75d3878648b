import { readSettings } from '../host/settings.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';

/**
 * Asks the reader who wrote a question to the government to rate the answer. Baked pages are
 * the same for all readers, so the member is read after load. A rating is given only once, so
 * one that was given after the page was baked is requested first.
 */
class AnswerRatingElement extends HTMLElement {
  private stopListening: (() => void) | undefined;

  connectedCallback(): void {
    const tokens = getTokenStore();
    const show = () => {
      const member = tokens.readMember();
      // Servers identify a writer by either of a member's ids (wire 14.7).
      const ids = member ? [member.uid, member.userid] : [];
      void this.show(ids.some((id) => id !== '' && id === this.dataset.writer));
    };
    this.stopListening = tokens.onMember(show);
    show();
  }

  disconnectedCallback(): void {
    this.stopListening?.();
  }

  private async show(isAsker: boolean): Promise<void> {
    const form = this.querySelector<HTMLElement>('.qa-judge');
    if (!form) return;
    form.hidden = true;
    if (!isAsker) return;
    const { loadAnswerRating } = await import('./loadAnswerRating.ts');
    form.hidden = await loadAnswerRating(readSettings(), this.dataset.id ?? '');
  }
}

customElements.define('qa-judgement', AnswerRatingElement);
