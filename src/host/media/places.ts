import {
  findPosition,
  parseSavedPositions,
  savePosition,
} from '../../model/media/savedPositions.ts';
import { LATER_STORED } from '../laterKeys.ts';
import { readStored, writeStored } from '../storage.ts';

const readLeft = () => parseSavedPositions(readStored(LATER_STORED.filmPlaces));

/** Where a reader left the film of this address on this device; 0 for its beginning. */
export const readPlaceOf = (url: string, durationS: number): number =>
  findPosition(readLeft(), url, durationS);

export function writePlaceOf(url: string, seconds: number, durationS: number): void {
  writeStored(
    LATER_STORED.filmPlaces,
    JSON.stringify(savePosition(readLeft(), url, seconds, durationS)),
  );
}
