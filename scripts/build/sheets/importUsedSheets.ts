import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectUsedClasses } from './collectUsedClasses.ts';
import { listDeferredSources, listImports, parseOnce } from './sheetFiles.ts';
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

/** Returns the classes and custom elements that the selectors of a sheet have. */
const readNames = parseOnce((sheet): readonly string[] => {
  // What precedes a brace; of comments more than that, which does no harm.
  const selectors = readFileSync(sheet, 'utf8').match(/[^{};]+(?=\{)/g) ?? [];
  return [...new Set(selectors.flatMap(listNames))];
});
