import { LOCALES, type Locale } from './i18n/locales.ts';
import { fail, ok, type Result } from './model/result.ts';

/**
 * A deployment: where it stands and which servers it talks to. Read from the
 * environment once, handed on as this one value; nothing else reads variables.
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
  /** 0 sends none and gets bare answers (interop section 2). */
  readonly curVersions: number;
  readonly apiVersion: string;
  readonly apiSource: string;
  /** Scheme of links into the native app, without '://'; '' when there is no app. */
  readonly appScheme: string;
  /** The token in the user agent that tells the native app's web view. */
  readonly appUa: string;
  readonly defaultLocale: Locale;
  /** Address of the site's FZYS font; '' when there is none to ask for. */
  readonly fontUrl: string;
  /** Origins that may show the pages in a frame beside their own: the CMS's preview. */
  readonly frameAncestors: readonly string[];
}

type Kind = 'text' | 'id' | 'origin' | 'url' | 'path' | 'count' | 'locale' | 'scheme' | 'origins';

interface Variable {
  readonly name: string;
  readonly key: keyof Settings;
  readonly kind: Kind;
  readonly fallback: string;
  readonly optional?: boolean;
  /** One line for `.env.example`. */
  readonly about: string;
}

/** Every variable, in the order of `.env.example`; the fallbacks run the embedded origin. */
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
];

type Value = string | number | readonly string[];

export interface SettingsError {
  readonly kind: 'settings';
  readonly problems: readonly string[];
}

/**
 * Settings from variables (`SITE_ID=…`). A variable that is absent takes its
 * fallback; one that is present must be right. Every problem names its variable.
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
    const read = readValue(variable.kind, raw);
    if (read.ok) values[variable.key] = read.value;
    else problems.push(`${variable.name}=${raw} ${read.error}: ${variable.about}`);
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
      if (raw === '/') return ok('');
      return /^(\/[\w.~-]+)+\/?$/.test(raw)
        ? ok(raw.replace(/\/$/, ''))
        : fail('is not a path that starts with /');
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
    case 'origins': {
      const origins: string[] = [];
      for (const part of raw.split(/\s+/)) {
        const read = readAddress(part, true);
        if (!read.ok) return fail(`(${part}) ${read.error}`);
        origins.push(read.value);
      }
      return ok(origins);
    }
  }
}

function readAddress(raw: string, originOnly: boolean): Result<string, string> {
  if (!URL.canParse(raw)) return fail('is not an address');
  const url = new URL(raw);
  if (!/^https?:$/.test(url.protocol)) return fail('is not an http or https address');
  if (url.username || url.search || url.hash) return fail('must not hold a user, query or hash');
  if (!originOnly) return ok(raw.replace(/\/+$/, ''));
  return url.pathname === '/' ? ok(url.origin) : fail('must not hold a path: use SITE_BASE');
}
