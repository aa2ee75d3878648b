import { useEffect, useId, useState } from 'react';
import { readReaderLook, saveReaderLook } from '../../host/document/readerLook.ts';
import { readLocale } from '../../host/locale.ts';
import { isSavingChosen, setSavingChosen } from '../../host/savingChoice.ts';
import { readSettings } from '../../host/settings.ts';
import { switchLocale } from '../../host/switchLocale.ts';
import { LOCALE_NAMES } from '../../i18n/localeNames.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { LANG_OF, type MineMessageKey, type MineTranslate } from '../../i18n/translate.ts';
import type { AutoplayChoice } from '../../model/media/autoplay.ts';
import {
  findTextSize,
  LOOK_TEXT_SIZES,
  LOOK_THEMES,
  type ReaderLook,
  toTextScale,
} from '../../model/readerLook.ts';

const SIZE_NAMES: Readonly<Record<(typeof LOOK_TEXT_SIZES)[number], MineMessageKey>> = {
  32: 'look.small',
  36: 'look.standard',
  42: 'look.large',
  48: 'look.larger',
  60: 'look.largest',
};
const THEME_NAMES: Readonly<Record<(typeof LOOK_THEMES)[number], MineMessageKey>> = {
  '': 'look.system',
  light: 'look.light',
  sepia: 'look.sepia',
  dark: 'look.dark',
};
const AUTOPLAY_NAMES: Readonly<Record<AutoplayChoice, MineMessageKey>> = {
  always: 'look.always',
  wifi: 'look.wifi',
  never: 'look.never',
};
const AUTOPLAY_OPTIONS = Object.keys(AUTOPLAY_NAMES) as readonly AutoplayChoice[];

/** On demand: players share this module, so it is a file of its own, for which the page has no room. */
const loadAutoplay = () => import('../../host/media/autoplay.ts');

/** On demand: only deployments with analytics have the choice. */
const loadStatistics = () => import('../../host/statisticsChoice.ts');

/**
 * Renders text size, theme, elder version, saving of data, autoplay, language and statistics, on the page "mine" and
 * in the sheet of an article. Each choice is kept on the device and counts at once (product 2.16).
 */
export function LookChoices({ t }: { readonly t: MineTranslate }) {
  const settings = readSettings();
  const [look, setLook] = useState(readReaderLook);
  const [isSaving, setSaving] = useState(isSavingChosen);
  const [autoplay, setAutoplay] = useState<AutoplayChoice>('always');
  useEffect(() => {
    loadAutoplay().then(
      ({ readAutoplayChoice }) => setAutoplay(readAutoplayChoice()),
      () => {},
    );
  }, []);
  const change = (changed: Partial<ReaderLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    saveReaderLook(next);
  };
  return (
    <>
      <ChoiceGroup
        chosen={findTextSize(look.textScale)}
        name="textSize"
        onChoose={(size) => change({ textScale: toTextScale(size) })}
        options={LOOK_TEXT_SIZES.map((size) => [size, t(SIZE_NAMES[size])])}
        title={t('look.textSize')}
      />
      <ChoiceGroup
        chosen={look.theme}
        name="theme"
        onChoose={(theme) => change({ theme })}
        options={LOOK_THEMES.map((theme) => [theme, t(THEME_NAMES[theme])])}
        title={t('look.theme')}
      />
      <div className="choices">
        <button aria-pressed={look.elder !== ''} className="choice" data-act="elder" type="button">
          {t('page.elder')}
        </button>
        <button
          aria-pressed={isSaving}
          className="choice"
          onClick={() => {
            setSavingChosen(!isSaving);
            setSaving(!isSaving);
          }}
          type="button"
        >
          {t('look.saveData')}
        </button>
      </div>
      <ChoiceGroup
        chosen={autoplay}
        name="autoplay"
        onChoose={(choice) => {
          setAutoplay(choice);
          loadAutoplay().then(
            ({ saveAutoplayChoice }) => {
              saveAutoplayChoice(choice);
              // The stored choice may have been shown meanwhile.
              setAutoplay(choice);
            },
            () => {},
          );
        }}
        options={AUTOPLAY_OPTIONS.map((choice) => [choice, t(AUTOPLAY_NAMES[choice])])}
        title={t('look.autoplay')}
      />
      <LanguageField t={t} />
      {(settings.recordUrl || settings.clickUrl) && <StatisticsChoice t={t} />}
    </>
  );
}

/** Renders whether analytics may have what the reader does, once its code has loaded. */
function StatisticsChoice({ t }: { readonly t: MineTranslate }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    loadStatistics().then(
      ({ mayRecord }) => setOn(mayRecord(readSettings())),
      () => {},
    );
  }, []);
  if (isOn === null) return null;
  const change = () =>
    loadStatistics().then(({ saveRecordChoice }) => {
      saveRecordChoice(!isOn);
      setOn(!isOn);
    });
  return (
    <div className="choices">
      <button aria-pressed={isOn} className="choice" onClick={change} type="button">
        {t('look.statistics')}
      </button>
    </div>
  );
}

interface ChoiceGroupProps<T extends string | number> {
  readonly title: string;
  /** Name of the radio buttons, unique on the page. */
  readonly name: string;
  /** Value and label of each option. */
  readonly options: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** Renders radio buttons side by side, one of which is chosen. */
function ChoiceGroup<T extends string | number>(props: ChoiceGroupProps<T>) {
  const { title, name, options, chosen, onChoose } = props;
  return (
    <fieldset className="choices">
      <legend className="choices-title">{title}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="choice">
          <input
            checked={value === chosen}
            className="sr-only"
            name={name}
            onChange={() => onChoose(value)}
            type="radio"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Renders the choice of the language; the page is loaded again in the chosen one. */
function LanguageField({ t }: { readonly t: MineTranslate }) {
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
