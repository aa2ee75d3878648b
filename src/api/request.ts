import type { Settings } from '../settings.ts';
import type { CallForm, CallPath } from './callPath.ts';
import { resolveUrl } from './hosts.ts';

/**
 * Returns the `fid` of a deployment: FNV-1a (32 bits, eight hex digits) of `{siteId}-{appId}`
 * (product 7.3: a hash of a site and app string). It distinguishes deployments in server
 * logs; it is not a secret.
 */
export function formatFid(siteId: string, appId: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${siteId}-${appId}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** `undefined` and `null` are not sent; a list is sent as a repeated parameter. */
type ParamValue = string | number | boolean | null | undefined | readonly string[];
export type Params = Readonly<Record<string, ParamValue>>;

/** A call of the API with its payload, before hosts and common parameters are added. */
export interface ApiCall {
  /** Names the call: the path of the first form in api/forms/callTable.ts. */
  readonly path: CallPath;
  /** Only GET and POST are used: anything that is not `post` is sent as GET (product 7.1). */
  readonly method?: string;
  readonly params?: Params;
  /** Another form of the call, which is sent in its place; one that settings choose is sent then. */
  readonly form?: CallForm | undefined;
  /** A multipart body, sent unchanged; `params` are then sent in the address. */
  readonly multipart?: FormData;
  /** Time limit in ms for the whole answer; `TIMEOUT_MS.short` when absent. */
  readonly timeoutMs?: number;
  /**
   * Omits common parameters and headers: product detail (product 7.7). `.json` files always
   * do.
   */
  readonly raw?: boolean;
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: true;

  /** Whether the caller shows the server's refusals (10202 to 10204) itself. */
  readonly handlesRefusals?: true;

  // Instructions for the steps of a session (api/steps).

  /** Sends the member's access token even when calls usually have none. */
  readonly member?: true;
  /** The member (`uid`) whose token it is sent with: it fails while another one is logged in, or none. */
  readonly author?: string;
  /** Sends no token, because this call is needed to get one. */
  readonly tokenFree?: true;
  /** Sends no signature, because this call is needed to get the keys. */
  readonly signFree?: true;
  /** Is sent without the steps of a session, which wait for its answer. */
  readonly sessionFree?: true;
  /** Is encrypted in every deployment. */
  readonly sealed?: true;
  /** Parameters with a user's id, which some deployments encrypt. */
  readonly userIds?: readonly string[];
}

/**
 * A request in the steps: its parts are separate, so that a step can sign it, add a token or
 * encrypt the payload.
 */
export interface ApiRequest {
  readonly call: ApiCall;
  readonly method: 'GET' | 'POST';
  /** Without query. */
  readonly url: string;
  /** Common parameters; a parameter of the call replaces one of the same name. */
  readonly common: Params;
  readonly query: Params;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as `application/x-www-form-urlencoded`, a FormData as multipart. */
  readonly body: Params | FormData | null;
}

/** Changes a request before it is sent. Steps run in order, after `buildRequest`. */
export type RequestStep = (request: ApiRequest) => ApiRequest | Promise<ApiRequest>;

/**
 * Builds the request of a call: host, common parameters and headers (product 7.3). Depends
 * only on its arguments, so that the inline script of a template page and the client, which
 * starts later, build the same request.
 *
 * `source` and `fid` are headers where that costs nothing; a cross-origin GET has them in its
 * query, which saves a preflight on every read (decision 5).
 */
export function buildRequest(
  settings: Settings,
  device: string,
  now: number,
  call: ApiCall,
): ApiRequest {
  const { path, method } = call.form ?? settings.callForms?.[call.path] ?? call;
  const post = method?.toLowerCase() === 'post';
  const url = resolveUrl(settings, path);
  const raw = isRaw(call);
  const marks = { source: settings.apiSource, fid: formatFid(settings.siteId, settings.appId) };
  const inHeaders = post || url.startsWith(`${settings.siteUrl}/`);
  const common = raw ? {} : { ...commonParams(settings, device, now), ...(inHeaders ? {} : marks) };
  const payload = call.params ?? {};
  const bodyOf = () => call.multipart ?? merge(common, payload);
  return {
    call,
    method: post ? 'POST' : 'GET',
    url,
    common,
    query: post && !call.multipart ? {} : merge(common, payload),
    headers: raw || !inHeaders ? {} : marks,
    body: post ? bodyOf() : null,
  };
}

/** Whether a call has no common parameters, headers and session steps. */
export const isRaw = ({ raw, path }: ApiCall): boolean => !!raw || /\.json($|[?#])/.test(path);

/** All three spellings of the site id: each server reads one of them (wire 3.1). */
function commonParams(settings: Settings, device: string, now: number): Params {
  const { siteId } = settings;
  return {
    t: now,
    siteId,
    appID: settings.appId,
    device,
    siteID: siteId,
    siteid: siteId,
    curVersions: settings.curVersions || null,
    apiVersion: settings.apiVersion || null,
  };
}

/**
 * Merges parameters; the call's own replace common ones of the same name (`source` of the
 * comments).
 */
function merge(common: Params, payload: Params): Params {
  const merged: Record<string, ParamValue> = {};
  for (const part of [common, payload]) {
    for (const name of Object.keys(part)) {
      if (part[name] !== undefined && part[name] !== null) merged[name] = part[name];
    }
  }
  return merged;
}

/** Returns the call's name for failures: `getArticleContent` for `/base_url/getArticleContent`. */
export function callName({ path }: ApiCall): string {
  return path.replace(/[?#].*/, '').replace(/^.*\//, '');
}

/**
 * Returns a key of the request that is independent of time and device, to find an early answer.
 * It includes the headers, so that a signed request never gets the answer to an unsigned one.
 */
export const requestKey = ({ method, url, query, headers }: ApiRequest): string =>
  JSON.stringify([method, url, { ...query, t: 0, device: 0 }, headers]);

/** Returns the absolute address, query included. */
export function formatUrl({ url, query }: ApiRequest): string {
  const text = formatParams(query).toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}

export function formatParams(params: Params): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const name of Object.keys(params)) {
    for (const value of [params[name]].flat()) {
      if (value !== undefined && value !== null) pairs.append(name, String(value));
    }
  }
  return pairs;
}
