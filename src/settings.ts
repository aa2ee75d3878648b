import { LOCALES, type Locale } from './i18n/locales.ts';
import { fail, ok, type Result } from './model/result.ts';
import { ENCRYPTED_VERSIONS } from './model/session/encryption.ts';

/**
 * The settings of a deployment: its addresses and servers. Parsed from the environment once and
 * passed on as this value; no other code reads environment variables.
 */
export interface Settings {
  /** Path the files are mounted at, no trailing slash; '' for the root of the host. */
  readonly siteBase: string;
  /** Origin of the pages, no trailing slash. */
  readonly siteUrl: string;
  readonly siteId: string;
  readonly appId: string;
  readonly apiUrl: string;
  readonly nisUrl: string;
  readonly ssoUrl: string;
  readonly advUrl: string;
  readonly mvodUrl: string;
  readonly mamUrl: string;
  readonly minioUrl: string;
  /** 0 sends no version and receives answers without an envelope (wire 2.1). */
  readonly curVersions: number;
  readonly apiVersion: string;
  readonly apiSource: string;
  /** Scheme of links into the native app, without '://'; '' when there is no app. */
  readonly appScheme: string;
  /** The token in the user agent of the native app's web view. */
  readonly appUa: string;
  readonly defaultLocale: Locale;
  /** Address of the site's FZYS font; '' when there is none. */
  readonly fontUrl: string;
  /**
   * Origins, in addition to the pages' own, that may embed the pages in a frame: the CMS's preview.
   */
  readonly frameAncestors: readonly string[];
  /** Former base paths, which servers redirect. */
  readonly formerBases?: readonly string[];

  // The following settings are absent when not set, because every page contains the settings.

  /** Requests carry a security token, anonymous or a member's (product 6.2). */
  readonly tokenEnable?: true;
  /** Signed requests: absent none, 1 on routes that need a login, 2 always. */
  readonly xyAuth?: 1 | 2;
  /** SM4 key and iv, 16 bytes each: payloads of `curVersions` 3 and higher are encrypted. */
  readonly encryptKey?: string;
  readonly encryptIv?: string;
  /** User ids in payloads are encrypted: with SM2 when there is a key for it, else with SM4. */
  readonly encryptUserIds?: true;
  readonly sm2PublicKey?: string;
  /** Encrypted payloads contain the device data of the anti-fraud check (`afsData`). */
  readonly afsCheck?: true;
  /** Secret for the `program-sign` of the login server's calls (wire 14.3). */
  readonly ssoSecret?: string;
  /** The token in the user agent of the messenger's browser. */
  readonly messengerUa: string;
  /** The user agent token of a messenger that another app's link opened, if any. */
  readonly launchUa?: string;
  readonly wxAppId?: string;
  /** The messenger's consent page, which redirects back with a code. */
  readonly wxAuthorizeUrl?: string;
  /** authLogin: 1 logs in with the code at once, 2 when the reader requests a login. */
  readonly wxAuthLogin?: 1 | 2;
  /** App id of the custom element that opens the native app from the messenger. */
  readonly openAppId?: string;
  /** Link names of the native app that differ from the default ones: `share=doShare`. */
  readonly appLinks?: Readonly<Record<string, string>>;
  /** Address of `sendRecord`, with the tenant and key of its headers. */
  readonly recordUrl?: string;
  readonly recordTenant?: string;
  readonly recordKey?: string;
  /** Address that receives reports of article clicks. */
  readonly clickUrl?: string;
  /**
   * Hosts, in addition to the API's, for long-lived connections: the push channel's and those of
   * live streams.
   */
  readonly streamHosts?: readonly string[];
  /** How images are uploaded; `upload` when absent. */
  readonly uploadWay?: UploadWay;
  /** Shows a notice in Internet Explorer on computers that recommends another browser. */
  readonly ieNotice?: true;
  /** Loads a debug console 2 s after start. */
  readonly debugConsole?: true;
}

