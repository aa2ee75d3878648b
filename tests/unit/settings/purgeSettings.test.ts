import { describe, expect, it } from 'vitest';
import { parsePurgeSettings } from '../../../scripts/purge/purgeSettings.ts';

const CLOUDFLARE = { PURGE_CDN: 'cloudflare', PURGE_ZONE: 'abc1', PURGE_TOKEN: 'hunter2' };
const HTTP = { PURGE_CDN: 'http', PURGE_URL: 'http://cache.example.test{path}' };

describe('parsePurgeSettings', () => {
  it.each([{}, { PURGE_CDN: '', PURGE_TOKEN: '' }])('returns null for %j', (variables) => {
    expect(parsePurgeSettings(variables)).toEqual({ ok: true, value: null });
  });

  it.each([
    [CLOUDFLARE, { cdn: 'cloudflare', zone: 'abc1', token: 'hunter2' }],
    [
      { PURGE_CDN: 'fastly', PURGE_TOKEN: 'hunter2', PURGE_RATE: '5' },
      { cdn: 'fastly', token: 'hunter2', requestsPerSecond: 5 },
    ],
    [
      { PURGE_CDN: 'cloudfront', PURGE_ZONE: 'E1' },
      { cdn: 'cloudfront', distribution: 'E1' },
    ],
    [
      { PURGE_CDN: 'cloudfront', PURGE_ZONE: 'E1', PURGE_KEY_ID: 'AKIA', PURGE_TOKEN: 'hunter2' },
      {
        cdn: 'cloudfront',
        distribution: 'E1',
        credentials: { accessKeyId: 'AKIA', secretAccessKey: 'hunter2' },
      },
    ],
    [
      HTTP,
      {
        cdn: 'http',
        method: 'PURGE',
        url: 'http://cache.example.test{path}',
        headers: {},
        token: '',
      },
    ],
    [
      {
        PURGE_CDN: 'http',
        PURGE_URL: 'https://api.example.test/purge',
        PURGE_METHOD: 'POST',
        PURGE_HEADERS: '{"Authorization":"Bearer {token}"}',
        PURGE_BODY: '{"urls":["{url}"]}',
        PURGE_TOKEN: 'hunter2',
      },
      {
        cdn: 'http',
        method: 'POST',
        url: 'https://api.example.test/purge',
        headers: { Authorization: 'Bearer {token}' },
        body: '{"urls":["{url}"]}',
        token: 'hunter2',
      },
    ],
  ])('returns the CDN of %j', (variables, value) => {
    expect(parsePurgeSettings(variables)).toEqual({ ok: true, value });
  });

  it.each([
    [{ PURGE_TOKEN: 'hunter2' }, 'PURGE_CDN is empty, but PURGE_TOKEN has a value.'],
    [{ ...CLOUDFLARE, PURGE_TOKEN: '' }, 'PURGE_CDN: cloudflare needs PURGE_TOKEN.'],
    [{ ...CLOUDFLARE, PURGE_ZONE: '' }, 'PURGE_CDN: cloudflare needs PURGE_ZONE.'],
    [{ PURGE_CDN: 'fastly' }, 'PURGE_CDN: fastly needs PURGE_TOKEN.'],
    [{ PURGE_CDN: 'cloudfront' }, 'PURGE_CDN: cloudfront needs PURGE_ZONE.'],
    [
      { PURGE_CDN: 'cloudfront', PURGE_ZONE: 'E1', PURGE_TOKEN: 'hunter2' },
      'One of PURGE_KEY_ID and PURGE_TOKEN is empty.',
    ],
    [{ PURGE_CDN: 'http' }, 'PURGE_CDN: http needs PURGE_URL.'],
    [{ ...HTTP, PURGE_URL: 'http://cache.example.test/' }, 'do not contain {url} or {path}.'],
    [{ ...HTTP, PURGE_BODY: '{token}' }, 'PURGE_CDN: http needs PURGE_TOKEN, because'],
    [{ ...HTTP, PURGE_HEADERS: 'X-Key: hunter2' }, 'PURGE_HEADERS: *** is not allowed.'],
    [{ ...HTTP, PURGE_HEADERS: '{"X Key":"hunter2"}' }, 'PURGE_HEADERS: *** is not allowed.'],
    [{ ...HTTP, PURGE_HEADERS: '{"X-Key":"hunter2\\n"}' }, 'PURGE_HEADERS: *** is not allowed.'],
    [{ PURGE_CDN: 'akamai' }, 'PURGE_CDN: "akamai" is not allowed. Allowed: one of cloudflare'],
  ])('refuses %j with one sentence', (variables, problem) => {
    const parsed = parsePurgeSettings(variables);
    expect(parsed).toMatchObject({ error: { problems: [expect.stringContaining(problem)] } });
    expect(JSON.stringify(parsed)).not.toContain('hunter2');
  });
});
