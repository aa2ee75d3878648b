import { describe, expect, it } from 'vitest';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { createRareMarkup } from '../../../src/services/rareMarkup.ts';
import { createTestView } from '../../helpers/createTestView.ts';
import { outline } from './helpers.ts';

/** Returns the text of an article's page with sentences in place of what is not shown. */
async function show(content: string, fields: object = {}, locale: (typeof LOCALES)[number] = 'en') {
  const rare = createRareMarkup(locale, await loadTranslate(locale));
  const view = createTestView({ content, ...fields }, {}, rare);
  return outline(view.body).replace(/ rel="[^"]*"/g, '');
}

describe('a sentence is in place of', () => {
  it.each([
    [
      'an image',
      '<p>a<img src="cid:1">b</p>',
      '<p>a<small>An image cannot be shown here.</small>b</p>',
    ],
    [
      'a video',
      '<video src="blob:1"></video>',
      '<p><small>A video cannot be played here.</small></p>',
    ],
    [
      'a recording',
      '<audio src="file:///c"></audio>',
      '<p><small>A recording cannot be played here.</small></p>',
    ],
    [
      'a frame',
      '<p>a<iframe src="/b"></iframe></p>',
      '<p>a</p><p><small>Embedded content cannot be shown here.</small></p>',
    ],
  ])('%s', async (_, content, expected) => {
    expect(await show(content)).toBe(expected);
  });

  it('an image of a marker', async () => {
    const images = [{ imagearray: [{ imageUrl: 'file:a.jpg' }] }];
    expect(await show('<p>a<!--IMAGEARRAY#0--></p>', { images })).toBe(
      '<p>a<small>An image cannot be shown here.</small></p>',
    );
  });
});

it.each([
  ['hidden parts', '<p>a</p><p style="display:none"><img src="cid:1">b</p>', '<p>a</p>'],
  [
    'an image with a text of its own',
    '<p>a<img src="cid:1" alt="The pier">b</p>',
    '<p>aThe pierb</p>',
  ],
  ['elements that show nothing', '<p>a</p><script>b</script><img><iframe></iframe>', '<p>a</p>'],
])('no sentence is in place of %s', async (_, content, expected) => {
  expect(await show(content)).toBe(expected);
});

it('has sentences in every language', async () => {
  const content =
    '<img src="cid:1"><video src="blob:1"></video><audio src="blob:1"></audio><embed src="/a">';
  const texts = await Promise.all(LOCALES.map((locale) => show(content, {}, locale)));
  expect(new Set(texts.flatMap((text) => text.match(/<small>[^<]+/g))).size).toBe(
    4 * LOCALES.length,
  );
});
