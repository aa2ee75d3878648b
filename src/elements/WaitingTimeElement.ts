import { serverNow } from '../host/clock.ts';
import { countAnswerDays } from '../model/community/answerTime.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';

/**
 * Says for how many days a question to the government has waited, from the first day on. Baked pages
 * are shown on any later day, so the days are counted when the page is read.
 */
class WaitingTimeElement extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const days = countAnswerDays(Number(this.dataset.asked), serverNow());
    if (!days) return;
    const t = await loadCommunityMessages(readPageLocale());
    this.textContent = t('government.waiting', { n: days });
  }
}

customElements.define('qa-waiting', WaitingTimeElement);
