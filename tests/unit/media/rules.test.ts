import { describe, expect, test } from 'vitest';
import { filterStreamLink } from '../../../src/model/link.ts';
import { canSkipSegment } from '../../../src/model/media/canSkipSegment.ts';
import { findEncrypted } from '../../../src/model/media/encryptedAddress.ts';
import { decideCommand, type Focused } from '../../../src/model/media/playerKeys.ts';
import {
  decideMediaEvent,
  nextPlayState,
  type PlayEvent,
  type PlayState,
} from '../../../src/model/media/playState.ts';
import {
  findPosition,
  parseSavedPositions,
  type SavedPosition,
  savePosition,
} from '../../../src/model/media/savedPositions.ts';
import {
  decideReconnectDelayMs,
  decideStallAction,
} from '../../../src/model/media/stallRecovery.ts';
import { decideVideoDuration } from '../../../src/model/media/videoDuration.ts';

describe('duration of a video', () => {
  test.each([
    ['of the engine', { elementS: 90, cmsS: 80, atS: 10 }, 90],
    ['of the CMS while the engine reports 0', { elementS: 0, cmsS: 80, atS: 10 }, 80],
    ['of the CMS while the engine has read none', { elementS: Number.NaN, cmsS: 80, atS: 0 }, 80],
    ['unknown without either', { elementS: 0, cmsS: 0, atS: 10 }, null],
    ['unknown once the video has passed it', { elementS: 0, cmsS: 8, atS: 10 }, null],
    ['of the engine at the end', { elementS: 90, cmsS: 0, atS: 90.1 }, 90],
    ['infinite for a broadcast', { elementS: Number.POSITIVE_INFINITY, cmsS: 0, atS: 1 }, Infinity],
  ])('is %s', (_, measured, expected) => {
    expect(decideVideoDuration(measured)).toBe(expected);
  });
});

describe('play states', () => {
  test.each<[PlayState, PlayEvent, PlayState]>([
    ['loading', 'playing', 'playing'],
    ['loading', 'pause', 'paused'],
    ['loading', 'fail', 'failed'],
    ['playing', 'waiting', 'loading'],
    ['playing', 'pause', 'paused'],
    ['playing', 'lost', 'reconnecting'],
    ['playing', 'end', 'ended'],
    ['paused', 'start', 'loading'],
    ['paused', 'playing', 'playing'],
    ['paused', 'waiting', 'paused'],
    ['paused', 'lost', 'paused'],
    ['reconnecting', 'waiting', 'reconnecting'],
    ['reconnecting', 'playing', 'playing'],
    ['reconnecting', 'pause', 'paused'],
    ['reconnecting', 'fail', 'failed'],
    ['failed', 'start', 'loading'],
    ['failed', 'pause', 'failed'],
    ['failed', 'playing', 'failed'],
    ['ended', 'start', 'loading'],
    ['ended', 'pause', 'ended'],
  ])('%s, %s: %s', (state, event, next) => {
    expect(nextPlayState(state, event)).toBe(next);
  });

  test.each<[PlayState, string | null]>([
    ['playing', 'media-start'],
    ['paused', 'media-pause'],
    ['ended', 'media-end'],
    ['failed', 'media-fail'],
    ['loading', null],
    ['reconnecting', null],
  ])('reports the state %s as %s', (state, name) => {
    expect(decideMediaEvent(state)).toBe(name);
  });
});

describe('recovery of a stalled video', () => {
  const video = { live: false, hasPlayed: true, hasJumped: false };
  const live = { live: true, hasPlayed: true, hasJumped: false };
  test.each([
    [{ ...video, stillMs: 14_999 }, 'wait'],
    [{ ...video, stillMs: 15_000 }, 'fail'],
    [{ ...live, hasPlayed: false, stillMs: 9_000 }, 'wait'],
    [{ ...live, hasPlayed: false, stillMs: 15_000 }, 'fail'],
    [{ ...live, stillMs: 4_999 }, 'wait'],
    [{ ...live, stillMs: 5_000 }, 'jump'],
    [{ ...live, stillMs: 6_000, hasJumped: true }, 'wait'],
    [{ ...live, stillMs: 8_000, hasJumped: true }, 'reload'],
    [{ ...live, stillMs: 20_000 }, 'reload'],
  ] as const)('%j: %s', (stall, action) => {
    expect(decideStallAction(stall)).toBe(action);
  });

  test('waits longer before every reconnection of a broadcast, up to 15 s', () => {
    expect([0, 1, 2, 3, 4, 5, 2000].map(decideReconnectDelayMs)).toEqual([
      1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
    ]);
  });
});

