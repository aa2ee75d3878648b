import { X } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { decideProgress } from '../../model/audio/position.ts';
import { formatDuration } from '../../model/time.ts';
import { drawIcon, make, makeButton, setAttribute } from './pieces.ts';
import type { SoundPlayer, SoundView } from './player.ts';
import { makeToggle } from './toggle.ts';

export interface SoundBar {
  readonly element: HTMLElement;
  readonly show: (view: SoundView) => void;
}

interface BarParts {
  readonly player: SoundPlayer;
  readonly title: string;
  readonly t: ActTranslate;
  /** Scrolls to the card. */
  readonly onTitle: () => void;
}

/**
 * Creates the bar at the foot of the window, which controls the audio while its card is out of
 * view.
 */
export function makeBar({ player, title, t, onTitle }: BarParts): SoundBar {
  const element = make('div', 'sound-bar');
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', t('sound.bar'));
  const line = make('span', 'sound-line');
  line.setAttribute('aria-hidden', 'true');
  const toggle = makeToggle(player, t);
  const words = makeButton('sound-words', onTitle);
  const time = make('span', 'sound-at');
  const close = makeButton('sound-key', player.close);
  close.setAttribute('aria-label', t('sound.close'));
  close.append(drawIcon(X));
  element.append(line, toggle.element, words, time, close);
  return {
    element,
    show({ state, placeS, durationS }) {
      toggle.show(state);
      const failed = state === 'failed';
      const said = failed ? t('sound.failed') : title;
      if (words.textContent !== said) words.textContent = said;
      setAttribute(words, 'aria-label', failed ? said : t('sound.toCard', { title }));
      time.textContent = failed ? '' : formatDuration(placeS);
      line.style.transform = `scaleX(${decideProgress(placeS, durationS).toFixed(4)})`;
    },
  };
}
