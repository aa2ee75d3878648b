import { describe, expect, it } from 'vitest';
import { formatArticleType, parseArticleKind } from '../../../../src/model/article/articleKind.ts';
import { decideArticleState, isDraft } from '../../../../src/model/article/articleState.ts';
import { formatCapped, formatCount } from '../../../../src/model/article/counts.ts';
import { decideReadingMinutes, formatSourceLabel } from '../../../../src/model/article/info.ts';
import { decideLivePrefix, parseLiveInfo } from '../../../../src/model/article/liveInfo.ts';
import { parseArticle } from '../../../../src/model/article/normaliseArticle.ts';
import { startsWithLabel } from '../../../../src/model/article/rowMeta.ts';
import {
  decideTitleImage,
  parseShareImage,
  parseTitleImages,
} from '../../../../src/model/article/titleImages.ts';
import { wireArticle } from './wireArticle.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name) => `https://img.example.test/${name}.jpg`);

it.each([
  ['news', 0],
  ['photos', 1],
  ['live', 6],
  ['h5', 12],
] as const)('%s is %i on the wire', (kind, type) => expect(formatArticleType(kind)).toBe(type));

describe('parseArticleKind', () => {
  it.each([
    [0, 'news'],
    ['1', 'photos'],
    [2, 'video'],
    [3, 'special'],
    [4, 'link'],
    ['6', 'live'],
    [12, 'h5'],
    [5, 'news'],
    [-1, 'news'],
    ['constructor', 'news'],
    [undefined, 'news'],
  ])('%j is %s', (articleType, kind) => expect(parseArticleKind(articleType)).toBe(kind));
});

describe('title images', () => {
  it.each([
    [
      'picType 3 of a photo set: pic_list',
      { picType: 3, articleType: 1, pic_list: [A, B], pic_list_title: [C] },
      [A, B],
    ],
    [
      'picType 3 of news: pic_list_title',
      { picType: 3, pic_list: [A], pic_list_title: [B, C] },
      [B, C],
    ],
    ['several: the list', { picType: 0, pic_list_title: [A, B, C], picSmall: D }, [A, B, C]],
    ['one small: the given image', { picType: 1, pic_list_title: [A, B], picSmall: D }, [D]],
    ['one big: the big image', { picType: '2', picSmall: A, picMiddle: B, picBig: C }, [C]],
    ['one big without a big image', { picType: 2, picMiddle: B }, [B]],
    ['none given: the first of the list', { picType: 1, pic_list_title: [A, B] }, [A]],
    [
      'storage paths',
      { picType: 1, picSmall: '图片存储;a.jpg', picMiddle: B, pic_list_title: [''] },
      [B],
    ],
    ['the title image of details', { imageUrl: `${A}.0` }, [`${A}.0`]],
    ['nothing', {}, []],
    ['wrong types', { picType: [], pic_list_title: 'x', picSmall: {} }, []],
  ])('%s', (_, wire, pictures) => expect(parseTitleImages(wire)).toEqual(pictures));

  it.each([
    ['given', 'g', ['l'], 'g'],
    ['not given', '', ['l'], 'l'],
    ['neither', '', [], ''],
  ])('%s', (_, given, list, image) => expect(decideTitleImage(given, list)).toBe(image));
});

describe('parseShareImage', () => {
  it.each([
    ['picType 2', { picType: 2, picSmall: A, picMiddle: B, picBig: C }, A],
    ['picType 8 without a small one', { picType: 8, picMiddle: B, picBig: C }, B],
    ['picType 2 with a big one only', { picType: 2, picBig: C, pic_list_title: [D] }, C],
    ['others: the first title image', { picType: 0, picSmall: A, pic_list_title: [C, D] }, C],
    ['none', { picType: 2 }, ''],
  ])('%s', (_, wire, image) => expect(parseShareImage(wire)).toBe(image));
});

describe('live state', () => {
  it.each([
    ['liveStatus 0', { liveStatus: 0 }, 'preview'],
    ['liveStatus "1"', { liveStatus: '1' }, 'live'],
    ['liveStatus 2', { liveStatus: 2 }, 'replay'],
    ['the status of its video', { config: { videos: [{ status: '1' }] } }, 'live'],
    ['config as JSON text', { config: '{"videos":[{"status":"2"}]}' }, 'replay'],
    ['no status', {}, undefined],
    ['unknown', { liveStatus: 9 }, undefined],
  ])('%s', (_, wire, state) => expect(parseLiveInfo(wire)?.state).toBe(state));

  it.each([
    [{ playbackUrls: ['https://v.example.test/a'] }, true],
    [{ playbackUrls: [], appPlaybackUrl: 'https://v.example.test/a' }, true],
    [{ appPlaybackUrl: '', webPlaybackUrl: 'https://v.example.test/a' }, true],
    [{ appPlaybackUrl: '', webPlaybackUrl: '' }, false],
  ])('%j: playback %s', (video, hasPlayback) =>
    expect(parseLiveInfo({ liveStatus: 2, config: { videos: [video] } })?.hasPlayback).toBe(
      hasPlayback,
    ),
  );
});

