import type { Build } from '../../scripts/release/builds.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import { addTestBuild, type BuiltFiles } from './testBuilds.ts';

/** Adds a build whose pages name an asset of its own. */
export const addEdition = (
  buildsDir: string,
  edition: string,
  client: BuiltFiles = {},
): Promise<Build> =>
  addTestBuild(buildsDir, {
    entry: ENTRY.replace('<body>', `<body class="${edition}"><img src="/_astro/${edition}.svg">`),
    template: TEMPLATE + edition,
    client: {
      [`_astro/${edition}.svg`]: '<svg/>',
      'home.html': TEMPLATE + edition,
      'newsDetail.html': `<!doctype html>template <img src="/_astro/${edition}.svg">`,
      ...client,
    },
  });

/** Returns the edition of the build that rendered a page; `first` for that of `bakeRuns`. */
export const findEdition = (html: string): string =>
  /<body class="(\w+)"/.exec(html)?.[1] ?? 'first';
