import type { ActionTranslate } from '../../i18n/translate.ts';
import {
  decideKeyPosition,
  decideProgress,
  SLIDER_STEP_S,
} from '../../model/audio/audioPosition.ts';
import { formatDuration } from '../../model/time.ts';
import type { AudioPlayer, AudioView } from './audioPlayer.ts';
import { createElement } from './domHelpers.ts';

/**
 * Creates the slider that shows and sets the playback position. While the reader holds its
 * thumb, playback does not move it. `onHeld` is called when the thumb is moved, to update the
 * time beside it.
 */
export function createAudioSlider(player: AudioPlayer, t: ActionTranslate, onHeld: () => void) {
  const element = createElement('input', 'audio-slider');
  element.type = 'range';
  element.min = '0';
  element.step = String(SLIDER_STEP_S);
  element.setAttribute('aria-label', t('audio.place'));
  let held = false;

  const draw = (placeS: number, durationS: number) => {
    element.setAttribute('aria-valuetext', formatDuration(placeS));
    element.style.setProperty(
      '--heard',
      `${(decideProgress(placeS, durationS) * 100).toFixed(2)}%`,
    );
  };
  const releaseThumb = () => {
    if (!held) return;
    held = false;
    player.seekTo(element.valueAsNumber);
  };
  element.addEventListener('input', () => {
    held = true;
    draw(element.valueAsNumber, player.$view.get().durationS);
    onHeld();
  });
  for (const name of ['change', 'pointercancel', 'blur'])
    element.addEventListener(name, releaseThumb);
  element.addEventListener('keydown', (event) => {
    const { placeS, durationS } = player.$view.get();
    const position = decideKeyPosition(event.key, placeS, durationS);
    if (position === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    player.seekTo(position);
  });

  return {
    element,
    show({ placeS, durationS, canSeek }: AudioView) {
      element.disabled = !canSeek;
      if (held) return;
      element.max = String(durationS);
      element.value = String(placeS);
      draw(placeS, durationS);
    },
    /** The position at which the reader holds the thumb, in seconds; null when it is not held. */
    held: () => (held ? element.valueAsNumber : null),
  };
}