describe('decideLivePrefix', () => {
  const words = { 'live.preview': '预告', 'live.live': '【直播】', 'live.replay': 'Replay' };
  it.each([
    ['preview', false, '河灯节', 'live.preview'],
    ['live', false, '河灯节', 'live.live'],
    ['replay', true, '河灯节', 'live.replay'],
    ['replay', false, '河灯节', null],
    ['live', false, '直播：河灯节', null],
    ['live', false, ' [直播] 河灯节', null],
    ['live', false, '看直播去', 'live.live'],
    ['replay', true, 'REPLAY: lanterns', null],
    ['replay', true, 'Replays of the year', 'live.replay'],
  ] as const)('%s, playback %s, "%s": %s', (state, hasPlayback, title, key) =>
    expect(decideLivePrefix({ state, hasPlayback, startsAt: null }, title, (k) => words[k])).toBe(
      key,
    ),
  );

  it('returns null without a broadcast', () =>
    expect(decideLivePrefix(null, 't', (key) => words[key])).toBeNull());
});

describe('startsWithLabel', () => {
  it.each([
    ['专题：临望铁路通车', '专题', true],
    ['【快讯】渡口复航', '快讯', true],
    ['快讯｜渡口复航', '快讯', true],
    ['快讯丨渡口复航', '【快讯】', true],
    ['快讯 · 渡口复航', '快讯', true],
    ['专题片《请回银河》开播', '专题', false],
    ['专题', '专题', true],
    ['渡口复航：专题', '专题', false],
    ['ཆེད་དོན། གྲུ་ཁ།', 'ཆེད་དོན།', true],
    ['ཆེད་དོན་གཞན་ཞིག', 'ཆེད་དོན།', false],
    ['快讯！渡口复航', '快讯', true],
    ['Lively lanterns', 'Live', false],
    ['渡口复航', '', false],
  ])('%s with the label “%s”: %s', (title, label, starts) =>
    expect(startsWithLabel(title, label)).toBe(starts),
  );
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k+'],
    [9999, '9k+'],
    [10_000, '1w+'],
    [99_999, '9w+'],
    [100_000, '10w+'],
    [5_000_000, '10w+'],
  ])('%d is %s', (count, text) => expect(formatCount(count)).toBe(text));

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '999+'],
  ])('%d beside an icon is %s', (count, text) => expect(formatCapped(count)).toBe(text));
});

describe('formatSourceLabel', () => {
  it.each([
    ['河湾晚报', '河湾晚报'],
    ['一二三四五六七八九十', '一二三四五六七八九十'],
    ['一二三四五六七八九十一', '一二三四五六七八九十…'],
    ['👍👍👍👍👍👍👍👍👍👍', '👍👍👍👍👍👍👍👍👍👍'],
    ['👍👍👍👍👍👍👍👍👍👍👍', '👍👍👍👍👍👍👍👍👍👍…'],
    ['', ''],
  ])('%s', (source, label) => expect(formatSourceLabel(source)).toBe(label));
});

describe('decideReadingMinutes', () => {
  it.each([
    ['the minutes of the CMS', 4, '<p>字</p>'.repeat(800), 4],
    ['Chinese characters', 0, `<p>${'字'.repeat(800)}</p>`, 2],
    ['words of another script', 0, '<p>A word</p> '.repeat(300), 3],
    ['Tibetan syllables', 0, 'བོད་ཡིག་'.repeat(200), 2],
    ['both scripts', 0, `${'字'.repeat(400)} ${'word '.repeat(200)}`, 2],
    ['a minute and a half', 0, '字'.repeat(600), 2],
    ['just a minute', 0, '字'.repeat(400), 1],
    [
      'without the cells of a long table',
      0,
      `${'字'.repeat(800)}<div class="scroll tall" tabindex="0"><table>${'<tr><td>字字</td></tr>'.repeat(800)}</table></div>`,
      2,
    ],
    ['less than a minute', 0, '字'.repeat(399), null],
    ['less than a minute, with the minutes of the CMS', 3, '字'.repeat(399), null],
    ['no text', 3, '', null],
    ['markup alone', 0, '<img alt="" src="a.jpg">'.repeat(900), null],
  ])('%s', (_, readMinutes, html, minutes) =>
    expect(decideReadingMinutes(readMinutes, html)).toBe(minutes),
  );
});

describe('decideArticleState', () => {
  it.each([
    ['its own site', {}, '1', false, 'ready'],
    ['no site on the wire', { siteID: undefined }, '1', false, 'ready'],
    ['another site', { siteID: 2 }, '1', false, 'empty'],
    ['another site in poster mode', { siteID: '2' }, '1', true, 'ready'],
    ['not published', { aStatus: 0 }, '1', false, 'preview'],
    ['not published, another site', { aStatus: 0, siteID: 2 }, '1', false, 'empty'],
  ])('%s', (_, fields, siteId, poster, state) =>
    expect(decideArticleState(parseArticle(wireArticle(fields)), siteId, { poster }).state).toBe(
      state,
    ),
  );

  it.each([
    ['a published article', {}, {}, false],
    ['an article that does not say it', { aStatus: undefined }, {}, false],
    ['an article that is not published', { aStatus: 0 }, {}, true],
    ['what is asked for as a preview', {}, { preview: true }, true],
  ])('drafts: %s', (_, fields, flags, expected) => {
    const article = parseArticle(wireArticle(fields));
    expect(article && isDraft(article, flags)).toBe(expected);
  });

  it('is empty without an article', () =>
    expect(decideArticleState(null, '1', { poster: true })).toEqual({ state: 'empty' }));
});
