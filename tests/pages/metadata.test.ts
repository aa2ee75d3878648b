import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/model/metadata.ts';
import { createArticleMetadata } from '../../src/screens/article/createArticleMetadata.ts';
import { createTestView } from '../helpers/createTestView.ts';

type Wire = Readonly<Record<string, unknown>>;

const valuesOf = (cards: readonly Card[], wanted: string) =>
  cards.filter(([name]) => name === wanted).map(([, content]) => content);

/** Returns the metadata of an article in the wire's form. */
const metadataOf = async (wire: Wire) =>
  createArticleMetadata(createTestView({ siteID: 1, ...wire }, { columnId: '99' }));

const escaped = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

describe('JSON-LD', () => {
  // Escaped, because tags in titles are dropped before.
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >'])(
    'cannot be ended by %j',
    async (text) => {
      const { jsonLd } = await metadataOf({
        title: escaped(text),
        columnName: text,
        author: text,
        source: text,
        tag: text,
        attAbstract: escaped(text),
      });
      expect(jsonLd).not.toContain('<');
      expect(JSON.parse(jsonLd).headline).toBe(text);
    },
  );
});

describe('description', () => {
  it('is 100 characters of text at most', async () => {
    const { description } = await metadataOf({
      content: `<html><body><p>${'长'.repeat(60)}</p>\n\n<p>文<b>字</b>${'𠮷'.repeat(80)}</p></body></html>`,
    });
    expect([...description]).toHaveLength(100);
    expect(description).toMatch(/^长{60} ?文字𠮷+$/u);
  });

  it('is omitted when there is no text', async () => {
    const { description, cards, jsonLd } = await metadataOf({ content: '' });
    expect(description).toBe('');
    expect(cards.map(([name]) => name)).not.toContain('og:description');
    expect(JSON.parse(jsonLd)).not.toHaveProperty('description');
  });
});

describe('address', () => {
  it('is under the article’s own column, whatever column was requested', async () => {
    const { canonical } = await metadataOf({});
    expect(canonical).toMatch(/\/newsDetail\/12\/5\.html$/);
  });
});

describe('times', () => {
  const PUBLISHED = '2026-11-20 06:30:00.0';

  it.each([
    {
      name: 'an edit',
      wire: { version: Date.UTC(2026, 10, 20, 1, 30) },
      edited: '2026-11-20T09:30:00+08:00',
    },
    {
      name: 'an edit as text',
      wire: { realPubTime: '2026-11-20 09:30:00.0' },
      edited: '2026-11-20T09:30:00+08:00',
    },
    { name: 'no time of an edit', wire: {}, edited: null },
    {
      name: 'the time of publication',
      wire: { version: Date.UTC(2026, 10, 19, 22, 30) },
      edited: null,
    },
    { name: 'a time before publication', wire: { version: Date.UTC(2020, 0, 1) }, edited: null },
    { name: 'a future time', wire: { version: Date.now() + 86_400_000 }, edited: null },
    { name: 'a number that is not a time', wire: { version: 7 }, edited: null },
  ])('are of $name', async ({ wire, edited }) => {
    const { cards, jsonLd } = await metadataOf({ publishtime: PUBLISHED, ...wire });
    const published = '2026-11-20T06:30:00+08:00';
    expect(valuesOf(cards, 'article:modified_time')).toEqual(edited === null ? [] : [edited]);
    expect(valuesOf(cards, 'article:published_time')).toEqual([published]);
    expect(JSON.parse(jsonLd)).toMatchObject({
      datePublished: published,
      dateModified: edited ?? published,
    });
  });
});

describe('the image of a card', () => {
  const inBody = (url: string) => ({
    content: '<p>文</p><!--IMAGEARRAY#0-->',
    images: [{ imagearray: [{ imageUrl: url, summary: '桥上', width: 1200, height: 800 }] }],
  });

  it.each([
    {
      wire: inBody('https://m.test/a.jpg'),
      image: 'https://m.test/a.jpg',
      size: '1200x800',
      alt: '桥上',
    },
    // The title image is a smaller copy of the image in the text.
    {
      wire: { ...inBody('https://m.test/a.jpg'), imageUrl: 'https://m.test/a.jpg.0' },
      image: 'https://m.test/a.jpg',
      size: '1200x800',
      alt: '桥上',
    },
    {
      wire: { imageUrl: 'https://m.test/b.PNG.2?v=1' },
      image: 'https://m.test/b.PNG?v=1',
      size: '',
      alt: '标题',
    },
    {
      wire: { imageUrl: 'https://m.test/getImage', ...inBody('https://m.test/a.jpg') },
      image: 'https://m.test/a.jpg',
      size: '1200x800',
      alt: '桥上',
    },
    {
      wire: { imageUrl: 'https://m.test/getImage' },
      image: 'https://m.test/getImage',
      size: '',
      alt: '标题',
    },
    { wire: {}, image: '', size: '', alt: '' },
  ])('is $image ($size)', async ({ wire, image, size, alt }) => {
    const { cards } = await metadataOf(wire);
    const [width = [], height = []] = ['og:image:width', 'og:image:height'].map((name) =>
      valuesOf(cards, name),
    );
    expect(valuesOf(cards, 'og:image').join()).toBe(image);
    expect([...width, ...height].join('x')).toBe(size);
    expect(valuesOf(cards, 'og:image:alt').join()).toBe(alt);
  });

  it('has no size when only its ratio is given', async () => {
    const { cards } = await metadataOf({
      content: '<!--IMAGEARRAY#0-->',
      images: [{ imagearray: [{ imageUrl: 'https://m.test/a.jpg', picRatio: '16:9' }] }],
    });
    expect(valuesOf(cards, 'og:image:width')).toEqual([]);
  });
});

describe('tags', () => {
  it('have one card each', async () => {
    const { cards } = await metadataOf({
      tags: [
        { id: 1, name: '铁路' },
        { id: 2, name: '古桥' },
      ],
    });
    expect(valuesOf(cards, 'article:tag')).toEqual(['铁路', '古桥']);
  });
});
