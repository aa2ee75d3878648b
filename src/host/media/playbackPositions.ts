import {
  findPosition,
  parseSavedPositions,
  savePosition,
} from '../../model/media/savedPositions.ts';
import { readStored, writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';

const readSavedPositions = () => parseSavedPositions(readStored(STORAGE_KEYS.playbackPositions));

/**
 * Returns the saved playback position of a video on this device, in seconds; 0 for the beginning.
 */
export const readPlaybackPosition = (url: string, durationS: number): number =>
  findPosition(readSavedPositions(), url, durationS);

export function writePlaybackPosition(url: string, seconds: number, durationS: number): void {
  writeStored(
    STORAGE_KEYS.playbackPositions,
    JSON.stringify(savePosition(readSavedPositions(), url, seconds, durationS)),
  );
}
