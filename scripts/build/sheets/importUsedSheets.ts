import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { collectUsedClasses } from './collectUsedClasses.ts';
import { listDeferredSources, listImports } from './sheetFiles.ts';
import { listNames } from './usedRules.ts';

const COMPONENTS = '@import "./components.css";';

/**
 * Returns the text of a page's sheet with those sheets of components that mention a class which the
 * page may use, in the order of the cascade. `usedRules` decides about their rules; the others
 * would only be read and parsed for it.
 */
export function importUsedSheets(sheet: string, page: string): string {
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

const cache = new Map<string, { readonly changed: number; readonly names: readonly string[] }>();

/** Returns the classes and custom elements that the selectors of a sheet have. */
function readNames(file: string): readonly string[] {
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.names;
  // What precedes a brace; of comments more than that, which does no harm.
  const selectors = readFileSync(file, 'utf8').match(/[^{};]+(?=\{)/g) ?? [];
  const names = [...new Set(selectors.flatMap(listNames))];
  cache.set(file, { changed, names });
  return names;
}
