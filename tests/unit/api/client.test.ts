import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientEnv, createClient } from '../../../src/api/client.ts';
import { ApiFailure } from '../../../src/api/errors.ts';
import { type PreloadedAnswers, preloadAnswer, takePreloaded } from '../../../src/api/preload.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { TIMEOUT_MS } from '../../../src/api/timeouts.ts';
import { type Seen, startServer, type TestServer } from './server.ts';
import { testSettings } from './settings.ts';

const CALL: ApiCall = { path: '/base_url/getArticleContent', params: { articleId: '9' } };
const YES = '{"status":0,"message":"success","data":{"a":1}}';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function open(
  answer: (seen: Seen, response: ServerResponse) => void,
  more: Partial<ClientEnv> = {},
) {
  const server = await startServer(answer);
  servers.push(server);
  const settings = testSettings({ apiUrl: `${server.url}/app_if` });
  const env: ClientEnv = { settings, device: () => 'dev-1', now: () => 1726641653000, ...more };
  return { server, settings, client: createClient(env) };
}

const failed = (kind: string, message: unknown, status?: number) => ({
  ok: false,
  error: { kind, message, call: 'getArticleContent', ...(status === undefined ? {} : { status }) },
});
const words = expect.any(String);

describe('client: answers', () => {
  it('sends the request and opens the envelope', async () => {
    const { client, server } = await open((_, response) => response.end(YES));
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
    const [seen] = server.seen;
    expect(seen?.method).toBe('GET');
    expect(seen?.url.pathname).toBe('/app_if/getArticleContent');
    expect(Object.fromEntries(seen?.url.searchParams ?? [])).toMatchObject({
      articleId: '9',
      siteID: '7',
      t: '1726641653000',
      device: 'dev-1',
    });
  });

  it('reads texts and ids that JSON cannot hold as the CMS meant them', async () => {
    const json = String.raw`{"status":0,"data":{"title":"a\ud83c\u0000","fileId":9007199254740993,"publishtime":"2026年11月20日 06:30","countClick":"1.2万"}}`;
    const { client } = await open((_, response) => response.end(json));
    expect(await client.send(CALL)).toEqual({
      ok: true,
      value: {
        title: 'a\ufffd',
        fileId: '9007199254740993',
        publishtime: '2026-11-20 06:30:00',
        countClick: 12_000,
      },
    });
  });

  it('posts a form with the common headers', async () => {
    const { client, server } = await open((_, response) => response.end(YES));
    await client.send({
      path: '/base_url/vote',
      method: 'post',
      params: { voteResult: ['1:2', '1:3'], n: '中 &' },
    });
    const [seen] = server.seen;
    expect(seen?.method).toBe('POST');
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(seen?.headers).toMatchObject({ source: 'wap', fid: '87fbdff6' });
    const form = new URLSearchParams(seen?.body);
    expect(form.getAll('voteResult')).toEqual(['1:2', '1:3']);
    expect(form.get('n')).toBe('中 &');
    expect(form.get('siteid')).toBe('7');
  });

  it('posts a multipart body unchanged, with the device in the address', async () => {
    const { client, server } = await open((_, response) => response.end(YES));
    const multipart = new FormData();
    multipart.append('file', new Blob(['pixels']), 'a.png');
    await client.send({ path: '/base_url/upload', method: 'post', multipart });
    const [seen] = server.seen;
    expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen?.body).toContain('pixels');
    expect(seen?.body).not.toContain('dev-1');
    expect(seen?.url.searchParams.get('device')).toBe('dev-1');
  });

  it('runs the steps in order over the built request', async () => {
    const { client, server } = await open((_, response) => response.end(YES), {
      steps: [
        (request) => ({ ...request, headers: { ...request.headers, token: 'tk' } }),
        async (request) => ({ ...request, query: { data: `${request.headers.token}!` } }),
      ],
    });
    await client.send(CALL);
    expect(server.seen[0]?.headers.token).toBe('tk');
    expect(server.seen[0]?.url.search).toBe('?data=tk%21');
  });

  it('reads an answer with a byte order mark', async () => {
    const { client } = await open((_, response) => response.end(`\uFEFF${YES}`));
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
  });
});

