import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPurger } from '../../scripts/purge/purger.ts';
import type { PurgeSettings } from '../../scripts/purge/purgeSettings.ts';
import { createFakeClock } from '../helpers/fakeClock.ts';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CLOUDFLARE_OK: Answer = {
  status: 200,
  body: '{"success":true,"errors":[],"messages":[],"result":{"id":"1"}}',
};

const CLOUDFRONT_OK: Answer = {
  status: 201,
  headers: { 'Content-Type': 'text/xml' },
  body: '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>',
};

let origin = '';
let requests: ReceivedRequest[] = [];
/** Answers the request with this number, from 0. */
let answer: (index: number) => Answer = () => CLOUDFLARE_OK;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  requests = [];
  answer = () => CLOUDFLARE_OK;
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  requests.push({ method, path, headers, body });
  const { status, headers: sent = {}, body: text = '' } = answer(requests.length - 1);
  response.writeHead(status, sent).end(text);
}

const TOKEN = 'hunter2';
const cloudflare = (): PurgeSettings => ({
  cdn: 'cloudflare',
  zone: 'zone1',
  token: TOKEN,
  apiUrl: `${origin}/client/v4`,
});
const fastly = (): PurgeSettings => ({ cdn: 'fastly', token: TOKEN, apiUrl: origin });
const cloudFront = (): PurgeSettings => ({
  cdn: 'cloudfront',
  distribution: 'E1',
  apiUrl: origin,
  credentials: { accessKeyId: 'AKIA1', secretAccessKey: TOKEN },
});
const http = (): PurgeSettings => ({
  cdn: 'http',
  method: 'PURGE',
  url: `${origin}{path}`,
  headers: { Host: '{host}', 'X-Key': '{token}' },
  token: TOKEN,
});

const addresses = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://news.example.test/site/newsDetail/12/${i}.html`);

/** Purges with a clock of its own; returns the report and how much time it took, in ms. */
async function purge(settings: PurgeSettings, list: readonly string[], reference = 'run-1') {
  const clock = createFakeClock();
  const start = clock.now();
  const purger = await openPurger(settings, clock);
  return { ...(await purger.purge(list, reference)), ms: clock.now() - start };
}

describe('Cloudflare', () => {
  it('receives addresses as files, with the token', async () => {
    const report = await purge(cloudflare(), addresses(2));
    expect(report).toMatchObject({ purged: addresses(2), failed: [] });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/client/v4/zones/zone1/purge_cache',
        headers: { authorization: 'Bearer hunter2', 'content-type': 'application/json' },
      },
    ]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ files: addresses(2) });
  });

  it('receives 30 addresses in a request, each once, and four requests a second', async () => {
    const list = addresses(285);
    const { purged, ms } = await purge(cloudflare(), [...list, ...list]);
    const sent = requests.map(({ body }) => (JSON.parse(body) as { files: string[] }).files);
    expect(sent.map(({ length }) => length).sort()).toEqual([15, ...Array(9).fill(30)]);
    expect(sent.flat().sort()).toEqual(list.toSorted());
    expect(purged.toSorted()).toEqual(list.toSorted());
    expect(ms).toBe(9 * 250);
  });

  it('is a failure when the answer names errors, without the token', async () => {
    answer = () => ({
      status: 400,
      body: '{"success":false,"errors":[{"code":6003,"message":"Invalid header hunter2"}]}',
    });
    const { purged, failed } = await purge(cloudflare(), addresses(1));
    expect(purged).toEqual([]);
    const error = { kind: 'rejected', message: 'HTTP 400: Invalid header *** (6003)' };
    expect(failed).toEqual([{ addresses: addresses(1), error }]);
  });

  it.each(['{"success":false,"errors":[]}', '<h1>OK</h1>', ''])(
    'is a failure when the answer is %j with status 200',
    async (body) => {
      answer = () => ({ status: 200, body });
      const { failed } = await purge(cloudflare(), addresses(1));
      expect(failed).toMatchObject([{ error: { kind: 'rejected' } }]);
    },
  );
});

