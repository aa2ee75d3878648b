import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { inlineScripts } from './scripts/build/inlineScripts.ts';
import { pageRenderer } from './scripts/build/pageRenderer.ts';
import { loadSettings } from './scripts/settings.ts';

const settings = loadSettings();

// The floor of engines: Chromium 88 and Safari 14 (architecture, section 7).
const target = ['chrome87', 'safari14', 'ios14'];

export default defineConfig({
  site: settings.siteUrl,
  base: settings.siteBase || '/',
  output: 'static',
  trailingSlash: 'never',
  session: false,
  // One request before the text paints: styles stand in the page itself.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  adapter: pageRenderer(),
  integrations: [react()],
  vite: {
    css: { postcss: { plugins: [tailwindcss(), autoprefixer()] } },
    define: { __BUILD_SETTINGS__: JSON.stringify(settings) },
    plugins: [inlineScripts(target)],
    build: {
      target,
      cssTarget: target,
      // No preload helper: a late module is asked for when it is needed, and small
      // loaders stay inline.
      modulePreload: false,
    },
  },
});
