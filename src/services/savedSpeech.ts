import { isHistoryOn } from '../host/historyChoice.ts';
import { readStored, removeStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import {
  formatSavedSpeech,
  parseSavedSpeech,
  type SavedSpeech,
} from '../model/speech/savedSpeech.ts';

/** Returns the article that was being read aloud; null for none. */
export const readSavedSpeech = (now: number): SavedSpeech | null =>
  parseSavedSpeech(readStored(STORAGE_KEYS.speech), now);

/** Saves the article that is read aloud; not while the history is off, and no very long text. */
export function saveSpeech(speech: SavedSpeech): void {
  const text = isHistoryOn() ? formatSavedSpeech(speech) : null;
  if (text === null) removeSavedSpeech();
  else writeStored(STORAGE_KEYS.speech, text);
}

export const removeSavedSpeech = (): void => removeStored(STORAGE_KEYS.speech);
