/**
 * The service worker of the site (product 10). It has no state that depends on a build: the former one
 * serves pages of a new build until all pages are closed. A new one that took over at once would lose
 * requests: a page that is opened while Chromium replaces the worker may never be answered (decision 0097).
 */
import { registerQuotaErrorCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ASSETS_MAX, OFFLINE_FILE } from '../model/offline/keptPages.ts';
import { keepOnMessage } from './keepOnMessage.ts';
import { cacheNameOf, emptyReadPages, openCache } from './keptCaches.ts';
import { isAsset, isPage, isShell } from './ownFiles.ts';
import { PageStrategy } from './PageStrategy.ts';
import { parseWorkerMessage } from './parseWorkerMessage.ts';
import { BASE, SHELL, scope } from './workerScope.ts';

/** Pages that are shown from their copies: their images come from the storage, too. */
const keptClients = new Set<string>();

const isShownFromCopy = (event: object): boolean =>
  !scope.navigator.onLine ||
  keptClients.has((event as { readonly clientId?: string }).clientId ?? '');

scope.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

scope.addEventListener('activate', (event) => {
  // The browser requests the page while the worker starts.
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

scope.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data, BASE);
  // A page that cannot be kept is shown all the same.
  if (message) event.waitUntil(keepOnMessage(message).catch(() => {}));
});

// When the storage is full, code that favourites need replaces pages that were read.
registerQuotaErrorCallback(emptyReadPages);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new PageStrategy((id) => keptClients.add(id)),
);

const filterAsset = (request: Request, answer?: Response): Response | null =>
  answer && isAsset(new URL(request.url).pathname, answer) ? answer : null;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE}/_astro/`),
  new CacheFirst({
    cacheName: cacheNameOf('assets'),
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => filterAsset(request, response),
        // Former workers kept whatever answered with 200.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          filterAsset(request, cachedResponse),
      },
      new ExpirationPlugin({ maxEntries: ASSETS_MAX }),
    ],
  }),
);

registerRoute(
  ({ request, event }) => request.destination === 'image' && isShownFromCopy(event),
  async ({ request }) => {
    const kept = await openCache('images')
      .then((cache) => cache.match(request.url))
      .catch(() => undefined);
    return kept ?? fetch(request);
  },
);

/** Loads the page that is shown in place of others. Rejects when another one answers. */
async function keepShell(): Promise<void> {
  const cache = await openCache('shell');
  const address = `${BASE}/${OFFLINE_FILE}`;
  // The version passes caches between the reader and the server.
  const page = await fetch(`${address}?v=${SHELL}`, { cache: 'reload' });
  const isOwn = isPage(page) && isShell(await page.clone().text());
  if (!isOwn) throw new Error(`${address}: ${page.status}`);
  await cache.put(address, page);
}
