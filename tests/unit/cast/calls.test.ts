import { createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordVoteCountAndLog } from '../../../src/api/calls/recordVote.ts';
import { getEncryptionKeys } from '../../../src/api/calls/session.ts';
import { getVerifyCode, getVerifyQuestion } from '../../../src/api/calls/verifyCode.ts';
import { createClient } from '../../../src/api/client.ts';
import type { RequestStep } from '../../../src/api/request.ts';
import { createPayloadStep } from '../../../src/api/steps/payload.ts';
import { testSettings } from '../api/settings.ts';

const PNG = new Uint8Array([137, 80, 78, 71]);
const SIGN: RequestStep = (request) => ({
  ...request,
  headers: { ...request.headers, token: 'a-token', sign: 'a-sign' },
});

const openClient = (answer: () => Response, steps: readonly RequestStep[] = [SIGN]) => {
  const sent: { url: URL; init: RequestInit }[] = [];
  const fakeFetch = (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: new URL(String(url)), init });
    return Promise.resolve(answer());
  };
  vi.stubGlobal('fetch', fakeFetch);
  const settings = testSettings();
  return { sent, client: createClient({ settings, device: () => 'dev-1', now: () => 5, steps }) };
};

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown) => new Response(JSON.stringify(body));
const png = () => new Response(PNG, { headers: { 'content-type': 'image/png' } });

describe('the captcha image', () => {
  it('is requested with all steps of a call and returned unchanged', async () => {
    const { client, sent } = openClient(png);
    const answer = await getVerifyCode(client, { codeId: 'c-1' });
    expect(answer.ok && new Uint8Array(await answer.value.arrayBuffer())).toEqual(PNG);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.headers).toMatchObject({ token: 'a-token', sign: 'a-sign' });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      codeId: 'c-1',
      type: 'image',
      device: 'dev-1',
    });
  });

  it.each<[string, () => Response, string]>([
    ['a refusal', () => json({ status: -1, data: {} }), 'status'],
    ['a required login', () => json({ status: 10102, message: '请登录' }), 'status'],
    ['text instead of an image', () => json({ status: 0, data: { value: 'x' } }), 'malformed'],
    ['an error page', () => new Response('<html>', { status: 502 }), 'network'],
    [
      'an image with an error status',
      () => new Response(PNG, { status: 404, headers: { 'content-type': 'image/png' } }),
      'network',
    ],
  ])('fails for %s', async (_, answer, kind) => {
    const { client } = openClient(answer);
    expect(await getVerifyCode(client, { codeId: 'c-1' })).toMatchObject({
      ok: false,
      error: { kind },
    });
  });

  it('has a text question as an alternative', async () => {
    const { client } = openClient(() => json({ status: 0, data: { question: '三加五等于几？' } }));
    expect(await getVerifyQuestion(client, { codeId: 'c-1' })).toMatchObject({
      value: '三加五等于几？',
    });
  });
});

it('sends a ballot as an encrypted form when only the site has keys', async () => {
  const site = { encryptKey4: 'jichuanribao2026', encryptIv4: '2026jichuanribao' };
  const { client, sent } = openClient(
    () => json({ status: 0, data: { ...site, result: 'true', left: 2 } }),
    [
      (request) =>
        createPayloadStep({
          settings: testSettings({ curVersions: 1 }),
          device: () => 'dev-1',
          serverNow: async () => 9,
          siteKeys: async () => {
            const keys = await getEncryptionKeys(client);
            if (!keys.ok) throw new Error('no keys');
            return keys.value;
          },
        })(request),
    ],
  );
  const answer = await recordVoteCountAndLog(client, {
    voteId: '8101',
    activityId: '6003',
    optionIds: ['1', '2'],
    codeId: 'c-1',
    verifyCode: '1234',
    userInfo: '{"name":"林"}',
    userId: 'u1',
    idempotencyKey: 'k1',
  });
  expect(answer).toMatchObject({ ok: true, value: { refusal: null, stand: { left: 2 } } });
  expect(sent[0]?.url.pathname).toMatch(/getConfig$/);
  const form = new URLSearchParams(String(sent[1]?.init.body));
  expect(sent[1]?.init.method).toBe('POST');
  expect(Array.from(form.keys())).not.toContain('optionIds');
  const node = createDecipheriv('sm4-cbc', site.encryptKey4, site.encryptIv4);
  const own = node.update(String(form.get('data')), 'base64', 'utf8') + node.final('utf8');
  expect(JSON.parse(own)).toEqual({
    voteId: '8101',
    fileId: '6003',
    optionIds: '1,2',
    userID: 'u1',
    userOtherID: 'dev-1',
    codeId: 'c-1',
    verifyCode: '1234',
    userInfo: '{"name":"林"}',
    idempotencyKey: 'k1',
  });
});

it.each([
  [
    { encryptKey4: 'k', encryptIv4: 'i' },
    { key: 'k', iv: 'i' },
  ],
  [{ encryptKey4: 'k' }, { key: 'k', iv: 'k' }],
])('getEncryptionKeys reads the keys from the site config %j', async (config, keys) => {
  const { client } = openClient(() => json(config));
  expect(await getEncryptionKeys(client)).toMatchObject({ ok: true, value: keys });
});

it('getEncryptionKeys fails as empty for a site without keys', async () => {
  const { client } = openClient(() => json({ siteName: 'x' }));
  expect(await getEncryptionKeys(client)).toMatchObject({ ok: false, error: { kind: 'empty' } });
});
