import { describe, expect, it } from 'vitest';
import { productDetail } from '../../src/api/calls/product.ts';
import { getSiteFacts } from '../../src/api/calls/siteFacts.ts';
import { createClient } from '../../src/api/client.ts';
import { needsSession } from '../../src/api/session/needsSession.ts';
import { createSession } from '../../src/api/session/session.ts';
import { createTokenStore, type TokenName } from '../../src/api/session/tokens.ts';
import { parseAbout } from '../../src/model/about/legal.ts';
import { parseAppStores } from '../../src/model/download/appStores.ts';
import { memoryStorage, recordEffects } from '../unit/session/parts.ts';
import { settingsOf } from './catalogueReader.ts';
import { DEVICE, PAGES, runOrigin } from './originClient.ts';

/** The requests of single pages to the embedded origin. */

const origin = runOrigin();

interface Asked {
  readonly url: string;
  readonly headers: readonly string[];
}

/** A client of an app whose requests are open (1), carry tokens (2), are signed (3), encrypted (4). */
function openClient(app: 1 | 2 | 3 | 4) {
  const settings = settingsOf(origin.state.url, app);
  const env = { settings, device: () => DEVICE, now: Date.now };
  const session = createSession({
    ...env,
    serverNow: async () => Date.now(),
    tokens: createTokenStore(memoryStorage(new Map<TokenName, string>()), Date.now),
    lock: (run) => run(),
    effects: recordEffects().effects,
    mustSign: settings.xyAuth === 2,
  });
  const asked: Asked[] = [];
  const client = createClient({
    ...env,
    // The same steps as in services/pageClient.ts.
    steps: [
      (request) => (needsSession(settings, request.call) ? session.prepare(request) : request),
    ],
    hooks: { onStatus: session.onStatus },
    fetch: (url, init) => {
      asked.push({ url: String(url), headers: [...new Headers(init?.headers).keys()] });
      return fetch(url, init);
    },
  });
  return { client, asked };
}

describe('a product', () => {
  it.each([1, 2, 3, 4] as const)('has no common parameters of app %i', async (app) => {
    const { client, asked } = openClient(app);
    const answer = await productDetail(client, { id: '2' });
    expect(answer).toMatchObject({
      ok: true,
      value: { id: '2', name: '听报收音机', points: 2600, priceFen: 4900, stock: 12 },
    });
    // Neither common parameters, nor headers, nor a signature, nor a cipher.
    expect(asked).toEqual([{ url: `${origin.state.url}/app_if/productDetail?id=2`, headers: [] }]);
  });

  it('with an unknown id is empty', async () => {
    expect(await productDetail(openClient(1).client, { id: '99' })).toMatchObject({
      ok: false,
      error: { kind: 'empty' },
    });
  });
});

describe('the site’s configuration', () => {
  it('contains the legal texts as HTML when their address is the about page', async () => {
    const own = new URL(`${PAGES}/aboutUs.html`).pathname;
    const { client } = openClient(1);
    const answer = await getSiteFacts(client, (payload) => parseAbout(payload, own));
    if (!answer.ok) throw new Error(answer.error.message);
    const { legal, version } = answer.value.facts;
    expect(version).toBe('001');
    expect(legal.map(({ kind, url }) => [kind, url])).toEqual([
      ['terms', ''],
      ['privacy', ''],
      ['cancel', ''],
    ]);
    for (const { html } of legal) expect(html).toMatch(/^<p>.{20,}/);
  });

  it('contains the addresses of the app', async () => {
    const answer = await getSiteFacts(openClient(1).client, parseAppStores);
    if (!answer.ok) throw new Error(answer.error.message);
    const { ios, market, android } = answer.value.facts;
    for (const url of [ios, market, android]) expect(url).toMatch(/^https:/);
  });
});
