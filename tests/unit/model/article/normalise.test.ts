import { describe, expect, it } from 'vitest';
import { type Article, parseArticle } from '../../../../src/model/article/normaliseArticle.ts';
import { wireArticle } from './wireArticle.ts';

function article(fields: Readonly<Record<string, unknown>> = {}): Article {
  const parsed = parseArticle(wireArticle(fields));
  if (parsed === null) throw new Error('the article was refused');
  return parsed;
}

describe('a missing article', () => {
  it.each([
    'empty',
    '',
    null,
    undefined,
    {},
    [],
    0,
    { success: false, errorInfo: 'gone', results: [] },
    { success: 'false' },
    { empty: true },
    { fileId: '', title: '', content: '' },
  ])('%j is null', (wire) => expect(parseArticle(wire)).toBeNull());
});

describe('parseArticle', () => {
  it('parses an article with an undocumented marker', () =>
    expect(parseArticle({ ...wireArticle(), empty: true })?.id).toBe('418'));

  it('parses text, numbers and flags in every form', () =>
    expect(article()).toMatchObject({
      id: '418',
      columnId: '5',
      columnName: '头条',
      siteId: '1',
      kind: 'news',
      published: true,
      leadTitle: '城事',
      title: '河边的早市 & 晚市',
      subtitle: '一座城的 一天',
      abstract: '早市从四点开始。',
      publishedAt: Date.UTC(2024, 8, 18, 6, 40, 53),
      sourceUrl: 'https://paper.example.test/1',
      wordCount: 1500,
      readMinutes: 4,
      counts: { clicks: 205, praises: 22, shares: 3, comments: 48 },
      copyright: true,
      discussClosed: false,
      shareClosed: true,
      advClosed: false,
      rewardable: true,
      rewardCount: 7,
      vote: null,
      live: null,
      account: { id: '', name: '', icon: '' },
    }));

  it.each([
    ['the plain title', { title: '', textTitle: '素标题' }, '素标题'],
    ['the title of lists', { title: ' ', listTitle: '列表标题' }, '列表标题'],
    [
      'the first sentence',
      { title: '', listTitle: '', content: '<p>港口今天开放。</p>' },
      '港口今天开放',
    ],
    ['nothing', { title: '', listTitle: '', content: '' }, ''],
  ])('uses %s when the title is empty', (_, fields, title) =>
    expect(article(fields).title).toBe(title),
  );

  it.each([
    [{ countDiscuss: 0 }, true],
    [{ countDiscuss: '0' }, true],
    [{ countDiscuss: '2' }, false],
    [{ countDiscuss: '' }, false],
    [{ countDiscuss: undefined }, false],
  ])('has no comments only when the server counts none: %j', (more, expected) =>
    expect(article(more).hasNoComments).toBe(expected),
  );

  it('does not change the body', () => expect(article().content).toBe(wireArticle().content));

  it('prefers contentPlus to content unless it is empty', () => {
    expect(article({ contentPlus: '<p>plus</p>' }).content).toBe('<p>plus</p>');
    expect(article({ contentPlus: '' }).content).toBe(wireArticle().content);
  });

  it.each([
    [1, true],
    ['1', true],
    [undefined, true],
    [null, true],
    ['', true],
    [0, false],
    ['0', false],
    [3, false],
    ['draft', false],
  ])('aStatus %j: published %s', (aStatus, published) =>
    expect(article({ aStatus }).published).toBe(published),
  );

  it('accepts the other spellings', () =>
    expect(
      article({
        subtitle: undefined,
        subTitle: 'sub',
        columnID: undefined,
        siteID: undefined,
        siteid: '2',
      }),
    ).toMatchObject({ subtitle: 'sub', columnId: '5', siteId: '2' }));

  it('uses the last part of the column path when the name is absent', () =>
    expect(article({ columnName: '', columnCasName: '首页~城事' }).columnName).toBe('城事'));

  it('drops a source address that is free text or code', () => {
    expect(article({ sourceUrl: '本报讯' }).sourceUrl).toBe('');
    expect(article({ originalUrl: 'javascript:alert(1)' }).originalUrl).toBe('');
  });

  it.each([
    [0, ''],
    ['0', ''],
    [-1, ''],
    [12, '12'],
  ])('account %j is %j', (xyAccountID, id) => expect(article({ xyAccountID }).account.id).toBe(id));

  it.each([
    ['河灯;渡口；铁路', ['河灯', '渡口', '铁路']],
    [' 河灯 渡口 ', ['河灯', '渡口']],
    ['', []],
    [null, []],
  ])('reads the keywords %j', (keylist, words) =>
    expect(article({ keylist }).keywords).toEqual(words),
  );

  it("parses the editors' share texts", () => {
    const share = {
      customShare: 1,
      shareTitle: '分享',
      shareContent: '说明',
      sharePicUrl: '图片存储;xy/a.jpg',
      sharePicAbsoluteUrl: 'https://img.example.test/s.jpg',
    };
    expect(article(share).share).toEqual({
      title: '分享',
      description: '说明',
      image: 'https://img.example.test/s.jpg',
      url: '',
    });
    expect(article({ ...share, customUrl: 'https://h5.example.test/' }).share?.url).toBe(
      'https://h5.example.test/',
    );
    expect(article({ ...share, customShare: 0 }).share).toBeNull();
    expect(article({ customShare: '1' }).share).toBeNull();
  });

  it('falls back to any image as share image', () => {
    const images = [
      { imagearray: [{ imageUrl: '' }, { imageUrl: 'https://img.example.test/b.jpg' }] },
    ];
    expect(article({ images }).shareImage).toBe('https://img.example.test/b.jpg');
    expect(article({ images, pic_list_title: ['https://img.example.test/t.jpg'] }).shareImage).toBe(
      'https://img.example.test/t.jpg',
    );
  });

  it('parses tags, else the joined text', () => {
    expect(article({ tags: [{ id: 3, name: '河', order: 1 }, { id: 4 }] }).tags).toEqual([
      { id: '3', name: '河' },
    ]);
    expect(article({ tag: '河；市;' }).tags).toEqual([
      { id: '', name: '河' },
      { id: '', name: '市' },
    ]);
  });

  it('keeps the lists below the article', () => {
    const hotArticles = [{ fileId: 9, title: 'hot' }];
    expect(article({ hotArticles }).hot).toHaveLength(1);
    expect(article({ hotArticles: { list: hotArticles } }).hot).toHaveLength(1);
    expect(article({ latestArticles: hotArticles }).latest[0]?.title).toBe('hot');
  });

  it.each([
    ['hot', 'hotArticles', 'showHotArticle'],
    ['latest', 'latestArticles', 'showLatestArticle'],
  ] as const)('hides the list that editors switched off: %s', (list, name, shown) => {
    const count = (value: unknown) =>
      article({ [name]: [{ fileId: 9, title: 't' }], [shown]: value })[list].length;
    expect([0, '0', false, 'false'].map(count)).toEqual([0, 0, 0, 0]);
    expect([1, '1', true, undefined, '', null, -2147483648].map(count)).toEqual(Array(7).fill(1));
  });

  it('reads nothing from the origin of a text, which is cleaned in any case', () =>
    expect([0, 1, 2, undefined].map((rssType) => article({ rssType }))).toEqual(
      Array(4).fill(article({})),
    ));

  it('opens related entries by relId', () => {
    const related = [
      { relId: 77, fileId: 418, title: 'other', countDiscuss: '48', relUrl: '39', articleType: 3 },
    ];
    const [entry] = article({ related }).related;
    expect(entry).toMatchObject({ id: '77', title: 'other', linkId: '39', kind: 'special' });
    expect(entry?.counts.comments).toBe(0);
  });

  it('parses an article of the newspaper', () => {
    const paper = parseArticle({
      fileId: '90',
      siteID: '1',
      title: '头版',
      introTitle: '引题',
      layoutId: '7',
      layout: '01',
      publishtime: '2024-09-16 00:00:00.0',
      countPraise: '3',
      advClosed: -2147483648,
      images: [{ ref: '<!--IMAGES#1-->', imagearray: [] }],
      attachment: [],
      content: '<p> <p>文</p>',
    });
    expect(paper).toMatchObject({
      id: '90',
      published: true,
      introTitle: '引题',
      pictures: [],
      credits: [],
    });
  });

  it('parses the live state only of broadcasts', () => {
    const live = {
      liveStatus: '2',
      liveStartTime: '2024-09-18 14:40:53.0',
      config: { videos: [{ appPlaybackUrl: 'https://v.example.test/a.m3u8' }] },
    };
    expect(article({ ...live, articleType: 6, linkID: 39 })).toMatchObject({
      linkId: '39',
      live: { state: 'replay', startsAt: Date.UTC(2024, 8, 18, 6, 40, 53), hasPlayback: true },
    });
    expect(article(live).live).toBeNull();
  });
});
