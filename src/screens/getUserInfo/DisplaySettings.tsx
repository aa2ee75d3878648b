import { useId, useState } from 'react';
import { readReaderLook, saveReaderLook } from '../../host/document/readerLook.ts';
import { readLocale } from '../../host/locale.ts';
import { replacePage } from '../../host/navigation.ts';
import { saveLocale } from '../../host/saveLocale.ts';
import { readSettings } from '../../host/settings.ts';
import { LOCALE_NAMES } from '../../i18n/localeNames.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { LANG_OF, type MineMessageKey, type MineTranslate } from '../../i18n/translate.ts';
import { LOOK_TEXT_SCALES, LOOK_THEMES, type ReaderLook } from '../../model/readerLook.ts';
import { linkTo } from '../../routes.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const SCALE_NAMES: Readonly<Record<(typeof LOOK_TEXT_SCALES)[number], MineMessageKey>> = {
  0.9: 'mine.small',
  1: 'mine.standard',
  1.2: 'mine.large',
  1.5: 'mine.largest',
};
const THEME_NAMES: Readonly<Record<(typeof LOOK_THEMES)[number], MineMessageKey>> = {
  '': 'mine.system',
  light: 'mine.light',
  dark: 'mine.dark',
};

/** Renders text size, theme and language; each choice is kept on the device and counts at once. */
export function DisplaySettings({ t }: { readonly t: MineTranslate }) {
  const [look, setLook] = useState(readReaderLook);
  const change = (changed: Partial<ReaderLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    saveReaderLook(next);
  };
  return (
    <section className="mine-section">
      <h2 className="mine-section-title">{t('mine.display')}</h2>
      <ChoiceGroup
        chosen={look.textScale}
        name="textScale"
        onChoose={(textScale) => change({ textScale })}
        options={LOOK_TEXT_SCALES.map((scale) => [scale, t(SCALE_NAMES[scale])])}
        title={t('mine.textSize')}
      />
      <ChoiceGroup
        chosen={look.theme}
        name="theme"
        onChoose={(theme) => change({ theme })}
        options={LOOK_THEMES.map((theme) => [theme, t(THEME_NAMES[theme])])}
        title={t('mine.theme')}
      />
      <LanguageField t={t} />
    </section>
  );
}

function LanguageField({ t }: { readonly t: MineTranslate }) {
  const id = useId();
  const { defaultLocale, siteBase } = readSettings();
  const choose = (locale: Locale) => {
    saveLocale(locale);
    // Loaded again without the language of a link, which would replace the choice.
    replacePage(linkTo('getUserInfo', {}, siteBase));
  };
  return (
    <div className="mine-row">
      <label className="flex-1" htmlFor={id}>
        {t('mine.language')}
      </label>
      <select
        className="mine-select"
        id={id}
        onChange={(event) => choose(event.target.value as Locale)}
        value={readLocale(defaultLocale)}
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
