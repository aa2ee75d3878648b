import { describe, expect, it } from 'vitest';
import type { CallForm } from '../../src/api/callPath.ts';
import { chargeOff, voucherDetail } from '../../src/api/calls/activity.ts';
import { postAdEvent } from '../../src/api/calls/adEvent.ts';
import { getArticles } from '../../src/api/calls/columns.ts';
import { discuss, discussView } from '../../src/api/calls/comments.ts';
import { sendLike } from '../../src/api/calls/events.ts';
import { fav } from '../../src/api/calls/favourites.ts';
import { regionLeaders } from '../../src/api/calls/leaderLists.ts';
import { getLiveComing } from '../../src/api/calls/live.ts';
import { activityRegist } from '../../src/api/calls/signUps.ts';
import { postEvents, recordDevice } from '../../src/api/calls/visit.ts';
import { CALL_TABLE } from '../../src/api/forms/callTable.ts';
import { parseFormChoice } from '../../src/api/forms/parseFormChoice.ts';
import type { ApiCall } from '../../src/api/request.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** Calls as servers of different generations know them (decision 0068). */

const origin = runOrigin();

/** Lets the origin play a generation of servers. */
const play = (generation: object) => origin.control('generation', generation);

const HOSTS: Readonly<Record<string, string>> = {
  '/base_url/': '/app_if/',
  '/nis_url/': '/nis/',
  '/adv-appif-server/': '/adv-appif-server/',
  '/sso_url/': '/sso/',
  '/mvod_if/': '/mvod_if/',
};

/** Returns a form as the origin names it: `GET getLiveComing`. */
const nameOf = ({ path, method }: CallForm) =>
  `${method.toUpperCase()} ${path.slice(path.indexOf('/', 1) + 1)}`;

/** Returns a form as it is sent: `GET /app_if/getLiveComing`. */
function lineOf({ path, method }: CallForm): string {
  const prefix = path.slice(0, path.indexOf('/', 1) + 1);
  return `${method.toUpperCase()} ${HOSTS[prefix]}${path.slice(prefix.length)}`;
}

/** The session asks for the server's time before it signs a login. */
const withoutTime = (lines: readonly string[]) => lines.filter((line) => !/Time$/.test(line));

/** What exists at the origin, for calls that it refuses otherwise. */
const PARAMS: Readonly<Record<string, ApiCall['params']>> = {
  '/base_url/moduleView': { id: 503 },
  '/base_url/optionDetail': { voteId: 8101, optionId: 810101 },
  '/base_url/questionDetail': { id: 601 },
  '/base_url/questionAnswerList': { id: 7001 },
  '/base_url/qaDetail': { id: 801 },
  '/base_url/tipoffDetail': { id: 1001 },
  '/base_url/regionleaderView': { regionID: 1 },
  '/base_url/friends-circle-detail': { id: 9101 },
};

const ROWS = [...CALL_TABLE].filter(([, { forms }]) => forms.length > 1);
const FORMS = ROWS.flatMap(([path, { forms }]) =>
  forms.map((form) => ({ path: path as ApiCall['path'], forms, form, named: nameOf(form) })),
);

/** Every tenth call: the others are as many lines of the same table. */
const SOME_FORMS = FORMS.filter((_, index) => index % 10 === 0);

describe.each([404, 405])('a server that answers %i to unknown calls', (refusal) => {
  const TITLE = 'answers $path as $named, and the form is remembered';
  it.each(SOME_FORMS)(TITLE, (row) => findForm(row, refusal));
  it.each(FORMS)(TITLE, { tags: ['sweep'] }, (row) => findForm(row, refusal));
});

/** Sends a call twice to a server that knows one of its forms. */
async function findForm(row: (typeof FORMS)[number], refusal: number): Promise<void> {
  const others = row.forms.filter((form) => form !== row.form).map(nameOf);
  await play({ unknown: others, refusal });
  const { client, lines } = openReader(origin);
  const [first] = row.forms;
  const call = { path: row.path, method: first?.method ?? 'get', params: PARAMS[row.path] ?? {} };
  const answer = await client.send(call);
  expect(answer.ok ? null : answer.error.kind).not.toBe('network');
  const isTime = row.path.endsWith('serverTime');
  const sent = () => (isTime ? lines() : withoutTime(lines()));
  const tried = row.forms.slice(0, row.forms.indexOf(row.form) + 1).map(lineOf);
  expect(sent()).toEqual(tried);
  await client.send(call);
  expect(sent()).toEqual([...tried, lineOf(row.form)]);
}

