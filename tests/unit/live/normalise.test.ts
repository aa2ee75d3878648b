import { describe, expect, it } from 'vitest';
import {
  parseComingLives,
  parseLiveCounts,
  parseLiveMain,
  parseLiveReport,
  parseLiveView,
} from '../../../src/model/live/normaliseLive.ts';

/** Invalid field values: parsing never throws, and no value is shown as another one. */
const GARBAGE: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  Number.NaN,
  'x',
  '<b>x</b>',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  true,
  'javascript:alert(1)',
  '[',
  '{"a":',
  -2147483648,
  '9'.repeat(400),
];

const START = Date.UTC(2026, 10, 20, 11, 30);
const VIDEO = {
  lineName: '主机位',
  status: '1',
  appLiveUrl: 'http://a.test/sky.flv',
  webLiveUrl: 'http://a.test/sky.m3u8',
  appPlaybackUrl: '',
  webPlaybackUrl: '',
};
const MAIN = {
  fileId: '405',
  linkID: 802,
  title: '看云&amp;星',
  attAbstract: '<p>慢直播</p>',
  liveStatus: 1,
  liveStartTime: '2026-11-20 19:30:00.0',
  countClick: '3395',
  readCount: 12,
  config: { appBannerUrl: 'http://a.test/b.jpg', videos: [VIDEO] },
};

describe('parseLiveView', () => {
  it('parses the broadcast and its reports', () => {
    const list = [{ fileId: '9', content: '开始' }];
    expect(parseLiveView({ main: MAIN, list, currentStatus: '1' })).toEqual({
      main: {
        fileId: '405',
        title: '看云&星',
        abstract: '慢直播',
        state: 'live',
        startsAt: START,
        banner: 'http://a.test/b.jpg',
        lines: [
          {
            name: '主机位',
            liveUrls: ['http://a.test/sky.flv', 'http://a.test/sky.m3u8'],
            playbackUrls: [],
            poster: 'http://a.test/b.jpg',
            ended: false,
          },
        ],
        clicks: 3395,
        readers: 12,
      },
      reports: [expect.objectContaining({ id: '9', text: '开始' })],
      hasMore: false,
    });
  });

  it.each([[null], [{}], [[]], [''], ['x'], [7]])('returns null for %j', (payload) =>
    expect(parseLiveView(payload)).toBeNull(),
  );

  it('returns no broadcast for later pages', () =>
    expect(parseLiveView({ main: {}, list: [] })?.main ?? null).toBeNull());

  it('returns hasMore only for a full page', () => {
    const list = Array.from({ length: 20 }, (_, id) => ({ id: id + 1, content: 'x' }));
    expect(parseLiveView({ list })?.hasMore).toBe(true);
    expect(parseLiveView({ list: list.slice(1) })?.hasMore).toBe(false);
  });
});

describe('the state of a broadcast', () => {
  const info = { state: 'replay', startsAt: null, hasPlayback: true } as const;
  it.each([
    ['currentStatus', 0, 1, info, 'preview'],
    ['liveStatus', undefined, '2', null, 'replay'],
    ['the article', undefined, undefined, info, 'replay'],
    ['the article if both fields are invalid', 7, 'x', info, 'replay'],
    ['the first line', undefined, undefined, null, 'live'],
  ] as const)('is read from %s', (_, currentStatus, liveStatus, article, state) =>
    expect(parseLiveMain({ ...MAIN, liveStatus }, article, currentStatus)?.state).toBe(state),
  );

  it('is preview without any source', () =>
    expect(parseLiveMain({ fileId: 1, title: 'x' })?.state).toBe('preview'));
});

describe('lines', () => {
  const linesOf = (...videos: unknown[]) => parseLiveMain({ config: { videos } })?.lines;

  it('without an address are omitted', () =>
    expect(linesOf({ lineName: 'x' }, null, 'x', {}, VIDEO)).toHaveLength(1));

  it('keep each address once, in order', () =>
    expect(
      linesOf({ playbackUrls: ['/a.mp4', '/b.mp4', ''], appPlaybackUrl: '/b.mp4' })?.[0],
    ).toMatchObject({ playbackUrls: ['/a.mp4', '/b.mp4'] }));

  it('may have one playback address as text', () =>
    expect(linesOf({ playbackUrls: '/a.mp4' })?.[0]?.playbackUrls).toEqual(['/a.mp4']));

  it('may end separately', () => expect(linesOf({ ...VIDEO, status: '2' })?.[0]?.ended).toBe(true));

  it('are limited in number', () =>
    expect(linesOf(...Array.from({ length: 500 }, () => VIDEO))?.length).toBeLessThan(50));
});

