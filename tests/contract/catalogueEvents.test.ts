import { describe, expect, it } from 'vitest';
import { getArticleCounts } from '../../src/api/calls/counts.ts';
import { sendLike } from '../../src/api/calls/events.ts';
import { fav, hasFav } from '../../src/api/calls/favourites.ts';
import { topicSub, topicSubCancel } from '../../src/api/calls/follows.ts';
import { postEvent, postEvents, recordDevice } from '../../src/api/calls/visit.ts';
import type { Client } from '../../src/api/client.ts';
import { createClick } from '../../src/model/statistics/click.ts';
import { createRecord } from '../../src/model/statistics/readRecord.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.11, 7.12): events, favourites, follows, statistics. */

const origin = runOrigin();
const ID = '345';
const REPORTER = '11';

const counts = async (client: Client) =>
  mustHave(await getArticleCounts(client, { articleId: ID }));

let keys = 0;
/** A write of an anonymous reader, or of the member named. */
const by = (userId = '0') => {
  keys += 1;
  return { userId, idempotencyKey: `key-${keys}` };
};

describe('POST detailAddPraise', () => {
  it('stores a like of an article once: "already liked"', async () => {
    const { client, sent } = openReader(origin);
    const before = await counts(client);
    const object = { object: 0, id: ID, cancel: false } as const;
    expect(mustHave(await sendLike(client, { ...object, ...by() }))).toBe('done');
    expect(mustHave(await sendLike(client, { ...object, ...by() }))).toBe('already');
    expect((await counts(client)).praises).toBe(before.praises + 1);
    expect(sent('detailAddPraise')).toMatchObject({
      line: 'POST /app_if/detailAddPraise',
      params: { id: ID, type: '0', eventType: '1', appId: '1', userID: '0', device: DEVICE },
    });
  });

  it('removes the like', async () => {
    const { client, sent } = openReader(origin);
    const before = await counts(client);
    const object = { object: 0, id: ID } as const;
    mustHave(await sendLike(client, { ...object, cancel: false, ...by() }));
    expect(mustHave(await sendLike(client, { ...object, cancel: true, ...by() }))).toBe('done');
    expect(sent('detailAddPraise').params).toMatchObject({ cancel: '1' });
    expect((await counts(client)).praises).toBe(before.praises);
  });

  it('is refused for an article that does not exist', async () => {
    const { client } = openReader(origin);
    const object = { object: 0, id: '99999999', cancel: false } as const;
    expect(await sendLike(client, { ...object, ...by() })).toEqual(refusedBy(-1));
  });
});

describe('GET event', () => {
  it('stores a like sent as a query', async () => {
    const { client } = openReader(origin);
    const before = await counts(client);
    const params = { id: ID, type: 0, eventType: 1, channel: 2 };
    expect(await client.send({ path: '/base_url/event', params })).toEqual({
      ok: true,
      value: { value: 'true' },
    });
    expect((await counts(client)).praises).toBe(before.praises + 1);
  });
});

describe('POST fav', () => {
  const favourite = (userId: string, cancel = false) => ({
    articleId: ID,
    imageUrl: '',
    cancel,
    ...by(userId),
  });

  it('adds an article to the favourites of a member once, and removes it', async () => {
    const { client, sent, login } = openReader(origin);
    const uid = await login('13900000221');
    expect(mustHave(await fav(client, favourite(uid)))).toBe('done');
    expect(mustHave(await fav(client, favourite(uid)))).toBe('already');
    expect(sent('fav')).toMatchObject({
      line: 'POST /app_if/fav',
      params: { articleID: ID, userID: uid, type: '0', channel: '2' },
    });
    expect(mustHave(await fav(client, favourite(uid, true)))).toBe('done');
    expect(sent('favCancel')).toMatchObject({
      line: 'POST /app_if/favCancel',
      params: { articleID: ID, userID: uid, cancel: '1' },
    });
    expect(mustHave(await hasFav(client, { articleId: ID, userId: uid }))).toBe(false);
  });

  it('removes it at servers whose `fav` ignores `cancel`', async () => {
    let ignores = false;
    const yes = () => Response.json({ status: 0, data: { value: 'true' } });
    const { client, login } = openReader(origin, {
      answer: (call) => (ignores && call === 'fav' ? yes() : null),
    });
    const userId = await login('13900000223');
    mustHave(await fav(client, favourite(userId)));
    ignores = true;
    expect(mustHave(await fav(client, favourite(userId, true)))).toBe('done');
    expect(mustHave(await hasFav(client, { articleId: ID, userId }))).toBe(false);
  });

  it.each([404, 'envelope'])(
    'removes it by `cancel` at servers without `favCancel`: %s',
    async (refusal) => {
      const { client, lines, login } = openReader(origin);
      const userId = await login('13900000224');
      mustHave(await fav(client, favourite(userId)));
      await origin.control('generation', { unknown: ['favCancel'], refusal });
      expect(mustHave(await fav(client, favourite(userId, true)))).toBe('done');
      expect(lines().slice(-3)).toEqual([
        'POST /app_if/favCancel',
        'GET /app_if/favCancel',
        'POST /app_if/fav',
      ]);
      expect(mustHave(await hasFav(client, { articleId: ID, userId }))).toBe(false);
    },
  );

  it('is refused without a login: 10102', async () => {
    const { client } = openReader(origin);
    expect(await fav(client, favourite('0'))).toEqual(refusedBy(10102));
  });
});