describe('a segment that cannot be loaded', () => {
  const first = { live: false, fatal: false, status: 0, skipped: 0 };
  test.each([
    ['is skipped when the server lacks it', { ...first, status: 404 }, true],
    ['is skipped when its folder is not public', { ...first, status: 403 }, true],
    ['is skipped with others in a row', { ...first, status: 410, skipped: 19 }, true],
    ['ends a recording that lacks twenty in a row', { ...first, status: 404, skipped: 20 }, false],
    ['is requested again while the server is busy', { ...first, status: 503 }, false],
    ['is requested again without an answer', first, false],
    ['is skipped when no request has helped', { ...first, fatal: true }, true],
    ['ends the recording after another such one', { ...first, fatal: true, skipped: 1 }, false],
    ['of a broadcast is left to the library', { ...first, live: true, status: 404 }, false],
    ['of a broadcast ends the load', { ...first, live: true, fatal: true }, false],
  ])('%s', (_, segment, expected) => {
    expect(canSkipSegment(segment)).toBe(expected);
  });
});

describe('saved playback positions', () => {
  const url = 'https://a.test/film.mp4';
  const other: SavedPosition = { url: 'https://a.test/other.mp4', seconds: 70 };
  test.each([
    ['a position in a long video', 80.7, 600, [{ url, seconds: 80 }, other]],
    ['nothing at the start', 4.9, 600, [other]],
    ['nothing at the end', 570, 600, [other]],
    ['nothing of a short video', 30, 60, [other]],
    ['nothing of a broadcast', 80, Number.POSITIVE_INFINITY, [other]],
    ['nothing of a video with unknown duration', 80, Number.NaN, [other]],
  ])('%s', (_, seconds, duration, left) => {
    expect(savePosition([other, { url, seconds: 50 }], url, seconds, duration)).toEqual(left);
  });

  test('keeps the newest fifty positions', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ url: `u${n}`, seconds: 70 }));
    const left = savePosition(many, url, 80, 600);
    expect([left.length, left[0]?.url, left[49]?.url]).toEqual([50, url, 'u48']);
  });

  test.each([
    [600, 80],
    // The video was shortened since.
    [84, 0],
    [60, 0],
    [Number.NaN, 0],
  ])('a video of %d s resumes at %d s', (duration, seconds) => {
    expect(findPosition([other, { url, seconds: 80 }], url, duration)).toBe(seconds);
  });

  test.each([
    null,
    '',
    'x',
    '{}',
    '[1,null,{"url":"u"},{"seconds":5}]',
    '[{"url":"u","seconds":-1}]',
  ])('parses %s as no positions', (text) => {
    expect(parseSavedPositions(text)).toEqual([]);
  });

  test('parses stored positions', () => {
    expect(parseSavedPositions(JSON.stringify([other]))).toEqual([other]);
  });
});

describe('keyboard commands', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  test.each<[string, Focused, string | null]>([
    [' ', 'other', 'toggle'],
    [' ', 'button', null],
    ['k', 'button', 'toggle'],
    ['K', 'other', 'toggle'],
    ['ArrowLeft', 'other', 'back'],
    ['ArrowRight', 'button', 'forward'],
    ['ArrowRight', 'volume', null],
    ['Home', 'volume', null],
    ['m', 'volume', 'mute'],
    ['Home', 'other', 'start'],
    ['End', 'other', 'end'],
    ['f', 'other', 'fullscreen'],
    ['c', 'other', 'captions'],
    ['k', 'select', null],
    ['Tab', 'other', null],
    ['ArrowUp', 'other', null],
  ])('%s on %s: %s', (key, focused, command) => {
    expect(decideCommand({ ...none, key }, focused)).toBe(command);
  });

  test('ignores keyboard shortcuts of the browser', () => {
    expect(decideCommand({ ...none, ctrlKey: true, key: 'f' }, 'other')).toBeNull();
    expect(decideCommand({ ...none, altKey: true, key: 'ArrowLeft' }, 'other')).toBeNull();
  });
});

describe('encrypted addresses', () => {
  const block = (bytes: number) => Buffer.alloc(bytes, 0xf7).toString('base64');
  test.each([
    ['https://a.test/film.mp4', null],
    ['/media/film.mp4', null],
    ['film', null],
    ['', null],
    [block(15), null],
    [block(16), { text: block(16), cipher: 'base64' }],
    [block(48), { text: block(48), cipher: 'base64' }],
    // With line breaks, or in the URL-safe alphabet.
    [`${block(64).slice(0, 76)}\r\n${block(64).slice(76)}`, { text: block(64), cipher: 'base64' }],
    [block(32).replace(/\//g, '_').replace(/\+/g, '-'), { text: block(32), cipher: 'base64' }],
    ['f7'.repeat(16), { text: 'f7'.repeat(16), cipher: 'hex' }],
    ['f7'.repeat(8), null],
  ] as const)('%s', (url, encrypted) => {
    expect(findEncrypted(url)).toEqual(encrypted);
  });
});

test.each([
  ['wss://a.test/live/sky.flv', 'wss://a.test/live/sky.flv'],
  ['https://a.test/film.mp4', 'https://a.test/film.mp4'],
  ['/media/film.mp4', '/media/film.mp4'],
  ['javascript:alert(1)', ''],
  ['blob:https://a.test/1', ''],
  ['rtmp://a.test/live/sky', ''],
  ['data:video/mp4,0', ''],
])('filters the stream address %s to "%s"', (raw, link) => {
  expect(filterStreamLink(raw)).toBe(link);
});
