import { RotateCcw, RotateCw } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { STEP_S } from '../../model/audio/audioPosition.ts';
import { formatSpeed, nextSpeed } from '../../model/audio/speed.ts';
import { formatDuration } from '../../model/time.ts';
import type { AudioPlayer, AudioView } from './audioPlayer.ts';
import { createAudioSlider } from './audioSlider.ts';
import { createAudioToggle } from './audioToggle.ts';
import { createButton, createElement, createIcon } from './domHelpers.ts';

export interface AudioCard {
  /** In reading order; the caller adds them to an element of its own. */
  readonly elements: readonly HTMLElement[];
  /** The row whose visibility decides whether the bar is shown. */
  readonly row: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly show: (view: AudioView) => void;
}

/** Creates the card of an audio in the text: play, title, slider, steps and speed. */
export function createAudioCard(player: AudioPlayer, title: string, t: ActionTranslate): AudioCard {
  const toggle = createAudioToggle(player, t);
  const row = createElement('div', 'audio-row');
  row.append(toggle.element, createElement('span', 'audio-title', title));

  const at = createElement('span', 'audio-at');
  const showAt = () => {
    at.textContent = formatDuration(slider.held() ?? player.$view.get().placeS);
  };
  const slider = createAudioSlider(player, t, showAt);
  const back = createStepButton(-STEP_S);
  const forward = createStepButton(STEP_S);
  const speed = createButton('audio-key audio-speed', () =>
    player.setSpeed(nextSpeed(player.$view.get().speed)),
  );
  const total = createElement('span', 'audio-total');
  const keys = createElement('div', 'audio-keys');
  keys.append(at, back, speed, forward, total);

  const retry = createButton('audio-retry', () => {
    player.play();
    toggle.element.focus({ preventScroll: true });
  });
  retry.textContent = t('page.retry');
  const errorText = createElement('p', 'audio-trouble');
  errorText.setAttribute('role', 'alert');

  return {
    elements: [row, slider.element, keys, errorText, retry],
    row,
    toggle: toggle.element,
    show(view) {
      const { state, durationS, canSeek } = view;
      const failed = state === 'failed';
      const lostFocus = failed && document.activeElement === toggle.element;
      toggle.show(state);
      slider.show(view);
      toggle.element.hidden = failed;
      slider.element.hidden = failed;
      keys.hidden = failed;
      retry.hidden = !failed;
      const words = failed ? t('audio.failed') : '';
      if (errorText.textContent !== words) errorText.textContent = words;
      if (lostFocus) retry.focus({ preventScroll: true });
      back.disabled = !canSeek;
      forward.disabled = !canSeek;
      showAt();
      total.textContent = durationS > 0 ? formatDuration(durationS) : '';
      const shown = formatSpeed(view.speed);
      if (speed.textContent !== shown) {
        speed.textContent = shown;
        speed.setAttribute('aria-label', t('audio.speed', { speed: shown }));
      }
    },
  };

  function createStepButton(seconds: number): HTMLButtonElement {
    const isBack = seconds < 0;
    const button = createButton('audio-key', () => player.seekBy(seconds));
    button.setAttribute('aria-label', t(isBack ? 'audio.back' : 'audio.forward', { n: STEP_S }));
    button.append(createIcon(isBack ? RotateCcw : RotateCw, String(STEP_S)));
    return button;
  }
}
