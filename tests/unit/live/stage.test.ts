import { describe, expect, it } from 'vitest';
import {
  createLiveInfo,
  createMainFromArticle,
  decideLine,
  decideLiveHeader,
  formatHeaderKey,
  listPlayableLines,
  setLiveState,
} from '../../../src/model/live/mediaHeader.ts';
import type { LiveLine, LiveMain } from '../../../src/model/live/normaliseLive.ts';

const line = (part: Partial<LiveLine>): LiveLine => ({
  name: '',
  liveUrls: [],
  playbackUrls: [],
  poster: '',
  ended: false,
  ...part,
});
const article = { id: '405', title: 't', abstract: '', shareImage: 'p', live: null };
const main = (part: Partial<LiveMain>): LiveMain => ({
  ...createMainFromArticle(article),
  ...part,
});

const LIVE = line({ liveUrls: ['/l.flv', '/l.m3u8'] });
const BOTH = line({ liveUrls: ['/l.flv'], playbackUrls: ['/p.mp4'] });
const PAST = line({ playbackUrls: ['/p.mp4'] });

describe('decideLiveHeader', () => {
  it.each([
    ['preview', [BOTH], 0, { kind: 'preview' }],
    ['live', [LIVE], 0, { kind: 'video', live: true, urls: ['/l.flv', '/l.m3u8'] }],
    ['live', [LIVE, BOTH], 1, { kind: 'video', live: true, urls: ['/l.flv'] }],
    ['live', [LIVE], 7, { kind: 'video', live: true, urls: ['/l.flv', '/l.m3u8'] }],
    ['live', [{ ...BOTH, ended: true }], 0, { kind: 'video', live: false, urls: ['/p.mp4'] }],
    ['live', [{ ...LIVE, ended: true }], 0, { kind: 'video', live: true, urls: LIVE.liveUrls }],
    ['live', [PAST], 0, { kind: 'message', state: 'live' }],
    ['live', [], 0, { kind: 'message', state: 'live' }],
    ['replay', [BOTH], 0, { kind: 'video', live: false, urls: ['/p.mp4'] }],
    ['replay', [LIVE], 0, { kind: 'message', state: 'replay' }],
    ['replay', [], 0, { kind: 'message', state: 'replay' }],
  ] as const)('for state %s with %j on line %i returns %j', (state, lines, at, stage) =>
    expect(decideLiveHeader(main({ state, lines }), at)).toEqual(stage),
  );
});

it('only lines with a playable address can be selected', () => {
  const shown = main({ state: 'replay', lines: [LIVE, PAST, BOTH] });
  expect(listPlayableLines(shown)).toEqual([1, 2]);
  expect([0, 1, 2, 9].map((wanted) => decideLine(shown, wanted))).toEqual([1, 1, 2, 1]);
  expect(decideLine(main({ lines: [] }), 3)).toBe(0);
});

it('the key of a media header changes only with its content', () => {
  const shown = main({ state: 'live', lines: [LIVE], readers: 1 });
  const name = formatHeaderKey(shown, 0);
  expect(formatHeaderKey({ ...shown, readers: 900, title: 'other' }, 0)).toBe(name);
  expect(formatHeaderKey(setLiveState(shown, 'replay'), 0)).not.toBe(name);
  expect(formatHeaderKey({ ...shown, lines: [BOTH] }, 0)).not.toBe(name);
});

it('createLiveInfo has a playback only with a playback address', () => {
  expect(createLiveInfo(main({ state: 'replay', lines: [LIVE] })).hasPlayback).toBe(false);
  expect(createLiveInfo(main({ state: 'replay', lines: [LIVE, PAST] })).hasPlayback).toBe(true);
});

it('createMainFromArticle copies the state, start and banner of the article', () =>
  expect(
    createMainFromArticle({ ...article, live: { state: 'live', startsAt: 5, hasPlayback: false } }),
  ).toMatchObject({ fileId: '405', state: 'live', startsAt: 5, banner: 'p', lines: [] }));
