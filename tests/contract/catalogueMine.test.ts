import { describe, expect, it } from 'vitest';
import { myActivityList } from '../../src/api/calls/activities.ts';
import { fav, myFav } from '../../src/api/calls/favourites.ts';
import { getSubcribeXys, subcribeView, topicSub } from '../../src/api/calls/follows.ts';
import { getMemberInfo, memberScore } from '../../src/api/calls/members.ts';
import { thirdLogin } from '../../src/api/calls/messenger.ts';
import { bind, modify, oauthUnBindPhone, unbind } from '../../src/api/calls/profile.ts';
import { activityRegist } from '../../src/api/calls/signUps.ts';
import { encodeBase64 } from '../../src/model/base64.ts';
import { type CatalogueReader, mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The calls of the page of the reader's own things: lists of a member, and the profile. */

const origin = runOrigin();

let count = 0;
/** A number and a key that no other test uses. */
function createOwn() {
  count += 1;
  return { phone: `1391234${String(count).padStart(4, '0')}`, idempotencyKey: `mine-${count}` };
}

async function openMember(nickname = '江边读报人') {
  const { phone } = createOwn();
  const reader = openReader(origin);
  return { ...reader, phone, uid: await reader.login(phone, nickname) };
}

const anonymous = () => openReader(origin).client;
const LOGIN_NEEDED = refusedBy(10102);

describe('POST myFav', () => {
  it('lists the favourites of the member, the newest first', async () => {
    const { client, uid, sent } = await openMember();
    const { idempotencyKey } = createOwn();
    const saved = { imageUrl: '', cancel: false, userId: uid };
    mustHave(await fav(client, { ...saved, articleId: '345', idempotencyKey }));
    mustHave(
      await fav(client, { ...saved, articleId: '350', idempotencyKey: `${idempotencyKey}b` }),
    );
    const { list } = mustHave(await myFav(client, { userId: uid, page: 0 }));
    expect(list.map(({ id }) => id)).toEqual(['350', '345']);
    expect(list[1]).toMatchObject({ item: { kind: 'news', columnId: '12' } });
    expect(sent('myFav')).toMatchObject({
      line: 'POST /app_if/myFav',
      params: { userID: uid, page: '0' },
    });
  });

  it('is for members', async () =>
    expect(await myFav(anonymous(), { userId: '0', page: 0 })).toEqual(LOGIN_NEEDED));
});

describe('myActivityList', () => {
  const ACTIVITY = '6012';

  it('lists what the member has signed up for', async () => {
    const { client, uid, sent } = await openMember();
    expect(mustHave(await myActivityList(client, { userId: uid, page: 0 })).list).toEqual([]);
    const { idempotencyKey } = createOwn();
    const answer = await activityRegist(client, {
      activityId: ACTIVITY,
      userId: uid,
      phone: '',
      code: '',
      answers: JSON.stringify({ name: '李明' }),
      pictures: [],
      idempotencyKey,
    });
    expect(mustHave(answer)).toMatchObject({ accepted: true });
    const { list, hasMore } = mustHave(await myActivityList(client, { userId: uid, page: 0 }));
    expect(list).toMatchObject([{ id: ACTIVITY }]);
    expect(hasMore).toBe(false);
    expect(sent('myActivityList')).toMatchObject({
      line: 'GET /app_if/myActivityList',
      params: { userID: uid, page: '0' },
    });
  });

  it('is for members', async () =>
    expect(await myActivityList(anonymous(), { userId: '0', page: 0 })).toEqual(LOGIN_NEEDED));
});

describe('getSubcribeXys, subcribeView', () => {
  it('list the accounts and the columns that the member follows', async () => {
    const { client, uid } = await openMember();
    expect(mustHave(await getSubcribeXys(client, { userId: uid }))).toEqual([]);
    const { idempotencyKey } = createOwn();
    const by = { userId: uid };
    mustHave(await topicSub(client, { object: 4, id: '201', ...by, idempotencyKey }));
    const other = { object: 1, id: '12', ...by, idempotencyKey: `${idempotencyKey}b` } as const;
    mustHave(await topicSub(client, other));
    expect(mustHave(await getSubcribeXys(client, { userId: uid }))).toEqual([
      { object: 4, id: '201', name: expect.stringMatching(/./) },
    ]);
    expect(mustHave(await subcribeView(client, { userId: uid }))).toEqual([
      {
        object: 1,
        id: '12',
        name: expect.stringMatching(/./),
        articles: expect.arrayContaining([expect.objectContaining({ kind: 'news' })]),
      },
    ]);
  });

  it('are for members', async () => {
    expect(await getSubcribeXys(anonymous(), { userId: '0' })).toEqual(LOGIN_NEEDED);
    expect(await subcribeView(anonymous(), { userId: '0' })).toEqual(LOGIN_NEEDED);
  });
});

describe('member/score', () => {
  it('answers the points of the member, and none for another one', async () => {
    const { client, uid, sent } = await openMember();
    expect(mustHave(await memberScore(client, { uid }))).toBe(0);
    expect(sent('score')).toMatchObject({
      line: 'GET /app_if/amuc/api/member/score',
      params: { id: uid },
    });
    const other = await memberScore(client, { uid: '99999999' });
    expect(other).toMatchObject({ ok: false, error: { kind: 'empty' } });
  });
});

describe('POST modify', () => {
  const change = ({ client }: Pick<CatalogueReader, 'client'>, uid: string, nickname: string) =>
    modify(client, { uid, nickname, icon: '', idempotencyKey: createOwn().idempotencyKey });

  it('changes the name, which travels as base64, and leaves the portrait', async () => {
    const reader = await openMember();
    const before = mustHave(await getMemberInfo(reader.client, { uid: reader.uid }));
    mustHave(await change(reader, reader.uid, '渡口看灯人'));
    expect(reader.sent('modify')).toMatchObject({
      line: 'POST /sso/modify',
      params: { uid: reader.uid, nickname: encodeBase64('渡口看灯人') },
    });
    expect(mustHave(await getMemberInfo(reader.client, { uid: reader.uid }))).toEqual({
      ...before,
      nickname: '渡口看灯人',
    });
  });

  it('changes the portrait', async () => {
    const { client, uid } = await openMember();
    const icon = 'https://img.example.test/portrait.jpg';
    const { idempotencyKey } = createOwn();
    mustHave(await modify(client, { uid, nickname: '江边读报人', icon, idempotencyKey }));
    expect(mustHave(await getMemberInfo(client, { uid }))).toMatchObject({ icon });
  });

  it('refuses an empty name, and the profile of another member', async () => {
    const reader = await openMember();
    expect(await change(reader, reader.uid, ' ')).toEqual(
      refusedBy(0, { key: 'user nickname exception' }),
    );
    expect(await change(reader, '1', '江')).toEqual(refusedBy(0, { key: 'process exception' }));
  });
});

describe('POST bind, unbind, oauthUnBindPhone', () => {
  const createUser = () => {
    const { idempotencyKey: id } = createOwn();
    return { openId: `o${id}`, unionId: `u${id}`, nickname: '江', head: '' };
  };
  const readBound = async ({ client }: Pick<CatalogueReader, 'client'>, uid: string) =>
    mustHave(await getMemberInfo(client, { uid })).hasMessenger;

  it('add the messenger’s account to a member, who can log in with it then', async () => {
    const reader = await openMember();
    const user = createUser();
    expect(await readBound(reader, reader.uid)).toBe(false);
    mustHave(await bind(reader.client, { uid: reader.uid, user }));
    expect(await readBound(reader, reader.uid)).toBe(true);
    expect(mustHave(await thirdLogin(openReader(origin).client, user)).member.uid).toBe(reader.uid);
  });

  it('refuse an account that another member has', async () => {
    const [first, second] = [await openMember(), await openMember()];
    const user = createUser();
    mustHave(await bind(first.client, { uid: first.uid, user }));
    expect(await bind(second.client, { uid: second.uid, user })).toEqual(
      refusedBy(-1, { key: 'account_bound' }),
    );
  });

  it('remove the phone only while there is an account, and the reverse', async () => {
    const reader = await openMember();
    const { client, uid } = reader;
    expect(await oauthUnBindPhone(client, { uid })).toEqual(refusedBy(-1, { key: 'last_login' }));
    mustHave(await bind(client, { uid, user: createUser() }));
    mustHave(await oauthUnBindPhone(client, { uid }));
    expect(mustHave(await getMemberInfo(client, { uid })).phone).toBe('');
    expect(await unbind(client, { uid })).toEqual(refusedBy(-1, { key: 'last_login' }));
  });

  it('remove the account of a member with a phone', async () => {
    const reader = await openMember();
    const { client, uid } = reader;
    mustHave(await bind(client, { uid, user: createUser() }));
    mustHave(await unbind(client, { uid }));
    expect(await readBound(reader, uid)).toBe(false);
  });
});
