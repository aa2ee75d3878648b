import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { attributeOf, rawTextOf, scanTags } from '../../scripts/build/scanTags.ts';
import { listNames } from '../../scripts/build/sheets/usedRules.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import tailwind from '../../tailwind.config.ts';
import { listBuilt, readBuilt } from '../helpers/site.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const STYLES = path.join(SRC, 'styles');
const sheets = readdirSync(STYLES).filter((name) => name.endsWith('.css'));
const readSheet = (name: string): string => readFileSync(path.join(STYLES, name), 'utf8');

/** The modules of the deferred sheets: they load their styles themselves. */
const deferred = sheets.flatMap((name) =>
  Array.from(readSheet(name).matchAll(/^@source "(.+)";/gm), ([, file = '']) =>
    path.resolve(STYLES, file),
  ),
);
const deferredRules = listRuleNames(
  (await listBuilt('.css'))
    .filter((name) => !name.includes('print.'))
    .map(readBuilt)
    .join('\n'),
);
const ownRules = listRuleNames(
  sheets
    .filter((name) => name !== 'print.css')
    .map((name) => readSheet(name).replace(/^@(?!media|supports|keyframes).*;$/gm, ''))
    .join('\n'),
);

function listRuleNames(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const name of rule.selectors.flatMap(listNames)) names.add(name);
  });
  return names;
}

/** Returns those of the classes that have a rule: the other ones are hooks of scripts. */
async function keepStyled(classes: ReadonlySet<string>): Promise<string[]> {
  const content = [{ raw: [...classes].join(' '), extension: 'html' }];
  const utilities = await postcss(tailwindcss({ ...tailwind, content })).process(
    '@tailwind utilities',
    { from: undefined },
  );
  const known = listRuleNames(utilities.css);
  return [...classes].filter((name) => ownRules.has(name) || known.has(name)).sort();
}

function readPage(name: string) {
  const html = readBuilt(name);
  const tags = scanTags(html);
  const styles = tags.filter((tag) => tag.name === 'style').map((tag) => rawTextOf(html, tag));
  const classes = tags.flatMap((tag) => attributeOf(tag, 'class')?.split(/\s+/) ?? []);
  return { rules: listRuleNames(styles.join('\n')), classes: new Set(classes) };
}

describe('every class of a built page has its rule in the page', async () => {
  // Pages of a kind have the same screens: the first three of each folder are enough.
  const kinds = Map.groupBy(await listBuilt('.html'), (name) => path.dirname(name));
  const names = [...kinds].flatMap(([folder, all]) => (folder === '.' ? all : all.slice(0, 3)));

  it.each(names)('%s', async (name) => {
    const { rules, classes } = readPage(name);
    const styled = await keepStyled(classes);
    expect(styled.filter((one) => !rules.has(one) && !deferredRules.has(one))).toEqual([]);
  });
});

/** Leaves out what the browser does not get from a module, and what loads its own styles. */
const browserModules: Plugin = {
  name: 'browser-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?(?:url|script)$|\.css$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path, external: true },
    );
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, kind }) =>
      kind === 'dynamic-import' && deferred.includes(path.resolve(resolveDir, file))
        ? { path: file, namespace: 'empty' }
        : null,
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default ""' }));
  },
};

/** Returns the classes that are written in the code of components, bundled as for a browser. */
async function listClassesOfCode(modules: readonly string[]): Promise<ReadonlySet<string>> {
  const bundled = await build({
    stdin: {
      contents: modules.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: SRC,
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    plugins: [browserModules],
  });
  const code = bundled.outputFiles[0]?.text ?? '';
  const values = code.matchAll(
    /\bclassName: (?:[^"`,}]*\? )?(?:"([^"]*)"(?: : "([^"]*)")?|`([^`]*)`)/g,
  );
  return new Set(
    Array.from(values, ([, first = '', second = '', template = '']) =>
      `${first} ${second} ${template.replace(/\S*\$\{[^}]*\}\S*/g, '')}`.split(/\s+/),
    ).flat(),
  );
}

describe('every class in the code of a template has its rule in the page', () => {
  it.each(ROUTE_NAMES)('%s', async (route) => {
    const file = routeFile(ROUTES[route]);
    const page = path.join(SRC, route === 'home' ? 'layouts/Home.astro' : `pages/${file}.astro`);
    const components = Array.from(
      readFileSync(page, 'utf8').matchAll(/from '(\..+\.tsx)'/g),
      ([, name = '']) => path.resolve(path.dirname(page), name),
    );
    expect(components).not.toEqual([]);
    const styled = await keepStyled(await listClassesOfCode(components));
    const { rules } = readPage(`${file}.html`);
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((one) => !rules.has(one))).toEqual([]);
  });
});

describe('every class in the code of a deferred part has its rule in a deferred sheet', () => {
  it.each(deferred.map((file) => path.relative(SRC, file)))('%s', async (file) => {
    const classes = await listClassesOfCode([path.join(SRC, file)]);
    const styled = await keepStyled(classes);
    expect(styled.filter((one) => !deferredRules.has(one))).toEqual([]);
  });
});