/** Ways to upload images; videos and audio are uploaded to the object store in parts. */
const UPLOAD_WAYS = ['upload', 'postUploadImg', 'mam', 'mam2', 'minio'] as const;
export type UploadWay = (typeof UPLOAD_WAYS)[number];

type Kind =
  | 'text'
  | 'id'
  | 'origin'
  | 'url'
  | 'path'
  | 'paths'
  | 'count'
  | 'locale'
  | 'scheme'
  | 'origins'
  | 'streams'
  | 'switch'
  | 'mode'
  | 'key16'
  | 'hex'
  | 'pairs'
  | 'way';

interface Variable {
  readonly name: string;
  readonly key: keyof Settings;
  readonly kind: Kind;
  readonly fallback: string;
  /** May be empty; `unset` then leaves it out of the settings. */
  readonly optional?: boolean | 'unset';
  /** One line for `.env.example`. */
  readonly about: string;
}

/** Every variable, in the order of `.env.example`; the fallbacks suit the embedded origin. */
export const VARIABLES: readonly Variable[] = [
  {
    name: 'SITE_BASE',
    key: 'siteBase',
    kind: 'path',
    fallback: '/displayTemplate/news',
    optional: true,
    about: 'path the pages are mounted at; empty for the root',
  },
  {
    name: 'FORMER_BASES',
    key: 'formerBases',
    kind: 'paths',
    fallback: '',
    optional: 'unset',
    about: 'paths, apart by spaces, that the pages were mounted at before; hosts redirect them',
  },
  {
    name: 'SITE_URL',
    key: 'siteUrl',
    kind: 'origin',
    fallback: 'http://localhost:4321',
    about: 'origin of the pages, as readers see it',
  },
  { name: 'SITE_ID', key: 'siteId', kind: 'id', fallback: '1', about: 'site id in the CMS' },
  { name: 'APP_ID', key: 'appId', kind: 'id', fallback: '1', about: 'app id in the CMS' },
  {
    name: 'API_URL',
    key: 'apiUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/app_if',
    about: 'content server (/base_url/)',
  },
  {
    name: 'NIS_URL',
    key: 'nisUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/nis',
    about: 'interaction server (/nis_url/)',
  },
  {
    name: 'SSO_URL',
    key: 'ssoUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/sso',
    about: 'login server (/sso_url/)',
  },
  {
    name: 'ADV_URL',
    key: 'advUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/adv-appif-server',
    about: 'ad server (/adv-appif-server/)',
  },
  {
    name: 'MVOD_URL',
    key: 'mvodUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/mvod_if',
    about: 'short video server (/mvod_if/)',
  },
  {
    name: 'MAM_URL',
    key: 'mamUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/mam',
    about: 'media upload server (/mam_url/)',
  },
  {
    name: 'MINIO_URL',
    key: 'minioUrl',
    kind: 'url',
    fallback: 'http://localhost:4322/minio',
    about: 'object store for uploads',
  },
  {
    name: 'CUR_VERSIONS',
    key: 'curVersions',
    kind: 'count',
    fallback: '1',
    about: 'envelope generation: 0 bare, 1 and more wrapped',
  },
  {
    name: 'API_VERSION',
    key: 'apiVersion',
    kind: 'text',
    fallback: '1.0',
    optional: true,
    about: 'sent with every request',
  },
  {
    name: 'API_SOURCE',
    key: 'apiSource',
    kind: 'text',
    fallback: 'wap',
    optional: true,
    about: 'the `source` header of every request',
  },
  {
    name: 'APP_SCHEME',
    key: 'appScheme',
    kind: 'scheme',
    fallback: '',
    optional: true,
    about: 'scheme of links into the native app, without ://',
  },
  {
    name: 'APP_UA',
    key: 'appUa',
    kind: 'text',
    fallback: 'xiangyuapp',
    optional: true,
    about: "token in the native web view's user agent",
  },
  {
    name: 'DEFAULT_LOCALE',
    key: 'defaultLocale',
    kind: 'locale',
    fallback: 'cn',
    about: `one of ${LOCALES.join(', ')}`,
  },
  {
    name: 'FONT_URL',
    key: 'fontUrl',
    kind: 'url',
    fallback: '',
    optional: true,
    about: 'font file of FZYS, used when a HEAD request finds it',
  },
  {
    name: 'FRAME_ANCESTORS',
    key: 'frameAncestors',
    kind: 'origins',
    fallback: '',
    optional: true,
    about: 'origins, apart by spaces, that may frame the pages, such as the CMS',
  },
  {
    name: 'TOKEN_ENABLE',
    key: 'tokenEnable',
    kind: 'switch',
    fallback: '',
    optional: 'unset',
    about: 'requests carry a security token: 0 or 1',
  },
  {
    name: 'XY_AUTH',
    key: 'xyAuth',
    kind: 'mode',
    fallback: '',
    optional: 'unset',
    about: 'signed requests: 0 none, 1 where a reader must be known, 2 always',
  },
  {
    name: 'ENCRYPT_KEY',
    key: 'encryptKey',
    kind: 'key16',
    fallback: '',
    optional: 'unset',
    about: 'SM4 key of encrypted payloads (CUR_VERSIONS 3 and up), 16 bytes',
  },
  {
    name: 'ENCRYPT_IV',
    key: 'encryptIv',
    kind: 'key16',
    fallback: '',
    optional: 'unset',
    about: 'its iv, 16 bytes',
  },
  {
    name: 'ENCRYPT_USER_IDS',
    key: 'encryptUserIds',
    kind: 'switch',
    fallback: '',
    optional: 'unset',
    about: 'user ids travel encrypted: 0 or 1',
  },
  {
    name: 'SM2_PUBLIC_KEY',
    key: 'sm2PublicKey',
    kind: 'hex',
    fallback: '',
    optional: 'unset',
    about: 'SM2 public key for user ids, hex; SM4 is used without',
  },
  {
    name: 'AFS_CHECK',
    key: 'afsCheck',
    kind: 'switch',
    fallback: '',
    optional: 'unset',
    about: 'encrypted payloads carry afsData: 0 or 1',
  },
  {
    name: 'SSO_SECRET',
    key: 'ssoSecret',
    kind: 'text',
    fallback: '',
    optional: 'unset',
    about: 'secret of program-sign, the signature of login calls',
  },
  {
    name: 'MESSENGER_UA',
    key: 'messengerUa',
    kind: 'text',
    fallback: 'MicroMessenger',
    about: "token in the messenger browser's user agent",
  },
  {
    name: 'LAUNCH_UA',
    key: 'launchUa',
    kind: 'text',
    fallback: '',
    optional: 'unset',
    about: "token in the messenger's launch browser's user agent",
  },
  {
    name: 'WX_APPID',
    key: 'wxAppId',
    kind: 'id',
    fallback: '',
    optional: 'unset',
    about: 'app id at the messenger',
  },
  {
    name: 'WX_AUTHORIZE_URL',
    key: 'wxAuthorizeUrl',
    kind: 'url',
    fallback: '',
    optional: 'unset',
    about: "the messenger's page that asks for the reader's consent",
  },
  {
    name: 'WX_AUTH_LOGIN',
    key: 'wxAuthLogin',
    kind: 'mode',
    fallback: '',
    optional: 'unset',
    about: 'messenger login: 0 none, 1 at once, 2 when it is asked for',
  },
  {
    name: 'OPEN_APP_ID',
    key: 'openAppId',
    kind: 'id',
    fallback: '',
    optional: 'unset',
    about: 'app id of the tag that opens the native app from the messenger',
  },
  {
    name: 'APP_LINKS',
    key: 'appLinks',
    kind: 'pairs',
    fallback: '',
    optional: 'unset',
    about: 'names of app links that differ from ours, such as share=doShare,login=signIn',
  },
  {
    name: 'RECORD_URL',
    key: 'recordUrl',
    kind: 'url',
    fallback: '',
    optional: 'unset',
    about: 'analytics host of read records',
  },
  {
    name: 'RECORD_TENANT',
    key: 'recordTenant',
    kind: 'text',
    fallback: '',
    optional: 'unset',
    about: 'tenant code of read records',
  },
  {
    name: 'RECORD_KEY',
    key: 'recordKey',
    kind: 'text',
    fallback: '',
    optional: 'unset',
    about: 'key of read records',
  },
  {
    name: 'CLICK_URL',
    key: 'clickUrl',
    kind: 'url',
    fallback: '',
    optional: 'unset',
    about: 'address that hears of article clicks',
  },
  {
    name: 'STREAM_HOSTS',
    key: 'streamHosts',
    kind: 'streams',
    fallback: '',
    optional: 'unset',
    about: 'origins, apart by spaces, of the push channel and of live streams (wss:, https:)',
  },
  {
    name: 'UPLOAD_WAY',
    key: 'uploadWay',
    kind: 'way',
    fallback: '',
    optional: 'unset',
    about: `how pictures are uploaded: ${UPLOAD_WAYS.join(', ')}; upload when empty`,
  },
  {
    name: 'IE_NOTICE',
    key: 'ieNotice',
    kind: 'switch',
    fallback: '',
    optional: 'unset',
    about: 'Internet Explorer is told to take another browser: 0 or 1',
  },
  {
    name: 'DEBUG_CONSOLE',
    key: 'debugConsole',
    kind: 'switch',
    fallback: '',
    optional: 'unset',
    about: 'loads a debug console 2 s after start: 0 or 1',
  },
];

