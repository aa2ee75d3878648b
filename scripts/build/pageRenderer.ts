import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishBuiltPage } from './finishPage.ts';
import { keepHomeTemplate } from './homeTemplate.ts';
import { collectModuleFiles } from './moduleFiles.ts';
import { addModulePreloads } from './modulePreloads.ts';

/**
 * Keeps the content routes renderable after the build: templates and fixed pages are written to
 * `client` of a build, the renderer that `bake` calls to `server`.
 */
export function pageRenderer(): AstroIntegration {
  let server = '';
  let site = '';
  /** The paths below the base of the pages without parameters. */
  let names: string[] = [];
  const modules = collectModuleFiles();
  return {
    name: 'broadsheet:page-renderer',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [modules.plugin] } });
      },
      'astro:routes:resolved': ({ routes }) => {
        names = routes.flatMap(({ type, origin, pathname }) =>
          type === 'page' && origin === 'project' && pathname ? pathname : [],
        );
      },
      'astro:config:done': ({ config, setAdapter }) => {
        server = fileURLToPath(config.build.server);
        site = `${config.site}${config.base.replace(/\/$/, '')}`;
        setAdapter({
          name: 'broadsheet:page-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./renderer.ts', import.meta.url)),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
            staticHeaders: false,
          },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await writeTemplates(names, root, server, site);
        const files = modules.read();
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(root, name);
          const html = addModulePreloads(await readFile(file, 'utf8'), files);
          await writeFile(file, finishBuiltPage(html));
        }
        await keepHomeTemplate(root, server);
        await modules.save(server);
      },
    },
  };
}

/**
 * Writes the templates and the fixed pages with the renderer of baked pages: the framework writes no page
 * that is rendered on demand.
 */
async function writeTemplates(
  names: readonly string[],
  root: string,
  server: string,
  site: string,
): Promise<void> {
  const { render }: typeof import('./renderer.ts') = await import(
    pathToFileURL(path.join(server, 'entry.mjs')).href
  );
  for (const name of names) {
    const response = await render(name === '/' ? site : site + name, {});
    if (!response.ok) throw new Error(`the template of ${name} answered ${response.status}`);
    await writeFile(
      path.join(root, `${name === '/' ? 'index' : name}.html`),
      await response.text(),
    );
  }
}
