import { formatKeptPath, SAVED_PAGES_MAX, type WorkerMessage } from '../model/offline/keptPages.ts';
import { decideReadKind, keepPage, listBeyond, openCache, readFacts } from './keptCaches.ts';
import { isAsset, isImage } from './ownFiles.ts';
import { BASE } from './workerScope.ts';

/** Does what a page asks. What cannot be fetched or stored is not kept. */
export async function keepOnMessage(message: WorkerMessage): Promise<void> {
  const path = formatKeptPath(message.path, BASE);
  if (message.kind === 'unsave') return unsavePage(path);
  await keepAssets(message.assets);
  // The page that the reader sees is in the browser's own cache.
  const page = await fetch(path, { cache: 'force-cache' });
  const { title, by } = message;
  if (message.kind === 'read') {
    await keepPage(decideReadKind(path), path, { page, facts: { title, by, images: [] } });
    return;
  }
  const facts = { title, by, images: message.images };
  if (!(await keepPage('saved', path, { page, facts }))) return;
  for (const oldest of await listBeyond('saved', SAVED_PAGES_MAX)) await unsavePage(oldest);
  await keepImages(message.images);
}

/** Keeps files whose names have a hash: what is kept already never changes. */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await openCache('assets');
  const own = paths.filter((path) => path.startsWith(`${BASE}/_astro/`));
  await Promise.all(
    own.map(async (path) => {
      const kept = await cache.match(path);
      if (kept && isAsset(path, kept)) return;
      const asset = await fetch(path).catch(() => null);
      if (asset && isAsset(path, asset)) await cache.put(path, asset).catch(() => {});
    }),
  );
}

/** Other hosts send images without leave to read them, which `no-cors` accepts. */
async function keepImages(addresses: readonly string[]): Promise<void> {
  const cache = await openCache('images');
  for (const address of addresses) {
    try {
      if (await cache.match(address)) continue;
      const image = await fetch(address, { mode: 'no-cors' });
      if (isImage(image)) await cache.put(address, image);
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
