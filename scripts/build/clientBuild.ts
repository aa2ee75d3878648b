import { fileURLToPath } from 'node:url';
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
        return id === PRELOAD_HELPER && this.environment.name === 'client' ? LOAD_HELPER : null;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = passQueries(file.code);
        }
      },
    },
  };
}

/**
 * The function that the framework puts around every dynamic import. Its own one requests
 * style sheets, which late modules do not have (host/styles.ts); ours has limits and retries.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const LOAD_CHUNK = fileURLToPath(new URL('../../src/host/loadChunk.ts', import.meta.url));
const LOAD_HELPER = `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK)};`;

/**
 * What the framework makes of a dynamic import: `load(()=>import(`./a.js`),[])`, with a list of
 * style sheets. Where few exports are used it picks them in an async function. A `then` that
 * follows the import is put inside, where its work would count as loading.
 */
const WRAPPED_IMPORTS: readonly RegExp[] = [
  /async\(\)=>\{let\{[^{}]*\}=await (import\(`\.\/[^`]+`)\)([^;]*?);return\{[^{}]*\}\},\[\]\)/g,
  /\(\)=>(import\(`\.\/[^`]+`)\)([\s\S]*?),\[\]\)/g,
];

/**
 * Lets `loadChunk` add a query to the address of each dynamic import, and leaves out what it
 * does not need. Throws when an import has another form.
 */
export function passQueries(code: string): string {
  const passed = WRAPPED_IMPORTS.reduce(
    (rest, pattern) => rest.replace(pattern, '$$=>$1+$$))$2'),
    code,
  );
  const other = /.{0,40}import\(`\.\/[^`]+`\).{0,80}/.exec(passed);
  if (other) throw new Error(`a dynamic import has another form: ${other[0]}`);
  return passed;
}

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
    'host/(?:settings|storage|device|locale|page|clock|loadChunk)',
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
    test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\/|src\/ui\/(?:Icon|words|Moment|BackBar|FollowButton)\.tsx$/,
  },
  // Of every page that shows an article or a list of them. It stands before what draws
  // them, which would have it otherwise, and React would come along.
  of(
    'article',
    'api/calls/(?:ads|article|config|startCalls)',
    'api/(?:missing|pages/articleAds)',
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
