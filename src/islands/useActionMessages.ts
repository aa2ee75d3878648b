import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
// A static import: the module is needed for the messages in any case, and this saves a request.
import '../i18n/loadActionTranslate.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import { loadActionMessages } from '../services/loadMessages.ts';

/**
 * Returns the messages of readers' actions; null until they and the styles are loaded. When one of
 * them fails to load the page stays unchanged, whereas `use` would throw.
 */
export function useActionMessages(
  /** Called after hydration only: the build has no reader. */
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): ActionTranslate | null {
  const [words, setWords] = useState<{ readonly t: ActionTranslate } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let left = false;
    Promise.all([loadActionMessages(readLocale()), loadStyles?.()]).then(
      ([t]) => {
        if (!left) setWords({ t });
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return words?.t ?? null;
}
