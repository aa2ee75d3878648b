import {
  findPosition,
  parseSavedPositions,
  savePosition,
} from '../../model/media/savedPositions.ts';
import { LATER_STORED } from '../laterKeys.ts';
import { readStored, writeStored } from '../storage.ts';

const readLeft = () => parseSavedPositions(readStored(LATER_STORED.filmPlaces));

/**
 * Returns the saved playback position of a video on this device, in seconds; 0 for the beginning.
 */
export const readPlaceOf = (url: string, durationS: number): number =>
  findPosition(readLeft(), url, durationS);

export function writePlaceOf(url: string, seconds: number, durationS: number): void {
  writeStored(
    LATER_STORED.filmPlaces,
    JSON.stringify(savePosition(readLeft(), url, seconds, durationS)),
  );
}
