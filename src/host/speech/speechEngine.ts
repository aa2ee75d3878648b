import { chooseVoice } from '../../model/speech/chooseVoice.ts';

/**
 * What the device reports of an utterance. `interrupted`: another page or the system ended it, or the
 * browser wants a tap before it speaks.
 */
export type SpeechNews = 'started' | 'ended' | 'interrupted' | 'broken';

/** The speech synthesis of the device; tests replace it. */
export interface SpeechEngine {
  /** Returns whether the device has a voice for the language; waits until it has listed its voices. */
  readonly hasVoice: (lang: string) => Promise<boolean>;
  /**
   * Says a text instead of what was being said. Returns false when the device has no voice for the
   * language (any more).
   */
  readonly speak: (
    utterance: { readonly text: string; readonly lang: string; readonly speed: number },
    notify: (news: SpeechNews) => void,
  ) => boolean;
  readonly stop: () => void;
}

/** How long a browser may take to list its voices, in ms; Chromium asks the system for them. */
const VOICES_MS = 2_000;

/** Returns the browser's speech synthesis; null where it has none. */
export function createSpeechEngine(): SpeechEngine | null {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return null;
  // Chromium loses the events of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | null = null;

  const stop = () => {
    current = null;
    synthesis.cancel();
  };

  return {
    stop,
    async hasVoice(lang) {
      const find = () => chooseVoice(synthesis.getVoices(), lang) !== null;
      return find() || waitForVoices(synthesis, find);
    },
    speak({ text, lang, speed }, notify) {
      stop();
      const voice = chooseVoice(synthesis.getVoices(), lang);
      if (!voice) return false;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = speed;
      // Events of an utterance that was replaced are late.
      const report = (news: SpeechNews) => {
        if (current === utterance) notify(news);
      };
      utterance.onstart = () => report('started');
      utterance.onend = () => report('ended');
      utterance.onerror = ({ error }) => report(decideErrorNews(error));
      current = utterance;
      synthesis.speak(utterance);
      // Another page may have paused the device's speech.
      synthesis.resume();
      return true;
    },
  };
}

const decideErrorNews = (error: string): SpeechNews =>
  /^(?:interrupted|canceled|not-allowed)$/.test(error) ? 'interrupted' : 'broken';

/** Resolves to `find()` when it is true after a change of the voices, or when the time is over. */
function waitForVoices(synthesis: SpeechSynthesis, find: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      // Safari 14 has no `addEventListener` here.
      synthesis.onvoiceschanged = null;
      resolve(find());
    };
    const timer = setTimeout(finish, VOICES_MS);
    synthesis.onvoiceschanged = () => {
      if (find()) finish();
    };
  });
}
