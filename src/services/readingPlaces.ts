import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { parseReadingPlaces, type ReadingPlace } from '../model/saved/readingPlace.ts';

export const readReadingPlaces = (now: number): readonly ReadingPlace[] =>
  parseReadingPlaces(readStored(STORAGE_KEYS.places), now);

export const saveReadingPlaces = (places: readonly ReadingPlace[]): void =>
  writeStored(STORAGE_KEYS.places, JSON.stringify(places));
