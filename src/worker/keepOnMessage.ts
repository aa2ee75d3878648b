import { formatKeptPath, SAVED_PAGES_MAX, type WorkerMessage } from '../model/offline/keptPages.ts';
import { isPage } from './isPage.ts';
import { decideReadKind, keepPage, listBeyond, openCache, readFacts } from './keptCaches.ts';
import { BASE } from './workerScope.ts';

/** Does what a page asks. What cannot be fetched or stored is not kept. */
export async function keepOnMessage(message: WorkerMessage): Promise<void> {
  const path = formatKeptPath(message.path, BASE);
  if (message.kind === 'unsave') return unsavePage(path);
  await keepAssets(message.assets);
  // The page that the reader sees is in the browser's own cache.
  const page = await fetch(path, { cache: 'force-cache' });
  if (!isPage(page)) return;
  const { title } = message;
  if (message.kind === 'read') {
    return keepPage(decideReadKind(path), path, { page, facts: { title, images: [] } });
  }
  await keepPage('saved', path, { page, facts: { title, images: message.images } });
  for (const oldest of await listBeyond('saved', SAVED_PAGES_MAX)) await unsavePage(oldest);
  await keepImages(message.images);
}

/** Keeps files whose names have a hash: what is kept already never changes. */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await openCache('assets');
  const own = paths.filter((path) => path.startsWith(`${BASE}/_astro/`));
  await Promise.all(
    own.map(async (path) => {
      if (await cache.match(path)) return;
      await cache.add(path).catch(() => {});
    }),
  );
}

/** Other hosts send images without leave to read them, which `no-cors` accepts. */
async function keepImages(addresses: readonly string[]): Promise<void> {
  const cache = await openCache('images');
  for (const address of addresses) {
    try {
      if (await cache.match(address)) continue;
      await cache.put(address, await fetch(address, { mode: 'no-cors' }));
    } catch {
      // The image is missing, or the storage is full: the text is kept without it.
    }
  }
}

async function unsavePage(path: string): Promise<void> {
  const saved = await openCache('saved');
  const page = await saved.match(path);
  if (!page) return;
  await saved.delete(path);
  const others = await saved.matchAll();
  const named = new Set(others.flatMap((other) => readFacts(other).images));
  const images = await openCache('images');
  for (const image of readFacts(page).images) if (!named.has(image)) await images.delete(image);
}
