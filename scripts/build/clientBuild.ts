import type { Plugin } from 'vite';

/**
 * What `vite.build` says does not reach the client's build: the framework sets its own
 * there. Scripts are compiled for the floor of engines, and no preload helper is added: it
 * would name the files of every late module in the first ones.
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
                  entryFileNames: ({ name }) =>
                    `_astro/${name.replace(SCRIPT_OF_LAYOUT, '')}.[hash].js`,
                  codeSplitting: { groups: [...GROUPS] },
                },
              },
            },
          }
        : undefined,
    // crypto-js asks for Node's where a browser has none of its own: none has not.
    resolveId(source) {
      return source === 'crypto' && this.environment.name === 'client' ? NO_MODULE : null;
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id === NO_MODULE) return 'export default {};';
        return id === PRELOAD_HELPER && this.environment.name === 'client' ? PLAIN_IMPORT : null;
      },
    },
  };
}

/**
 * What stands around every late import would ask for its style sheets. Late modules have none:
 * they come through host/styles.ts.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

const NO_MODULE = '\0broadsheet:none';

/** How the framework names the script of a layout; every page would carry it. */
const SCRIPT_OF_LAYOUT = /\.astro_astro_type_script.*$/;

const of = (name: string, ...modules: readonly string[]) => ({
  name,
  test: new RegExp(`/(?:src/(?:${modules.join('|')})\\.tsx?|node_modules/nanostores/.*)$`),
});

/**
 * What is always loaded together is one file: small ones weigh more than they hold. The
 * first group that names a module has it, with what it imports; a module that is not named
 * goes where its importers are.
 */
const GROUPS = [
  // Of everything that asks a server and shows words.
  of(
    'core',
    'api/(?:client|request|envelope|send|hosts|fid|timeouts|early|calls/read|session/needs)',
    'host/(?:settings|storage|device|locale|page|clock)',
    'i18n/(?:translate|load|moment|locales)',
    'model/(?:wire|time|result|article/count)',
    'stores/(?:client|language)',
  ),
  // Of every page, after its content.
  of(
    'late',
    'elements/(?:late|acts|blessed|tap|praised|gesture|adSlot|readMore|backLink|counts|floats|font|language|moments|pictures|pictureTaps|swipe|wide)',
    'host/(?:styles|shared)',
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
    test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
  },
  of('ui', 'ui/(?:Icon|words|Moment|BackBar|FollowButton|Section|Avatar)'),
  // Of every page that shows an article or a list of them. It stands before what draws
  // them, which would have it otherwise, and React would come along.
  of(
    'article',
    'api/calls/(?:ads|article|config|startCalls)',
    'api/pages/articleAds',
    'model/(?:ads/normalise|link|text|colour|mode|paging)',
    // Those of columns come with their own pages.
    'model/(?:article|site)/(?!attachment|vote|column).*',
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
