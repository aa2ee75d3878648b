import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../../src/i18n/locales.ts';
import { formatIeNotice } from '../../src/layouts/formatIeNotice.ts';
import { type BuiltCode, hashCode, saveBuiltCode } from './builtCode.ts';
import { inlineScripts } from './inlineScripts.ts';
import { readIslandRuntime } from './patches/islandRuntime.ts';

type BuildHook = NonNullable<AstroIntegration['hooks']['astro:build:ssr']>;
type Manifest = Parameters<BuildHook>[0]['manifest'];

/**
 * Compiles inline scripts for the floor of engines (`inlineScripts`), and saves in the renderer's
 * folder which code the build adds to pages, for their content security policy.
 */
export function collectBuiltCode(target: string): AstroIntegration {
  const scripts: string[] = [];
  let serverDir = '';
  let manifest: Manifest | undefined;
  return {
    name: 'broadsheet:built-code',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = inlineScripts(target, (code) => scripts.push(code));
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        serverDir = fileURLToPath(config.build.server);
      },
      'astro:build:ssr': (options) => {
        manifest = options.manifest;
      },
      'astro:build:done': async () => {
        if (!manifest) throw new Error('the build gave no manifest of its renderer');
        const layoutScripts = [...scripts, ...(await formatIeNotices())];
        await saveBuiltCode(serverDir, {
          scripts: hashAll(layoutScripts),
          styles: hashAll(listSheets(manifest)),
          islandRuntime: hashAll(await listIslandRuntime(manifest)),
          modules: new Set(manifest.assets.filter((address) => address.endsWith('.js'))),
        } satisfies BuiltCode);
      },
    },
  };
}

const hashAll = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(hashCode));

/**
 * Returns the notice in all languages; where a deployment enables it, a page contains the one of
 * its language.
 */
const formatIeNotices = (): Promise<string[]> =>
  Promise.all(
    LOCALES.map(async (locale) => {
      const { [locale]: messages } = await import(`../../src/i18n/actions/${locale}.ts`);
      return formatIeNotice(messages['host.ieTitle'], messages['host.ieText']);
    }),
  );

const listSheets = ({ routes }: Manifest): string[] =>
  routes.flatMap(({ styles }) =>
    styles.flatMap((sheet) => (sheet.type === 'inline' ? [sheet.content] : [])),
  );

async function listIslandRuntime({ clientDirectives }: Manifest): Promise<string[]> {
  const { script, style } = await readIslandRuntime();
  return [script, style, ...clientDirectives.map(([, directive]) => directive)];
}
