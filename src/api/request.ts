import type { Settings } from '../settings.ts';
import { formatFid } from './fid.ts';
import { type CallPath, resolveUrl } from './hosts.ts';

/** `undefined` and `null` are not sent; a list is sent as a repeated parameter. */
export type ParamValue = string | number | boolean | null | undefined | readonly string[];
export type Params = Readonly<Record<string, ParamValue>>;

/** What is asked for, before hosts and common parameters: a row of the catalogue with its payload. */
export interface ApiCall {
  readonly path: CallPath;
  /** Only get and post exist: anything that is not `post` is sent as get (product 7.1). */
  readonly method?: string;
  readonly params?: Params;
  /** A multipart body, sent as it is; `params` then go into the address. */
  readonly multipart?: FormData;
  /** Milliseconds for the whole answer; `TIMEOUT_MS.short` when absent. */
  readonly timeoutMs?: number;
  /** Skips the common parameters and headers: product detail (product 7.7). `.json` files always do. */
  readonly raw?: boolean;
  /** Outlives the page that sends it. */
  readonly keepalive?: true;

  /** The caller tells the reader of the server's refusals (10202 to 10204) itself. */
  readonly saysRefusals?: true;

  // What a session does with it (api/steps).

  /** In a member's name: carries the access token where others carry none. */
  readonly member?: true;
  /** Tokens are made by it: it carries none. */
  readonly tokenFree?: true;
  /** Signatures are made by it: it carries none. */
  readonly signFree?: true;
  /** Opts out of encryption. */
  readonly plain?: true;
  /** Encrypted in every deployment. */
  readonly sealed?: true;
  /** Parameters that hold a user's id, which some deployments encrypt. */
  readonly userIds?: readonly string[];
}

/**
 * A request on its way through the steps: still in parts, so that a step can
 * sign, add a token or replace the payload by a cipher.
 */
export interface ApiRequest {
  readonly call: ApiCall;
  readonly method: 'GET' | 'POST';
  /** Without query. */
  readonly url: string;
  /** What every request carries; a parameter of the call stands before one of the same name. */
  readonly common: Params;
  readonly query: Params;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as `application/x-www-form-urlencoded`, a FormData as multipart. */
  readonly body: Params | FormData | null;
}

/** Changes a request before it is sent. Steps run in order, after `buildRequest`. */
export type RequestStep = (request: ApiRequest) => ApiRequest | Promise<ApiRequest>;

/**
 * The request of a call: host, common parameters and headers (product 7.3).
 * Stands alone and decides from its arguments only, so that the inline script of
 * a template page and the client that wakes later make the same request.
 *
 * `source` and `fid` are headers where that costs nothing; a cross-origin GET
 * carries them in its query, which saves a preflight on every read
 * (src/decisions/0005-source-and-fid-are-parameters-of-cross-origin-reads.md).
 */
export function buildRequest(
  settings: Settings,
  device: string,
  now: number,
  call: ApiCall,
): ApiRequest {
  const post = call.method?.toLowerCase() === 'post';
  const url = resolveUrl(settings, call.path);
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

/** Neither common parameters nor headers nor a session's steps: outside of the wrapper. */
export const isRaw = ({ raw, path }: ApiCall): boolean => !!raw || /\.json($|[?#])/.test(path);

/** All three spellings of the site: a server reads one or the other (wire 3.1). */
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

/** A call's own parameter stands before a common one of the same name (`source` of the comments). */
function merge(common: Params, payload: Params): Params {
  const merged: Record<string, ParamValue> = {};
  for (const part of [common, payload]) {
    for (const name of Object.keys(part)) {
      if (part[name] !== undefined && part[name] !== null) merged[name] = part[name];
    }
  }
  return merged;
}

/** `getArticleContent` of `/base_url/getArticleContent`: names the call in failures. */
export function callName({ path }: ApiCall): string {
  return path.replace(/[?#].*/, '').replace(/.*\//, '');
}

/**
 * Names what a request asks for, whenever and on whatever device: an early
 * answer is found by it. Headers belong to it, so that a signed request never
 * takes the answer to an unsigned one.
 */
export function requestKey({ method, url, query, headers }: ApiRequest): string {
  return JSON.stringify([method, url, { ...query, t: 0, device: 0 }, headers]);
}

/** The whole address, query included. */
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