describe('client: failures', () => {
  it.each<[string, (response: ServerResponse) => void, unknown]>([
    ['an HTML page', (r) => r.end('<html>login</html>'), failed('malformed', words)],
    ['half an answer', (r) => r.end(YES.slice(0, 30)), failed('malformed', words)],
    ['no body', (r) => r.end(), failed('malformed', words)],
    ['204', (r) => r.writeHead(204).end(), failed('malformed', words)],
    ['null', (r) => r.end('null'), failed('empty', '')],
    [
      "an HTTP error with the server's message for both down and missing",
      (r) => r.writeHead(500).end('{"status":-1,"message":"down or missing","data":{}}'),
      failed('network', 'HTTP 500', 500),
    ],
    [
      'the same message with HTTP 429',
      (r) => r.writeHead(429).end('{"status":-1,"message":"down or missing","data":{}}'),
      failed('network', 'HTTP 429', 429),
    ],
    [
      'a request error with a refusal that has no status',
      (r) => r.writeHead(400).end('{"success":false,"message":"full"}'),
      failed('status', 'full'),
    ],
    [
      'an HTTP error with a status that has a meaning of its own',
      (r) => r.writeHead(500).end('{"status":10111,"message":"old","data":{}}'),
      failed('status', 'old', 10111),
    ],
    [
      'a refusal',
      (r) => r.end('{"status":10203,"message":"no","data":{}}'),
      failed('status', 'no', 10203),
    ],
    [
      'an error page',
      (r) => r.writeHead(502).end('<html>Bad Gateway</html>'),
      failed('network', 'HTTP 502', 502),
    ],
    [
      'an HTTP error without a body',
      (r) => r.writeHead(404).end(),
      failed('network', 'HTTP 404', 404),
    ],
    [
      'an HTTP error around an answer',
      (r) => r.writeHead(500).end(YES),
      failed('network', 'HTTP 500', 500),
    ],
    [
      'an HTTP error with a refusal',
      (r) => r.writeHead(401).end('{"status":10111,"message":"old","data":{}}'),
      failed('status', 'old', 10111),
    ],
    ['a connection closed before the answer', (r) => r.destroy(), failed('network', words)],
    [
      'a connection closed in the middle of the answer',
      (r) => {
        r.writeHead(200, { 'content-length': '1000' });
        r.write(YES, () => r.destroy());
      },
      failed('network', words),
    ],
  ])('%s', async (_, answer, expected) => {
    const { client } = await open((_seen, response) => answer(response));
    expect(await client.send(CALL)).toEqual(expected);
  });

  it('returns a network failure when the server is down', async () => {
    const { client, server } = await open(() => {});
    await server.stop();
    expect(await client.send(CALL)).toEqual(failed('network', words));
  });

  it.each([
    ['Request aborted', new DOMException('The page is left', 'AbortError')],
    ['Network Error', new TypeError('Failed to fetch')],
  ])('names a request that ends without an answer: %s', async (message, error) => {
    const { client } = await open(() => {}, { fetch: () => Promise.reject(error) });
    expect(await client.send(CALL)).toEqual(failed('network', message));
  });

  it('returns a network failure when a step throws', async () => {
    const { client } = await open((_, response) => response.end(YES), {
      steps: [
        () => {
          throw new Error('no key');
        },
      ],
    });
    expect(await client.send(CALL)).toEqual(failed('network', 'Network Error'));
  });

  it('returns the failure that a step throws', async () => {
    const error = { kind: 'malformed', message: 'no token', call: 'getAnonymousToken' } as const;
    const { client, server } = await open((_, response) => response.end(YES), {
      steps: [() => Promise.reject(new ApiFailure(error))],
    });
    expect(await client.send(CALL)).toEqual({ ok: false, error });
    expect(server.seen).toEqual([]);
  });

  it('sends nothing when a step ends after the call was cancelled', async () => {
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { client, server } = await open((_, response) => response.end(YES), {
      steps: [(request) => wait.then(() => request)],
    });
    const answer = client.send(CALL);
    client.cancelAll();
    go();
    expect(await answer).toEqual(failed('cancelled', 'batch terminate request'));
    await client.send(CALL);
    expect(server.seen).toHaveLength(1);
  });

  it('returns a failure when reading the device id throws', async () => {
    const device = () => {
      throw new Error('no storage');
    };
    const { client } = await open((_, response) => response.end(YES), { device });
    expect(await client.send(CALL)).toMatchObject({ ok: false });
  });
});

