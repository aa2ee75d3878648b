import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCompress } from '../../../scripts/settings.ts';
import { parseTargetSettings } from '../../../scripts/targets/targetSettings.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'hunter2' };

describe('parseTargetSettings', () => {
  it('returns null when no storage is set', () => {
    expect(parseTargetSettings({ S3_BUCKET: '', S3_ENCODING: '' })).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each([
    [
      { S3_BUCKET: 'news', S3_REGION: 'eu-west-1' },
      { bucket: 'news', region: 'eu-west-1', encoding: 'identity', hasPathStyle: false },
    ],
    [
      {
        S3_BUCKET: 'news.example.test',
        S3_ENDPOINT: 'https://s3.example.test/',
        S3_PREFIX: '/',
        S3_PATH_STYLE: '1',
        S3_ENCODING: 'br',
        ...KEYS,
      },
      {
        bucket: 'news.example.test',
        region: 'us-east-1',
        endpoint: 'https://s3.example.test',
        prefix: '',
        encoding: 'br',
        hasPathStyle: true,
        credentials: { accessKeyId: 'AKIA1', secretAccessKey: 'hunter2' },
      },
    ],
  ])('returns the storage of %j', (variables, value) => {
    expect(parseTargetSettings(variables)).toEqual({ ok: true, value });
  });

  it.each([
    [{ S3_BUCKET: 'news' }, 'S3_BUCKET needs S3_REGION, or S3_ENDPOINT'],
    [{ S3_REGION: 'eu-west-1' }, 'S3_BUCKET is empty, but other variables'],
    [
      { S3_BUCKET: 'news', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'AKIA1' },
      'One of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is empty.',
    ],
    [{ S3_BUCKET: 'News' }, 'S3_BUCKET: "News" is not allowed. Allowed: 3 to 63'],
    [{ S3_ENCODING: 'zip' }, 'S3_ENCODING: "zip" is not allowed. Allowed: one of identity'],
    [{ ...KEYS, S3_SECRET_ACCESS_KEY: 'hunter 2' }, 'S3_SECRET_ACCESS_KEY: *** is not allowed.'],
  ])('refuses %j with one sentence', (variables, problem) => {
    const parsed = parseTargetSettings(variables);
    expect(parsed).toMatchObject({ error: { problems: [expect.stringContaining(problem)] } });
    expect(JSON.stringify(parsed)).not.toMatch(/hunter|AKIA/);
  });
});

describe('compressed copies beside files', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', null, true],
    ['', false, false],
    ['pages', null, false],
    ['pages', true, true],
  ])('with the bucket "%s" and the option %s: %s', (bucket, option, expected) => {
    vi.stubEnv('S3_BUCKET', bucket);
    vi.stubEnv('S3_REGION', bucket && 'us-east-1');
    expect(loadCompress(option)).toBe(expected);
  });
});
