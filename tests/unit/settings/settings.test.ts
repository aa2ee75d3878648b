import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnvSettings, readEnvFile } from '../../../scripts/settings.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { parseSettings, settingsSchema } from '../../../src/settings/settingsSchema.ts';
import { listVariables } from '../../../src/settings/variables.ts';

const VARIABLES = listVariables(settingsSchema);

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
  it('returns settings for the embedded origin when nothing is set', () => {
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

  it('has no secret, because pages have all settings', () => {
    expect(VARIABLES.filter(({ isSecret }) => isSecret)).toEqual([]);
  });

  it('returns a value for every key', () => {
    const always = VARIABLES.filter(({ isOptional }) => !isOptional);
    expect(Object.keys(value({})).sort()).toEqual(always.map(({ key }) => key).sort());
  });

  it.each(VARIABLES.filter(({ isOptional }) => isOptional).map(({ name, key }) => [name, key]))(
    'omits %s when it is empty or 0',
    (name, key) => {
      expect(value({ [name]: '' })).not.toHaveProperty(key);
      expect(value({ [name]: '0' })).not.toHaveProperty(key);
    },
  );

  it.each<[string, string, string, unknown]>([
    ['SITE_BASE', '', 'siteBase', ''],
    [
      'CALL_FORMS',
      'getLiveComing=GET:liveComing, fav=GET:fav',
      'callForms',
      {
        '/base_url/getLiveComing': { path: '/base_url/liveComing', method: 'get' },
        '/base_url/fav': { path: '/base_url/fav', method: 'get' },
      },
    ],
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
    ['TIME_ZONE', 'Asia/Urumqi', 'timeZone', 'Asia/Urumqi'],
    [
      'API_URL',
      'https://api.example.test:4443/app_if/',
      'apiUrl',
      'https://api.example.test:4443/app_if',
    ],
    ['API_URL', 'http://api.example.test', 'apiUrl', 'http://api.example.test'],
    [
      'THEMES',
      'spring=light ground:#f3fff0  ink-2:#456 ; night-2=dark accent:#9cf',
      'themes',
      { spring: 'light --ground:#f3fff0;--ink-2:#456', 'night-2': 'dark --accent:#9cf' },
    ],
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

  it.each(LOCALES)('accepts the language %s', (locale) => {
    expect(value({ DEFAULT_LOCALE: locale }).defaultLocale).toBe(locale);
  });

  describe.each<[string, readonly string[], string]>([
    [
      'SITE_BASE',
      ['news', '/a//b', '/a b', '/news?x=1', 'https://example.test/news'],
      'a path of letters, digits, ., _, ~ and -, such as /news; / is the root',
    ],
    [
      'CALL_FORMS',
      [
        'getLiveComing',
        'getLiveComing=liveComing',
        'getLiveComing=POST:liveComing',
        'nothing=GET:nothing',
        'getLiveComing=GET:liveComing,fav',
      ],
      'call=METHOD:path, separated by commas, as src/docs/calls.md lists them',
    ],
    ['FORMER_BASES', ['news', '/b?c'], 'paths such as /news, separated by spaces'],
    [
      'SITE_URL',
      ['', 'share.example.test', 'https://share.example.test/news', 'ftp://share.example.test'],
      'an http or https address without path, user, query and hash',
    ],
    ['SITE_ID', ['', '1 2', '../1'], 'letters, digits, _ and -'],
    ['APP_ID', ['a/b'], 'letters, digits, _ and -'],
    [
      'API_URL',
      ['', '/app_if', 'javascript:alert(1)', 'http://', 'https:api.example.test'],
      'an http or https address without user, query and hash',
    ],
    ['NIS_URL', ['https://api.example.test/nis?x=1'], 'an http or https address without user'],
    ['SSO_URL', ['https://api.example.test/sso#x'], 'an http or https address without user'],
    ['MAM_URL', ['file:///mam'], 'an http or https address'],
    ['MINIO_URL', ['ws://minio.example.test'], 'an http or https address'],
    ['CUR_VERSIONS', ['', 'three', '-1', '1.5', '1e1', '1000'], 'a whole number from 0 to 999'],
    ['API_VERSION', ['1.0\r\nX-Header: 1'], 'visible ASCII characters; may be empty'],
    ['API_SOURCE', ['w\u0000p'], 'visible ASCII characters; may be empty'],
    ['MESSENGER_UA', ['', '应用'], 'visible ASCII characters'],
    [
      'APP_SCHEME',
      ['javascript', 'data', 'readerapp://', '1app', 'App'],
      'the scheme of an app in lower case, without ://; may be empty',
    ],
    ['DEFAULT_LOCALE', ['', 'fi', 'CN'], 'one of cn, en, de, fr, bo'],
    ['TIME_ZONE', ['Mars/Olympus', '+08:00', 'China'], 'the name of a time zone'],
    ['FONT_URL', ['fonts/fzys.woff2'], 'an http or https address'],
    [
      'FRAME_ANCESTORS',
      ['*', 'https://cms.example.test/preview'],
      'http or https addresses without path, user, query and hash, separated by spaces',
    ],
    [
      'STREAM_HOSTS',
      [
        'rtmp://live.example.test',
        'wss://push.example.test/push',
        'wss://push.example.test?token=1',
      ],
      'http, https, ws or wss addresses without path, user, query and hash, separated by spaces',
    ],
    ['TOKEN_ENABLE', ['yes', 'true', '2', '00'], '0 or 1; may be empty'],
    ['XY_AUTH', ['3', '-1', '1.0'], '0, 1 or 2; may be empty'],
    ['SM2_PUBLIC_KEY', ['abc', 'xy'.repeat(64)], '64 bytes in hex'],
    [
      'APP_LINKS',
      ['share', 'share=javascript:x', 'share=a=b', 'share=,login=a'],
      'name=value, separated by commas',
    ],
    [
      'THEMES',
      [
        'spring',
        'spring=light',
        'spring=grey ground:#fff',
        'Spring=light ground:#fff',
        'spring=light ground:white',
        'spring=light ground:#ffff',
        'spring=light font:#fff',
        'spring=light ground:#fff;background:url(x)',
        'dark=light ground:#fff',
        'grey=light ground:#fff',
        'a=light ground:#fff; a=dark ground:#000',
        'a=light ground:#fff;',
      ],
      'name=light, sepia or dark',
    ],
    ['UPLOAD_WAY', ['ftp', 'mam3'], 'one of upload, postUploadImg, mam, mam2, minio; may be empty'],
  ])('%s', (name, wrong, allowed) => {
    it.each(wrong)('refuses %j with variable, value and allowed values', (text) => {
      const found = problems({ [name]: text });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`${name}: ${JSON.stringify(text)} is not allowed`);
      expect(found[0]).toContain(`Allowed: ${allowed}`);
    });
  });

  it('reports the invalid parts of a list', () => {
    const hosts = 'wss://push.example.test rtmp://live.example.test ftp://live.example.test';
    expect(problems({ STREAM_HOSTS: hosts }).map((problem) => problem.slice(0, 45))).toEqual([
      'STREAM_HOSTS: "rtmp://live.example.test" is n',
      'STREAM_HOSTS: "ftp://live.example.test" is no',
    ]);
  });

  it('ends a message with the meaning of the setting', () => {
    expect(problems({ SITE_ID: '1 2' })).toEqual([
      'SITE_ID: "1 2" is not allowed. Allowed: letters, digits, _ and - (site id in the CMS).',
    ]);
  });

  it('reports every problem at once', () => {
    expect(problems({ SITE_ID: '', API_URL: 'x', DEFAULT_LOCALE: 'xx' })).toHaveLength(3);
  });

  describe('secrets', () => {
    it.each([
      ['ENCRYPT_KEY', 'jichuanribao202', '16 visible ASCII characters'],
      ['ENCRYPT_IV', '霁川日报', '16 visible ASCII characters'],
      ['SSO_SECRET', 'two words', 'visible ASCII characters'],
      ['RECORD_KEY', '密钥', 'visible ASCII characters'],
    ])('are not in messages: %s', (name, text, allowed) => {
      const found = problems({ [name]: text });
      expect(found).toEqual([
        expect.stringMatching(`^${name}: \\*\\*\\* is not allowed\\. Allowed: ${allowed}`),
      ]);
      expect(found.join()).not.toContain(text);
    });

    it.each(['https://editor:secret@api.example.test/', 'https://:secret@api.example.test/'])(
      'are not in messages: user and password of %s',
      (address) => {
        const found = problems({ API_URL: address, STREAM_HOSTS: `wss://a.test ${address}` });
        expect(found).toEqual([
          expect.stringContaining('API_URL: "https://***@api.example.test/" is not allowed.'),
          expect.stringContaining('STREAM_HOSTS: "https://***@api.example.test/" is not allowed.'),
        ]);
      },
    );
  });

  describe('rules between settings', () => {
    const key = 'jichuanribao2026';

    it('accept both keys of the cipher', () => {
      const variables = { ENCRYPT_KEY: key, ENCRYPT_IV: key, CUR_VERSIONS: '3' };
      expect(value(variables)).toMatchObject({ encryptKey: key, encryptIv: key, curVersions: 3 });
    });

    it.each<[Record<string, string>, string]>([
      [{ ENCRYPT_KEY: key }, 'One of ENCRYPT_KEY and ENCRYPT_IV is empty. Allowed: both or none.'],
      [{ ENCRYPT_IV: key }, 'One of ENCRYPT_KEY and ENCRYPT_IV is empty. Allowed: both or none.'],
      [{ CUR_VERSIONS: '3' }, 'CUR_VERSIONS: 3 needs ENCRYPT_KEY'],
      [{ ENCRYPT_USER_IDS: '1' }, 'ENCRYPT_USER_IDS: 1 needs SM2_PUBLIC_KEY or ENCRYPT_KEY'],
    ])('refuse %j', (variables, reason) => {
      expect(problems(variables)).toEqual([expect.stringContaining(reason)]);
    });

    it.each<Record<string, string>>([
      { ENCRYPT_USER_IDS: '1', SM2_PUBLIC_KEY: 'ab'.repeat(64) },
      { ENCRYPT_USER_IDS: '1', ENCRYPT_KEY: key, ENCRYPT_IV: key },
      { CUR_VERSIONS: '2' },
    ])('accept %j', (variables) => {
      expect(problems(variables)).toEqual([]);
    });
  });
});

describe('listVariables', () => {
  it('returns name, meaning and allowed values of every setting', () => {
    for (const { name, about, allowed } of VARIABLES) {
      expect(name).toMatch(/^[A-Z][A-Z\d_]+$/);
      expect(about).not.toBe('');
      expect(allowed).not.toBe('');
    }
  });

  it('has each variable once', () => {
    const names = VARIABLES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('refuses a schema with a setting without a variable', () => {
    const schema = z.object({ siteId: z.string() });
    expect(() => listVariables(schema)).toThrow('The setting siteId has no variable.');
  });
});

describe('readEnvFile', () => {
  it('reads nothing where there is no file', () => {
    expect(readEnvFile('/missing/.env')).toEqual({ ok: true, value: '' });
  });

  it('says which file cannot be read', () => {
    const problems = [expect.stringMatching(/^\/ cannot be read \(EISDIR/)];
    expect(readEnvFile('/')).toEqual({ ok: false, error: { kind: 'settings', problems } });
  });
});

describe('parseEnvSettings', () => {
  it('prefers the environment to the file', () => {
    const settings = parseEnvSettings('# of this site\nSITE_ID=7\nAPP_ID="8"\n', { SITE_ID: '9' });
    expect(settings).toMatchObject({ ok: true, value: { siteId: '9', appId: '8' } });
  });

  it('overrides a variable of the file with an empty one of the environment', () => {
    const settings = parseEnvSettings('SITE_BASE=/news\n', { SITE_BASE: '' });
    expect(settings).toMatchObject({ ok: true, value: { siteBase: '' } });
  });

  it('returns the problems', () => {
    expect(parseEnvSettings('SITE_ID=a b', {})).toMatchObject({ ok: false });
  });
});
