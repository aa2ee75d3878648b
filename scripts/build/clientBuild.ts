import type { Plugin } from 'vite';
import { shortenEntryName } from './patches/layoutScriptNames.ts';

/**
 * Compiles the browser's scripts for the floor of engines and groups them into files. The framework
 * ignores `vite.build` for the browser, so the plugin changes the settings of that environment.
 * Without `modulePreload` the first files do not list all later chunks.
 */
export function clientBuild(target: string): Plugin {
  return {
    name: 'broadsheet:client-build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              target,
              modulePreload: false,
              rolldownOptions: {
                output: {
                  entryFileNames: ({ name }) => `_astro/${shortenEntryName(name)}.[hash].js`,
                  codeSplitting: { groups: GROUPS.map(({ name, test }) => ({ name, test })) },
                },
              },
            },
          }
        : undefined,
  };
}

/**
 * Returns a group of the modules under `src` that match the patterns (without file extension), and
 * of nanostores.
 */
const of = (name: string, ...modules: readonly string[]) => ({
  name,
  modules,
  test: new RegExp(`/(?:src/(?:${modules.join('|')})\\.tsx?|node_modules/nanostores/.*)$`),
});

/**
 * Modules that are always loaded together are in one file, because each small file has a fixed
 * cost. A module belongs to the first group that matches it, with all its imports; a module without
 * a group is in the file of its importers.
 */
export const GROUPS = [
  // Of every page that requests data and shows messages.
  of(
    'core',
    'api/(?:client|request|envelope|send|hosts|fid|timeouts|preload|calls/read|session/needsSession)',
    'host/(?:settings|storage|device|locale|page|clock|loadChunk)',
    'i18n/(?:translate|load|moment|locales)',
    'model/(?:wire|time|result|article/counts)',
    'stores/(?:client|language)',
  ),
  // Of every page, after its content.
  of(
    'late',
    'behaviours/.*',
    'elements/(?:acts|blessed|tap|praised|gesture|adSlot|backLink|counts|floats|moments|pictures|pictureTaps|swipe|wide)',
    'host/(?:styles|shared)',
    'islands/mountSheets',
    'stores/sheet',
  ),
  of(
    'visit',
    'api/calls/(?:visit|serverTime|statistics)',
    'host/(?:articleMark|place)',
    'stores/(?:visit|start|statistics|clock)',
  ),
  // Of every island and template.
  {
    name: 'react',
    modules: [],
    test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\/|src\/ui\/(?:Icon|words|Moment|BackBar|FollowButton)\.tsx$/,
  },
  // Of every page that shows an article or a list of articles. This group precedes those of the
  // screens, which would otherwise contain these modules: pages without React would load React.
  of(
    'article',
    'api/calls/(?:ads|article|config|startCalls)',
    'api/(?:missing|pages/articleAds)',
    'model/(?:ads/normalise|link|text|colour|mode)',
    // Modules of columns load with their own pages.
    'model/(?:article|site)/(?!attachment|vote|column|edited).*',
  ),
  // Of the templates of articles, before their text.
  of(
    'screen',
    'body/(?!extra/|sanitiseHtml|plain).*',
    'screens/article/(?:ArticleTemplate|createView)',
    'screens/article/sections/(?:Abstract|ArticleBody|ArticleInfo|Certificate|Lead|Opening|PaperPictures|Tags|Titles)',
    'stores/article',
    'ui/(?:AdBlock|ArticleSkeleton|BodySegments|MediaCover)',
  ),
];
