import type { MessageValues, Translate } from '../i18n/translate.ts';

interface WordsProps<K extends string> {
  readonly t: Translate<K>;
  readonly k: NoInfer<K>;
  readonly values?: MessageValues;
  readonly className?: string;
}

/**
 * Words of the interface. They carry their key, so that a baked page can be put
 * into the reader's language without a framework (elements/language.ts).
 */
export function Words<K extends string>({ t, k, values, className }: WordsProps<K>) {
  return (
    // Late code may have put it into the reader's language before React comes to it.
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

/** The accessible name of an element, translatable in the same way. */
export function label<K extends string>(t: Translate<K>, k: NoInfer<K>, values?: MessageValues) {
  return {
    'aria-label': t(k, values),
    'data-tl': k,
    'data-tv': values && JSON.stringify(values),
  };
}
