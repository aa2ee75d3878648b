import { MINE_STORAGE_KEYS } from '../host/mineStorageKeys.ts';
import { readStored, writeStored } from '../host/storage.ts';
import { parseReadingPlaces, type ReadingPlace } from '../model/saved/readingPlace.ts';

export const readReadingPlaces = (now: number): readonly ReadingPlace[] =>
  parseReadingPlaces(readStored(MINE_STORAGE_KEYS.places), now);

export const saveReadingPlaces = (places: readonly ReadingPlace[]): void =>
  writeStored(MINE_STORAGE_KEYS.places, JSON.stringify(places));