describe('hasFav', () => {
  it('returns whether an article is a favourite of the member', async () => {
    const { client, sent, login } = openReader(origin);
    const userId = await login('13900000222');
    expect(mustHave(await hasFav(client, { articleId: ID, userId }))).toBe(false);
    const kept = { articleId: ID, imageUrl: '', cancel: false, ...by(userId) };
    mustHave(await fav(client, kept));
    expect(mustHave(await hasFav(client, { articleId: ID, userId }))).toBe(true);
    expect(sent('hasFav').params).toMatchObject({ articleID: ID, userID: userId });
  });
});

describe('POST topicSub, POST topicSubCancel', () => {
  it('follow and unfollow a reporter, also when repeated', async () => {
    const { client, sent } = openReader(origin);
    const followed = { object: 2, id: REPORTER } as const;
    const isFollow = async () => {
      const call = { path: '/base_url/authorInfo', params: { id: REPORTER } } as const;
      return (mustHave(await client.send(call)) as { isFollow: unknown }).isFollow;
    };
    const before = await isFollow();
    expect(mustHave(await topicSub(client, { ...followed, ...by() }))).toBe('done');
    expect(mustHave(await topicSub(client, { ...followed, ...by() }))).toBe('done');
    expect(sent('topicSub')).toMatchObject({
      line: 'POST /app_if/topicSub',
      params: { id: REPORTER, type: '2', userID: '0', device: DEVICE },
    });
    expect(await isFollow()).not.toEqual(before);
    expect(mustHave(await topicSubCancel(client, { ...followed, ...by() }))).toBe('done');
    expect(sent('topicSubCancel').params).toMatchObject({ id: REPORTER, type: '2' });
    expect(await isFollow()).toEqual(before);
  });
});

describe('postEvents', () => {
  it('counts the view of an article', async () => {
    const { client, sent } = openReader(origin);
    const before = await counts(client);
    expect(await postEvents(client, { id: ID, type: 7 })).toEqual({ ok: true, value: true });
    expect(sent('postEvents').params).toMatchObject({
      id: ID,
      type: '7',
      eventType: '3',
      channel: '3',
      appID: '1',
    });
    expect((await counts(client)).clicks).toBe(before.clicks + 1);
  });

  it.each([0, 10])('counts the view of a shared page, type %i', async (type) => {
    const { client, sent } = openReader(origin);
    const before = await counts(client);
    mustHave(await postEvents(client, { id: ID, type }));
    expect(sent('postEvents').params).toMatchObject({ type: String(type), eventType: '3' });
    expect((await counts(client)).clicks).toBe(before.clicks + 1);
  });
});

describe('postEvent', () => {
  it('counts a share', async () => {
    const { client, sent } = openReader(origin);
    const before = await counts(client);
    expect(await postEvent(client, { id: ID, type: 0 })).toEqual({ ok: true, value: true });
    expect(sent('postEvent').params).toMatchObject({
      id: ID,
      type: '0',
      eventType: '2',
      channel: '1',
    });
    expect((await counts(client)).shares).toBe(before.shares + 1);
  });
});

describe('recordDevice', () => {
  it.each([
    ['shared', true, '3'],
    ['own', false, '1'],
  ])('records a device with the channel of a %s page', async (_, shared, channel) => {
    const { client } = openReader(origin);
    const record = { userOtherId: 'xy1', shared, deviceInfo: 'Browser/1' };
    expect(await recordDevice(client, record)).toEqual({ ok: true, value: true });
    const params = {
      type: '20',
      eventType: '12',
      userOtherID: 'xy1',
      channel,
      appVersion: '1.0',
      appID: '1',
      siteID: '1',
      device: DEVICE,
      userID: '0',
      deviceInfo: 'Browser/1',
    };
    expect(await origin.read('records')).toMatchObject({
      records: [{ kind: 'recordDevice', params }],
    });
  });
});

describe('GET sendRecord', () => {
  it('sends the record as a query, and tenant and user in the headers', async () => {
    const record = createRecord(
      { action: 'share', articleId: ID, channel: 2 },
      {
        tenant: 'paper',
        key: 'k1',
        platform: 3,
        deviceId: 'd-1',
        userId: '',
        referrer: '',
        now: origin.now(),
      },
    );
    const url = `${origin.state.url}/record/sendRecord?${new URLSearchParams(record?.params)}`;
    await fetch(url, { headers: { ...record?.headers } });
    expect(await origin.read('records')).toMatchObject({
      records: [
        {
          kind: 'sendRecord',
          headers: { 'tenant-code': btoa('paper'), appkey: btoa('k1'), os: btoa('Mobile') },
          params: { dataType: 'share', articleID: ID, shareChanel: '2', platform: '3' },
        },
      ],
    });
  });
});

describe('POST to the article-click host', () => {
  it('records the opened article and the article with the link', async () => {
    const click = { articleId: '346', from: ID, siteId: '1', appId: '1', device: DEVICE };
    const form = createClick({ ...click, referrer: '', now: origin.now() });
    await fetch(`${origin.state.url}/click`, { method: 'POST', body: new URLSearchParams(form) });
    expect(await origin.read('records')).toMatchObject({
      records: [{ kind: 'click', params: { articleID: '346', fromID: ID, device: DEVICE } }],
    });
  });
});
