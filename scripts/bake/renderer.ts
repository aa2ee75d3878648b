import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { linkTo } from '../../src/routes.ts';
import type { ArticlePage } from '../../src/screens/article/view.ts';
import { finishPage } from '../build/finishPage.ts';
import type { RenderPage } from './types.ts';

/** Where `npm run build` puts the renderer. */
export const SERVER_DIR = fileURLToPath(new URL('../../dist/server', import.meta.url));

const ENTRY = 'entry.mjs';

type ServerEntry = typeof import('../build/renderer.ts');

/** The build that renders pages is missing or not one of ours; the message says what to do. */
export class RendererMissing extends Error {}

async function loadEntry(entry: string): Promise<Partial<ServerEntry>> {
  try {
    return await import(pathToFileURL(entry).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RendererMissing(`${entry} cannot be loaded (${why}): run 'npm run build' again.`);
  }
}

/**
 * The renderer of the last build: a page's data in, its whole page out, with the
 * policy in it. Rejects with `RendererMissing` when there is no build.
 */
export async function openRenderer(serverDir: string = SERVER_DIR): Promise<RenderPage> {
  const entry = path.join(serverDir, ENTRY);
  if (!existsSync(entry)) {
    throw new RendererMissing(`${entry} is not there: run 'npm run build' first.`);
  }
  // React chooses its build when it loads; the one for development takes twice the time.
  process.env.NODE_ENV ??= 'production';
  const { render } = await loadEntry(entry);
  if (typeof render !== 'function') {
    throw new RendererMissing(`${entry} has no renderer: run 'npm run build' again.`);
  }
  return async (page) => {
    const { siteUrl, siteBase } = page.settings;
    const response = await ('article' in page
      ? render(siteUrl + articleAddress(page, siteBase), { page })
      : render(siteUrl + linkTo(page.route, { id: page.page.video.id }, siteBase), {
          video: page,
        }));
    const html = await response.text();
    // Astro answers an error page in place of a page that threw.
    if (!response.ok) throw new Error(`the page answered ${response.status}`);
    if (!html.includes('</html>')) throw new Error('the page is not whole');
    return finishPage(html);
  };
}

function articleAddress({ route, columnId, article }: ArticlePage, base: string): string {
  return linkTo(route, { columnId, linkID: article.linkId, id: article.id }, base);
}
