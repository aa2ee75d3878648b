import { atom } from 'nanostores';
import { isBarVisible, isRunning } from '../../model/audio/audioState.ts';
import type { AudioBar } from './audioBar.ts';
import type { AudioCard } from './audioCard.ts';
import type { AudioPlayer } from './audioPlayer.ts';

/** Root margin: the bars above and below cover this much of the page. */
const SIGHT_MARGIN = '-44px 0px -60px';

/** The player that was started last; only its bar is shown. */
const $latest = atom<AudioPlayer | null>(null);

/**
 * Shows the bar while the audio's card is out of view. The page leaves room for it, so that it
 * covers no text. Returns a function that removes it.
 */
export function showBarOutOfView(player: AudioPlayer, card: AudioCard, bar: AudioBar): () => void {
  let inSight = true;
  const { element } = bar;

  const update = () => {
    const view = player.$view.get();
    if (isRunning(view.state)) $latest.set(player);
    const shown = isBarVisible({ state: view.state, inSight, latest: $latest.get() === player });
    if (shown) bar.show(view);
    if (shown === element.isConnected) return;
    if (shown) {
      element.classList.toggle('audio-bar-over', document.querySelector('.bar') !== null);
      document.body.append(element);
    } else {
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      if (hadFocus) card.toggle.focus({ preventScroll: true });
    }
    document.documentElement.toggleAttribute('data-audio', hasBar());
  };

  const observer = new IntersectionObserver(
    ([entry]) => {
      inSight = entry?.isIntersecting ?? true;
      update();
    },
    { rootMargin: SIGHT_MARGIN },
  );
  observer.observe(card.row);
  const stops = [player.$view.subscribe(update), $latest.listen(update)];

  return () => {
    for (const stop of stops) stop();
    observer.disconnect();
    element.remove();
    if ($latest.get() === player) $latest.set(null);
    document.documentElement.toggleAttribute('data-audio', hasBar());
  };
}

const hasBar = (): boolean => document.querySelector('.audio-bar') !== null;
