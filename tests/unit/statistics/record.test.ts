import { describe, expect, it } from 'vitest';
import type { ShareTarget } from '../../../src/model/share/shareTypes.ts';
import { decideChannel } from '../../../src/model/statistics/channels.ts';
import { createClick } from '../../../src/model/statistics/click.ts';
import { decideViewType } from '../../../src/model/statistics/events.ts';
import {
  createRecord,
  decidePlatform,
  type Platform,
  type ReadRecord,
  type RecordFacts,
} from '../../../src/model/statistics/readRecord.ts';
import { formatUuid, parseUuid } from '../../../src/model/statistics/uuid.ts';

const FACTS: RecordFacts = {
  tenant: '霁川',
  key: 'k+/=',
  platform: 1,
  deviceId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  userId: '88',
  referrer: 'https://from.test/a?b=1',
  now: 1700000000000,
};
const OPEN: ReadRecord = { action: 'open', articleId: '345' };
const record = (change: Partial<ReadRecord> = {}, facts: Partial<RecordFacts> = {}) =>
  createRecord({ ...OPEN, ...change }, { ...FACTS, ...facts });

describe('a read record', () => {
  it('contains action, article, time, device, user, referrer and platform', () =>
    expect(record()?.params).toEqual({
      dataType: 'open',
      articleID: '345',
      actionTime: '1700000000000',
      deviceid: FACTS.deviceId,
      userUuid: '88',
      refer: 'https://from.test/a?b=1',
      platform: '1',
    }));

  it.each(['open', 'share', 'comment', 'like'] as const)('of %s has that as its code', (action) =>
    expect(record({ action })?.params.dataType).toBe(action),
  );

  it('has headers of base64 over URI encoding', () => {
    const headers = record()?.headers ?? {};
    expect(Object.keys(headers)).toEqual(['Tenant-Code', 'appKey', 'os', 'deviceId', 'userUuid']);
    const plain = Object.values(headers).map((value) => decodeURIComponent(atob(value)));
    expect(plain).toEqual(['霁川', 'k+/=', 'Android', FACTS.deviceId, '88']);
  });

  it('drops empty values, in the headers too', () => {
    const sent = record({}, { userId: '', referrer: '' });
    expect(Object.keys(sent?.params ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/userUuid|refer/)]),
    );
    expect(sent?.headers).not.toHaveProperty('userUuid');
  });

  it.each<[ReadRecord['action'], ReadRecord['channel'], string | undefined]>([
    ['share', 1, '1'],
    ['share', 6, '6'],
    ['share', null, undefined],
    ['open', 1, undefined],
    ['comment', 1, undefined],
    ['like', 1, undefined],
  ])('of %s by channel %s has shareChanel %s', (act, channel, sent) =>
    expect(
      record({ action: act, ...(channel !== undefined && { channel }) })?.params.shareChanel,
    ).toBe(sent),
  );

  it.each<[string, Partial<ReadRecord>, Partial<RecordFacts>]>([
    ['a tenant code', {}, { tenant: '' }],
    ['a key', {}, { key: '' }],
    ['an article', { articleId: '' }, {}],
    ['a platform', {}, { platform: 0 as Platform }],
  ])('is not sent without %s', (_, change, facts) => expect(record(change, facts)).toBeNull());
});

describe('the platform', () => {
  it.each([
    ['android', false, 1],
    ['ios', false, 2],
    ['other', false, 3],
    ['other', true, 5],
  ] as const)('of %s, PC %s is %d', (system, pc, platform) =>
    expect(decidePlatform({ system, pc })).toBe(platform),
  );
});

describe('the channel of a share', () => {
  it.each<[ShareTarget, number | null]>([
    ['chat', 1],
    ['timeline', 2],
    ['weibo', 3],
    ['qq', 4],
    ['zone', 4],
    ['meetime', 5],
    ['poster', 6],
    ['native', null],
    ['copy', null],
    ['qr', null],
  ])('%s', (target, channel) => expect(decideChannel(target)).toBe(channel));
});

describe('the type of a view', () => {
  it.each([
    ['an article', 0, false, 7],
    ['an article of an account', 10, false, 7],
    ['a newspaper article', 7, false, 7],
    ['a shared article', 0, true, 0],
    ['a shared article of an account', 10, true, 10],
    ['a shared newspaper article', 7, true, 7],
  ] as const)('%s', (_, object, shared, type) => expect(decideViewType(object, shared)).toBe(type));
});

describe('the device id', () => {
  it.each([
    [new Uint8Array(16), '00000000-0000-4000-8000-000000000000'],
    [new Uint8Array(16).fill(255), 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [Uint8Array.from({ length: 16 }, (_, n) => n), '00010203-0405-4607-8809-0a0b0c0d0e0f'],
  ])('is a random UUID: %s', (bytes, uuid) => {
    expect(formatUuid(bytes)).toBe(uuid);
    expect(parseUuid(uuid)).toBe(uuid);
  });

  it.each([null, '', 'xy1', '00000000-0000-4000-8000-00000000000Z', '<b>'])(
    'is invalid when %j is stored',
    (text) => expect(parseUuid(text)).toBeNull(),
  );
});

describe('a click on an article', () => {
  const CLICK = {
    articleId: '346',
    from: '345',
    siteId: '1',
    appId: '2',
    device: 'xy1',
    referrer: 'https://from.test/',
    now: 1700000000000,
  };
  it('contains the article, the page and the device', () =>
    expect(createClick(CLICK)).toEqual({
      articleID: '346',
      fromID: '345',
      siteID: '1',
      appID: '2',
      device: 'xy1',
      refer: 'https://from.test/',
      actionTime: '1700000000000',
    }));
  it('drops empty values', () =>
    expect(Object.keys(createClick({ ...CLICK, from: '', referrer: '' }))).toEqual([
      'articleID',
      'siteID',
      'appID',
      'device',
      'actionTime',
    ]));
});
