import { expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { parseSiteConfig } from '../../../../src/model/site/normaliseSite.ts';
import { describeArticle } from '../../../../src/screens/article/describeArticle.ts';
import { createTestView } from '../../../helpers/createTestView.ts';

const H = 'https://img.example.test';
const LOGO = `${H}/logo.png`;

/** Returns the facts of the share card of an article with these fields. */
function describeCard(fields: object) {
  const config = parseSiteConfig({ appShareLogo: LOGO, siteConfig: { siteName: '河湾' } });
  return describeArticle(createTestView(fields, { config }, { extra: EXTRA_TRANSFORMS })).facts;
}

const img = (name: string, rest = '') => `<p><img src="${H}/${name}" ${rest}></p>`;
const images = (...names: string[]) => [
  {
    imagearray: names.map((name, n) => ({
      ref: `<!--IMAGEARRAY#${n}-->`,
      imageUrl: `${H}/${name}`,
    })),
  },
];
const SIZE = 'width="800" height="600"';

it.each([
  ['the first of a known size', img('a.png') + img('b.png', SIZE), 'b.png'],
  ['one of unknown size when there is no other', img('a.png'), 'a.png'],
  [
    'no sign',
    `<p>a<img src="${H}/e.png" class="emoji"></p>${img('s.png', 'width="180" height="180"')}${img('b.png')}`,
    'b.png',
  ],
  [
    'no very long picture',
    img('long.png', 'data-w="1080" data-ratio="24"') + img('b.png', SIZE),
    'b.png',
  ],
  [
    'the site’s for a very long picture alone',
    img('long.png', 'data-w="1080" data-ratio="24"'),
    'logo.png',
  ],
  [
    'the real one of a lazy image',
    `<p><img src="${H}/loading.gif" data-src="${H}/a.png"></p>`,
    'a.png',
  ],
  [
    'no hidden picture',
    `<p>a</p><div style="display:none">${img('card.png', SIZE)}</div>`,
    'logo.png',
  ],
  ['no drawing that crawlers do not show', img('a.svg', SIZE) + img('b.png', SIZE), 'b.png'],
])('the share picture is %s', (_, content, expected) => {
  expect(describeCard({ content }).image).toBe(`${H}/${expected}`);
});

it('the share picture of marks is one that the text shows', () => {
  const content = '<p>a</p><p hidden><!--IMAGEARRAY#0--></p><p><!--IMAGEARRAY#1--></p>';
  expect(describeCard({ content, images: images('card.jpg', 'b.jpg') }).image).toBe(`${H}/b.jpg`);
  // One that the CMS chose stays.
  const chosen = { pic_list_title: [`${H}/c.jpg`] };
  expect(describeCard({ content, images: images('card.jpg', 'b.jpg'), ...chosen }).image).toBe(
    `${H}/c.jpg`,
  );
});

it('the description is that of the shown text', () => {
  const content =
    '<figure><img src="/a.jpg"><figcaption>图说</figcaption></figure><p hidden>三审未过</p><p>正文。<span style="display:none">TOC</span></p>';
  expect(describeCard({ content }).description).toBe('正文。');
});
