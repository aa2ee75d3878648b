import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';

/** Replaces imports of addresses of built files (`?url`), which a bundle lacks, by ''. */
const files: Plugin = {
  name: 'addresses-of-files',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?url$/ }, (file) => ({ path: file.path, namespace: 'address' }));
    onLoad({ filter: /.*/, namespace: 'address' }, () => ({ contents: 'export default ""' }));
  },
};

const MESSAGE_FOLDER = /import\.meta\.glob\('\.\/\*\.ts', \{\s*base: '([^']+)',?\s*\}\)/;

/** Writes out the imports of all languages of a folder, which only Vite does. */
const messages: Plugin = {
  name: 'messages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /essages\.ts$|loadTranslate\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(MESSAGE_FOLDER, (_, folder: string) => {
        const imports = LOCALES.map((one) => `'./${one}.ts': () => import('${folder}/${one}.ts')`);
        return `{ ${imports.join(', ')} }`;
      });
      return { contents, loader: 'ts' };
    }),
};

const bundles = new Map<string, Promise<string>>();

/** Returns a module of the product with its imports as one file, bundled once for all tests. */
export function bundleModule(path: string): Promise<string> {
  const bundle = bundles.get(path) ?? makeBundle(path);
  bundles.set(path, bundle);
  return bundle;
}

async function makeBundle(path: string): Promise<string> {
  const bundled = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${path}`, import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    plugins: [files, messages],
  });
  return bundled.outputFiles[0]?.text ?? '';
}

/** Adds a module of the product to the page as `window.<name>`, for what no control calls. */
export async function exposeModule(page: Page, path: string, name: string): Promise<void> {
  const body = await bundleModule(path);
  const file = `test-${name}.js`;
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.evaluate(
    async ([file = '', name = '']) => {
      Object.assign(window, { [name]: await import(new URL(file, location.href).href) });
    },
    [file, name],
  );
}
