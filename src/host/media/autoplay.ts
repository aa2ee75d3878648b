import {
  type AutoplayChoice,
  canAutoplay,
  parseAutoplayChoice,
} from '../../model/media/autoplay.ts';
import { DEFERRED_STORAGE_KEYS } from '../deferredStorageKeys.ts';
import { savesData } from '../savesData.ts';
import { readStored, writeStored } from '../storage.ts';

/** The part of the Network Information API that is used; few browsers have it. */
interface Connection {
  readonly type?: string;
}

export const readAutoplayChoice = (): AutoplayChoice =>
  parseAutoplayChoice(readStored(DEFERRED_STORAGE_KEYS.autoplay));

export const saveAutoplayChoice = (choice: AutoplayChoice): void =>
  writeStored(DEFERRED_STORAGE_KEYS.autoplay, choice);

/** Returns whether a video may start now without a tap on it. */
export function isAutoplayOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return canAutoplay(readAutoplayChoice(), {
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: savesData(),
    connection: connection?.type,
  });
}
