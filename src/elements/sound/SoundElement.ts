import type { ActTranslate } from '../../i18n/translate.ts';
import { makeBar } from './bar.ts';
import { makeCard, type SoundCard } from './card.ts';
import { followReader } from './follow.ts';
import type { SoundPlayer } from './player.ts';

/**
 * The card of an audio that was started; destroys its player when it is removed from the
 * document.
 */
export class SoundElement extends HTMLElement {
  #player: SoundPlayer | undefined;
  #card: SoundCard | undefined;
  #stops: (() => void)[] = [];

  /** Renders the card. Called once, before the element is added to the document. */
  fill(player: SoundPlayer, title: string, t: ActTranslate): void {
    const card = makeCard(player, title, t);
    const bar = makeBar({
      player,
      title,
      t,
      onTitle: () => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        card.toggle.focus({ preventScroll: true });
        this.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
      },
    });
    this.#player = player;
    this.#card = card;
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', title);
    this.append(...card.pieces);
    this.#stops = [
      player.$view.subscribe((view) => {
        this.dataset.state = view.state;
        card.show(view);
      }),
      followReader(player, card, bar),
    ];
  }

  focusToggle(): void {
    this.#card?.toggle.focus({ preventScroll: true });
  }

  disconnectedCallback(): void {
    // An element that is only moved within the document is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const stop of this.#stops) stop();
      this.#stops = [];
      this.#player?.destroy();
    });
  }
}

customElements.define('sound-player', SoundElement);