type Value = string | number | true | readonly string[] | Readonly<Record<string, string>>;

export interface SettingsError {
  readonly kind: 'settings';
  readonly problems: readonly string[];
}

/**
 * Returns the settings from variables (`SITE_ID=…`). An absent variable takes its fallback; a
 * malformed one is an error. Every problem names its variable.
 */
export function parseSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Settings, SettingsError> {
  const problems: string[] = [];
  const values: Record<string, Value> = {};
  for (const variable of VARIABLES) {
    const raw = (variables[variable.name] ?? variable.fallback).trim();
    if (raw === '' && !variable.optional) {
      problems.push(`${variable.name} is missing: ${variable.about}`);
      continue;
    }
    if (variable.optional === 'unset' && /^0?$/.test(raw)) continue;
    const read = readValue(variable.kind, raw);
    if (read.ok) values[variable.key] = read.value;
    // The message names the variable of a key without its value.
    else if (variable.kind === 'key16') problems.push(`${variable.name} ${read.error}`);
    else problems.push(`${variable.name}=${raw} ${read.error}: ${variable.about}`);
  }
  const { encryptKey, encryptIv, curVersions, encryptUserIds, sm2PublicKey } = values;
  if (!encryptKey !== !encryptIv) problems.push('ENCRYPT_KEY and ENCRYPT_IV go together');
  if (Number(curVersions) >= ENCRYPTED_VERSIONS && !encryptKey) {
    problems.push(`CUR_VERSIONS=${curVersions} needs ENCRYPT_KEY: its payloads are encrypted`);
  }
  if (encryptUserIds && !encryptKey && !sm2PublicKey) {
    problems.push('ENCRYPT_USER_IDS needs SM2_PUBLIC_KEY or ENCRYPT_KEY');
  }
  if (problems.length > 0) return fail({ kind: 'settings', problems });
  return ok(values as unknown as Settings);
}

