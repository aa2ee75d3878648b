import { defineConfig, logHandlers } from 'astro/config';
import autoprefixer from 'autoprefixer';
import { clientBuild } from './scripts/build/clientBuild.ts';
import { collectBuiltCode } from './scripts/build/collectBuiltCode.ts';
import { markupModules } from './scripts/build/markupModules.ts';
import { moduleConstants } from './scripts/build/moduleConstants.ts';
import { pageRenderer } from './scripts/build/pageRenderer.ts';
import { patchFramework } from './scripts/build/patches/patchFramework.ts';
import { islandDirectives, reactIslands } from './scripts/build/reactIslands.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { pageSheets } from './scripts/build/sheets/pageSheets.ts';
import { usedRules } from './scripts/build/sheets/usedRules.ts';
import { siteZone } from './scripts/build/siteZone.ts';
import { textSize } from './scripts/build/textSize.ts';
import { thirdPartyNotices } from './scripts/build/thirdPartyNotices.ts';
import { loadSettings } from './scripts/settings.ts';
import tailwind from './tailwind.config.ts';

const settings = loadSettings();
const notices = thirdPartyNotices();

// The floor of engines: Chromium 88 and Safari 14 (architecture 8). Both run all
// of ES2020; naming them for scripts would make compilers rewrite what they do run.
const target = 'es2020';
const cssTarget = ['chrome87', 'safari14', 'ios14'];
const prefixes = { overrideBrowserslist: ['chrome 87', 'safari 14', 'ios_saf 14'] };

export default defineConfig({
  site: settings.siteUrl,
  base: settings.siteBase || '/',
  // All files are static: one renderer writes templates at the build and pages when they are baked
  // (`pageRenderer`). With 'static' the framework would bundle the templates apart from the baked pages.
  output: 'server',
  trailingSlash: 'never',
  session: false,
  // One request before the text paints: styles stand in the page itself.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // The account that builds may be unable to write into node_modules.
  cacheDir: '.cache/astro',
  // The steps of a build say nothing to those who start it; the development server says its address.
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  adapter: pageRenderer(),
  integrations: [
    reactIslands(),
    patchFramework(),
    islandDirectives(),
    collectBuiltCode(target),
    serviceWorker(target, settings.siteBase, notices.addModules),
    notices.integration,
  ],
  vite: {
    cacheDir: '.cache/vite',
    css: {
      postcss: {
        plugins: [usedRules(import.meta.dirname, tailwind), textSize(), autoprefixer(prefixes)],
      },
    },
    define: { __BUILD_SETTINGS__: JSON.stringify(settings) },
    plugins: [
      siteZone(settings.timeZone),
      moduleConstants('model/article/hidesDrafts.ts', {
        HIDES_DRAFTS: settings.hideDrafts ?? false,
      }),
      clientBuild(target),
      ...markupModules(),
      pageSheets(),
    ],
    build: {
      target,
      cssTarget,
    },
  },
});
