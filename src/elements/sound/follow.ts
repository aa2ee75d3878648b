import { atom } from 'nanostores';
import { isBarVisible, isRunning } from '../../model/audio/audioState.ts';
import type { SoundBar } from './bar.ts';
import type { SoundCard } from './card.ts';
import type { SoundPlayer } from './player.ts';

/** What covers the page above and below: what is under it is not in sight. */
const SIGHT_MARGIN = '-44px 0px -60px';

/** The sound that was started last: the bar is its. */
const $latest = atom<SoundPlayer | null>(null);

/**
 * Shows the bar while the sound's card is out of sight. The page keeps room for it, so that
 * it covers no last line. Answers how to end it.
 */
export function followReader(player: SoundPlayer, card: SoundCard, bar: SoundBar): () => void {
  let inSight = true;
  const { element } = bar;

  const update = () => {
    const view = player.$view.get();
    if (isRunning(view.state)) $latest.set(player);
    const shown = isBarVisible({ state: view.state, inSight, latest: $latest.get() === player });
    if (shown) bar.show(view);
    if (shown === element.isConnected) return;
    if (shown) {
      element.classList.toggle('sound-bar-over', document.querySelector('.bar') !== null);
      document.body.append(element);
    } else {
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      if (hadFocus) card.toggle.focus({ preventScroll: true });
    }
    document.documentElement.toggleAttribute('data-sound', hasBar());
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
    document.documentElement.toggleAttribute('data-sound', hasBar());
  };
}

const hasBar = (): boolean => document.querySelector('.sound-bar') !== null;
