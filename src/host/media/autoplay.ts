import {
  type AutoplayChoice,
  canAutoplay,
  parseAutoplayChoice,
} from '../../model/media/autoplay.ts';
import { savesData } from '../savesData.ts';
import { readStored, writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';

/** The part of the Network Information API that is used; few browsers have it. */
interface Connection {
  readonly type?: string;
}

export const readAutoplayChoice = (): AutoplayChoice =>
  parseAutoplayChoice(readStored(STORAGE_KEYS.autoplay));

export const saveAutoplayChoice = (choice: AutoplayChoice): void =>
  writeStored(STORAGE_KEYS.autoplay, choice);

/** Returns whether a video may start now without a tap on it. */
export function isAutoplayOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return canAutoplay(readAutoplayChoice(), {
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: savesData(),
    connection: connection?.type,
  });
}
