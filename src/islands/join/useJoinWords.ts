import type { Locale } from '../../i18n/locales.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { speakJoin } from '../../stores/join/words.ts';
import { useActWords } from '../comments/useActWords.ts';

/** Returns all messages of a page where readers take part; null until loaded (`useActWords`). */
export function useJoinWords(
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): JoinTranslate | null {
  return useActWords(() => {
    speakJoin();
    return readLocale();
  }, loadStyles) as JoinTranslate | null;
}