describe('a read', () => {
  const COMING = 'getLiveComing';

  it.each([404, 405, 'envelope'])('is sent in the next form after %s', async (refusal) => {
    await play({ unknown: [COMING], refusal });
    const { client, lines } = openReader(origin);
    expect(mustHave(await getLiveComing(client)).length).toBeGreaterThan(0);
    expect(mustHave(await getLiveComing(client)).length).toBeGreaterThan(0);
    expect(lines()).toEqual([
      'GET /app_if/getLiveComing',
      'GET /app_if/liveComing',
      'GET /app_if/liveComing',
    ]);
  });

  it('is sent by GET to servers that know no POST', async () => {
    await play({ unknown: ['POST regionleaderView'], refusal: 405 });
    const { client, lines } = openReader(origin);
    mustHave(await regionLeaders(client, { regionId: '1' }));
    expect(lines()).toEqual(['POST /app_if/regionleaderView', 'GET /app_if/regionleaderView']);
  });

  it('fails with the refusal of the known form when the object does not exist', async () => {
    await play({ unknown: ['moduleView'] });
    const { client } = openReader(origin);
    const answer = await client.send({ path: '/base_url/moduleView', params: { id: 987654 } });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: -1 } });
  });

  it('fails as the first form did when no form is known', async () => {
    await play({ unknown: [COMING, 'liveComing'] });
    const { client, lines } = openReader(origin);
    const answer = await getLiveComing(client);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', status: 404 } });
    expect(lines()).toHaveLength(2);
  });

  it.each(['drop', 'half', 'status'])(
    'is not sent in another form after the fault %s',
    async (kind) => {
      await origin.control('fault', { path: COMING, kind });
      const { client, lines } = openReader(origin);
      expect((await getLiveComing(client)).ok).toBe(false);
      expect(lines()).toEqual(['GET /app_if/getLiveComing']);
    },
  );

  it('is sent in the chosen form alone where a setting chooses one', async () => {
    await play({ unknown: ['liveComing'] });
    const callForms = parseFormChoice('getLiveComing=GET:liveComing') ?? {};
    const { client, lines } = openReader(origin, { settings: { callForms } });
    expect((await getLiveComing(client)).ok).toBe(false);
    expect(lines()).toEqual(['GET /app_if/liveComing']);
  });

  it('tries the other forms again when the remembered one is gone', async () => {
    await play({ unknown: [COMING] });
    const { client, lines } = openReader(origin);
    mustHave(await getLiveComing(client));
    await play({ unknown: ['liveComing'] });
    mustHave(await getLiveComing(client));
    expect(lines().slice(-2)).toEqual(['GET /app_if/liveComing', 'GET /app_if/getLiveComing']);
  });
});

