import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

const READ = { path: '/base_url/getArticles', timeoutMs: 5 } as const;

const loadPageClient = async () =>
  (await import('../../../src/services/pageClient.ts')).getClient(testSettings());

const logged: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((text) => void logged.push(String(text)));
});
afterEach(() => {
  logged.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the log of failed requests', () => {
  it('has a network failure once for each call', async () => {
    stubPage(() => ({}));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const client = await loadPageClient();
    for (const path of ['/base_url/getArticles', '/base_url/getColumn'] as const) {
      await client.send({ ...READ, path });
      await client.send({ ...READ, path });
    }
    expect(logged).toEqual([
      expect.stringMatching(/^getArticles network/),
      expect.stringMatching(/^getColumn network/),
    ]);
  });

  it('has a hint for the administrator where a call for ads fails, also without an answer', async () => {
    stubPage(() => ({}));
    const path = '/adv-appif-server/getArticleAdvs';
    const client = await loadPageClient();
    for (const answer of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('', { status: 502 }),
    ]) {
      vi.stubGlobal('fetch', answer);
      await client.send({ ...READ, path });
    }
    expect(logged).toEqual([
      expect.stringMatching(/^getArticleAdvs network .*administrator: check the ad/),
      expect.stringMatching(/^getArticleAdvs network 502 .*administrator: check the ad/),
    ]);
  });

  it('has a timeout, and a network failure of the same call', async () => {
    stubPage(() => ({}));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const client = await loadPageClient();
    await client.send(READ);
    await client.send(READ);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await client.send(READ);
    expect(logged).toEqual([
      expect.stringMatching(/^getArticles timeout/),
      expect.stringMatching(/^getArticles network/),
    ]);
  });

  it('has a status of HTTP with its number', async () => {
    stubPage(() => ({}));
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    const client = await loadPageClient();
    await client.send(READ);
    expect(logged).toEqual([expect.stringMatching(/^getArticles network 502/)]);
  });

  it('has no request that the page cancelled, and no object that does not exist', async () => {
    stubPage(() => ({ status: 0, message: 'success', data: 'empty' }));
    const client = await loadPageClient();
    const controller = new AbortController();
    const cancelled = client.send(READ, { signal: controller.signal });
    controller.abort();
    await cancelled;
    await client.send(READ);
    expect(logged).toEqual([]);
  });
});
