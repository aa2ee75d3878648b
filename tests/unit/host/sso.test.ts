import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiCall, buildRequest } from '../../../src/api/request.ts';
import { createSsoStep } from '../../../src/api/steps/sso.ts';
import { encodeBase64 } from '../../../src/model/base64.ts';
import { programSign } from '../../../src/settings/kinds.ts';
import { testSettings } from '../api/settings.ts';

const AT = 1_800_000_000_000;
const settings = testSettings({ ssoSecret: 'secret' });
const LOGIN: ApiCall = {
  path: '/sso_url/thirdLogin',
  method: 'post',
  params: { provider: 'p', oid: 'o', nickname: '夜&航' },
};

const env = { settings, device: () => 'xy1', serverNow: () => Promise.resolve(AT) };
const request = (call: ApiCall) => buildRequest(settings, 'xy1', 1, call);

describe('the login server’s headers', () => {
  it('sign all form fields in name order with random, time and secret', async () => {
    const { headers, body } = await createSsoStep(env)(request(LOGIN));
    const form = body as Record<string, string>;
    const names = Object.keys(form).sort();
    expect(names).toContain('siteid');
    expect(headers).toMatchObject({
      version: '1.0.0',
      timestamp: String(AT),
      devid: 'xy1',
      'program-params': names.join(','),
    });
    const values = names.map((name) => form[name]).join('&');
    expect(headers['program-sign']).toBe(
      createHash('sm3').update(`${values}${headers.random}${AT}secret`).digest('hex'),
    );
  });

  it('contain a new random for each request', async () => {
    const step = createSsoStep(env);
    const [one, two] = await Promise.all([step(request(LOGIN)), step(request(LOGIN))]);
    expect(one?.headers.random).not.toBe(two?.headers.random);
  });

  it.each([
    ['md5', 'md5 {pairs}{timestamp}{random}{secret}'],
    ['sha256', 'sha256 {secret}|{names}|{values}|{devid}|{version}|{token}'],
  ])('are signed by %s as a setting says', async (hash, sign) => {
    const ssoSign = programSign.parse(sign);
    const step = createSsoStep({ ...env, settings: { ...settings, ssoSign } });
    const { headers, body } = await step({ ...request(LOGIN), headers: { token: 't1' } });
    const form = Object.entries(body as Record<string, string>).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const pairs = form.map(([name, value]) => `${name}=${value}`).join('&');
    const values = form.map(([, value]) => value).join('&');
    const signed = {
      md5: `${pairs}${AT}${headers.random}secret`,
      sha256: `secret|${headers['program-params']}|${values}|xy1|1.0.0|t1`,
    }[hash];
    expect(headers['program-sign']).toBe(
      createHash(hash)
        .update(signed ?? '')
        .digest('hex'),
    );
  });

  it.each(['sha1 {values}', 'md5', 'sm3 {value}', 'sm3 {values} {secret}', '{values}'])(
    'are not signed as %j, which is refused',
    (sign) => expect(programSign.safeParse(sign).success).toBe(false),
  );

  it('have a token, which is empty without one', async () => {
    expect((await createSsoStep(env)(request(LOGIN))).headers.token).toBe('');
  });

  it('keep headers of earlier steps', async () => {
    const signed = { ...request(LOGIN), headers: { token: 't' } };
    expect((await createSsoStep(env)(signed)).headers.token).toBe('t');
  });

  it('are not added for another host', async () => {
    const other = request({ path: '/base_url/getConfig' });
    expect(await createSsoStep(env)(other)).toBe(other);
  });
});

it.each(['夜航', 'ascii', '😀 <b>', ''])('encodeBase64 encodes %j as UTF-8', (text) =>
  expect(Buffer.from(encodeBase64(text), 'base64').toString()).toBe(text),
);