describe('a write', () => {
  const LIKE = { object: 0, id: '345', cancel: false, userId: '0' } as const;
  const like = (client: Parameters<typeof sendLike>[0], key: string) =>
    sendLike(client, { ...LIKE, idempotencyKey: key });

  it('is sent in the next form, with the same key, to a server without the first', async () => {
    await play({ unknown: ['detailAddPraise', 'POST event'] });
    const { client, lines, sent } = openReader(origin);
    expect(mustHave(await like(client, 'form-1'))).toBe('done');
    expect(lines()).toEqual([
      'POST /app_if/detailAddPraise',
      'POST /app_if/event',
      'GET /app_if/event',
    ]);
    expect(sent('event').params).toMatchObject({ id: '345', idempotencyKey: 'form-1' });
  });

  it.each<[string, object]>([
    ['no answer', { kind: 'drop' }],
    ['half an answer', { kind: 'half' }],
    ['an empty answer', { kind: 'empty' }],
    ['a page of a proxy', { kind: 'html' }],
    ['an error of the server', { kind: 'status', code: 500 }],
    ['a gateway timeout', { kind: 'status', code: 504 }],
    ['too many requests', { kind: 'status', code: 429 }],
  ])('is never sent in a second form after %s', async (_, fault) => {
    await origin.control('fault', { path: 'detailAddPraise', ...fault });
    const { client, lines } = openReader(origin);
    expect((await like(client, 'form-2')).ok).toBe(false);
    expect(withoutTime(lines())).toEqual(['POST /app_if/detailAddPraise']);
  });

  it('is never sent in a second form after a timeout', async () => {
    await origin.control('fault', { path: 'detailAddPraise', kind: 'delay', ms: 2_000 });
    const { client, lines } = openReader(origin);
    const answer = await sendLike(
      client,
      { ...LIKE, idempotencyKey: 'form-3' },
      { timeoutMs: 100 },
    );
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(withoutTime(lines())).toEqual(['POST /app_if/detailAddPraise']);
  });

  it.each(ROWS.filter(([, { kind }]) => kind === 'write').map(([path]) => path))(
    '%s is never sent in a second form after the envelope refused it',
    async (path) => {
      const row = CALL_TABLE.get(path);
      await play({ unknown: row?.forms.map(nameOf), refusal: 'envelope' });
      const { client, lines } = openReader(origin);
      const method = row?.forms[0]?.method ?? 'post';
      const answer = await client.send({ path: path as ApiCall['path'], method, params: {} });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: -1 } });
      expect(withoutTime(lines())).toHaveLength(1);
    },
  );
});

describe.each(['catalogue', 'observed'])('servers of the generation %s', (name) => {
  it('store what a reader does', async () => {
    await play({ name });
    const { client, login } = openReader(origin);
    const uid = await login('13900000771');
    const by = { userId: uid, idempotencyKey: `g-${name}` };
    expect(mustHave(await sendLike(client, { object: 0, id: '345', cancel: false, ...by }))).toBe(
      'done',
    );
    expect(
      mustHave(await fav(client, { articleId: '345', imageUrl: '', cancel: false, ...by })),
    ).toBe('done');
    expect(mustHave(await postEvents(client, { id: '345', type: 7 }))).toBe(true);
    const device = { userOtherId: 'xy1', shared: false, deviceInfo: 'test' };
    expect(mustHave(await recordDevice(client, device))).toBe(true);
    mustHave(await getLiveComing(client));
  });
});

describe('a name that the catalogue does not describe', () => {
  const choose = (form: string) =>
    openReader(origin, { settings: { callForms: parseFormChoice(form) ?? {} } });

  it('getArticlesNew: the articles of a column', async () => {
    const params = { columnId: '12', page: 1, lastFileId: '340' };
    const { client, sent } = choose('getArticles=GET:getArticlesNew');
    const { list } = mustHave(await getArticles(client, params));
    expect(list.length).toBeGreaterThan(0);
    expect(list).toEqual(mustHave(await getArticles(openReader(origin).client, params)).list);
    expect(sent('getArticlesNew').params).toMatchObject({ columnId: '12', page: '1' });
  });

  it('postComment and discussViewFlat: a comment, and a reply below it though the list is flat', async () => {
    const id = '8802';
    const article = { id: Number(id), column: 26, at: '2026-11-20 08:00', title: '桥' };
    await origin.control('article', article);
    const { client, sent, login } = choose(
      'discuss=POST:postComment,discussView=GET:discussViewFlat',
    );
    await login('13900000772', '安娜');
    const write = async (text: string, parentId: string) => {
      const words = { articleId: id, source: 0, parentId, text, idempotencyKey: text } as const;
      const by = { userId: '1', userName: '安娜', pictures: [] };
      return mustHave(await discuss(client, { ...words, ...by })).id;
    };
    await write('回复', await write('评论', '0'));
    expect(sent('postComment').params).toMatchObject({ rootID: id, content: '回复' });
    const { comments, totalCount } = mustHave(await discussView(client, { id }));
    expect(comments.map(({ text, replies }) => [text, ...replies.map((one) => one.text)])).toEqual([
      ['评论', '回复'],
    ]);
    expect(totalCount).toBe(2);
    expect(sent('discussViewFlat').params).toMatchObject({ id, source: '0', page: '0' });
  });
});

