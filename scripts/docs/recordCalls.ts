import { createClient } from '../../src/api/client.ts';
import { findHostPrefix } from '../../src/api/hosts.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { CALL_EXAMPLES } from './callExamples.ts';

/** A call that `src/api/calls` has sent. */
export interface SentCall {
  readonly method: string;
  /** With the prefix of its host: `/base_url/getConfig`. */
  readonly path: string;
  /** Names without those of `COMMON`, in order of the alphabet. */
  readonly params: readonly string[];
}

/** Parameters of every request (product 7.3). */
const COMMON = new Set([
  't',
  'siteId',
  'siteID',
  'siteid',
  'appID',
  'device',
  'curVersions',
  'apiVersion',
]);

/** A site on the host of its servers: `source` and `fid` are headers there, not parameters. */
const HOST = 'http://cms.example.test';
/** Every server has the prefix of its calls as its path. */
const SETTINGS = {
  SITE_URL: HOST,
  API_URL: `${HOST}/base_url`,
  NIS_URL: `${HOST}/nis_url`,
  SSO_URL: `${HOST}/sso_url`,
  ADV_URL: `${HOST}/adv-appif-server`,
  MVOD_URL: `${HOST}/mvod_if`,
  MAM_URL: `${HOST}/mam_url`,
  MINIO_URL: `${HOST}/minio_url`,
};

/**
 * Sends every call with the arguments of `CALL_EXAMPLES` to no server, and returns what was sent,
 * each method and path once. Files of the site itself are left out.
 */
export async function recordCalls(): Promise<readonly SentCall[]> {
  const settings = parseSettings(SETTINGS);
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));

  const sent = new Map<string, { method: string; path: string; names: Set<string> }>();
  const record: typeof fetch = async (address, init) => {
    const { href, pathname: path, searchParams } = new URL(String(address));
    const method = init?.method ?? 'GET';
    if (findHostPrefix(settings.value, href)) {
      const { names } = sent.get(`${method} ${path}`) ?? { names: new Set<string>() };
      sent.set(`${method} ${path}`, { method, path, names });
      const { body } = init ?? {};
      const fields = body instanceof URLSearchParams || body instanceof FormData ? body : [];
      for (const [name] of [...searchParams, ...fields]) if (!COMMON.has(name)) names.add(name);
    }
    return new Response('{"status":0,"data":{}}');
  };
  const client = createClient({
    settings: settings.value,
    device: () => 'device',
    now: () => 0,
    fetch: record,
  });
  const { fetch: real } = globalThis;
  // The image of a captcha is requested past the client's own `fetch`.
  globalThis.fetch = record;
  try {
    for (const { send } of CALL_EXAMPLES) await send(client);
  } finally {
    globalThis.fetch = real;
  }
  return [...sent.values()].map(({ names, ...call }) => ({ ...call, params: [...names].sort() }));
}
