import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /^@source ["'](?<file>[^"']+)["'];/gm;
const IMPORT = /^@import ["'](?<file>[^"']+)["'];/gm;

/** Returns all modules that a deferred sheet names as its source. */
export const listDeferredSources = (styles: string): ReadonlySet<string> =>
  new Set(
    readdirSync(styles)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => listFiles(path.join(styles, name), SOURCE)),
  );

/** Returns the sheets that a sheet imports, in their order. */
export const listImports = (file: string): ReadonlySet<string> => new Set(listFiles(file, IMPORT));

const listFiles = (sheet: string, pattern: RegExp): string[] =>
  Array.from(readFileSync(sheet, 'utf8').matchAll(pattern), ({ groups }) =>
    path.resolve(path.dirname(sheet), groups?.file ?? ''),
  );