describe('client: timeouts', () => {
  it('has the time limits of the specification', () => {
    expect(TIMEOUT_MS).toEqual({ short: 5000, long: 50000, wrapper: 180000 });
  });

  it('cancels an answer that never starts, and closes the connection', async () => {
    let arrive = () => {};
    let close = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const { client } = await open((_, response) => {
      response.on('close', close);
      arrive();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = client.send(CALL, { timeoutMs: 40 });
      // A call that ends earlier has no connection.
      await arrived;
      vi.advanceTimersByTime(40);
      expect(await answer).toEqual(failed('timeout', 'timeout of 40ms exceeded'));
    } finally {
      vi.useRealTimers();
    }
    await closed;
  });

  it('cancels an answer whose body never ends', async () => {
    const { client } = await open((_, response) => response.write('{"status":0,'));
    expect(await client.send(CALL, { timeoutMs: 60 })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });

  it.each<[string, Partial<ApiCall>, number]>([
    ['a usual call', {}, TIMEOUT_MS.short],
    ['an upload', { method: 'post', multipart: new FormData() }, TIMEOUT_MS.wrapper],
    ['a call with its own limit', { timeoutMs: TIMEOUT_MS.long }, TIMEOUT_MS.long],
  ])('waits for %s up to its time limit', async (_, more, limitMs) => {
    vi.useFakeTimers();
    try {
      const never: typeof fetch = () => new Promise(() => {});
      const client = createClient({
        settings: testSettings(),
        device: () => '',
        now: () => 0,
        fetch: never,
      });
      let answer: unknown;
      client.send({ ...CALL, ...more }).then((value) => {
        answer = value;
      });
      await vi.advanceTimersByTimeAsync(limitMs - 1);
      expect(answer).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(answer).toMatchObject({ error: { kind: 'timeout' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('clears the timer after an answer', async () => {
    vi.useFakeTimers();
    try {
      const at: typeof fetch = async () => new Response(YES);
      const client = createClient({
        settings: testSettings(),
        device: () => '',
        now: () => 0,
        fetch: at,
      });
      await client.send(CALL);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('client: cancelling', () => {
  /** A client whose server delays two calls, and a promise that resolves when it has received both. */
  async function holdTwo() {
    let arrived = 0;
    let both: () => void = () => {};
    const held: ServerResponse[] = [];
    const ready = new Promise<void>((resolve) => {
      both = resolve;
    });
    const opened = await open((_, response) => {
      held.push(response);
      arrived += 1;
      if (arrived === 2) both();
    });
    return { ...opened, ready, held };
  }

  it('cancels one call and not the other', async () => {
    const { client, ready, held } = await holdTwo();
    const controller = new AbortController();
    const first = client.send(CALL, { signal: controller.signal });
    const second = client.send(CALL);
    await ready;
    controller.abort();
    expect(await first).toEqual(failed('cancelled', 'terminate request'));
    for (const response of held) response.end(YES);
    expect(await second).toMatchObject({ ok: true });
  });

  it('cancels all running calls but no later one', async () => {
    const { client, ready, held } = await holdTwo();
    const both = [client.send(CALL), client.send(CALL)];
    await ready;
    client.cancelAll();
    const cancelled = failed('cancelled', 'batch terminate request');
    expect(await Promise.all(both)).toEqual([cancelled, cancelled]);
    const third = client.send(CALL);
    await vi.waitFor(() => expect(held).toHaveLength(3));
    client.cancelAll();
    expect(await third).toEqual(cancelled);
  });

  it('sends nothing when cancelled before the call', async () => {
    const { client, server } = await open((_, response) => response.end(YES));
    const controller = new AbortController();
    controller.abort();
    expect(await client.send(CALL, { signal: controller.signal })).toEqual(
      failed('cancelled', 'cancel'),
    );
    expect(server.seen).toEqual([]);
  });

  it('cancels nothing of another client', async () => {
    const { client, ready, held, settings } = await holdTwo();
    const other = createClient({ settings, device: () => '', now: () => 0 });
    const answer = other.send(CALL);
    const cancelled = client.send(CALL);
    await ready;
    client.cancelAll();
    await cancelled;
    for (const response of held) response.end(YES);
    expect(await answer).toMatchObject({ ok: true });
  });
});

describe('client: the status hook', () => {
  const expired = '{"status":10111,"message":"expired","data":{}}';

  it('is called with a status and keeps the failure', async () => {
    const onStatus = vi.fn(() => undefined);
    const { client } = await open((_, response) => response.end(expired), { hooks: { onStatus } });
    expect(await client.send(CALL)).toEqual(failed('status', 'expired', 10111));
    expect(onStatus).toHaveBeenCalledTimes(1);
    expect(onStatus).toHaveBeenCalledWith(
      expect.objectContaining({ status: 10111, call: 'getArticleContent' }),
      expect.any(Function),
      expect.objectContaining({ call: CALL, headers: {} }),
    );
  });

  it('can return the answer of a retry', async () => {
    let asked = 0;
    const { client } = await open(
      (_, response) => {
        asked += 1;
        response.end(asked === 1 ? expired : YES);
      },
      { hooks: { onStatus: (_error, retry) => retry() } },
    );
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
  });

  it('is not called for the failure of its own retry', async () => {
    const { client, server } = await open((_, response) => response.end(expired), {
      hooks: { onStatus: (_error, retry) => retry() },
    });
    expect(await client.send(CALL)).toMatchObject({ error: { status: 10111 } });
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    ['a missing article', 200, '"empty"'],
    ['a refusal without a number', 200, '{"success":false,"message":"full"}'],
  ])('is not called for %s', async (_, status, text) => {
    const onStatus = vi.fn(() => undefined);
    const { client } = await open((_seen, r) => r.writeHead(status).end(text), {
      hooks: { onStatus },
    });
    expect(await client.send(CALL)).toMatchObject({ ok: false });
    expect(onStatus).not.toHaveBeenCalled();
  });

  it('is called for a status of HTTP, and may send the call in another form', async () => {
    const { client, server } = await open(
      ({ url }, r) => (url.pathname.endsWith('Content') ? r.writeHead(404).end() : r.end(YES)),
      {
        hooks: {
          onStatus: (error, retry) =>
            error.status === 404 ? retry({ path: '/base_url/other', method: 'post' }) : undefined,
        },
      },
    );
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
    expect(server.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /app_if/getArticleContent',
      'POST /app_if/other',
    ]);
  });

  it('receives the request as sent', async () => {
    const onStatus = vi.fn(() => undefined);
    const { client } = await open((_, response) => response.end(expired), {
      hooks: { onStatus },
      steps: [(request) => ({ ...request, headers: { token: 'tk' } })],
    });
    await client.send(CALL);
    expect(onStatus.mock.calls[0]).toMatchObject([{}, {}, { headers: { token: 'tk' } }]);
  });

  it('does not retry a call that was cancelled meanwhile', async () => {
    let cancel = () => {};
    const { client, server } = await open((_, response) => response.end(expired), {
      hooks: {
        onStatus: (_error, retry) => {
          cancel();
          return retry();
        },
      },
    });
    cancel = client.cancelAll;
    expect(await client.send(CALL)).toEqual(failed('cancelled', 'batch terminate request'));
    expect(server.seen).toHaveLength(1);
  });

  it('keeps the failure when the hook throws', async () => {
    const onStatus = () => {
      throw new Error('hook');
    };
    const { client } = await open((_, response) => response.end(expired), { hooks: { onStatus } });
    expect(await client.send(CALL)).toEqual(failed('status', 'expired', 10111));
  });
});

describe('client: preloaded answers', () => {
  async function openEarly(answer: (seen: Seen, response: ServerResponse) => void, call = CALL) {
    const early: PreloadedAnswers = new Map();
    const opened = await open(answer, { preloaded: (request) => takePreloaded(early, request) });
    preloadAnswer(early, opened.settings, 'dev-0', 1, call);
    return { ...opened, early };
  }

  it('uses a preloaded answer instead of a request, independent of time and device', async () => {
    const { client, server } = await openEarly((_, response) => response.end(YES));
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.url.searchParams.get('device')).toBe('dev-0');
  });

  it('uses a preloaded answer once, then sends a request', async () => {
    const { client, server } = await openEarly((_, response) => response.end(YES));
    await client.send(CALL);
    await client.send(CALL);
    expect(server.seen).toHaveLength(2);
  });

  it('does not use the answer to another request', async () => {
    const other = { ...CALL, params: { articleId: '10' } };
    const { client, server, early } = await openEarly((_, response) => response.end(YES), other);
    await client.send(CALL);
    expect(server.seen).toHaveLength(2);
    expect(early.size).toBe(1);
  });

  it('repeats the request when the preloaded one failed', async () => {
    let asked = 0;
    const { client } = await openEarly((_, response) => {
      asked += 1;
      if (asked === 1) response.destroy();
      else response.end(YES);
    });
    expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
  });

  it('preloads an answer on a condition, and sends the request itself when that is not met', async () => {
    for (const isMet of [true, false]) {
      const early: PreloadedAnswers = new Map();
      const { client, server, settings } = await open((_, response) => response.end(YES), {
        preloaded: (request) => takePreloaded(early, request),
      });
      const condition = isMet ? Promise.resolve() : Promise.reject(new Error('no ads'));
      preloadAnswer(early, settings, 'dev-0', 1, CALL, condition);
      expect(server.seen).toHaveLength(0);
      expect(await client.send(CALL)).toEqual({ ok: true, value: { a: 1 } });
      expect(server.seen).toHaveLength(1);
    }
  });

  it('applies the time limit to a preloaded answer', async () => {
    const { client } = await openEarly(() => {});
    expect(await client.send(CALL, { timeoutMs: 30 })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
});
