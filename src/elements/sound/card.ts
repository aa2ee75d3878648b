import { RotateCcw, RotateCw } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { STEP_S } from '../../model/audio/position.ts';
import { formatSpeed, nextSpeed } from '../../model/audio/speed.ts';
import { formatDuration } from '../../model/time.ts';
import { drawIcon, make, makeButton } from './pieces.ts';
import type { SoundPlayer, SoundView } from './player.ts';
import { makeSlider } from './slider.ts';
import { makeToggle } from './toggle.ts';

export interface SoundCard {
  /** In reading order; the caller adds them to an element of its own. */
  readonly pieces: readonly HTMLElement[];
  /** The row whose visibility decides whether the bar is shown. */
  readonly row: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly show: (view: SoundView) => void;
}

/** Creates the card of an audio in the text: play, title, slider, steps and speed. */
export function makeCard(player: SoundPlayer, title: string, t: ActTranslate): SoundCard {
  const toggle = makeToggle(player, t);
  const row = make('div', 'sound-row');
  row.append(toggle.element, make('span', 'sound-title', title));

  const at = make('span', 'sound-at');
  const showAt = () => {
    at.textContent = formatDuration(slider.held() ?? player.$view.get().placeS);
  };
  const slider = makeSlider(player, t, showAt);
  const back = makeStep(-STEP_S);
  const forward = makeStep(STEP_S);
  const speed = makeButton('sound-key sound-speed', () =>
    player.setSpeed(nextSpeed(player.$view.get().speed)),
  );
  const total = make('span', 'sound-total');
  const keys = make('div', 'sound-keys');
  keys.append(at, back, speed, forward, total);

  const retry = makeButton('sound-retry', () => {
    player.play();
    toggle.element.focus({ preventScroll: true });
  });
  retry.textContent = t('page.retry');
  const trouble = make('p', 'sound-trouble');
  trouble.setAttribute('role', 'alert');

  return {
    pieces: [row, slider.element, keys, trouble, retry],
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
      const words = failed ? t('sound.failed') : '';
      if (trouble.textContent !== words) trouble.textContent = words;
      if (lostFocus) retry.focus({ preventScroll: true });
      back.disabled = !canSeek;
      forward.disabled = !canSeek;
      showAt();
      total.textContent = durationS > 0 ? formatDuration(durationS) : '';
      const shown = formatSpeed(view.speed);
      if (speed.textContent !== shown) {
        speed.textContent = shown;
        speed.setAttribute('aria-label', t('sound.speed', { speed: shown }));
      }
    },
  };

  function makeStep(seconds: number): HTMLButtonElement {
    const isBack = seconds < 0;
    const button = makeButton('sound-key', () => player.seekBy(seconds));
    button.setAttribute('aria-label', t(isBack ? 'sound.back' : 'sound.forward', { n: STEP_S }));
    button.append(drawIcon(isBack ? RotateCcw : RotateCw, String(STEP_S)));
    return button;
  }
}
