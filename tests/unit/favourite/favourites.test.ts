import { describe, expect, it } from 'vitest';
import { parseFavourites } from '../../../src/model/favourite/normaliseFavourites.ts';

/** A favourite as servers send it (wire 10.9). */
const WIRE = {
  siteID: 1,
  type: 0,
  articleID: 345,
  title: '江声 ',
  articleType: 2,
  time: '2026-11-20 08:00:00.0',
  imgUrl: '',
  columnID: 12,
  linkID: 0,
  article: {
    fileId: 345,
    title: '江声',
    articleType: 2,
    colID: 12,
    pic_list_title: ['https://img.example.test/a.jpg'],
  },
};

describe('a favourite', () => {
  it('has title, kind, column and image of its article', () => {
    const { list, sent } = parseFavourites({ list: [WIRE] });
    expect(sent).toBe(1);
    expect(list).toMatchObject([
      {
        id: '345',
        item: { title: '江声', kind: 'video', columnId: '12' },
        image: 'https://img.example.test/a.jpg',
        savedAt: Date.UTC(2026, 10, 20),
      },
    ]);
  });

  it('shows its own image where the member saved one', () => {
    const imgUrl = 'https://img.example.test/own.jpg';
    expect(parseFavourites([{ ...WIRE, imgUrl }]).list[0]?.image).toBe(imgUrl);
  });

  it.each([
    ['absent', undefined],
    ['an empty object', {}],
    ['JSON text', JSON.stringify(WIRE.article)],
  ])('can be opened when its article is %s', (_, article) => {
    const [favourite] = parseFavourites([{ ...WIRE, article }]).list;
    expect(favourite?.item).toMatchObject({ id: '345', title: '江声', kind: 'video' });
  });

  it.each([
    ['no id', { title: '江声' }],
    ['no title', { articleID: 345 }],
    ['no object', 'empty'],
  ])('with %s is left out, and counts for the length of the page', (_, entry) =>
    expect(parseFavourites({ list: [entry] })).toEqual({ list: [], sent: 1 }),
  );

  it.each([[null], ['empty'], [{}], [{ list: {} }]])('is none in %j', (payload) =>
    expect(parseFavourites(payload)).toEqual({ list: [], sent: 0 }),
  );
});
