import { Pause, Play, RotateCw } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { type AudioState, isRunning } from '../../model/audio/audioState.ts';
import type { AudioPlayer } from './audioPlayer.ts';
import { createButton, createElement, createIcon, setAttribute } from './domHelpers.ts';

/** Creates the button that plays and pauses; its accessible name describes what a press does. */
export function createAudioToggle(player: Pick<AudioPlayer, 'toggle'>, t: ActionTranslate) {
  const element = createButton('audio-toggle', player.toggle);
  const iconBox = createElement('span', 'audio-mark');
  element.append(iconBox);
  let shown: AudioState | undefined;
  return {
    element,
    show(state: AudioState) {
      if (state === shown) return;
      shown = state;
      const failed = state === 'failed';
      const running = isRunning(state);
      const icon = failed ? RotateCw : running ? Pause : Play;
      iconBox.textContent = '';
      iconBox.append(createIcon(icon));
      element.classList.toggle('audio-again', failed);
      const name = failed ? 'page.retry' : running ? 'audio.pause' : 'audio.play';
      setAttribute(element, 'aria-label', t(name));
      setAttribute(element, 'aria-busy', String(state === 'loading'));
    },
  };
}
