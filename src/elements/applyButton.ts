import { STORED } from '../host/storage.ts';
import { onOtherTab } from '../host/tabs.ts';
import { applyWord } from '../i18n/applyState.ts';
import type { JoinTranslate } from '../i18n/translate.ts';
import { type ApplyFacts, decideApplyState, findNextApplyChange } from '../model/activity/apply.ts';
import { createMoments, type Moments } from '../stores/join/moments.ts';
import { openJoinWords } from '../stores/join/words.ts';
import { pageLocale } from '../stores/language.ts';
import { openTokens } from '../stores/tokens.ts';

/**
 * The sign-up button of an activity. Its label changes when the sign-up period begins or ends
 * by the server's clock, and for members who have signed up. Baked pages are the same for all
 * readers, so the member's own state is requested after load, after a login, and after a change
 * in another tab.
 */
class ApplyButton extends HTMLElement {
  private facts: ApplyFacts | null = null;
  private clock: Moments | undefined;
  private words: JoinTranslate | undefined;
  private asked = 0;
  private stops: readonly (() => void)[] = [];

  connectedCallback(): void {
    const { id = '', facts, fresh } = this.dataset;
    void import('./activityFresh.ts').then(({ countOpening }) => countOpening(id));
    // Without `data-facts` the button is a link to another site, the same for every reader.
    if (facts === undefined) return;
    this.facts = JSON.parse(facts) as ApplyFacts;
    this.clock ??= createMoments();
    const tokens = openTokens();
    const ask = () => void this.ask(id);
    this.stops = [this.clock.subscribe(() => void this.show()), tokens.onMember(ask)];
    onOtherTab([STORED.memberTokens], ask);
    void this.show();
    if (fresh === undefined || tokens.readMember()) ask();
  }

  disconnectedCallback(): void {
    for (const stop of this.stops) stop();
  }

  private async ask(id: string): Promise<void> {
    if (!this.isConnected) return;
    this.asked += 1;
    const turn = this.asked;
    const { askActivity } = await import('./activityFresh.ts');
    const facts = await askActivity(id);
    // On failure the old facts stay; an answer that is not the newest request's is dropped.
    if (facts === null || turn !== this.asked) return;
    this.facts = facts;
    await this.show();
  }

  /** Renders the current state. Nothing changes before the messages have loaded. */
  private async show(): Promise<void> {
    this.words ??= await openJoinWords(pageLocale());
    const { facts, clock, words } = this;
    const link = this.querySelector<HTMLElement>('.join-fill');
    const text = link?.querySelector<HTMLElement>('[data-t]');
    if (!facts || !clock || !link || !text) return;
    const now = clock.now();
    clock.watch([findNextApplyChange(facts, now)]);
    const state = decideApplyState(facts, now);
    const word = applyWord(state, facts.takesSignUps);
    if (text.dataset.t !== word) {
      text.dataset.t = word;
      text.textContent = words(word);
    }
    const { apply = '', entry = '' } = this.dataset;
    lead(link, state === 'open' ? apply : state === 'signedUp' ? entry : '');
    link.hidden = false;
  }
}

/**
 * Sets the link's target. Without one ('') it keeps the role of a link and is marked as
 * disabled, so that screen readers still announce it.
 */
function lead(link: HTMLElement, href: string): void {
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

customElements.define('apply-button', ApplyButton);
