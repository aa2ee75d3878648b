import { describe, expect, it } from 'vitest';
import { parseColumn, parseColumns } from '../../../src/model/site/column.ts';
import { DEFAULT_SITE_CONFIG, parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';
import { parseSiteSwitches } from '../../../src/model/site/siteSwitches.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';

describe('parseSiteConfig', () => {
  it.each([undefined, null, {}, [], 'empty', 0, { siteConfig: null }])(
    '%j gets the defaults',
    (wire) => expect(parseSiteConfig(wire)).toEqual(DEFAULT_SITE_CONFIG),
  );

  it('parses the sections, with numbers as text', () => {
    const config = parseSiteConfig({
      siteID: 1,
      padColor: '#C8102E',
      appLogo: 'https://img.example.test/logo.png',
      listTimeFormatStyle: '3',
      contentTimeFormatRule: 'YYYY-MM-DD',
      _p_wap: { paperUrl: 'https://paper.example.test/' },
      siteConfig: {
        app: { appName: '河湾' },
        reward: { rewardType: '2' },
        relationArticlePageSize: '8',
        discuss: { auditType: '2', showPic: false, defaultHint: '说点什么', countNew: '5' },
        selfMedia: { smName: '河湾号', showStatement: 1, statement: '由{name}发布于{app}' },
        globalCount: { showPubTime: 1, showReadCount: 0, showDiscussCount: '0' },
        article: { fontSize: '40', tagStyle: '4', shareAppRead: 'true', verticalVideoRatio: '3:4' },
        xyApi: { imageSuffixPath: '/nis-pic' },
      },
    });
    expect(config).toMatchObject({
      siteId: '1',
      appName: '河湾',
      siteName: '河湾',
      appLogo: 'https://img.example.test/logo.png',
      padColor: '#c8102e',
      paperUrl: 'https://paper.example.test/',
      verticalVideoRatio: 3 / 4,
      imageSuffixPath: '/nis-pic',
      selfMediaName: '河湾号',
      selfMediaStatement: '由河湾号发布于河湾',
      article: {
        fontSize: 40,
        tagStyle: 4,
        shareAppRead: true,
        rewardType: 2,
        relationPageSize: 8,
      },
      counts: { showTime: true, showReads: false, showComments: false, showPraises: true },
      discuss: { auditType: 2, showPictures: false, hint: '说点什么', countNew: 5, countHot: 3 },
      times: { listStyle: 3, listRule: '', contentStyle: 2, contentRule: 'YYYY-MM-DD' },
    });
  });

  it.each([
    ['c8102e', '#c8102e'],
    ['#abc', '#abc'],
    ['red', ''],
    ['#c8102e;}body{display:none', ''],
    [0xc8102e, ''],
  ])('colour %j is %j', (padColor, color) =>
    expect(parseSiteConfig({ padColor }).padColor).toBe(color),
  );

  it.each([
    ['tagStyle', 9, 1],
    ['audioTitleType', '7', 1],
    ['fontSize', -4, 36],
  ] as const)('%s %j falls back to %j', (key, value, fallback) =>
    expect(parseSiteConfig({ siteConfig: { article: { [key]: value } } }).article[key]).toBe(
      fallback,
    ),
  );

  it.each([
    ['the section general', { general: { showBackTop: 0 } }, { showBackTop: false }],
    ['the days of mourning', { detailPageGrey: '1' }, { grey: true }],
    [
      'the flag of recommendations',
      { customRecommend: { showRecommended: 1 } },
      { article: { showRecommended: true } },
    ],
    ['the swipe that shares', { swipeShare: { open: 1 } }, { swipeShare: true }],
    [
      'the logo of shares',
      { appShareLogo: 'https://a.example.test/s.png' },
      {
        appShareLogo: 'https://a.example.test/s.png',
      },
    ],
    [
      'the length of titles in the messenger',
      { _rd_WeChat: { maxTitleLength: 20 } },
      { article: { maxTitleLength: 20 } },
    ],
    [
      'the length of titles',
      { general: { maxTitleLength: 30 } },
      { article: { maxTitleLength: 30 } },
    ],
    ['the key of videos', { encryptKey4: 'k' }, { mediaKey: 'k' }],
  ])('reads %s', (_, siteConfig, config) =>
    expect(parseSiteConfig({ siteConfig })).toMatchObject(config),
  );

  it('has a statement only when it is switched on', () => {
    const statement = (selfMedia: object) =>
      parseSiteConfig({ siteConfig: { selfMedia } }).selfMediaStatement;
    expect(statement({ smName: '号' })).toBeNull();
    expect(statement({ smName: '号', showStatement: '1' })).toBe('');
    expect(statement({ statement: 'x', showStatement: 0 })).toBeNull();
  });

  it.each([
    ['without a configuration', {}, [2, 2], [0, 0]],
    ['with a style', { listTimeFormatStyle: 3 }, [3, 2], [3, 0]],
    ['with a pattern alone', { contentTimeFormatRule: 'YY-MM-DD' }, [2, 2], [0, 2]],
  ])(
    'has times relative within a day, or by calendar days where the deployment says so: %s',
    (_, wire, usual, byCalendar) => {
      const styles = ({ times }: SiteConfig) => [times.listStyle, times.contentStyle];
      expect([styles(parseSiteConfig(wire)), styles(parseSiteConfig(wire, 0))]).toEqual([
        usual,
        byCalendar,
      ]);
    },
  );

  it('refuses a pattern without a date', () =>
    expect(parseSiteConfig({ listTimeFormatRule: 'none' }).times.listRule).toBe(''));
});

describe('parseSiteSwitches', () => {
  it.each([
    ['a token is required', { tokenEnable: '1' }, { tokenEnable: true }],
    ['no token is required', { tokenEnable: 0 }, { tokenEnable: false }],
    ['the anti-fraud check', { afsCheck: true }, { afsCheck: true }],
    ['the key of user ids', { sm2PublicKey: '04ab' }, { sm2PublicKey: '04ab' }],
    ['the app id at the messenger', { _rd_WeChat: { wxAppid: 'wx1' } }, { wxAppId: 'wx1' }],
    ['nothing', {}, { tokenEnable: null, afsCheck: null, sm2PublicKey: '', wxAppId: '' }],
  ])('reads that the site says %s', (_, wire, switches) =>
    expect(parseSiteSwitches(wire)).toMatchObject(switches),
  );
});

describe('columns', () => {
  it('parses a column', () =>
    expect(
      parseColumn({
        columnId: 5,
        columnID: 5,
        columnName: '头条',
        columnStyle: '101',
        columnType: '',
        'columnIcon ': 'https://img.example.test/i.png',
        isForbidden: true,
        linkUrl: 'javascript:1',
        appNormal: -2147483648,
      }),
    ).toEqual({
      id: '5',
      name: '头条',
      parentId: '',
      style: 101,
      type: 0,
      description: '',
      icon: 'https://img.example.test/i.png',
      linkUrl: '',
      appLink: '',
      topPicture: '',
      followers: 0,
      shows: null,
      axisIcon: '',
      axisColor: '',
    }));

  it('parses what its page shows and prefers the fields of the touch web', () =>
    expect(
      parseColumn({
        columnId: 5,
        topPic: '图片存储;xy/1.jpg',
        topPicPad: 'https://img.example.test/top.jpg',
        rssCount: '31000',
        showPubTime: 0,
        showPubTimePad: 1,
        showReadCountPad: '0',
        showDiscussCount: 1,
        timeAxisIconPad: 'https://img.example.test/axis.png',
        timeAxisColorPad: 'C8102E',
      }),
    ).toMatchObject({
      topPicture: 'https://img.example.test/top.jpg',
      followers: 31_000,
      shows: { showTime: true, showReads: false, showComments: true, showPraises: true },
      axisIcon: 'https://img.example.test/axis.png',
      axisColor: '#c8102e',
    }));

  it('merges both lists without duplicates and app-only styles', () =>
    expect(
      parseColumns({
        version: 0,
        columns: [
          { columnId: 1 },
          { columnId: 2, columnStyle: '205' },
          { columnId: 3, columnStyle: 215 },
          { columnId: 4, columnStyle: '410' },
          null,
        ],
        topColumns: [{ columnID: '1' }, { columnID: 6 }],
      }).map((column) => column.id),
    ).toEqual(['1', '6']));

  it.each([null, {}, [], 'empty', { columns: {} }])('%j has no columns', (wire) =>
    expect(parseColumns(wire)).toEqual([]),
  );
});
