import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { describeVideo } from '../../../src/services/metadata/videoMetadata.ts';
import { testSettings } from '../api/settings.ts';
import { videoOf } from './videos.ts';

const langOf = (title: string, description: string, locale: Locale) => {
  const { jsonLd } = describeVideo(videoOf({ title, description }), {
    settings: testSettings(),
    site: { name: '吉川日报', image: '' },
    locale,
    share: null,
  });
  return JSON.parse(jsonLd).inLanguage;
};

describe('the language that a short video is declared in', () => {
  it.each([
    ['that of its text, whatever the locale', '海边的灯塔', '傍晚六点，灯亮了。', 'fr', 'zh-CN'],
    ['that of most of its text', '灯塔', 'The lamp is lit at six in the evening.', 'cn', 'en'],
    ['that of the page without letters', '2026', '', 'de', 'de'],
  ] as const)('is %s', (_, title, description, locale, lang) => {
    expect(langOf(title, description, locale)).toBe(lang);
  });
});
