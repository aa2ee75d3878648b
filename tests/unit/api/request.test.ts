import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../../src/api/callPath.ts';
import { resolveUrl } from '../../../src/api/hosts.ts';
import {
  type ApiCall,
  buildRequest,
  formatFid,
  formatParams,
  formatUrl,
  isRaw,
  requestKey,
} from '../../../src/api/request.ts';
import { testSettings } from './settings.ts';

const NOW = Date.UTC(2024, 8, 18, 6, 40, 53);
const build = (call: ApiCall, overrides = {}) =>
  buildRequest(testSettings(overrides), 'dev-1', NOW, call);
const queryOf = (call: ApiCall, overrides = {}) =>
  Object.fromEntries(new URL(formatUrl(build(call, overrides))).searchParams);

describe('resolveUrl', () => {
  it.each<[CallPath, string]>([
    ['/base_url/getConfig', 'https://api.example.test:4443/app_if/getConfig'],
    ['/nis_url/getRecommendArticles', 'https://nis.example.test/nis/getRecommendArticles'],
    ['/sso_url/oauthLogin', 'https://sso.example.test:18443/sso-app/api/oauthLogin'],
    ['/mvod_if/articleApp', 'https://mvod.example.test/mvod_if/articleApp'],
    ['/adv-appif-server/getAdv', 'http://ads.example.test:8966/adv-appif-server/getAdv'],
    ['/mam_url/mamUploadDone2', 'https://mam.example.test/mam/mamUploadDone2'],
    ['/minio_url/upload', 'https://minio.example.test/minio/upload'],
    ['/base_url//member//info', 'https://api.example.test:4443/app_if/member/info'],
    ['https://log.example.test:81//a/b.json', 'https://log.example.test:81/a/b.json'],
  ])('%s becomes %s', (path, url) => {
    expect(resolveUrl(testSettings(), path)).toBe(url);
  });

  it.each(['https://api.example.test/app_if/', 'https://api.example.test//app_if'])(
    'leaves no double slash of the host %s',
    (apiUrl) => {
      expect(resolveUrl(testSettings({ apiUrl }), '/base_url/getConfig')).toBe(
        'https://api.example.test/app_if/getConfig',
      );
    },
  );
});

describe('formatFid', () => {
  // Calculated independently of this code; the same calculation gives the published bf9cf968 for 'foobar'.
  it.each([
    ['1', '1', 'e43fd256'],
    ['7', '3', '87fbdff6'],
  ])('of site %s and app %s is %s', (siteId, appId, fid) => {
    expect(formatFid(siteId, appId)).toBe(fid);
  });

  it('distinguishes 1-11 from 11-1', () => {
    expect(formatFid('1', '11')).not.toBe(formatFid('11', '1'));
  });
});

