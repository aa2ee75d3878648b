import { Pause, Play, RotateCw } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { type AudioState, isRunning } from '../../model/audio/audioState.ts';
import { drawIcon, make, makeButton, setAttribute } from './pieces.ts';
import type { SoundPlayer } from './player.ts';

export interface Toggle {
  readonly element: HTMLButtonElement;
  readonly show: (state: AudioState) => void;
}

/** Creates the button that plays and pauses; its accessible name describes what a press does. */
export function makeToggle(player: SoundPlayer, t: ActTranslate): Toggle {
  const element = makeButton('sound-toggle', player.toggle);
  const mark = make('span', 'sound-mark');
  element.append(mark);
  let shown: AudioState | undefined;
  return {
    element,
    show(state) {
      if (state === shown) return;
      shown = state;
      const failed = state === 'failed';
      const running = isRunning(state);
      const icon = failed ? RotateCw : running ? Pause : Play;
      mark.textContent = '';
      mark.append(drawIcon(icon));
      element.classList.toggle('sound-again', failed);
      const name = failed ? 'page.retry' : running ? 'sound.pause' : 'sound.play';
      setAttribute(element, 'aria-label', t(name));
      setAttribute(element, 'aria-busy', String(state === 'loading'));
    },
  };
}
