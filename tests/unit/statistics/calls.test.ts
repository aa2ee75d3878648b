import { describe, expect, it } from 'vitest';
import { postEvent, postEvents } from '../../../src/api/calls/visit.ts';
import { createClient } from '../../../src/api/client.ts';
import { testSettings } from '../api/settings.ts';

/** Opens a client that records its requests. */
function recordRequests() {
  const sent: { url: URL; init: RequestInit; form: Record<string, string> }[] = [];
  const client = createClient({
    settings: testSettings(),
    device: () => 'dev-1',
    now: () => 1,
    fetch: async (url, init = {}) => {
      const form = Object.fromEntries(init.body as URLSearchParams);
      sent.push({ url: new URL(String(url)), init, form });
      return new Response('{"status":0,"data":{"value":"true"}}');
    },
  });
  return { client, sent };
}

describe('events of statistics', () => {
  it.each([
    [
      'postEvents, a view',
      postEvents,
      { id: '345', type: '7', eventType: '3', channel: '3', appID: '3', device: 'dev-1' },
    ],
    ['postEvent, a share', postEvent, { id: '345', type: '7', eventType: '2', channel: '1' }],
  ] as const)('%s', async (name, call, form) => {
    const { client, sent } = recordRequests();
    expect(await call(client, { id: '345', type: 7 })).toEqual({ ok: true, value: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.pathname).toBe(`/app_if/${name.replace(/,.*/, '')}`);
    expect(sent[0]?.form).toMatchObject(form);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true });
  });
});