describe('buildRequest', () => {
  it('carries every common parameter', () => {
    expect(queryOf({ path: '/base_url/getConfig' })).toEqual({
      t: String(NOW),
      siteId: '7',
      appID: '3',
      device: 'dev-1',
      siteID: '7',
      siteid: '7',
      curVersions: '1',
      apiVersion: '1.0',
      source: 'wap',
      fid: formatFid('7', '3'),
    });
  });

  it('sends no curVersions when it is 0 (bare answers)', () => {
    expect(queryOf({ path: '/base_url/getConfig' }, { curVersions: 0 })).not.toHaveProperty(
      'curVersions',
    );
  });

  it.each([undefined, 'get', 'GET', 'put', 'delete', 'head'])('sends %s as GET', (method) => {
    const request = build({ path: '/base_url/x', ...(method ? { method } : {}) });
    expect(request).toMatchObject({ method: 'GET', body: null });
  });

  it('sends the payload of a GET in the query without unset parameters', () => {
    const query = queryOf({
      path: '/base_url/x',
      params: {
        articleId: '9',
        page: 0,
        isDigital: true,
        a: undefined,
        b: null,
        c: '',
        'd&': 'ä 1',
      },
    });
    expect(query).toMatchObject({
      articleId: '9',
      page: '0',
      isDigital: 'true',
      c: '',
      'd&': 'ä 1',
    });
    expect(query).not.toHaveProperty('a');
    expect(query).not.toHaveProperty('b');
  });

  it('prefers a parameter of the call to a common one unless it is unset', () => {
    const query = queryOf({
      path: '/base_url/discussView',
      params: { source: 3, appID: '12', device: undefined },
    });
    expect(query).toMatchObject({ source: '3', appID: '12', device: 'dev-1' });
  });

  it.each(['post', 'POST'])(
    'sends the payload of a %s in a form, with nothing in the address',
    (method) => {
      const request = build({
        path: '/base_url/vote',
        method,
        params: { voteResult: ['1:2', '1:3'] },
      });
      expect(request.method).toBe('POST');
      expect(formatUrl(request)).toBe('https://api.example.test:4443/app_if/vote');
      expect(request.headers).toEqual({ source: 'wap', fid: formatFid('7', '3') });
      const form = formatParams(request.body as never);
      expect(form.getAll('voteResult')).toEqual(['1:2', '1:3']);
      expect(form.get('siteid')).toBe('7');
      expect(form.get('t')).toBe(String(NOW));
    },
  );

  it('sends a multipart body unchanged, with the device in the address', () => {
    const multipart = new FormData();
    const request = build({ path: '/base_url/upload', method: 'post', multipart });
    expect(request.body).toBe(multipart);
    expect(new URL(formatUrl(request)).searchParams.get('device')).toBe('dev-1');
  });

  it.each([
    ['another host', 'https://api.example.test/app_if', false],
    ['another port', 'https://share.example.test:4443/app_if', false],
    ['a host whose name starts the same', 'https://share.example.test.evil.test/app_if', false],
    ['the own origin', 'https://share.example.test/app_if', true],
  ])(
    'sends source and fid for a read at %s without causing a preflight',
    (_, apiUrl, inHeaders) => {
      const request = build({ path: '/base_url/x' }, { apiUrl });
      expect('source' in request.headers && 'fid' in request.headers).toBe(inHeaders);
      expect('source' in request.query && 'fid' in request.query).toBe(!inHeaders);
    },
  );

  it.each<ApiCall>([
    { path: 'https://cdn.example.test/area.json', params: { v: 1 } },
    { path: 'https://cdn.example.test/area.json', method: 'post', params: { v: 1 } },
    { path: '/base_url/product', raw: true, params: { v: 1 } },
  ])('adds nothing to $path ($method)', (call) => {
    const request = build(call);
    const sent = request.body ?? Object.fromEntries(new URL(formatUrl(request)).searchParams);
    expect(request.url).toMatch(/\/(area\.json|product)$/);
    expect(Object.entries(sent).map(String)).toEqual(['v,1']);
    expect(request.headers).toEqual({});
  });

  it.each<[CallPath, boolean]>([
    ['/base_url/area.json', true],
    ['https://cdn.example.test/area.json?v=2', true],
    ['https://cdn.example.test/area.json#x', true],
    ['/base_url/getConfig', false],
    ['/base_url/area.jsonp', false],
    ['/base_url/json', false],
  ])('treats %s as a file: %s', (path, file) => {
    expect(isRaw({ path })).toBe(file);
    expect(build({ path }).query).toEqual(file ? {} : expect.objectContaining({ siteID: '7' }));
  });

  it('appends parameters to an existing query', () => {
    const request = build({ path: 'https://x.example.test/a?b=1', raw: true, params: { c: 2 } });
    expect(formatUrl(request)).toBe('https://x.example.test/a?b=1&c=2');
  });
});

describe('requestKey', () => {
  const call: ApiCall = { path: '/base_url/getArticleContent', params: { articleId: '9' } };
  const key = (now: number, device: string, changed: Partial<ApiCall> = {}) =>
    requestKey(buildRequest(testSettings(), device, now, { ...call, ...changed }));

  it('is independent of time and device', () => {
    expect(key(1, 'a')).toBe(key(2, 'b'));
    expect(key(1234567, 'a')).not.toContain('1234567');
  });

  it.each<[string, Partial<ApiCall>]>([
    ['payload', { params: { articleId: '10' } }],
    ['call', { path: '/base_url/getArticleCounts' }],
    ['method', { method: 'post' }],
  ])('differs with the %s', (_, changed) => {
    expect(key(1, 'a', changed)).not.toBe(key(1, 'a'));
  });

  it('differs once a step has signed the request', () => {
    const request = buildRequest(testSettings(), 'a', 1, call);
    expect(requestKey({ ...request, headers: { sign: 'x' } })).not.toBe(requestKey(request));
  });
});