function readValue(kind: Kind, raw: string): Result<Value, string> {
  if (raw === '') return ok(kind === 'origins' ? [] : '');
  switch (kind) {
    case 'text':
      return /^[\x21-\x7e]+$/.test(raw) ? ok(raw) : fail('may only hold visible ASCII');
    case 'id':
      return /^[\w-]+$/.test(raw) ? ok(raw) : fail('is not an id');
    case 'count':
      return /^\d{1,3}$/.test(raw) ? ok(Number(raw)) : fail('is not a whole number');
    case 'path':
      return readPath(raw);
    case 'paths':
      return readEach(raw, readPath);
    case 'locale':
      return (LOCALES as readonly string[]).includes(raw) ? ok(raw) : fail('is not a language');
    case 'scheme':
      return /^[a-z][a-z\d+.-]*$/.test(raw) &&
        !/^(javascript|data|vbscript|https?|file|blob)$/.test(raw)
        ? ok(raw)
        : fail('is not the name of an app scheme');
    case 'origin':
    case 'url':
      return readAddress(raw, kind === 'origin');
    case 'switch':
      return raw === '1' ? ok(true) : fail('is neither 0 nor 1');
    case 'mode':
      return /^[12]$/.test(raw) ? ok(Number(raw)) : fail('is none of 0, 1 and 2');
    case 'key16':
      return /^[\x21-\x7e]{16}$/.test(raw) ? ok(raw) : fail('is not 16 bytes of visible ASCII');
    case 'hex':
      return /^(04)?[\da-f]{128}$/i.test(raw) ? ok(raw) : fail('is not a key of 64 bytes in hex');
    case 'way':
      return (UPLOAD_WAYS as readonly string[]).includes(raw)
        ? ok(raw)
        : fail('is no way of uploads');
    case 'pairs': {
      const pairs = raw.split(',').map((pair) => pair.trim().split('='));
      return pairs.every(
        ([name, value]) => /^\w+$/.test(name ?? '') && /^[\w/-]+$/.test(value ?? ''),
      )
        ? ok(Object.fromEntries(pairs))
        : fail('is not a list of name=value, apart by commas');
    }
    case 'origins':
      return readEach(raw, (part) => readAddress(part, true));
    case 'streams':
      return readEach(raw, readStreamHost);
  }
}

