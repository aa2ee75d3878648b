import type { Locale } from '../../i18n/locales.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { enableCommunityMessages } from '../../services/loadCommunityMessages.ts';
import { useActionMessages } from '../useActionMessages.ts';

/** Returns all messages of a community page; null until they are loaded (`useActionMessages`). */
export function useCommunityMessages(
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): CommunityTranslate | null {
  return useActionMessages(() => {
    enableCommunityMessages();
    return readLocale();
  }, loadStyles) as CommunityTranslate | null;
}