describe('Fastly', () => {
  it('receives one address in a request, in its path, and 20 requests a second', async () => {
    answer = () => ({ status: 200, body: '{"status":"ok","id":"108-1"}' });
    const { purged, ms } = await purge(fastly(), addresses(3));
    expect(purged).toHaveLength(3);
    expect(requests.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [0, 1, 2].map((i) => `POST /purge/news.example.test/site/newsDetail/12/${i}.html`),
    );
    for (const { headers, body } of requests) {
      expect(headers).toMatchObject({ 'fastly-key': TOKEN, accept: 'application/json' });
      expect(body).toBe('');
    }
    expect(ms).toBe(2 * 50);
  });
});

describe('CloudFront', () => {
  const FULL: Answer = {
    status: 400,
    headers: { 'Content-Type': 'text/xml' },
    body: '<ErrorResponse><Error><Type>Sender</Type><Code>TooManyInvalidationsInProgress</Code><Message>wait</Message></Error></ErrorResponse>',
  };
  const referenceOf = ({ body }: ReceivedRequest) =>
    /<CallerReference>([^<]*)</.exec(body)?.[1] ?? '';

  it('receives encoded paths in an invalidation that is signed', async () => {
    answer = () => CLOUDFRONT_OK;
    const list = ['https://news.example.test/~site/a.html', 'https://news.example.test/'];
    expect(await purge(cloudFront(), list)).toMatchObject({ purged: list, failed: [] });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: expect.stringMatching(/^\/2020-05-31\/distribution\/E1\/invalidation\/?$/),
        headers: { authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIA1\//) },
      },
    ]);
    const body = requests[0]?.body ?? '';
    expect(body).toContain('<Quantity>2</Quantity>');
    expect([...body.matchAll(/<Path>([^<]*)</g)].map(([, path]) => path)).toEqual([
      '/%7Esite/a.html',
      '/',
    ]);
  });

  it('receives 1,000 paths in a request', async () => {
    answer = () => CLOUDFRONT_OK;
    const { purged } = await purge(cloudFront(), addresses(2500));
    expect(purged).toHaveLength(2500);
    const counts = requests.map(({ body }) => /<Quantity>(\d+)</.exec(body)?.[1]);
    expect(counts.sort()).toEqual(['1000', '1000', '500']);
    expect(new Set(requests.map(referenceOf)).size).toBe(3);
  });

  it('receives the same reference when a request is repeated, later in the same run or by the next', async () => {
    answer = (index) => (index === 0 ? FULL : CLOUDFRONT_OK);
    const { purged, ms } = await purge(cloudFront(), addresses(2));
    expect(purged).toHaveLength(2);
    expect(ms).toBe(60_000);
    await purge(cloudFront(), addresses(2));
    expect(new Set(requests.map(referenceOf)).size).toBe(1);
    await purge(cloudFront(), addresses(2), 'run-2');
    expect(new Set(requests.map(referenceOf)).size).toBe(2);
    expect(requests).toHaveLength(4);
  });

  it('is a failure when the distribution does not exist', async () => {
    const body =
      '<ErrorResponse><Error><Code>NoSuchDistribution</Code><Message>none</Message></Error></ErrorResponse>';
    answer = () => ({ status: 404, body });
    const { failed } = await purge(cloudFront(), addresses(1));
    expect(failed).toEqual([
      { addresses: addresses(1), error: { kind: 'missing', message: 'NoSuchDistribution: none' } },
    ]);
    expect(requests).toHaveLength(1);
  });
});

describe('any other cache', () => {
  it('receives the request of the template', async () => {
    answer = () => ({ status: 200 });
    const { purged } = await purge(http(), addresses(1));
    expect(purged).toEqual(addresses(1));
    expect(requests).toMatchObject([
      {
        method: 'PURGE',
        path: '/site/newsDetail/12/0.html',
        headers: { host: 'news.example.test', 'x-key': TOKEN },
      },
    ]);
  });

  it('follows no redirect with the token', async () => {
    answer = () => ({ status: 302, headers: { Location: `${origin}/other` } });
    const { failed } = await purge(http(), addresses(1));
    expect(failed).toMatchObject([{ error: { kind: 'rejected', message: 'HTTP 302' } }]);
    expect(requests).toHaveLength(1);
  });
});

