import { useEffect, useState } from 'react';
// A static import: the module is needed for the messages in any case, and this saves a request.
import '../i18n/actionMessages.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * Returns the messages that `load` loads, such as those of readers' actions; null until they and the
 * styles are loaded. When one of them fails to load the page stays unchanged, whereas `use` would throw.
 */
export function useMessages<T>(
  load: (locale: Locale) => Promise<T>,
  /** Called after hydration only: the build has no reader. */
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): T | null {
  const [words, setWords] = useState<{ readonly t: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let left = false;
    Promise.all([load(readLocale()), loadStyles?.()]).then(
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