/** Reads several values, separated by spaces. */
function readEach(
  raw: string,
  read: (part: string) => Result<string, string>,
): Result<readonly string[], string> {
  const values: string[] = [];
  for (const part of raw.split(/\s+/)) {
    const value = read(part);
    if (!value.ok) return fail(`(${part}) ${value.error}`);
    values.push(value.value);
  }
  return ok(values);
}

function readPath(raw: string): Result<string, string> {
  if (raw === '/') return ok('');
  return /^(\/[\w.~-]+)+\/?$/.test(raw)
    ? ok(raw.replace(/\/$/, ''))
    : fail('is not a path that starts with /');
}

/** Reads an origin of HTTP requests or WebSockets: `wss://live.example.test`. */
function readStreamHost(raw: string): Result<string, string> {
  const socket = /^ws(?=s?:\/\/)/i.test(raw);
  const read = readAddress(socket ? raw.replace(/^ws/i, 'http') : raw, true);
  if (!read.ok) return fail(read.error.replace('an http or https', 'an http(s) or ws(s)'));
  return ok(socket ? read.value.replace(/^http/, 'ws') : read.value);
}

function readAddress(raw: string, originOnly: boolean): Result<string, string> {
  if (!URL.canParse(raw)) return fail('is not an address');
  const url = new URL(raw);
  if (!/^https?:$/.test(url.protocol)) return fail('is not an http or https address');
  if (url.username || url.search || url.hash) return fail('must not hold a user, query or hash');
  if (!originOnly) return ok(raw.replace(/\/+$/, ''));
  return url.pathname === '/' ? ok(url.origin) : fail('must not hold a path: use SITE_BASE');
}
