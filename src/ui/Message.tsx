import type { MessageValues, Translate } from '../i18n/translate.ts';

interface MessageProps<K extends string> {
  readonly t: Translate<K>;
  readonly k: NoInfer<K>;
  readonly values?: MessageValues;
  readonly className?: string;
}

/**
 * Renders a message of the interface. Its element has the message key, so that a script can
 * translate a baked page without a framework (behaviours/translatePage.ts).
 */
export function Message<K extends string>({ t, k, values, className }: MessageProps<K>) {
  return (
    // A script may have translated the text before React hydrates it.
    <span
      className={className}
      data-t={k}
      data-tv={values && JSON.stringify(values)}
      suppressHydrationWarning
    >
      {t(k, values)}
    </span>
  );
}

/** Returns an accessible name as attributes, translatable in the same way. */
export function label<K extends string>(t: Translate<K>, k: NoInfer<K>, values?: MessageValues) {
  return {
    'aria-label': t(k, values),
    'data-tl': k,
    'data-tv': values && JSON.stringify(values),
  };
}
