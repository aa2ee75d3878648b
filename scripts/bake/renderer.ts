import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { linkTo } from '../../src/routes.ts';
import type { PeopleLocals } from '../../src/screens/people/locals.ts';
import { readBuiltCode } from '../build/builtCode.ts';
import { finishBakedPage, finishTemplatePage } from '../build/finishPage.ts';
import { HOME_TEMPLATE } from '../build/homeTemplate.ts';
import { findServerVersion } from '../build/serverVersions.ts';
import { isPeopleRoute } from './people.ts';
import type { PageData, RenderPage } from './types.ts';
import { readIfThere } from './wholeFile.ts';

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
    const why = messageOf(error);
    throw new RendererMissing(`${entry} cannot be loaded (${why}): run 'npm run build' again.`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * The renderer of the last build: a page's data in, its whole page out, with the
 * policy in it. Rejects with `RendererMissing` when there is no build.
 */
export async function openRenderer(serverDir: string = SERVER_DIR): Promise<RenderPage> {
  const version = await findServerVersion(serverDir);
  const entry = path.join(version, ENTRY);
  if (!existsSync(entry)) {
    throw new RendererMissing(`${entry} is not there: run 'npm run build' first.`);
  }
  // React chooses its build when it loads; the one for development takes twice the time. An
  // empty variable would choose that one.
  process.env.NODE_ENV ||= 'production';
  const { render } = await loadEntry(entry);
  if (typeof render !== 'function') {
    throw new RendererMissing(`${entry} has no renderer: run 'npm run build' again.`);
  }
  const code = await readBuiltCode(version).catch((error: unknown) => {
    throw new RendererMissing(`${messageOf(error)}: run 'npm run build' again.`);
  });
  return async (page) => {
    const { siteUrl, siteBase } = page.settings;
    const address = addressOf(page, siteBase);
    const response = await render(siteUrl + address, localsOf(page));
    const html = await response.text();
    // Astro answers an error page in place of a page that threw.
    if (!response.ok) throw new Error(`the page answered ${response.status}`);
    if (!html.includes('</html>')) throw new Error('the page is not whole');
    const finished =
      'reading' in page ? finishTemplatePage(html, code) : finishBakedPage(html, code);
    for (const start of finished.unknownCode) {
      console.warn(`${address} has code that no build made, which its policy blocks: ${start}`);
    }
    return finished.html;
  };
}

/** The template of the front page, which a baked one stands in place of; null in older builds. */
export async function readHomeTemplate(serverDir: string = SERVER_DIR): Promise<string | null> {
  const version = await findServerVersion(serverDir);
  return (await readIfThere(path.join(version, HOME_TEMPLATE)))?.toString() ?? null;
}

/** The address that Astro knows the page by. */
function addressOf(page: PageData, base: string): string {
  if ('reading' in page) return `${base}/${page.route}/reading`;
  // The front page's own address is the template's.
  if ('home' in page) return `${base}/home/index`;
  if (isPeople(page)) return linkTo(page.route, { id: page.id }, base);
  if ('data' in page) return linkTo(page.route, { id: page.data.column.id }, base);
  if ('special' in page) {
    return linkTo(page.route, { linkID: page.special.column.id, id: page.id }, base);
  }
  if ('paper' in page) {
    const { date: time, paper, pageId: layout } = page.paper;
    return linkTo(page.route, { time, paperId: paper.id, layout }, base);
  }
  if ('article' in page) {
    const { route, columnId, article } = page;
    return linkTo(route, { columnId, linkID: article.linkId, id: article.id }, base);
  }
  return linkTo(page.route, { id: page.page.video.id }, base);
}

const isPeople = (page: PageData): page is PeopleLocals => isPeopleRoute(page.route);

function localsOf(page: PageData): App.Locals {
  if ('reading' in page) return { reading: page };
  if ('home' in page) return { home: page };
  if (isPeople(page)) return { people: page };
  if ('data' in page) return { column: page };
  if ('special' in page) return { special: page };
  if ('paper' in page) return { paper: page };
  return 'article' in page ? { page } : { video: page };
}
