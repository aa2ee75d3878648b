import { describe, expect, it } from 'vitest';
import {
  parseAttachments,
  parseCategories,
  parseCountsList,
  parseShortVideo,
  parseShortVideoList,
  parseShortVideoPage,
  parseVideoApp,
  parseVideoShareInfo,
} from '../../../src/model/mvod/normaliseMvod.ts';

const GARBAGE = [
  undefined,
  null,
  '',
  'empty',
  '<html>',
  0,
  -2147483648,
  Number.NaN,
  [],
  {},
  [[]],
  { list: 'x' },
  { list: { a: 1 } },
  { list: [null, 7, 'x', [], {}] },
];

describe('a short video', () => {
  it('is parsed with all fields', () => {
    expect(
      parseShortVideo({
        id: 7001,
        title: '海边的<b>灯</b>塔 &amp; 渔火',
        description: ' 傍晚六点，灯亮了。 ',
        videoUrl: 'https://media.test/tall-1.mp4',
        coverUrl: 'https://media.test/1.jpg',
        duration: '00:06',
        videoDirection: '1',
        width: '360',
        height: 640,
        authorName: '许闻',
        authorIcon: 'https://media.test/a.jpg',
        publishTime: '2026-11-19 20:00:00.0',
        categoryId: '1',
        countClick: '12',
        countPraise: 3,
        countDiscuss: '',
        countShare: null,
      }),
    ).toEqual({
      id: '7001',
      title: '海边的灯塔 & 渔火',
      description: '傍晚六点，灯亮了。',
      url: 'https://media.test/tall-1.mp4',
      cover: 'https://media.test/1.jpg',
      durationS: 6,
      vertical: true,
      width: 360,
      height: 640,
      author: '许闻',
      authorIcon: 'https://media.test/a.jpg',
      publishedAt: Date.parse('2026-11-19T20:00:00+08:00'),
      categoryId: '1',
      counts: { clicks: 12, praises: 3, comments: 0, shares: 0 },
    });
  });

  it.each([
    [{}, true],
    [{ videoDirection: 1 }, true],
    [{ videoDirection: '1', width: 640, height: 360 }, true],
    [{ videoDirection: 0 }, false],
    [{ videoDirection: '0', width: 360, height: 640 }, false],
    [{ width: 640, height: 360 }, false],
    [{ width: 360, height: 640 }, true],
    [{ width: 640 }, true],
    [{ videoDirection: 'sideways', width: '640', height: '360' }, false],
  ])('%j: vertical is %s', (wire, vertical) =>
    expect(parseShortVideo({ id: '1', ...wire })?.vertical).toBe(vertical),
  );

  it.each(GARBAGE.filter((value) => typeof value !== 'object' || value === null))(
    'accepts %j in every field',
    (value) => {
      const names = 'title description videoUrl coverUrl duration videoDirection width height';
      const more = 'authorName authorIcon publishTime categoryId countClick countPraise';
      const wire = Object.fromEntries(`${names} ${more}`.split(' ').map((name) => [name, value]));
      expect(parseShortVideo({ ...wire, id: 'a1' })).toMatchObject({ id: 'a1', cover: '' });
    },
  );

  it.each([
    ['javascript:alert(1)', ''],
    ['/data/pictures/1.jpg', '/data/pictures/1.jpg'],
    ['storage/1.jpg', ''],
    ['data:text/html,x', ''],
  ])('cover %s becomes "%s"', (coverUrl, cover) =>
    expect(parseShortVideo({ id: '1', coverUrl })?.cover).toBe(cover),
  );

  it.each([undefined, '', '../1', 'a b', '<1>', 'x'.repeat(65), {}])('%j is no id', (id) =>
    expect(parseShortVideo({ id, title: '标题' })).toBeNull(),
  );

  it('has a limited width and height', () =>
    expect(parseShortVideo({ id: '1', width: 1e12, height: -4 })).toMatchObject({
      width: 20_000,
      height: 0,
    }));
});

describe('the page of a short video', () => {
  const video = (id: unknown) => ({ id, title: `视频 ${id}` });

  it('has at most four related videos, each once, without the video itself', () => {
    const relArticleList = [2, 1, 3, '2', null, {}, 4, 5, 6].map((id) =>
      typeof id === 'object' ? id : video(id),
    );
    const page = parseShortVideoPage({ ...video('1'), relArticleList });
    expect(page?.related.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  });

  it.each(GARBAGE)('%j is null', (payload) => expect(parseShortVideoPage(payload)).toBeNull());

  it('has no related videos when the server sends none', () =>
    expect(parseShortVideoPage({ ...video('1'), relArticleList: 'x' })?.related).toEqual([]));
});

describe('a list of short videos', () => {
  it.each([
    [{ list: [{ id: 1 }], hasMore: true }, 1, true],
    [{ list: [{ id: 1 }], hasMore: 'false' }, 1, false],
    [{ list: [{ id: 1 }], hasMore: 0 }, 1, false],
    [{ list: [{ id: 1 }] }, 1, true],
    [{ list: [], hasMore: true }, 0, false],
    [{ list: '[{"id":1},{"id":2}]', hasMore: '1' }, 2, true],
  ])('%j: %s videos, more: %s', (payload, length, hasMore) => {
    const list = parseShortVideoList(payload);
    expect([list.list.length, list.hasMore]).toEqual([length, hasMore]);
  });

  it.each(GARBAGE)('%j is empty', (payload) =>
    expect(parseShortVideoList(payload)).toEqual({ list: [], hasMore: false }),
  );
});

describe('answers other than the video', () => {
  it.each(GARBAGE)('%j gives empty results', (payload) => {
    expect(parseCategories(payload)).toEqual([]);
    expect(parseCountsList(payload).size).toBe(0);
    expect(parseAttachments(payload)).toEqual([]);
    expect(parseVideoShareInfo(payload)).toEqual({ title: '', description: '', image: '' });
    expect(parseVideoApp(payload)).toEqual({ name: '', logo: '', downloadUrl: '' });
  });

  it('drops categories without an id', () =>
    expect(
      parseCategories({ list: [{ id: 1, name: '风景' }, { name: '无' }, { id: '0', name: '零' }] }),
    ).toEqual([{ id: '1', name: '风景' }]));

  it('returns counts by id', () =>
    expect(
      parseCountsList({ list: [{ id: 1, countPraise: '9' }, { countPraise: 3 }] }).get('1'),
    ).toEqual({ clicks: 0, praises: 9, comments: 0, shares: 0 }));

  it('keeps attachments with an address, as video or image', () =>
    expect(
      parseAttachments({
        list: [
          { type: '2', url: 'https://m.test/a.mp4', imageUrl: 'https://m.test/a.jpg', duration: 6 },
          { type: 1, url: 'https://m.test/b.jpg' },
          { type: 1, url: 'javascript:x' },
          { type: 2 },
          { type: 9, url: 'https://m.test/c.jpg' },
        ],
      }),
    ).toEqual([
      {
        kind: 'video',
        url: 'https://m.test/a.mp4',
        image: 'https://m.test/a.jpg',
        durationS: 6,
      },
      { kind: 'image', url: 'https://m.test/b.jpg', image: 'https://m.test/b.jpg', durationS: 0 },
      { kind: 'image', url: 'https://m.test/c.jpg', image: 'https://m.test/c.jpg', durationS: 0 },
    ]));

  it('drops an unsafe download address of the app', () => {
    const app = { appName: '吉川日报', downloadUrl: 'javascript:alert(1)' };
    expect(parseVideoApp(app)).toMatchObject({ name: '吉川日报', downloadUrl: '' });
  });
});
