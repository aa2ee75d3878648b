import {
  type AutoplayChoice,
  canAutoplay,
  parseAutoplayChoice,
} from '../../model/media/autoplay.ts';
import { DEFERRED_STORAGE_KEYS } from '../deferredStorageKeys.ts';
import { readStored, writeStored } from '../storage.ts';

/** The part of the Network Information API that is used; few browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

export const readAutoplayChoice = (): AutoplayChoice =>
  parseAutoplayChoice(readStored(DEFERRED_STORAGE_KEYS.autoplay));

export const saveAutoplayChoice = (choice: AutoplayChoice): void =>
  writeStored(DEFERRED_STORAGE_KEYS.autoplay, choice);

/** Returns whether a video may start now without a tap on it. */
export function isAutoplayOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const prefers = (feature: string) => matchMedia(`(prefers-reduced-${feature}: reduce)`).matches;
  return canAutoplay(readAutoplayChoice(), {
    prefersReducedMotion: prefers('motion'),
    savesData: connection?.saveData === true || prefers('data'),
    connection: connection?.type,
  });
}
