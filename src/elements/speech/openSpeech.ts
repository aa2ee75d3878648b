import { readPageBrand } from '../../host/document/readShareParams.ts';
import { openMediaSession } from '../../host/media/mediaSession.ts';
import { onPageLeave } from '../../host/savedFeed.ts';
import type { SpeechEngine } from '../../host/speech/speechEngine.ts';
import { createSpokenMark } from '../../host/speech/spokenMark.ts';
import { loadAudioStyles } from '../../host/styles/loadStyleSheet.ts';
import { isRunning } from '../../model/audio/audioState.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import { removeSavedSpeech, saveSpeech } from '../../services/savedSpeech.ts';
import { createSpeechBar } from './speechBar.ts';
import { createSpeechPlayer } from './speechPlayer.ts';

export interface Speech {
  /** Page of the article below the base of the site. */
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  readonly sentences: readonly string[];
  /** Index of the sentence to start with. */
  readonly sentence: number;
  /** Address of the article; '' on its own page. */
  readonly href: string;
  /** Returns where a sentence is in the page; null on other pages. */
  readonly findRange: (sentence: number) => Range | null;
}

/** Closes the bar that is open. */
let closeCurrent: (() => void) | null = null;

export const isSpeechOpen = (): boolean => closeCurrent !== null;

/**
 * Shows the bar that reads an article aloud, in place of an open one; `starts` after a tap. When the
 * page is left with the bar, the place is saved (elements/speech/offerSpeech.ts).
 */
export async function openSpeech(
  engine: SpeechEngine,
  speech: Speech,
  starts: boolean,
): Promise<void> {
  const [t] = await Promise.all([loadActionMessages(readPageLocale()), loadAudioStyles()]);
  closeCurrent?.();
  const { path, title, lang, sentences } = speech;
  const player = createSpeechPlayer({
    engine,
    sentences,
    lang,
    sentence: speech.sentence,
    openSession: (actions) => {
      const { siteName, logo } = readPageBrand();
      return openMediaSession({ title, siteName, images: [logo] }, actions, 1);
    },
  });
  const mark = createSpokenMark();
  const close = () => {
    closeCurrent = null;
    for (const stop of stops) stop();
    player.destroy();
    mark.destroy();
    bar.element.remove();
    // A paused audio has its own bar.
    if (document.querySelector('.audio-bar')) document.documentElement.dataset.audio = '';
    else delete document.documentElement.dataset.audio;
    removeSavedSpeech();
  };
  const bar = createSpeechBar({
    player,
    title,
    href: speech.href,
    count: sentences.length,
    t,
    onClose: close,
  });
  let marked = -1;
  const stops = [
    player.$view.subscribe((view) => {
      bar.show(view);
      if (view.state === 'ended') return queueMicrotask(close);
      if (!isRunning(view.state) || view.sentence === marked) return;
      marked = view.sentence;
      mark.show(speech.findRange(view.sentence));
    }),
    onPageLeave(() => {
      const { sentence } = player.$view.get();
      saveSpeech({ path, title, lang, sentences, sentence, at: Date.now() });
    }),
  ];
  closeCurrent = close;
  bar.element.classList.toggle('audio-bar-over', document.querySelector('.bar') !== null);
  document.body.append(bar.element);
  document.documentElement.dataset.audio = 'speech';
  if (!starts) return;
  bar.toggle.focus({ preventScroll: true });
  player.play();
}
