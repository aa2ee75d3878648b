import { X } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { decideProgress } from '../../model/audio/audioPosition.ts';
import { formatDuration } from '../../model/time.ts';
import type { AudioPlayer, AudioView } from './audioPlayer.ts';
import { createAudioToggle } from './audioToggle.ts';
import { createButton, createElement, createIcon, setAttribute } from './domHelpers.ts';

export interface AudioBar {
  readonly element: HTMLElement;
  readonly show: (view: AudioView) => void;
}

interface AudioBarParts {
  readonly player: AudioPlayer;
  readonly title: string;
  readonly t: ActionTranslate;
  /** Scrolls to the card. */
  readonly onTitle: () => void;
}

/**
 * Creates the bar at the foot of the window, which controls the audio while its card is out of
 * view.
 */
export function createAudioBar({ player, title, t, onTitle }: AudioBarParts): AudioBar {
  const element = createElement('div', 'audio-bar');
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', t('audio.bar'));
  const line = createElement('span', 'audio-line');
  line.setAttribute('aria-hidden', 'true');
  const toggle = createAudioToggle(player, t);
  const titleButton = createButton('audio-words', onTitle);
  const time = createElement('span', 'audio-at');
  const close = createButton('audio-key', player.close);
  close.setAttribute('aria-label', t('audio.close'));
  close.append(createIcon(X));
  element.append(line, toggle.element, titleButton, time, close);
  return {
    element,
    show({ state, placeS, durationS }) {
      toggle.show(state);
      const failed = state === 'failed';
      const text = failed ? t('audio.failed') : title;
      if (titleButton.textContent !== text) titleButton.textContent = text;
      setAttribute(titleButton, 'aria-label', failed ? text : t('audio.toCard', { title }));
      time.textContent = failed ? '' : formatDuration(placeS);
      line.style.transform = `scaleX(${decideProgress(placeS, durationS).toFixed(4)})`;
    },
  };
}
