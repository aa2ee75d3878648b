import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
// Comes with who asks for words at once: one request less before they are seen.
import '../../i18n/loadAct.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { openActWords } from '../../stores/language.ts';

/**
 * The words of what readers do; null until they are here, with the styles of what is shown
 * in them. Where they do not come the page stays as it is, which `use` would not let it.
 */
export function useActWords(
  /** Asked once the page is awake: the build has no reader. */
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): ActTranslate | null {
  const [words, setWords] = useState<{ readonly t: ActTranslate } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    let left = false;
    Promise.all([openActWords(readLocale()), loadStyles?.()]).then(
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
