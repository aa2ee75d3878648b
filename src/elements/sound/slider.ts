import type { ActTranslate } from '../../i18n/translate.ts';
import { decideKeyPosition, decideProgress, SLIDER_STEP_S } from '../../model/audio/position.ts';
import { formatDuration } from '../../model/time.ts';
import { make } from './pieces.ts';
import type { SoundPlayer, SoundView } from './player.ts';

export interface Slider {
  readonly element: HTMLInputElement;
  readonly show: (view: SoundView) => void;
  /** Where a finger holds it; null when none does. */
  readonly held: () => number | null;
}

/**
 * Shows and sets the place. What a finger holds is the finger's: the time does not move it
 * until it is let go. `onHeld` is called when it was moved, for the time beside it.
 */
export function makeSlider(player: SoundPlayer, t: ActTranslate, onHeld: () => void): Slider {
  const element = make('input', 'sound-slider');
  element.type = 'range';
  element.min = '0';
  element.step = String(SLIDER_STEP_S);
  element.setAttribute('aria-label', t('sound.place'));
  let held = false;

  const draw = (placeS: number, durationS: number) => {
    element.setAttribute('aria-valuetext', formatDuration(placeS));
    element.style.setProperty(
      '--heard',
      `${(decideProgress(placeS, durationS) * 100).toFixed(2)}%`,
    );
  };
  const letGo = () => {
    if (!held) return;
    held = false;
    player.seekTo(element.valueAsNumber);
  };
  element.addEventListener('input', () => {
    held = true;
    draw(element.valueAsNumber, player.$view.get().durationS);
    onHeld();
  });
  for (const name of ['change', 'pointercancel', 'blur']) element.addEventListener(name, letGo);
  element.addEventListener('keydown', (event) => {
    const { placeS, durationS } = player.$view.get();
    const place = decideKeyPosition(event.key, placeS, durationS);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    player.seekTo(place);
  });

  return {
    element,
    show({ placeS, durationS, canSeek }) {
      element.disabled = !canSeek;
      if (held) return;
      element.max = String(durationS);
      element.value = String(placeS);
      draw(placeS, durationS);
    },
    held: () => (held ? element.valueAsNumber : null),
  };
}
