import path from 'node:path';
import type { Plugin } from 'vite';
import { importUsedSheets } from './importUsedSheets.ts';
import { PAGE_PARAM } from './usedRules.ts';

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
