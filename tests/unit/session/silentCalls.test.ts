import { afterEach, expect, it, vi } from 'vitest';
import { fav } from '../../../src/api/calls/favourites.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An answer of a server; null: one without CORS headers, or none, which browsers do not tell apart. */
type Reply = object | null;

const YES = { status: 0, data: { value: 'true' } };
const DOWN = { status: -1, message: 'down', data: {} };

/** Adds a favourite several times in a window whose server answers so; returns what was sent. */
async function sendOften(times: number, reply: (line: string) => Reply, { isOnline = true } = {}) {
  stubPage(() => ({}));
  vi.stubGlobal('navigator', { userAgent: 'Browser/1', onLine: isOnline });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lines: string[] = [];
  vi.stubGlobal('fetch', async (input: unknown, { method }: RequestInit) => {
    const line = `${method} ${new URL(String(input)).pathname.split('/').pop()}`;
    // What a member does needs the site's configuration, too.
    if (!line.endsWith(' fav')) return new Response('{}');
    lines.push(line);
    const answer = reply(line);
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer));
  });
  for (let n = 0; n < times; n += 1) {
    // A page of its own each time: the window remembers.
    vi.resetModules();
    const { getClient } = await import('../../../src/services/pageClient.ts');
    const { watchSilentCalls } = await import('../../../src/services/silentCalls.ts');
    const write = { articleId: '1', imageUrl: '', cancel: false, userId: '5' };
    await fav(watchSilentCalls(getClient(testSettings())), { ...write, idempotencyKey: 'k' });
  }
  return lines;
}

it('a write whose answers the browser hides is sent in its next form from the third time on', async () => {
  const lines = await sendOften(4, (line) => (line === 'GET fav' ? YES : null));
  expect(lines).toEqual(['POST fav', 'POST fav', 'GET fav', 'GET fav']);
});

it('a write of which no form is answered is sent in all of them in turn', async () => {
  const lines = await sendOften(6, () => null);
  expect(lines).toEqual([
    ...['POST fav', 'POST fav', 'GET fav', 'GET fav', 'POST fav', 'POST fav'],
  ]);
});

it('a form that was only tried and is refused like an unknown call is given up', async () => {
  const lines = await sendOften(4, (line) => (line === 'GET fav' ? DOWN : null));
  expect(lines).toEqual(['POST fav', 'POST fav', 'GET fav', 'POST fav']);
});

it('a device without a network says nothing about forms', async () => {
  const lines = await sendOften(4, () => null, { isOnline: false });
  expect(new Set(lines)).toEqual(new Set(['POST fav']));
});
