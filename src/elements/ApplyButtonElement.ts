import { onOtherTab } from '../host/browserTabs.ts';
import { readSettings } from '../host/settings.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { getApplyMessageKey } from '../i18n/applyStateMessage.ts';
import type { JoinTranslate } from '../i18n/translate.ts';
import { type ApplyFacts, decideApplyState, findNextApplyChange } from '../model/activity/apply.ts';
import { loadJoinMessages } from '../services/loadJoinMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { createServerTimer, type ServerTimer } from '../services/serverTimer.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';

/**
 * The sign-up button of an activity. Its label changes when the sign-up period begins or ends
 * by the server's clock, and for members who have signed up. Baked pages are the same for all
 * readers, so the member's own state is requested after load, after a login, and after a change
 * in another tab.
 */
class ApplyButtonElement extends HTMLElement {
  private facts: ApplyFacts | null = null;
  private clock: ServerTimer | undefined;
  private t: JoinTranslate | undefined;
  private requestCount = 0;
  private stops: readonly (() => void)[] = [];

  connectedCallback(): void {
    const { id = '', facts, fresh } = this.dataset;
    void import('../services/statistics/recordAccess.ts').then(({ recordAccess }) =>
      recordAccess(readSettings(), { id, of: 'activity' }),
    );
    // Without `data-facts` the button is a link to another site, the same for every reader.
    if (facts === undefined) return;
    this.facts = JSON.parse(facts) as ApplyFacts;
    this.clock ??= createServerTimer();
    const tokens = getTokenStore();
    const loadFacts = () => void this.ask(id);
    this.stops = [this.clock.subscribe(() => void this.show()), tokens.onMember(loadFacts)];
    onOtherTab([STORAGE_KEYS.memberTokens], loadFacts);
    void this.show();
    if (fresh === undefined || tokens.readMember()) loadFacts();
  }

  disconnectedCallback(): void {
    for (const stop of this.stops) stop();
  }

  private async ask(id: string): Promise<void> {
    if (!this.isConnected) return;
    this.requestCount += 1;
    const requestNumber = this.requestCount;
    const { loadActivity } = await import('./loadActivity.ts');
    const facts = await loadActivity(id);
    // On failure the old facts stay; an answer that is not the newest request's is dropped.
    if (facts === null || requestNumber !== this.requestCount) return;
    this.facts = facts;
    await this.show();
  }

  /** Renders the current state. Nothing changes before the messages have loaded. */
  private async show(): Promise<void> {
    this.t ??= await loadJoinMessages(readPageLocale());
    const { facts, clock, t } = this;
    const link = this.querySelector<HTMLElement>('.join-fill');
    const text = link?.querySelector<HTMLElement>('[data-t]');
    if (!facts || !clock || !link || !text) return;
    const now = clock.now();
    clock.watch([findNextApplyChange(facts, now)]);
    const state = decideApplyState(facts, now);
    const word = getApplyMessageKey(state, facts.takesSignUps);
    if (text.dataset.t !== word) {
      text.dataset.t = word;
      text.textContent = t(word);
    }
    const { apply = '', entry = '' } = this.dataset;
    setLinkTarget(link, state === 'open' ? apply : state === 'signedUp' ? entry : '');
    link.hidden = false;
  }
}

/**
 * Sets the link's target. Without one ('') it keeps the role of a link and is marked as
 * disabled, so that screen readers still announce it.
 */
function setLinkTarget(link: HTMLElement, href: string): void {
  if (href !== '') {
    link.setAttribute('href', href);
    link.removeAttribute('role');
    link.removeAttribute('aria-disabled');
    return;
  }
  link.removeAttribute('href');
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
}

customElements.define('apply-button', ApplyButtonElement);
