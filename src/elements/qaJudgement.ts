import { readSettings } from '../host/settings.ts';
import { openTokens } from '../stores/tokens.ts';

/**
 * Asks the reader who wrote a question to the government to rate the answer. Baked pages are
 * the same for all readers, so the member is read after load. A rating is given only once, so
 * one that was given after the page was baked is requested first.
 */
class QaJudgement extends HTMLElement {
  private release: (() => void) | undefined;

  connectedCallback(): void {
    const tokens = openTokens();
    const show = () => {
      const member = tokens.readMember();
      // Servers identify a writer by either of a member's ids (wire 14.7).
      const ids = member ? [member.uid, member.userid] : [];
      void this.show(ids.some((id) => id !== '' && id === this.dataset.writer));
    };
    this.release = tokens.onMember(show);
    show();
  }

  disconnectedCallback(): void {
    this.release?.();
  }

  private async show(isAsker: boolean): Promise<void> {
    const asking = this.querySelector<HTMLElement>('.qa-judge');
    if (!asking) return;
    asking.hidden = true;
    if (!isAsker) return;
    const { askJudged } = await import('./askJudged.ts');
    asking.hidden = await askJudged(readSettings(), this.dataset.id ?? '');
  }
}

customElements.define('qa-judgement', QaJudgement);
