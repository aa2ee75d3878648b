import { cutCharacters } from '../cutCharacters.ts';
import { HOUR_MS } from '../durations.ts';
import { isPagePath } from '../saved/savedArticle.ts';
import { parseList, parseNumber, parseRecord, parseText } from '../wire.ts';

/** An article that was being read aloud when its page was left. */
export interface SavedSpeech {
  /** Its page below the base of the site. */
  readonly path: string;
  readonly title: string;
  /** Language of the text (BCP 47). */
  readonly lang: string;
  readonly sentences: readonly string[];
  /** Index of the sentence that was being read. */
  readonly sentence: number;
  /** When the page was left, epoch ms. */
  readonly at: number;
}

/** How long reading aloud is offered to be continued, in ms. */
const SAVED_SPEECH_MS = 12 * HOUR_MS;
/** Longer texts are not saved, because storage is limited. */
const SAVED_SPEECH_CHARACTERS = 60_000;
const TITLE_MAX = 200;
const LANG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** Returns the text to store; null when the article is too long. */
export function formatSavedSpeech(speech: SavedSpeech): string | null {
  const text = JSON.stringify(speech);
  return text.length <= SAVED_SPEECH_CHARACTERS ? text : null;
}

/** Returns the saved article; null for none, a malformed one and one that is too old. */
export function parseSavedSpeech(stored: string | null, now: number): SavedSpeech | null {
  const wire = parseRecord(stored ?? '');
  const path = parseText(wire.path);
  const title = cutCharacters(parseText(wire.title), TITLE_MAX);
  const lang = parseText(wire.lang);
  const sentences = parseList(wire.sentences).filter(
    (sentence): sentence is string => typeof sentence === 'string' && sentence.trim() !== '',
  );
  const sentence = parseNumber(wire.sentence) ?? -1;
  const age = now - (parseNumber(wire.at) ?? 0);
  const isValid = isPagePath(path) && title !== '' && LANG.test(lang) && age >= 0;
  if (!isValid || age > SAVED_SPEECH_MS || !Number.isInteger(sentence)) return null;
  if (sentence < 0 || sentence >= sentences.length) return null;
  return { path, title, lang, sentences, sentence, at: now - age };
}

/**
 * Returns the index of the saved sentence in the sentences of the page now, the nearest one where the
 * text repeats it; the same index, within the text, when it does not have the sentence any more.
 */
export function findSavedSentence(
  { sentences: saved, sentence }: Pick<SavedSpeech, 'sentences' | 'sentence'>,
  sentences: readonly string[],
): number {
  const text = saved[sentence];
  let best = -1;
  sentences.forEach((other, index) => {
    if (other !== text) return;
    if (best < 0 || Math.abs(index - sentence) < Math.abs(best - sentence)) best = index;
  });
  return best >= 0 ? best : Math.max(0, Math.min(sentence, sentences.length - 1));
}
