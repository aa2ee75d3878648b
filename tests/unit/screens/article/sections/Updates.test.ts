import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTranslate } from '../../../../../src/i18n/loadTranslate.ts';
import { LOCALES } from '../../../../../src/i18n/locales.ts';
import { DEFAULT_SITE_CONFIG } from '../../../../../src/model/site/normaliseSite.ts';
import { Updates } from '../../../../../src/screens/article/sections/Updates.tsx';
import { createTestView } from '../../../../helpers/createTestView.ts';

type View = Parameters<typeof createTestView>;

/** 09:30 of the site's day. */
const NOW = Date.UTC(2026, 10, 20, 1, 30);
const PUBLISHED = '2026-11-20 06:30:00.0';
/** Epoch ms of an hour and minute of the same day. */
const at = (hour: number, minute = 0, second = 0) =>
  Date.UTC(2026, 10, 20, hour - 8, minute, second);

const render = (wire: object, page: View[1] = {}, around: View[2] = {}) =>
  renderToStaticMarkup(
    createElement(Updates, {
      view: createTestView({ publishtime: PUBLISHED, ...wire }, page, { now: NOW, ...around }),
    }),
  );

const findTime = (html: string) => /<time datetime="([^"]+)"/i.exec(html)?.[1] ?? null;

describe('an article says when it was updated', () => {
  it.each([
    ['after an edit', { version: at(8, 15) }, '2026-11-20T08:15:00+08:00'],
    [
      'after an edit, with its release',
      { version: at(8, 15), realPubTime: PUBLISHED },
      '2026-11-20T08:15:00+08:00',
    ],
    ['a minute after its publication', { version: at(6, 31) }, '2026-11-20T06:31:00+08:00'],
    ['not at its publication', { version: at(6, 30) }, null],
    ['not seconds after it: the server publishes', { version: at(6, 30, 59) }, null],
    ['not before it', { version: at(5) }, null],
    ['not in the future', { version: at(9, 31) }, null],
    ['not without a time of an edit', {}, null],
    [
      'not when it was released later than it says',
      { version: at(8), realPubTime: '2026-11-20 08:00:00.0' },
      null,
    ],
    [
      'not at the release of a day without an hour',
      { publishtime: '2026-11-20 00:00:00.0', realPubTime: '2026-11-20 05:10:00.0' },
      null,
    ],
    ['not without a time of publication', { publishtime: '', version: at(8) }, null],
    ['not for a version that is no time', { version: 7 }, null],
  ])('%s', (_, wire, time) => expect(findTime(render(wire))).toBe(time));

  it('unless the site shows no times', () => {
    const counts = { ...DEFAULT_SITE_CONFIG.counts, showTime: false };
    expect(render({ version: at(8) }, { config: { ...DEFAULT_SITE_CONFIG, counts } })).toBe('');
  });

  it.each(LOCALES)(
    'in the language %s, with a key by which a reader’s own replaces it',
    async (locale) => {
      const t = await loadTranslate(locale);
      const html = render({ version: at(8) }, {}, { t, locale });
      expect(html).toContain(`data-t="article.updated">${t('article.updated')}</span>`);
    },
  );

  it('with the whole date in a baked page', () =>
    expect(render({ version: at(8, 15) }, {}, { now: null })).toContain('2026'));
});

describe('an article shows what its editors say about a correction', () => {
  it.each([
    ['correctionNote', '早先的版本写错了桥的长度。', '早先的版本写错了桥的长度。'],
    ['更正说明', '早先的版本写错了桥的长度。', '早先的版本写错了桥的长度。'],
    ['correctionNote', '<img src=x onerror=alert(1)>桥长 <b>120</b> 米', '桥长 120 米'],
    [
      'correctionNote',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
    ['correctionNote', 1, null],
    ['correctionNote', '0', null],
    ['correctionNote', '2026-11-20 08:00:00', null],
    ['correctionNote', {}, null],
  ])('in %s: %j', (name, value, shown) => {
    const html = render({ [name]: value });
    if (shown === null) expect(html).toBe('');
    else
      expect(html).toMatch(
        new RegExp(`<p [^>]*>(<span lang[^>]*>)?${shown.replace(/[()]/g, '\\$&')}`),
      );
  });

  it('beside the time of the update', () =>
    expect(render({ version: at(8), correctionNote: 'The bridge is 120 m long.' })).toMatch(
      /article\.updated.* · (<span lang[^>]*>)?The bridge is 120 m long\./,
    ));
});
