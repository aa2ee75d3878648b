import { useId } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import { switchLocale } from '../../host/switchLocale.ts';
import { LOCALE_NAMES } from '../../i18n/localeNames.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { LANG_OF, type MineTranslate } from '../../i18n/translate.ts';

/** Renders the choice of the language; the page is loaded again in the chosen one. */
export function LanguageField({ t }: { readonly t: MineTranslate }) {
  const id = useId();
  return (
    <div className="choice-row">
      <label className="flex-1" htmlFor={id}>
        {t('look.language')}
      </label>
      <select
        className="choice-select"
        id={id}
        onChange={(event) => switchLocale(event.target.value as Locale)}
        value={readLocale(readSettings().defaultLocale)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} lang={LANG_OF[locale]} value={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}
