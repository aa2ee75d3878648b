import { describe, expect, it } from 'vitest';
import { signHook } from '../../../scripts/publish/hookRoutes.ts';
import { formatPreviewLink, signPreview } from '../../../scripts/publish/previewLink.ts';
import { createPreviewRoutes } from '../../../scripts/publish/previewRoutes.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';

const SECRET = 'a-secret-of-previews';
const NOW = Date.UTC(2026, 10, 20);
const ARTICLE = { columnId: '12', id: '345' };
/** Epoch seconds, so many after now. */
const inSeconds = (seconds: number) => String(NOW / 1000 + seconds);
const DAY_S = 86_400;

async function open(
  address: string,
  {
    secret = SECRET as string | undefined,
    page = ok('<!DOCTYPE html><title>draft</title>') as Result<string, ApiError> | Error,
  } = {},
) {
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const app = createPreviewRoutes({
    secret,
    settings: { frameAncestors: ['https://cms.example.test'] },
    publisher: {
      renderPreview: async ({ columnId, id }) => {
        rendered.push(`${columnId}/${id}`);
        if (page instanceof Error) throw page;
        return page;
      },
    },
    reportError: (error) => errors.push(error),
    now: () => NOW,
  });
  const response = await app.request(address);
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    rendered,
    errors,
  };
}

const linkOf = (
  until = inSeconds(60),
  article = ARTICLE,
  signature = signPreview(SECRET, article, until),
) => `/preview/12/345?until=${until}&signature=${signature}`;

describe('a preview link', () => {
  it('opens its article, whose address is kept by no cache and sent to no other site', async () => {
    const { status, headers, text, rendered } = await open(linkOf());
    expect({ status, text, rendered }).toEqual({
      status: 200,
      text: '<!DOCTYPE html><title>draft</title>',
      rendered: ['12/345'],
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'self' https://cms.example.test",
      'content-type': 'text/html; charset=UTF-8',
    });
  });

  it('that the publisher prints is valid for two days', async () => {
    const link = formatPreviewLink(SECRET, ARTICLE, 'https://news.example.test/news', NOW);
    expect(link).toMatch(/^https:\/\/news\.example\.test\/news\/preview\/12\/345\?/);
    const { searchParams, pathname, search } = new URL(link);
    expect(searchParams.get('until')).toBe(inSeconds(2 * DAY_S));
    expect((await open(pathname.replace('/news', '') + search)).status).toBe(200);
  });

  it('may have parameters that others add', async () =>
    expect((await open(`${linkOf()}&utm_source=mail`)).status).toBe(200));

  it.each([
    ['without a signature', '/preview/12/345', 'The signature of this link is wrong.'],
    [
      'of another article',
      linkOf(inSeconds(60), { columnId: '12', id: '346' }),
      'The signature of this link is wrong.',
    ],
    [
      'of another column',
      linkOf(inSeconds(60), { columnId: '1', id: '2345' }),
      'The signature of this link is wrong.',
    ],
    [
      'of another secret',
      linkOf(inSeconds(60), ARTICLE, signPreview('another-secret-of-16', ARTICLE, inSeconds(60))),
      'The signature of this link is wrong.',
    ],
    [
      'whose end was moved',
      linkOf(inSeconds(60)).replace(inSeconds(60), inSeconds(61)),
      'The signature of this link is wrong.',
    ],
    [
      'with a signature of the webhook',
      linkOf(inSeconds(60), ARTICLE, signHook(SECRET, inSeconds(60), 'preview 12/345')),
      'The signature of this link is wrong.',
    ],
    [
      'with half a signature',
      linkOf(inSeconds(60), ARTICLE, 'ab'),
      'The signature of this link is wrong.',
    ],
    ['whose end is no time', linkOf('never'), 'The signature of this link is wrong.'],
    [
      'that has ended',
      linkOf(inSeconds(0)),
      'This link has ended. Ask the newsroom for a new one.',
    ],
    [
      'that has an end too far ahead',
      linkOf(inSeconds(30 * DAY_S + 1)),
      'This link ends too late: 30 days ahead at most.',
    ],
  ])('%s is refused with a sentence, and nothing is asked for', async (_, link, sentence) => {
    const { status, headers, text, rendered } = await open(link);
    expect({ status, text, rendered }).toEqual({
      status: 403,
      text: `${sentence}\n`,
      rendered: [],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('opens nothing without a secret', async () => {
    const { status, text, rendered } = await open(linkOf(), { secret: '' });
    expect({ status, text, rendered }).toEqual({
      status: 404,
      text: 'PREVIEW_SECRET is not set.\n',
      rendered: [],
    });
  });

  it('of what is no id is not asked for', async () => {
    const article = { columnId: '..', id: '345' };
    const until = inSeconds(60);
    const { status, rendered } = await open(
      `/preview/%2e%2e%2f/345?until=${until}&signature=${signPreview(SECRET, { ...article, columnId: '../' }, until)}`,
    );
    expect({ status, rendered }).toEqual({ status: 404, rendered: [] });
  });

  const error = (kind: ApiError['kind']): ApiError => ({
    kind,
    message: 'why',
    call: 'getArticleContent',
  });

  it.each([
    ['an article that is not there', fail(error('empty')), 404, 0],
    ['an article that the server refuses', fail(error('status')), 404, 0],
    ['a server that is away', fail(error('network')), 503, 1],
    ['a page that cannot be rendered', new Error('boom'), 503, 1],
  ])('to %s answers with a sentence', async (_, page, status, errors) => {
    const answer = await open(linkOf(), { page });
    expect(answer.status).toBe(status);
    expect(answer.errors).toHaveLength(errors);
    expect(answer.text).toMatch(/\.\n$/);
    expect(answer.text).not.toContain('boom');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