const KINDS: [string, () => PurgeSettings][] = [
  ['Cloudflare', cloudflare],
  ['Fastly', fastly],
  ['CloudFront', cloudFront],
  ['another cache', http],
];

describe.each(KINDS)('a purge of %s', (_, settings) => {
  it('is repeated after faults of the server, with longer pauses', async () => {
    const success = settings().cdn === 'cloudfront' ? CLOUDFRONT_OK : CLOUDFLARE_OK;
    answer = (index) => (index < 2 ? { status: 503 } : success);
    const { purged, failed, ms } = await purge(settings(), addresses(1));
    expect({ purged, failed }).toEqual({ purged: addresses(1), failed: [] });
    expect(ms).toBe(1_000 + 2_000);
  });

  it('fails after five attempts', async () => {
    answer = () => ({ status: 500 });
    const { purged, failed } = await purge(settings(), addresses(1));
    expect(purged).toEqual([]);
    expect(failed).toMatchObject([{ addresses: addresses(1), error: { kind: 'server' } }]);
    expect(requests).toHaveLength(5);
  });

  it('is not repeated when the token is refused', async () => {
    answer = () => ({ status: 403 });
    const { failed } = await purge(settings(), addresses(1));
    expect(failed).toMatchObject([{ error: { kind: 'denied' } }]);
    expect(requests).toHaveLength(1);
  });

  it('fails without the token in its reason when the CDN cannot be reached', async () => {
    const real = settings();
    const closed =
      real.cdn === 'http'
        ? { ...real, url: 'http://127.0.0.1:1/{token}{path}' }
        : { ...real, apiUrl: 'http://127.0.0.1:1' };
    const { failed } = await purge(closed, addresses(1));
    expect(failed).toMatchObject([{ error: { kind: 'network' } }]);
    expect(JSON.stringify(failed)).toContain('ECONNREFUSED');
    expect(JSON.stringify(failed)).not.toContain(TOKEN);
  });
});

describe.each(KINDS.filter(([name]) => name !== 'CloudFront'))('a purge of %s', (_, settings) => {
  it('is repeated after 429 when the time of Retry-After has passed', async () => {
    answer = (index) =>
      index === 0 ? { status: 429, headers: { 'Retry-After': '30' } } : CLOUDFLARE_OK;
    const { purged, ms } = await purge(settings(), addresses(1));
    expect(purged).toEqual(addresses(1));
    expect(requests).toHaveLength(2);
    expect(ms).toBe(30_000);
  });

  it('fails when the CDN asks for a pause of more than two minutes', async () => {
    answer = () => ({ status: 429, headers: { 'Retry-After': '3600' } });
    const { failed } = await purge(settings(), addresses(1));
    expect(failed).toMatchObject([
      { error: { kind: 'throttled', message: expect.stringContaining('HTTP 429') } },
    ]);
    expect(requests).toHaveLength(1);
  });
});

describe('a purge of many addresses', () => {
  it('reports all that were not tried when the token is refused', async () => {
    answer = () => ({ status: 401 });
    const { purged, failed } = await purge(fastly(), addresses(100));
    expect(purged).toEqual([]);
    expect(failed.flatMap((each) => each.addresses).sort()).toEqual(addresses(100).sort());
    expect(new Set(failed.map(({ error }) => error.kind))).toEqual(new Set(['denied']));
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  it('purges the others when one is refused', async () => {
    answer = (index) => (index === 1 ? { status: 400 } : { status: 200 });
    const { purged, failed } = await purge(fastly(), addresses(10));
    expect(purged).toHaveLength(9);
    expect(failed).toMatchObject([{ error: { kind: 'rejected' } }]);
  });
});
