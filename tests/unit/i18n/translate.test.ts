import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { createTranslate, decideLocale, LANG_OF } from '../../../src/i18n/translate.ts';
import { loadJoinMessages } from '../../../src/services/loadJoinMessages.ts';
import { loadActionMessages, loadMessages } from '../../../src/services/loadMessages.ts';
import { loadMineMessages } from '../../../src/services/loadMineMessages.ts';
import { loadSearchMessages } from '../../../src/services/loadSearchMessages.ts';
import { pseudoLocalise } from '../../helpers/pseudoLocalise.ts';
import { entriesOf, LANGUAGES, placeholdersOf } from './languages.ts';

describe('createTranslate', () => {
  const { en, fr } = LANGUAGES;

  it('returns the message', () => expect(createTranslate(en, 'en')('page.back')).toBe('Back'));

  it('inserts numbers and texts', () => {
    const t = createTranslate(en, 'en');
    expect(t('reporter.counts', { articles: 12, followers: '3k+' })).toBe(
      'Articles: 12 · Followers: 3k+',
    );
  });

  it('inserts special characters of a value unchanged', () => {
    const t = createTranslate(en, 'en');
    expect(t('comment.by', { name: '$& {name} <b> | x' })).toBe('$& {name} <b> | x:');
  });

  it('removes a placeholder without a value', () =>
    expect(createTranslate(en, 'en')('comment.by')).toBe(':'));

  it.each([
    ['en', 0, '0 comments'],
    ['en', 1, '1 comment'],
    ['en', '1', '1 comment'],
    ['en', 2, '2 comments'],
    ['en', '1k+', '1k+ comments'],
    ['de', 0, '0 Kommentare'],
    ['de', 1, '1 Kommentar'],
    ['fr', 0, '0\u00a0commentaire'],
    ['fr', 1, '1\u00a0commentaire'],
    ['fr', 2, '2\u00a0commentaires'],
    ['fr', '10w+', '10w+\u00a0commentaires'],
    ['cn', 1, '1 条评论'],
    ['bo', 2, 'དཔྱད་གཏམ་2'],
  ] as const)('selects the plural form in %s: %s is %s', (locale, n, text) =>
    expect(createTranslate(LANGUAGES[locale], locale)('comment.count', { n })).toBe(text),
  );

  it('uses the plural form without a number', () =>
    expect(createTranslate(fr, 'fr')('comment.count')).toBe('\u00a0commentaires'));
});

describe.each(LOCALES)('the messages of %s', (locale) => {
  const messages = LANGUAGES[locale];

  it('are loaded for a page', async () =>
    expect((await loadMessages(locale))('page.home')).toBe(messages['page.home']));

  it('are loaded for actions', async () => {
    const t = await loadActionMessages(locale);
    expect([t('page.home'), t('sheet.close')]).toEqual([
      messages['page.home'],
      messages['sheet.close'],
    ]);
  });

  it('are loaded for pages where readers take part, with those of actions and the community', async () => {
    const t = await loadJoinMessages(locale);
    expect([t('sheet.close'), t('people.articles'), t('join.login')]).toEqual([
      messages['sheet.close'],
      messages['people.articles'],
      messages['join.login'],
    ]);
  });

  it('are loaded for search and for the reader’s own things', async () => {
    expect((await loadSearchMessages(locale))('search.title')).toBe(messages['search.title']);
    expect((await loadMineMessages(locale))('mine.title')).toBe(messages['mine.title']);
  });
});

describe('LANG_OF', () => {
  it.each(LOCALES)('is a canonical language tag: %s', (locale) =>
    expect(Intl.getCanonicalLocales(LANG_OF[locale])).toEqual([LANG_OF[locale]]),
  );
});

describe('decideLocale', () => {
  it.each([
    ['the host’s language', 'de', 'fr', 'de'],
    ['the stored one if the host sets none', null, 'fr', 'fr'],
    ['the stored one if the host sets an unknown one', 'es', 'bo', 'bo'],
    ['the fallback if neither is set', null, null, 'cn'],
    ['the fallback if both are unknown', 'es', 'it', 'cn'],
    ['the fallback for another spelling of a name', 'EN', 'zh-CN', 'cn'],
    ['the fallback for a property name of every object', 'constructor', 'toString', 'cn'],
    ['the fallback for empty texts', '', '', 'cn'],
  ] as const)('returns %s', (_, hostSet, stored, locale) =>
    expect(decideLocale(hostSet, stored, LOCALES, 'cn')).toBe(locale),
  );
});

describe('pseudoLocalise', () => {
  const language = pseudoLocalise(LANGUAGES.en);
  const visible = (text: string) => text.replace(/\{\w+\}/g, '').length;

  it('brackets and lengthens every form of every text', () => {
    for (const [key, text] of entriesOf(LANGUAGES.en)) {
      const forms = language[key].split('|');
      expect(forms).toHaveLength(text.split('|').length);
      for (const form of forms) expect(form).toMatch(/^⟦.+~⟧$/);
      expect(visible(language[key])).toBeGreaterThan(visible(text) * 1.4);
    }
  });

  it('keeps placeholders and plural forms', () => {
    for (const [key, text] of entriesOf(LANGUAGES.en)) {
      expect(placeholdersOf(language[key])).toEqual(placeholdersOf(text));
    }
    const t = createTranslate(language, 'en');
    expect(t('time.hours', { n: 1 })).toBe('⟦1 höûr ågö ~~~~⟧');
    expect(t('time.hours', { n: 2 })).toBe('⟦2 höûrs ågö ~~~~⟧');
  });
});
