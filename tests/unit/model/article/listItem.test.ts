import { describe, expect, it } from 'vitest';
import { parseListItem, parseRelatedItem } from '../../../../src/model/article/listItem.ts';

const IMG = 'https://img.example.test/';
const item = (fields: object) => {
  const parsed = parseListItem({ fileId: 418, title: 't', ...fields });
  if (parsed === null) throw new Error('the item was refused');
  return parsed;
};

describe('parseListItem', () => {
  it('parses an item of a list', () =>
    expect(
      item({
        colID: 5,
        columnCasName: '首页~头条',
        title: '<b>河</b>',
        listTitle: '',
        attAbstract: '',
        textAbstract: '摘…',
        source: '河湾晚报',
        articleType: 1,
        picType: 0,
        picCount: '4',
        publishtime: '2024-09-18 14:40:53:882',
        version: 1726641653000,
        isRel: 1,
        countClick: '9',
        mark: '独家',
        isBigPic: 0,
        pic_list_title: [`${IMG}1.jpg`, `${IMG}2.jpg`, '', `${IMG}1.jpg`],
        duration: '0',
      }),
    ).toEqual({
      id: '418',
      columnId: '5',
      kind: 'photos',
      title: '河',
      abstract: '摘…',
      source: '河湾晚报',
      columnName: '头条',
      publishedAt: Date.UTC(2024, 8, 18, 6, 40, 53),
      changedAt: 1726641653000,
      counts: { clicks: 9, praises: 0, shares: 0, comments: 0 },
      picType: 0,
      pictures: [`${IMG}1.jpg`, `${IMG}2.jpg`],
      shareImage: `${IMG}1.jpg`,
      pictureCount: 4,
      durationS: 0,
      linkId: '',
      url: '',
      mark: '独家',
      big: false,
      live: null,
      tags: [],
    }));

  it.each(['empty', null, {}, [], { title: 'no id' }, { fileId: '' }])('%j is no item', (wire) =>
    expect(parseListItem(wire)).toBeNull(),
  );

  it.each([
    ['listTitle before title', { listTitle: 2024 }, '2024'],
    ['textTitle when the title has no text', { title: '<img src=x>', textTitle: 'plain' }, 'plain'],
  ])('title: %s', (_, fields, title) => expect(item(fields).title).toBe(title));

  it.each([0, 1, '0', undefined])(
    'isRel %j changes nothing: its meaning is not documented',
    (isRel) => expect(item({ isRel })).toEqual(item({})),
  );

  it.each([
    ['isBigPic', { isBigPic: '1' }, true],
    ['picType 2', { picType: 2 }, true],
    ['bigPic as a switch', { bigPic: 1 }, true],
    ['bigPic as a storage path', { bigPic: '图片存储;a.jpg' }, false],
    ['bigPic empty', { bigPic: '' }, false],
  ])('%s: big %s', (_, fields, big) => expect(item(fields).big).toBe(big));

  it.each([
    ['a link', { articleType: 4, url: 'https://x.example.test/a' }, 'https://x.example.test/a'],
    [
      'an H5 page by its page address',
      { articleType: 12, contentUrl: 'https://x.example.test/h5' },
      'https://x.example.test/h5',
    ],
    [
      'not the address of an API call',
      {
        articleType: 4,
        contentUrl: 'https://api.example.test/app_if/getArticleContent?articleId=4',
      },
      '',
    ],
    ['not a script address', { articleType: 4, url: 'javascript:1' }, ''],
    ['not for news', { articleType: 0, url: 'https://x.example.test/a' }, ''],
  ])('url: %s', (_, fields, url) => expect(item(fields).url).toBe(url));
});

describe('parseRelatedItem', () => {
  it('parses the images of related entries', () =>
    expect(
      parseRelatedItem({
        relId: '7',
        picType: 2,
        picB: `${IMG}b.jpg`,
        picS: `${IMG}s.jpg`,
        'columnIcon ': 'x',
        vTime: '2024-09-18 14:40:53',
      }),
    ).toMatchObject({
      id: '7',
      pictures: [`${IMG}b.jpg`],
      shareImage: `${IMG}s.jpg`,
      publishedAt: Date.UTC(2024, 8, 18, 6, 40, 53),
    }));

  it('keeps the comment count when both ids agree', () =>
    expect(parseRelatedItem({ relId: 7, fileId: '7', countDiscuss: '3' })?.counts.comments).toBe(
      3,
    ));

  it('parses an entry without relId as an ordinary item', () =>
    expect(parseRelatedItem({ fileId: 8 })?.id).toBe('8'));

  it('does not use a page address as link id', () =>
    expect(
      parseRelatedItem({ relId: 7, articleType: 3, relUrl: 'https://x.example.test/39' })?.linkId,
    ).toBe(''));
});
