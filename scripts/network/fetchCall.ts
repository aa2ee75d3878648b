import { AnswerRefused, followRedirects } from './sendHttp.ts';

/** An article may contain pictures; sixteen answers of this size at once fit into the memory. */
export const MAX_ANSWER_BYTES = 16_777_216;

/** As Node's own `fetch` names itself: servers may know it. */
const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': 'node' };
/** Of these an answer has no body, and no `Response` may have one. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` for calls of Node's side: a server may redirect within its host only, since it would lead
 * the request, with its token, anywhere else; an answer has at most `MAX_ANSWER_BYTES`. Rejects where
 * `fetch` does, with `AnswerRefused` for answers that break these rules.
 */
export const fetchCall: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const headers = Object.fromEntries(request.headers);
  const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
  const {
    status,
    headers: received,
    body: text,
  } = await followRedirects(
    {
      url: new URL(request.url),
      method: request.method,
      body,
      maxBytes: MAX_ANSWER_BYTES,
      signal: init?.signal ?? undefined,
    },
    async (url, from) => {
      if (from && !staysOnHost(from, url)) throw new AnswerRefused(`a redirect to ${url.host}`);
      return { headers: { ...HEADERS, ...headers } };
    },
  );
  return new Response(WITHOUT_BODY.includes(status) ? null : text, {
    status,
    headers: Object.entries(received).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  });
};

/** Returns whether a redirect stays on its host; it may change from HTTP to HTTPS, never back. */
export function staysOnHost(from: URL, to: URL): boolean {
  if (from.hostname !== to.hostname) return false;
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:';
  return from.origin === to.origin || (isUpgrade && from.port === '' && to.port === '');
}
