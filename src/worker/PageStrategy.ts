import { Strategy, type StrategyHandler } from 'workbox-strategies';
import {
  formatKeptPath,
  KEPT_HEADERS,
  KEPT_META,
  OFFLINE_FILE,
  PAGE_LIMIT_MS,
  parseKeptTime,
} from '../model/offline/keptPages.ts';
import { findKept, openCache, refreshKept } from './keptCaches.ts';
import { BASE } from './workerScope.ts';

/**
 * Answers with the network's page. Where the network fails, or does not answer within
 * `PAGE_LIMIT_MS`, it answers with the kept copy, and without one with the page that lists what is
 * kept. A copy that is kept is replaced by what the network answers, also after the limit.
 */
export class PageStrategy extends Strategy {
  private readonly onKeptPage: (clientId: string) => void;

  /** `onKeptPage` receives the id of each page that is shown from its copy. */
  constructor(onKeptPage: (clientId: string) => void) {
    super();
    this.onKeptPage = onKeptPage;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = formatKeptPath(new URL(request.url).pathname, BASE);
    const network = handler.fetch(request).catch(() => null);
    void handler.waitUntil(network.then((page) => this.refresh(path, page)));
    // What is loaded ahead is shown up to five minutes later: then the network may be there again.
    if (request.headers.has('Sec-Purpose')) return (await network) ?? Response.error();
    let answer = await Promise.race([network, wait(PAGE_LIMIT_MS)]);
    if (answer === 'late') {
      const kept = await this.showKept(path, handler);
      if (kept) return kept;
      answer = await network;
    }
    return answer ?? (await this.showKept(path, handler)) ?? showShell();
  }

  private async refresh(path: string, page: Response | null): Promise<void> {
    if (!page) return;
    // Cloned before the browser reads it: `then` of the same promise runs in order.
    await refreshKept(path, page.clone()).catch(() => {});
  }

  private async showKept(path: string, { event }: StrategyHandler): Promise<Response | null> {
    const kept = await findKept(path).catch(() => null);
    if (!kept) return null;
    this.onKeptPage((event as { readonly resultingClientId?: string }).resultingClientId ?? '');
    return addKeptTime(kept);
  }
}

const wait = (ms: number): Promise<'late'> =>
  new Promise((done) => setTimeout(() => done('late'), ms));

/**
 * Returns a kept page with the time at which it was kept. The element follows the end of the document,
 * where parsers accept it, so that the page itself is not edited.
 */
async function addKeptTime(kept: Response): Promise<Response> {
  const at = parseKeptTime(kept.headers.get(KEPT_HEADERS.at)) ?? 0;
  const parts = [await kept.blob(), `<meta name="${KEPT_META}" content="${at}">`];
  return new Response(new Blob(parts), { headers: kept.headers });
}

/** Returns the page that is shown in place of one that is not kept. */
async function showShell(): Promise<Response> {
  const shell = await openCache('shell')
    .then((cache) => cache.match(`${BASE}/${OFFLINE_FILE}`))
    .catch(() => undefined);
  if (!shell) return Response.error();
  return new Response(await shell.blob(), { status: 503, headers: shell.headers });
}
