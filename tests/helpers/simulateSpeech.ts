import type { Page } from 'playwright/test';

interface SpeechWindow {
  /** The utterance that is being said; undefined for none. */
  speaking: { text: string; rate: number; onend?: () => void } | undefined;
  said: string[];
}

/**
 * Replaces the speech synthesis of the browser, which has no voices when it is headless, by one with
 * voices of these languages. `null` removes it. Every utterance starts at once and ends with
 * `endUtterance`.
 */
export async function simulateSpeech(page: Page, langs: readonly string[] | null): Promise<void> {
  await page.addInitScript((langs) => {
    const own = window as unknown as SpeechWindow & { Utterance: unknown };
    own.said = [];
    class Utterance {
      text: string;
      rate = 1;
      onstart?: () => void;
      onend?: () => void;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => langs?.map((lang) => ({ lang, localService: true, default: false })),
      speak(utterance: Utterance) {
        if (utterance.text === '') return;
        own.said.push(utterance.text);
        own.speaking = utterance;
        setTimeout(() => utterance.onstart?.());
      },
      cancel() {
        own.speaking = undefined;
      },
      resume() {},
    };
    const value = langs ? synthesis : undefined;
    Object.defineProperty(window, 'speechSynthesis', { value });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, langs);
}

/** Returns all texts that were said on the page. */
export const readSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as SpeechWindow).said);

/** Returns the text that is being said and its speed; null for none. */
export const readSpeaking = (page: Page): Promise<{ text: string; rate: number } | null> =>
  page.evaluate(() => {
    const { speaking } = window as unknown as SpeechWindow;
    return speaking ? { text: speaking.text, rate: speaking.rate } : null;
  });

/** Ends the utterance that is being said. */
export const endUtterance = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as SpeechWindow).speaking?.onend?.());
