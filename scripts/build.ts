/** `npm run build`: checks the settings, then builds pages, renderer and host files. */
import { build } from './run/build.ts';
import { loadSettings } from './settings.ts';

const settings = loadSettings();
console.log(`Building for ${settings.siteUrl}${settings.siteBase || '/'}`);
process.exitCode = (await build(settings)) ? 0 : 1;
