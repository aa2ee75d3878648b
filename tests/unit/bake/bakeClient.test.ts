import { describe, expect, it, vi } from 'vitest';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { testSettings } from '../api/settings.ts';

const NEEDED = { path: '/base_url/getArticleContent', params: { articleId: '1' } } as const;
const EXTRA = { path: '/adv-appif-server/getArticleAdvs' } as const;

const open = (fetcher: typeof fetch, settings = testSettings()) =>
  createBakeClient(settings, { fetcher, retryDelayMs: 1 });

const never = () => new Promise<Response>(() => {});

describe('the client of a bake', () => {
  it('sends at most eight requests at the same time', async () => {
    let running = 0;
    let most = 0;
    const client = open(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return new Response('{"status":0,"data":{"fileId":"1"}}');
    });
    const calls = Array.from({ length: 50 }, (_, i) => ({
      ...NEEDED,
      params: { articleId: String(i) },
    }));
    const answers = await Promise.all(calls.map((call) => client.send(call)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(most).toBe(8);
  });

  it('does not repeat a request after HTTP 4xx', async () => {
    let asked = 0;
    const client = open(async () => {
      asked++;
      return new Response('no', { status: 403 });
    });
    expect(await client.send(NEEDED)).toMatchObject({ ok: false, error: { status: 403 } });
    expect(asked).toBe(1);
  });

  it('stops sending an optional call after repeated timeouts', async () => {
    let asked = 0;
    const client = open(() => {
      asked++;
      return never();
    });
    for (let i = 0; i < 8; i++) {
      expect(await client.send(EXTRA, { timeoutMs: 1 })).toMatchObject({
        error: { kind: 'timeout' },
      });
    }
    expect(asked).toBe(5);
    expect(client.leftOut()).toEqual([
      { call: 'getArticleAdvs', kind: 'timeout', count: 8, reused: false },
    ]);
  });

  it('waits 15 s for an answer, three times as long as a page does', async () => {
    vi.useFakeTimers();
    try {
      const client = open(async () => {
        await vi.advanceTimersByTimeAsync(14_000);
        return new Response('{"status":0,"data":{}}');
      });
      expect(await client.send(EXTRA)).toMatchObject({ ok: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it('never stops sending a needed call', async () => {
    let asked = 0;
    const client = open(() => {
      asked++;
      return never();
    });
    for (let i = 0; i < 6; i++) await client.send(NEEDED, { timeoutMs: 1 });
    expect(asked).toBe(12);
    expect(client.leftOut()).toEqual([]);
  });

  it('knows the forms that the server answered in place of first ones', async () => {
    const client = open(async (address) =>
      String(address).includes('/liveComing')
        ? new Response('{"status":0,"data":{"list":[]}}')
        : new Response('', { status: 404 }),
    );
    expect(client.learnedForms()).toEqual([]);
    await client.send({ path: '/base_url/getLiveComing' });
    expect(client.learnedForms()).toEqual(['getLiveComing=GET:liveComing']);
  });

  it('does not report an empty answer as left out', async () => {
    const client = open(async () => new Response('{"status":-1,"message":"no","data":{}}'));
    await client.send(EXTRA);
    expect(client.leftOut()).toEqual([]);
  });

  it.each([
    [0, 'malformed'],
    [1, 'network'],
  ])('with curVersions %i reads an empty body as %s', async (curVersions, kind) => {
    const settings = testSettings({ curVersions });
    const client = open(async () => new Response(' \n'), settings);
    expect(await client.send(NEEDED)).toMatchObject({ ok: false, error: { kind } });
  });
});
