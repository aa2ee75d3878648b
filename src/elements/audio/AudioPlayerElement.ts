import type { ActionTranslate } from '../../i18n/translate.ts';
import { createAudioBar } from './audioBar.ts';
import { type AudioCard, createAudioCard } from './audioCard.ts';
import type { AudioPlayer } from './audioPlayer.ts';
import { showBarOutOfView } from './showBarOutOfView.ts';

/**
 * The card of an audio that was started; destroys its player when it is removed from the
 * document.
 */
export class AudioPlayerElement extends HTMLElement {
  #player: AudioPlayer | undefined;
  #card: AudioCard | undefined;
  #stops: (() => void)[] = [];

  /** Renders the card. Called once, before the element is added to the document. */
  fill(player: AudioPlayer, title: string, t: ActionTranslate): void {
    const card = createAudioCard(player, title, t);
    const bar = createAudioBar({
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
    this.append(...card.elements);
    this.#stops = [
      player.$view.subscribe((view) => {
        this.dataset.state = view.state;
        card.show(view);
      }),
      showBarOutOfView(player, card, bar),
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

customElements.define('audio-player', AudioPlayerElement);
