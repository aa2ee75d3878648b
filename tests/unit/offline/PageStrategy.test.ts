import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';

const ADDRESS = 'https://news.example.test/news/newsDetail/12/1.html';

beforeEach(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__BASE__', '/news');
  vi.stubGlobal('__SHELL__', '');
  const kept = new Response('kept', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('caches', { open: async () => ({ match: async () => kept.clone() }) });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Requests a page without a network. */
async function request(headers: Record<string, string>): Promise<Response> {
  const { PageStrategy } = await import('../../../src/worker/PageStrategy.ts');
  const handler = {
    event: {},
    fetch: () => Promise.reject(new TypeError('no network')),
    waitUntil: (work: Promise<unknown>) => work,
  } as unknown as StrategyHandler;
  class Opened extends PageStrategy {
    readonly open = (page: Request) => this._handle(page, handler);
  }
  return new Opened(() => {}).open(new Request(ADDRESS, { headers }));
}

it('a page that is opened without a network is shown from the device', async () => {
  expect((await request({})).type).not.toBe('error');
});

it.each(['prefetch', 'prefetch;prerender'])(
  'a page that is loaded ahead (%s) without a network fails, and is not shown from the device later',
  async (purpose) => {
    expect((await request({ 'Sec-Purpose': purpose })).type).toBe('error');
  },
);
