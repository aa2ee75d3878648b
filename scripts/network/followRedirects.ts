import { AnswerRefused, type HttpAnswer, type HttpRequest, sendHttp } from './sendHttp.ts';

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;

/** What differs between the steps of a redirected request. */
type Step = Pick<HttpRequest, 'headers' | 'isPublicOnly'>;

/**
 * Sends a request and follows redirects, of which only GET has any.
 *
 * @param prepare returns what a step is sent with; throws when its address is refused. `from` is the
 *   address that redirects, null for the first
 */
export async function followRedirects(
  request: Omit<HttpRequest, keyof Step>,
  prepare: (url: URL, from: URL | null) => Promise<Step>,
): Promise<HttpAnswer> {
  let from: URL | null = null;
  let { url } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendHttp({ ...request, url, ...(await prepare(url, from)) });
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.status) || location === undefined) return answer;
    if (request.body !== undefined) throw new AnswerRefused('a request with a body was redirected');
    from = url;
    url = new URL(location, url);
  }
  throw new AnswerRefused(`more than ${MAX_REDIRECTS} redirects`);
}
