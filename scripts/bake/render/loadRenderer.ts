import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuiltCode } from '../../build/builtCode.ts';
import { finishBakedPage, finishTemplatePage } from '../../build/finishPage.ts';
import { readModuleFiles } from '../../build/moduleFiles.ts';
import { addModulePreloads } from '../../build/modulePreloads.ts';
import { messageOf } from '../errors.ts';
import type { RenderPage } from './pageView.ts';

const ENTRY = 'entry.mjs';

type ServerEntry = typeof import('../../build/renderer.ts');

/** The built renderer is missing or cannot be used; the message says what to do. */
export class RendererMissing extends Error {}

async function loadEntry(entry: string): Promise<Partial<ServerEntry>> {
  try {
    return await import(pathToFileURL(entry).href);
  } catch (error) {
    const why = messageOf(error);
    throw new RendererMissing(`${entry} cannot be loaded (${why}): run 'npm run build' again.`);
  }
}

/**
 * Returns the renderer of a build, whose pages have their content security policy. Rejects with
 * `RendererMissing` when the folder has none.
 */
export async function loadRenderer(serverDir: string): Promise<RenderPage> {
  const entry = path.join(serverDir, ENTRY);
  if (!existsSync(entry)) {
    throw new RendererMissing(`${entry} is not there: run 'npm run build' first.`);
  }
  // React selects its build when it is loaded; the development build, which an empty variable
  // selects too, takes twice the time.
  process.env.NODE_ENV ||= 'production';
  const { render } = await loadEntry(entry);
  if (typeof render !== 'function') {
    throw new RendererMissing(`${entry} has no renderer: run 'npm run build' again.`);
  }
  const [code, files] = await Promise.all([
    readBuiltCode(serverDir),
    readModuleFiles(serverDir),
  ]).catch((error: unknown) => {
    throw new RendererMissing(`${messageOf(error)}: run 'npm run build' again.`);
  });
  return async ({ path: pathname, locals, settings }, reportLostParts) => {
    const address = `${settings.siteBase}/${pathname}`;
    const response = await render(settings.siteUrl + address, {
      ...locals,
      ...(reportLostParts && { reportLostParts }),
    });
    const html = await response.text();
    // For a page that threw Astro returns an error page.
    if (!response.ok) throw new Error(`the page answered ${response.status}`);
    if (!html.includes('</html>')) throw new Error('the page is not complete');
    const finished =
      'template' in locals
        ? finishTemplatePage(addModulePreloads(html, files), code)
        : finishBakedPage(html, code, settings.imageService);
    for (const start of finished.unknownCode) {
      console.warn(`${address} has code that no build made, which its policy blocks: ${start}`);
    }
    return finished.html;
  };
}