describe('parseLiveReport', () => {
  it.each([
    ['<p>一</p><p>二</p>', '一\n二'],
    ['一<br/>二<br><br><br>三', '一\n二\n\n三'],
    ['a\r\nb', 'a\nb'],
    ['3 < 5 &amp; <script>x()</script>', '3 < 5 &'],
    ['<img src=x onerror=alert(1)>图', '图'],
    ['&lt;b&gt;', '<b>'],
  ])('parses the text %j as %j', (content, text) =>
    expect(parseLiveReport({ id: 1, content })?.text).toBe(text),
  );

  it('reads images and videos and drops invalid entries', () =>
    expect(
      parseLiveReport({
        fileId: 90012,
        isTop: '1',
        user: '苏合',
        userIcon: 'javascript:1',
        publishtime: '2026-11-20 19:30:00.0',
        attachments: {
          pics: ['http://a.test/1.jpg', { url: 'http://a.test/2.jpg' }, 'javascript:1', 7],
          videos: [{ videoUrl: '/a.mp4', imageUrl: 'http://a.test/p.jpg', duration: '12' }, {}, 3],
        },
      }),
    ).toMatchObject({
      id: '90012',
      pinned: true,
      at: START,
      author: '苏合',
      authorIcon: '',
      pictures: ['http://a.test/1.jpg', 'http://a.test/2.jpg'],
      videos: [{ url: '/a.mp4', poster: 'http://a.test/p.jpg', durationS: 12, vertical: false }],
    }));

  it('shows the images of its text, each once', () =>
    expect(
      parseLiveReport({
        id: 1,
        content:
          '<p>a<img src="http://a.test/1.jpg"><img alt="" data-src=\'http://a.test/2.jpg\'></p>',
        attachments: { pics: ['http://a.test/2.jpg'] },
      })?.pictures,
    ).toEqual(['http://a.test/2.jpg', 'http://a.test/1.jpg']));

  it.each([
    [{ content: 'x' }],
    [{ id: '../1', content: 'x' }],
    [{ id: 1 }],
    [{ id: 1, content: '<p></p>' }],
  ])('returns null for %j', (wire) => expect(parseLiveReport(wire)).toBeNull());
});

it('parseComingLives: soonest first, each once, unknown starts last', () =>
  expect(
    parseComingLives({
      list: [
        { fileId: 3, title: 'c' },
        { fileId: 2, title: 'b', startTime: '2026-11-24 11:40:00.0' },
        { fileId: 1, linkID: '801', title: 'a', startTime: '2026-11-22 07:00:00.0' },
        { fileId: 1, title: 'again' },
        { fileId: 'x y', title: 'none' },
        { fileId: 9 },
      ],
    }).map(({ id, linkId }) => [id, linkId]),
  ).toEqual([
    ['1', '801'],
    ['2', ''],
    ['3', ''],
  ]));

it('parsing an invalid value in any field never throws or returns an object', () => {
  const keys = {
    main: { ...MAIN, title: 't', content: 'c' },
    config: MAIN.config,
    video: VIDEO,
    report: {
      id: 1,
      title: 't',
      content: 'c',
      user: 'u',
      userIcon: 'i',
      isTop: 1,
      publishtime: 1,
      attachments: {},
    },
  };
  for (const junk of GARBAGE) {
    for (const key of Object.keys(keys.main)) {
      const main = parseLiveMain({ ...MAIN, [key]: junk }, null, junk);
      expect(['preview', 'live', 'replay']).toContain(main?.state);
      expect(typeof main?.title).toBe('string');
    }
    for (const key of [...Object.keys(keys.video), 'playbackUrls', 'appBannerUrl']) {
      const main = parseLiveMain({ config: { videos: [{ ...VIDEO, [key]: junk }, junk] } });
      for (const { liveUrls, playbackUrls } of main?.lines ?? []) {
        for (const url of [...liveUrls, ...playbackUrls]) expect(typeof url).toBe('string');
      }
    }
    for (const key of Object.keys(keys.report)) parseLiveReport({ ...keys.report, [key]: junk });
    parseLiveReport({ id: 1, content: 'x', attachments: { pics: junk, videos: junk } });
    parseLiveReport({ id: 1, content: 'x', attachments: { pics: [junk], videos: [junk] } });
    parseLiveView({ main: junk, list: junk, currentStatus: junk });
    parseComingLives({ list: [junk, { fileId: junk, title: junk, startTime: junk }] });
    expect(parseLiveCounts({ countClick: junk, readCount: junk }).clicks).toBeGreaterThanOrEqual(0);
  }
});
