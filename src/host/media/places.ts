import { findPlace, keepPlace, parseLeft } from '../../model/media/resume.ts';
import { readStored, STORED, writeStored } from '../storage.ts';

const readLeft = () => parseLeft(readStored(STORED.filmPlaces));

/** Where a reader left the film of this address on this device; 0 for its beginning. */
export const readPlaceOf = (url: string, durationS: number): number =>
  findPlace(readLeft(), url, durationS);

export function writePlaceOf(url: string, seconds: number, durationS: number): void {
  writeStored(STORED.filmPlaces, JSON.stringify(keepPlace(readLeft(), url, seconds, durationS)));
}
