import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTranslate } from '../../../../../src/i18n/loadTranslate.ts';
import type { Locale } from '../../../../../src/i18n/locales.ts';
import { LinkTarget } from '../../../../../src/screens/article/sections/LinkTarget.tsx';
import { createTestView } from '../../../../helpers/createTestView.ts';

const LINK = 4;
const H5 = 12;

/** What a baked page shows of where an article leads. */
async function render(wire: Readonly<Record<string, unknown>>, locale: Locale = 'cn') {
  const view = createTestView(wire, {}, { locale, t: await loadTranslate(locale) });
  return renderToStaticMarkup(createElement(LinkTarget, { view }));
}

const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1];
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('the link of a link article', () => {
  it('in the native app is an action', async () => {
    const html = await render({ articleType: LINK, url: 'jichuan://open?id=1' });
    expect(hrefOf(html)).toBe('#');
    expect(html).toContain('data-act="appLink" data-link="jichuan://open?id=1"');
  });

  it.each([
    ['a link', { articleType: LINK, url: 'https://www.example.test/a?b=1' }, '打开 example.test'],
    [
      'an H5 page',
      { articleType: H5, url: 'https://play.example.test/#start' },
      '打开 play.example.test',
    ],
    [
      'a link with a text of its own',
      { articleType: LINK, url: 'https://example.test/', content: '<p>正文</p>' },
      '打开 example.test',
    ],
    ['a name without a dot', { articleType: LINK, url: 'http://granary' }, '打开 granary'],
    [
      'a mail address',
      { articleType: LINK, url: 'mailto:desk@example.test' },
      '打开 mailto:desk@example.test',
    ],
  ])('%s', async (_, wire, text) => {
    const html = await render(wire);
    expect(textOf(html)).toBe(text);
    expect(hrefOf(html)).toBe(new URL(wire.url).href);
  });

  it.each([
    ['an address that the link filter refuses', { articleType: LINK, url: 'javascript:alert(1)' }],
    ['no address', { articleType: H5 }],
  ])('%s and no text: shows that there is no content', async (_, wire) => {
    const html = await render(wire);
    expect(textOf(html)).toBe('暂无内容');
    expect(hrefOf(html)).toBeUndefined();
  });

  it.each([
    ['a link without an address that has a text', { articleType: LINK, content: '<p>正文</p>' }],
    ['a news article', { articleType: 0, url: 'https://example.test/', content: '' }],
    ['a special', { articleType: 3, url: 'https://example.test/', content: '' }],
  ])('%s: shows nothing', async (_, wire) => {
    expect(await render(wire)).toBe('');
  });

  it.each([
    ['en', 'Open example.test'],
    ['de', 'example.test öffnen'],
    ['fr', 'Ouvrir example.test'],
    ['bo', 'example.test ཁ་ཕྱེ།'],
  ] as const)('in %s', async (locale, text) => {
    const wire = { articleType: LINK, url: 'https://example.test/' };
    expect(textOf(await render(wire, locale))).toBe(text);
  });

  it('shows the image of the list when there is no text', async () => {
    const wire = { articleType: LINK, url: 'https://example.test/', picType: 0 };
    const pictured = { ...wire, picSmall: 'https://img.example.test/a.jpg' };
    expect(await render(pictured)).toContain('src="https://img.example.test/a.jpg"');
    expect(await render({ ...pictured, content: '<p>正文</p>' })).not.toContain('<img');
  });
});
