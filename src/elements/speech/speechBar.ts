import { SkipBack, SkipForward, Timer, X } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatSpeed, nextSpeed } from '../../model/audio/speed.ts';
import { nextSleepMinutes } from '../../model/speech/speechState.ts';
import { createAudioToggle } from '../audio/audioToggle.ts';
import { createButton, createElement, createIcon, setAttribute } from '../audio/domHelpers.ts';
import type { SpeechPlayer, SpeechView } from './speechPlayer.ts';

interface SpeechBarParts {
  readonly player: SpeechPlayer;
  readonly title: string;
  /** Address of the article; '' on its own page. */
  readonly href: string;
  /** Number of sentences. */
  readonly count: number;
  readonly t: ActionTranslate;
  readonly onClose: () => void;
}

/** Creates the bar at the foot of the window that controls an article that is read aloud. */
export function createSpeechBar(parts: SpeechBarParts) {
  const { player, title, href, count, t, onClose } = parts;
  const element = createElement('div', 'audio-bar speech-bar');
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', t('listen.name'));
  const line = createElement('span', 'audio-line');
  line.setAttribute('aria-hidden', 'true');
  const words = createElement('p', 'speech-words');
  words.setAttribute('role', 'status');
  const name = createElement(href ? 'a' : 'span', 'speech-title');
  if (name instanceof HTMLAnchorElement) name.href = href;
  words.append(name);

  const toggle = createAudioToggle(player, t);
  const back = createKey('listen.back', SkipBack, player.back);
  const next = createKey('listen.forward', SkipForward, player.next);
  const speed = createButton('audio-key audio-speed', () =>
    player.setSpeed(nextSpeed(player.$view.get().speed)),
  );
  const sleep = createButton('audio-key speech-sleep', () =>
    player.setSleepMinutes(nextSleepMinutes(player.$view.get().sleepMinutes)),
  );
  const close = createKey('audio.close', X, onClose);
  element.append(line, words, back, toggle.element, next, speed, sleep, close);
  let shownSleep: number | undefined;

  return {
    element,
    toggle: toggle.element,
    show({ state, sentence, speed: rate, sleepMinutes, isVoiceless }: SpeechView) {
      toggle.show(state);
      const text =
        state === 'failed'
          ? t(isVoiceless ? 'listen.noVoice' : 'listen.failed')
          : state === 'idle'
            ? t('listen.continue', { title })
            : title;
      if (name.textContent !== text) name.textContent = text;
      line.style.transform = `scaleX(${((sentence + 1) / count).toFixed(4)})`;
      const shownSpeed = formatSpeed(rate);
      if (speed.textContent !== shownSpeed) speed.textContent = shownSpeed;
      setAttribute(speed, 'aria-label', t('audio.speed', { speed: shownSpeed }));
      if (sleepMinutes === shownSleep) return;
      shownSleep = sleepMinutes;
      const isOff = sleepMinutes === 0;
      const time = t('listen.minutes', { n: sleepMinutes });
      sleep.setAttribute('aria-label', isOff ? t('listen.sleepOff') : t('listen.sleep', { time }));
      sleep.replaceChildren(isOff ? createIcon(Timer) : createElement('span', '', time));
    },
  };

  function createKey(
    label: 'listen.back' | 'listen.forward' | 'audio.close',
    icon: Parameters<typeof createIcon>[0],
    onClick: () => void,
  ): HTMLButtonElement {
    const button = createButton('audio-key', onClick);
    button.setAttribute('aria-label', t(label));
    button.append(createIcon(icon));
    return button;
  }
}
