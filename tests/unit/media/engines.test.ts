import { describe, expect, test } from 'vitest';
import {
  decideEngines,
  decideHlsSupport,
  isTransportStream,
  type MediaCapabilities,
  planAttempts,
} from '../../../src/model/media/engines.ts';

const ANDROID_88 =
  'Mozilla/5.0 (Linux; Android 9; V1838A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.181 Mobile Safari/537.36';
const MESSENGER_ANDROID = `${ANDROID_88.replace('Chrome/88.0.4324.181', 'Version/4.0 Chrome/107.0.5304.141')} XWEB/5317 MicroMessenger/8.0.44`;
const IPHONE_14 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1';
const MESSENGER_IPHONE = `${IPHONE_14.replace(' Version/14.1.2', '')} MicroMessenger/8.0.44`;
const PC_156 =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const APPLE = 'Apple Computer, Inc.';
const GOOGLE = 'Google Inc.';

const of = (agent: string, vendor: string, claims: boolean, mse: boolean): MediaCapabilities => ({
  hls: decideHlsSupport(agent, vendor, claims),
  mse,
});

/** The engines of each client for mp4, HLS, FLV over HTTP and over a socket, transport stream. */
describe.each([
  ['iPhone, Safari 14', of(IPHONE_14, APPLE, true, false), 'native', 'native', '', '', ''],
  ['messenger on iPhone', of(MESSENGER_IPHONE, APPLE, true, false), 'native', 'native', '', '', ''],
  [
    'Android, Chromium 88',
    of(ANDROID_88, GOOGLE, true, true),
    'native',
    'hls native',
    'mpegts',
    'mpegts',
    'mpegts',
  ],
  [
    'messenger on Android',
    of(MESSENGER_ANDROID, GOOGLE, true, true),
    'native',
    'hls native',
    'mpegts',
    'mpegts',
    'mpegts',
  ],
  [
    'app: a web view without media source extensions',
    of(ANDROID_88, GOOGLE, true, false),
    'native',
    'native',
    '',
    '',
    '',
  ],
  [
    'PC, Chromium 156',
    of(PC_156, GOOGLE, true, true),
    'native',
    'native hls',
    'mpegts',
    'mpegts',
    'mpegts',
  ],
  ['PC, Firefox', of(FIREFOX, '', false, true), 'native', 'hls', 'mpegts', 'mpegts', 'mpegts'],
] as const)('%s', (_, capabilities, mp4, hls, flv, socket, ts) => {
  test.each([
    ['https://a.test/film.mp4', mp4],
    ['https://a.test/film.WEBM?sign=x.flv', mp4],
    ['https://a.test/film?id=7', mp4],
    ['https://a.test/live/index.m3u8?t=1', hls],
    ['https://a.test/live/sky.flv#now', flv],
    ['wss://a.test/live/sky.flv', socket],
    ['wss://a.test/live/sky', socket],
    ['wss://a.test/live/index.m3u8', ''],
    ['https://a.test/live/sky.ts', ts],
  ])('%s', (address, engines) => {
    expect(decideEngines(address, capabilities).join(' ')).toBe(engines);
  });
});

test('tries addresses in their order, each with every engine that can play it', () => {
  const phone = of(IPHONE_14, APPLE, true, false);
  const pc = of(PC_156, GOOGLE, true, true);
  const live = ['https://a.test/s.flv', 'https://a.test/s.m3u8', 'https://a.test/s.flv'];
  const plan = (capabilities: MediaCapabilities) =>
    planAttempts(live, capabilities).map(({ address, engine }) => `${engine} ${address.slice(15)}`);
  expect(plan(phone)).toEqual(['native s.m3u8']);
  expect(plan(pc)).toEqual(['mpegts s.flv', 'native s.m3u8', 'hls s.m3u8']);
  expect(planAttempts([], pc)).toEqual([]);
});

test('recognises a transport stream by the end of its path', () => {
  expect(isTransportStream('https://a.test/s.TS?x=1')).toBe(true);
  expect(isTransportStream('https://a.test/s.flv?x=.ts')).toBe(false);
});