describe('a sign-up at servers that answer no reason', () => {
  const REPAIR = '6009';
  const signUp = (client: Parameters<typeof activityRegist>[0], key: string) =>
    activityRegist(client, {
      activityId: REPAIR,
      userId: '0',
      phone: '',
      code: '',
      pictures: [],
      answers: JSON.stringify({ name: '周平', thing: '雨伞' }),
      idempotencyKey: key,
    });

  it('is refused as repeated by the state of the activity, not by the text', async () => {
    const now = origin.now();
    await origin.control('activity', {
      id: Number(REPAIR),
      signUpFrom: now - 3_600_000,
      signUpUntil: now + 3_600_000,
      startsAt: now + 7_200_000,
      endsAt: now + 10_800_000,
    });
    await play({ name: 'observed' });
    const { client, sent } = openReader(origin);
    const first = await signUp(client, 'r1');
    expect(first).toMatchObject({ ok: true, value: { accepted: true } });
    expect(sent('saveActivity').line).toBe('POST /app_if/saveActivity');
    expect(await signUp(client, 'r2')).toMatchObject({
      ok: true,
      value: { accepted: false, refusal: 'repeated' },
    });
  });
});

describe('a voucher', () => {
  const CODE = { activityId: '6002', registCode: 'AAAAAAAAAA', shopSite: 'S01' };

  it('is looked at by a call of its own, which no server takes for a redemption', async () => {
    const { client, lines } = openReader(origin);
    await voucherDetail(client, CODE);
    expect(lines()).toEqual(['GET /app_if/voucherDetail']);
  });

  it('cannot be looked at where servers have no such call, and nothing else is sent', async () => {
    await play({ unknown: ['voucherDetail'] });
    const { client, lines } = openReader(origin);
    expect((await voucherDetail(client, CODE)).ok).toBe(false);
    expect(lines()).toEqual(['GET /app_if/voucherDetail']);
  });

  it('is redeemed by GET where a setting chooses that form', async () => {
    const callForms = parseFormChoice('chargeOff=GET:chargeOff') ?? {};
    const { client, sent } = openReader(origin, { settings: { callForms } });
    mustHave(await chargeOff(client, { ...CODE, idempotencyKey: 'v1' }));
    expect(sent('chargeOff')).toMatchObject({
      line: 'GET /app_if/chargeOff',
      params: { registCode: 'AAAAAAAAAA', idempotencyKey: 'v1' },
    });
  });
});

describe('ads', () => {
  it('are counted once for each show and tap by the ad server', async () => {
    const { client, sent } = openReader(origin);
    mustHave(await postAdEvent(client, { adId: '9', event: 'show' }));
    mustHave(await postAdEvent(client, { adId: '9', event: 'tap' }));
    expect(sent('event')).toMatchObject({
      line: 'POST /adv-appif-server/event',
      params: { advID: '9', eventType: '4' },
    });
    const { records } = await origin.read<{ records: { kind: string }[] }>('records');
    expect(records.filter(({ kind }) => kind === 'adEvent')).toHaveLength(2);
  });

  it('are counted by GET where the ad server knows no POST', async () => {
    await play({ unknown: ['POST event'], refusal: 405 });
    const { client, lines, sent } = openReader(origin);
    mustHave(await postAdEvent(client, { adId: '9', event: 'show' }));
    expect(lines()).toEqual(['POST /adv-appif-server/event', 'GET /adv-appif-server/event']);
    expect(sent('event').params).toMatchObject({ advID: '9', eventType: '3' });
  });
});

describe('the number of comments', () => {
  const answer = (totalCount: number, hasMore: boolean) => (call: string) =>
    call === 'discussView'
      ? Response.json({ list: [{ id: 1, content: 'a' }], totalCount, hasMore })
      : null;

  it.each([
    ['is requested where a list with more pages does not have it', 0, true, true],
    ['is that of the list where it has one', 40, true, false],
    ['is the length of a list without more pages', 0, false, false],
  ])('%s', async (_, total, hasMore, isAsked) => {
    const { client, lines } = openReader(origin, { answer: answer(total, hasMore) });
    const { totalCount } = mustHave(await discussView(client, { id: '345' }));
    expect(lines().includes('GET /app_if/discussCount')).toBe(isAsked);
    expect(totalCount).toBeGreaterThan(isAsked ? 1 : 0);
  });
});
