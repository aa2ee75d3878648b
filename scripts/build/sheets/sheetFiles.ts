import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns a function that parses a file again only when it has changed. It throws for a missing one. */
export function parseOnce<T>(parse: (file: string) => T): (file: string) => T {
  const parsed = new Map<string, { readonly changed: number; readonly value: T }>();
  return (file) => {
    const changed = statSync(file).mtimeMs;
    const known = parsed.get(file);
    if (known?.changed === changed) return known.value;
    const value = parse(file);
    parsed.set(file, { changed, value });
    return value;
  };
}

/** Returns the sheets that a sheet imports, in their order. */
export const listImports = parseOnce(
  (sheet): ReadonlySet<string> => new Set(listFiles(sheet, IMPORT)),
);

const listSources = parseOnce((sheet) => listFiles(sheet, SOURCE));

/** Returns all modules that a deferred sheet names as its source. */
export const listDeferredSources = (styles: string): ReadonlySet<string> =>
  new Set(
    readdirSync(styles)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => listSources(path.join(styles, name))),
  );

const SOURCE = /^@source ["'](?<file>[^"']+)["'];/gm;
const IMPORT = /^@import ["'](?<file>[^"']+)["'];/gm;

const listFiles = (sheet: string, pattern: RegExp): string[] =>
  Array.from(readFileSync(sheet, 'utf8').matchAll(pattern), ({ groups }) =>
    path.resolve(path.dirname(sheet), groups?.file ?? ''),
  );
