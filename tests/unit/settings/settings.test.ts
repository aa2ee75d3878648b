import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../scripts/settings.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { parseSettings, VARIABLES } from '../../../src/settings.ts';

function value(variables: Record<string, string>) {
  const settings = parseSettings(variables);
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
  return settings.value;
}

function problems(variables: Record<string, string>): readonly string[] {
  const settings = parseSettings(variables);
  return settings.ok ? [] : settings.error.problems;
}

describe('parseSettings', () => {
  it('runs the embedded origin when nothing is set', () => {
    expect(value({})).toMatchObject({
      siteBase: '/displayTemplate/news',
      siteUrl: 'http://localhost:4321',
      apiUrl: 'http://localhost:4322/app_if',
      curVersions: 1,
      appScheme: '',
      defaultLocale: 'cn',
      fontUrl: '',
      frameAncestors: [],
    });
  });

  it('gives every key a value', () => {
    const always = VARIABLES.filter(({ optional }) => optional !== 'unset');
    expect(Object.keys(value({})).sort()).toEqual(always.map(({ key }) => key).sort());
  });

  it.each(
    VARIABLES.filter(({ optional }) => optional === 'unset').map(({ name, key }) => [name, key]),
  )('leaves %s out where it is empty or 0', (name, key) => {
    expect(value({ [name]: '' })).not.toHaveProperty(key);
    expect(value({ [name]: '0' })).not.toHaveProperty(key);
  });

  it.each<[string, string, string, unknown]>([
    ['SITE_BASE', '', 'siteBase', ''],
    ['SITE_BASE', '/', 'siteBase', ''],
    ['SITE_BASE', '/news/', 'siteBase', '/news'],
    [
      'SITE_BASE',
      ' /app/template/displayTemplate/news ',
      'siteBase',
      '/app/template/displayTemplate/news',
    ],
    ['SITE_BASE', '/v1.2/~site/a-b_c', 'siteBase', '/v1.2/~site/a-b_c'],
    ['SITE_URL', 'https://share.example.test/', 'siteUrl', 'https://share.example.test'],
    ['SITE_URL', 'http://share.example.test:8080', 'siteUrl', 'http://share.example.test:8080'],
    ['SITE_ID', '00-a_7', 'siteId', '00-a_7'],
    [
      'API_URL',
      'https://api.example.test:4443/app_if/',
      'apiUrl',
      'https://api.example.test:4443/app_if',
    ],
    ['API_URL', 'http://api.example.test', 'apiUrl', 'http://api.example.test'],
    ['CUR_VERSIONS', '0', 'curVersions', 0],
    ['CUR_VERSIONS', '2', 'curVersions', 2],
    ['TOKEN_ENABLE', '1', 'tokenEnable', true],
    ['XY_AUTH', '2', 'xyAuth', 2],
    ['SM2_PUBLIC_KEY', 'ab'.repeat(64), 'sm2PublicKey', 'ab'.repeat(64)],
    [
      'APP_LINKS',
      'share=doShare, login=user/signIn',
      'appLinks',
      { share: 'doShare', login: 'user/signIn' },
    ],
    ['APP_SCHEME', 'readerapp', 'appScheme', 'readerapp'],
    ['API_SOURCE', '', 'apiSource', ''],
    [
      'FONT_URL',
      'https://img.example.test/fzys.woff2',
      'fontUrl',
      'https://img.example.test/fzys.woff2',
    ],
    [
      'FRAME_ANCESTORS',
      'https://cms.example.test  http://localhost:9000/',
      'frameAncestors',
      ['https://cms.example.test', 'http://localhost:9000'],
    ],
    ['FORMER_BASES', '/pub/news/  / /app', 'formerBases', ['/pub/news', '', '/app']],
    [
      'STREAM_HOSTS',
      'wss://push.example.test:8443/ https://live.example.test ws://localhost:9000',
      'streamHosts',
      ['wss://push.example.test:8443', 'https://live.example.test', 'ws://localhost:9000'],
    ],
  ])('%s=%s is %s %j', (name, text, key, expected) => {
    expect(value({ [name]: text })[key as 'siteBase']).toEqual(expected);
  });

  it.each(LOCALES)('takes the language %s', (locale) => {
    expect(value({ DEFAULT_LOCALE: locale }).defaultLocale).toBe(locale);
  });

  it.each([
    ['SITE_BASE', 'news', 'is not a path'],
    ['SITE_BASE', '/a//b', 'is not a path'],
    ['SITE_BASE', '/a b', 'is not a path'],
    ['SITE_BASE', '/news?x=1', 'is not a path'],
    ['SITE_BASE', 'https://example.test/news', 'is not a path'],
    ['SITE_URL', '', 'is missing'],
    ['SITE_URL', 'share.example.test', 'is not an address'],
    ['SITE_URL', 'https://share.example.test/news', 'use SITE_BASE'],
    ['SITE_URL', 'ftp://share.example.test', 'is not an http'],
    ['SITE_ID', '', 'is missing'],
    ['SITE_ID', '1 2', 'is not an id'],
    ['SITE_ID', '../1', 'is not an id'],
    ['APP_ID', 'a/b', 'is not an id'],
    ['API_URL', '', 'is missing'],
    ['API_URL', '/app_if', 'is not an address'],
    ['API_URL', 'javascript:alert(1)', 'is not an http'],
    ['API_URL', 'https://user:secret@api.example.test/', 'must not hold a user'],
    ['NIS_URL', 'https://api.example.test/nis?x=1', 'must not hold a user, query'],
    ['SSO_URL', 'https://api.example.test/sso#x', 'must not hold a user, query or hash'],
    ['ADV_URL', 'nowhere', 'is not an address'],
    ['MVOD_URL', 'http://', 'is not an address'],
    ['MAM_URL', 'file:///mam', 'is not an http'],
    ['MINIO_URL', 'ws://minio.example.test', 'is not an http'],
    ['CUR_VERSIONS', 'three', 'is not a whole number'],
    ['CUR_VERSIONS', '-1', 'is not a whole number'],
    ['CUR_VERSIONS', '1.5', 'is not a whole number'],
    ['CUR_VERSIONS', '', 'is missing'],
    ['API_VERSION', '1.0\r\nX-Header: 1', 'visible ASCII'],
    ['API_SOURCE', 'w\u0000p', 'visible ASCII'],
    ['APP_UA', '应用', 'visible ASCII'],
    ['APP_SCHEME', 'javascript', 'is not the name of an app scheme'],
    ['APP_SCHEME', 'data', 'is not the name of an app scheme'],
    ['APP_SCHEME', 'readerapp://', 'is not the name of an app scheme'],
    ['APP_SCHEME', '1app', 'is not the name of an app scheme'],
    ['DEFAULT_LOCALE', 'fi', 'is not a language'],
    ['DEFAULT_LOCALE', '', 'is missing'],
    ['FONT_URL', 'fonts/fzys.woff2', 'is not an address'],
    ['FRAME_ANCESTORS', '*', 'is not an address'],
    ['FRAME_ANCESTORS', "https://cms.example.test 'none'", 'is not an address'],
    ['FRAME_ANCESTORS', 'https://cms.example.test/preview', 'must not hold a path'],
    ['STREAM_HOSTS', 'rtmp://live.example.test', 'is not an http(s) or ws(s) address'],
    ['STREAM_HOSTS', 'wss://push.example.test/push', 'must not hold a path'],
    ['STREAM_HOSTS', 'wss://push.example.test?token=1', 'must not hold a user, query'],
    ['TOKEN_ENABLE', 'yes', 'is neither 0 nor 1'],
    ['XY_AUTH', '3', 'is none of 0, 1 and 2'],
    ['SM2_PUBLIC_KEY', 'abc', 'is not a key of 64 bytes'],
    ['APP_LINKS', 'share', 'is not a list of name=value'],
    ['APP_LINKS', 'share=javascript:x', 'is not a list of name=value'],
    ['CUR_VERSIONS', '3', 'needs ENCRYPT_KEY'],
  ])('refuses %s=%j and names it', (name, text, reason) => {
    const found = problems({ [name]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name}\\b`));
    expect(found[0]).toContain(reason);
  });

  describe('keys of ciphers', () => {
    const key = 'jichuanribao2026';
    it('are 16 bytes, both of them', () =>
      expect(value({ ENCRYPT_KEY: key, ENCRYPT_IV: key, CUR_VERSIONS: '3' })).toMatchObject({
        encryptKey: key,
        encryptIv: key,
        curVersions: 3,
      }));

    it.each([
      ['ENCRYPT_KEY', key.slice(1)],
      ['ENCRYPT_KEY', `${key}7`],
      ['ENCRYPT_IV', '霁川日报'],
    ])('are refused by name and not told: %s of another length', (name, text) => {
      const found = problems({ ENCRYPT_KEY: key, ENCRYPT_IV: key, [name]: text });
      expect(found.join()).toContain(`${name} is not 16 bytes`);
      expect(found.join()).not.toContain(text);
    });

    it.each([
      [{ ENCRYPT_KEY: key }, 'go together'],
      [{ ENCRYPT_USER_IDS: '1' }, 'ENCRYPT_USER_IDS needs'],
    ])('%j is half of something', (variables, reason) =>
      expect(problems(variables as Record<string, string>).join()).toContain(reason),
    );
  });

  it('tells every problem at once', () => {
    expect(problems({ SITE_ID: '', API_URL: 'x', DEFAULT_LOCALE: 'xx' })).toHaveLength(3);
  });
});

describe('readSettings', () => {
  it('reads the file, and the environment wins', () => {
    const settings = readSettings('# of this site\nSITE_ID=7\nAPP_ID="8"\n', { SITE_ID: '9' });
    expect(settings).toMatchObject({ ok: true, value: { siteId: '9', appId: '8' } });
  });

  it('lets an empty variable of the environment empty what the file sets', () => {
    const settings = readSettings('SITE_BASE=/news\n', { SITE_BASE: '' });
    expect(settings).toMatchObject({ ok: true, value: { siteBase: '' } });
  });

  it('hands on the problems', () => {
    expect(readSettings('SITE_ID=a b', {})).toMatchObject({ ok: false });
  });
});
