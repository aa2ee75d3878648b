import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Patch, patchError } from './patch.ts';

export const LOAD_HELPER: Patch = {
  name: 'load helper',
  package: 'vite',
  version: '8.3.8',
  unnecessaryWhen: 'the bundler lets a build replace the function around dynamic imports',
};

/**
 * The module whose function the bundler wraps around every dynamic import. The original requests
 * style sheets, which our chunks do not have (host/styles/loadStyleSheet.ts); the replacement has time limits and
 * retries.
 */
export const HELPER_ID = '\0vite/preload-helper.js';
const LOAD_CHUNK = fileURLToPath(new URL('../../../src/host/loadChunk.ts', import.meta.url));
const OUR_HELPER = `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK)};`;

/**
 * The bundler's output for a dynamic import: `load(()=>import(`./a.js`),[])`, with a list of style
 * sheets. When few exports are used, it selects them in an async function. It moves a `then` after
 * the import inside, where its work would count as loading.
 */
const WRAPPED_IMPORTS: readonly RegExp[] = [
  /async\(\)=>\{let\{[^{}]*\}=await (import\(`\.\/[^`]+`)\)([^;]*?);return\{[^{}]*\}\},\[\]\)/g,
  /\(\)=>(import\(`\.\/[^`]+`)\)([\s\S]*?),\[\]\)/g,
];

/**
 * Lets `loadChunk` add a query to the address of each dynamic import, and removes the unused parts.
 * Throws the patch's error when an import has another form.
 */
export function passQueries(code: string): string {
  const passed = WRAPPED_IMPORTS.reduce(
    (rest, pattern) => rest.replace(pattern, '$$=>$1+$$))$2'),
    code,
  );
  const other = /import\(`\.\/[^`]+`\)/.exec(passed);
  if (other) {
    const around = passed.slice(Math.max(0, other.index - 40), other.index + 80);
    throw patchError(LOAD_HELPER, `a dynamic import has another form: ${around}`);
  }
  return passed;
}

/** Makes every dynamic import of the browser's code pass through `src/host/loadChunk.ts`. */
export function loadHelper(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:load-helper',
    load: {
      order: 'pre',
      handler(id) {
        if (id !== HELPER_ID || this.environment.name !== 'client') return null;
        onApplied();
        return OUR_HELPER;
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
