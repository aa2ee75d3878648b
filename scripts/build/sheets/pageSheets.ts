import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { collectUsedClasses } from './collectUsedClasses.ts';
import { listDeferredSources, listImports, parseOnce } from './sheetFiles.ts';
import { listNames, PAGE_PARAM } from './usedRules.ts';

const PAGE_SHEET = /\/styles\/\w+\.css$/;

/**
 * Gives every page its own copy of the sheet that it imports (`src/styles/page.css`): the address
 * names the page, so that `usedRules` can reduce the sheet to the rules of that page.
 */
export function pageSheets(): Plugin {
  let root = '';
  return {
    name: 'broadsheet:page-sheets',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(source, importer) {
      if (!importer?.split('?')[0]?.endsWith('.astro') || !PAGE_SHEET.test(source)) return null;
      const page = importer.split('?')[0] ?? '';
      const sheet = path.resolve(path.dirname(page), source);
      return `${sheet}?${PAGE_PARAM}=${encodeURIComponent(path.relative(root, page))}`;
    },
    load(id) {
      const [sheet = '', query] = id.split('?');
      const page = PAGE_SHEET.test(sheet) && new URLSearchParams(query).get(PAGE_PARAM);
      return page ? importUsedSheets(sheet, path.join(root, page)) : null;
    },
  };
}

const COMPONENTS = '@import "./components.css";';

/**
 * Returns the text of a page's sheet with those sheets of components that mention a class which the
 * page may use, in the order of the cascade. `usedRules` decides about their rules; the others
 * would only be read and parsed for it.
 */
function importUsedSheets(sheet: string, page: string): string {
  const styles = path.dirname(sheet);
  const { classes } = collectUsedClasses([page], listDeferredSources(styles));
  const used = [...listImports(path.join(styles, 'components.css'))].filter((file) => {
    const names = readNames(file);
    // One without any has the directive for utilities.
    return names.length === 0 || names.some((name) => classes.has(name));
  });
  const imports = used.map((file) => `@import "./${path.relative(styles, file)}";`);
  return readFileSync(sheet, 'utf8').replace(COMPONENTS, imports.join('\n'));
}

/** Returns the classes and custom elements that the selectors of a sheet have. */
const readNames = parseOnce((sheet): readonly string[] => {
  // What precedes a brace; of comments more than that, which does no harm.
  const selectors = readFileSync(sheet, 'utf8').match(/[^{};]+(?=\{)/g) ?? [];
  return [...new Set(selectors.flatMap(listNames))];
});
