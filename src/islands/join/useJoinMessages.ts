import type { Locale } from '../../i18n/locales.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { enableJoinMessages } from '../../services/loadJoinMessages.ts';
import { useActionMessages } from '../useActionMessages.ts';

/** Returns all messages of a page where readers take part; null until loaded (`useActionMessages`). */
export function useJoinMessages(
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): JoinTranslate | null {
  return useActionMessages(() => {
    enableJoinMessages();
    return readLocale();
  }, loadStyles) as JoinTranslate | null;
}
