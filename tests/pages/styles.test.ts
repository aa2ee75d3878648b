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
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';
import { readLiveHomeTemplate } from '../helpers/liveBuild.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const STYLES = path.join(SRC, 'styles');

/** Classes and custom elements that have a rule. */
type Names = ReadonlySet<string>;

const listSelectors = (css: string): string[][] => {
  const all: string[][] = [];
  postcss.parse(css).walkRules((rule) => {
    all.push(...rule.selectors.map(listNames));
  });
  return all;
};
const listRuleNames = (css: string): Names => new Set(listSelectors(css).flat());

const sheets = readdirSync(STYLES).filter((name) => /^(?!print)\w+\.css$/.test(name));
const readSheet = (name: string): string => readFileSync(path.join(STYLES, name), 'utf8');
const allSelectors = sheets.flatMap((name) =>
  listSelectors(readSheet(name).replace(/^@(?!media|supports|keyframes).*;$/gm, '')),
);
const baseRules = listRuleNames(readSheet('base.css') + readSheet('utilities.css'));
/** The modules that deferred sheets name as their sources, with the names of the sheets. */
const deferred = new Map(
  sheets.flatMap((name) =>
    Array.from(readSheet(name).matchAll(/^@source "(.+)";/gm), ([, file = '']) => [
      path.resolve(STYLES, file),
      name.replace('.css', ''),
    ]),
  ),
);
const builtSheets = await listBuilt('.css');

/** Returns the rules of built sheets by their names: `deferred`, `sheets`. */
const readBuiltRules = (names: readonly string[]): Names =>
  listRuleNames(
    builtSheets
      .filter((file) => names.includes(path.basename(file).split('.')[0] ?? ''))
      .map(readBuilt)
      .join('\n'),
  );

/** The classes that Tailwind was asked for, and the rules that it has for them. */
const asked = new Set<string>();
const utilities: string[][] = [];

async function askTailwind(classes: Names): Promise<void> {
  const fresh = [...classes].filter((name) => !asked.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) asked.add(name);
  const content = [{ raw: fresh.join(' '), extension: 'html' }];
  const plugin = tailwindcss({ ...tailwind, content });
  const { css } = await postcss(plugin).process('@tailwind utilities', { from: undefined });
  utilities.push(...listSelectors(css));
}

/**
 * Returns those of the classes that the sheets or Tailwind have rules for which apply to these
 * classes; other classes are hooks of scripts.
 */
async function keepStyled(classes: Names): Promise<string[]> {
  await askTailwind(classes);
  const styled = [...allSelectors, ...utilities].filter((names) =>
    names.every((name) => classes.has(name)),
  );
  return [...new Set(styled.flat())].sort();
}

function readPage(html: string) {
  const tags = scanTags(html);
  const styles = tags.filter((tag) => tag.name === 'style').map((tag) => rawTextOf(html, tag));
  const classes = tags.flatMap((tag) => attributeOf(tag, 'class')?.split(/\s+/) ?? []);
  return { rules: listRuleNames(styles.join('\n')), classes: new Set(classes) };
}

describe('every class of a built page has its rule', async () => {
  // Pages of a kind have the same screen: three of each folder are enough.
  const all = await listBuilt('.html');
  const names = all.filter((name, at) => {
    const folder = path.dirname(name);
    return folder === '.' || path.dirname(all[at - 3] ?? '') !== folder;
  });
  const deferredRules = readBuiltRules(sheets.map((name) => name.replace('.css', '')));

  it.each(names)('%s', async (name) => {
    const { rules, classes } = readPage(readBuilt(name));
    const styled = await keepStyled(classes);
    expect(styled.filter((one) => !rules.has(one) && !deferredRules.has(one))).toEqual([]);
  });
});

/** Leaves out packages, files that are not modules, deferred parts, and all parts if so asked. */
const ownModules = (withParts: boolean): Plugin => ({
  name: 'own-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?/ }, (file) => ({ path: file.path, namespace: 'address' }));
    onResolve({ filter: /^[^./]/ }, (file) =>
      file.kind === 'entry-point' ? null : { path: file.path, external: true },
    );
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, kind }) =>
      kind === 'dynamic-import' && (!withParts || deferred.has(path.resolve(resolveDir, file)))
        ? { path: file, external: true }
        : null,
    );
    onLoad({ filter: /.*/, namespace: 'address' }, (file) => ({
      contents: `export default ${JSON.stringify(file.path)}`,
    }));
  },
});

/**
 * Returns the classes in the code of modules, bundled as for a browser, and the rules of the
 * deferred sheets that this code loads, of those in `names`, and of the one of all pages. Parts are
 * what the modules import later.
 */
async function bundleModules(
  modules: readonly string[],
  { names = [], withParts = true }: { names?: readonly string[]; withParts?: boolean } = {},
) {
  const bundled = await build({
    stdin: {
      contents: modules.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: SRC,
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    treeShaking: true,
    plugins: [ownModules(withParts)],
  });
  const code = bundled.outputFiles[0]?.text ?? '';
  const values = code.matchAll(
    /\bclassName: (?:[^"`,}]*\? )?(?:"([^"]*)"(?: : "([^"]*)")?|`([^`]*)`)/g,
  );
  const classes = Array.from(values, ([, first = '', second = '', template = '']) =>
    `${first} ${second} ${template.replace(/\S*\$\{[^}]*\}\S*/g, '')}`.split(/\s+/),
  ).flat();
  return {
    classes: new Set(classes),
    rules: readBuiltRules(['deferred', ...names, ...listLoadedSheets(code)]),
  };
}

/** Returns the sheets that code loads: the bundle has no address that nothing uses. */
const listLoadedSheets = (code: string): string[] =>
  (code.match(/\w+(?=\.css\?url)/g) ?? []).flatMap((name) => [name, `${name}Late`]);

describe('every class in the code of a template has its rule', async () => {
  const listImports = (page: string, text: string, ending: string): string[] =>
    Array.from(text.matchAll(/(?:from|import) '(\..+)'/g), ([, name = '']) => name)
      .filter((name) => name.endsWith(`.${ending}`))
      .map((name) => path.resolve(path.dirname(page), name));
  const scriptsOf = (text: string): string =>
    (text.match(/<script>.*?<\/script>/gs) ?? []).join('');
  const homeTemplate = await readLiveHomeTemplate();

  it.each(ROUTE_NAMES)('%s', async (route) => {
    const file = routeFile(ROUTES[route]);
    const page = path.join(SRC, `pages/${file}.astro`);
    const text = readFileSync(page, 'utf8');
    const bundle = await bundleModules(listImports(page, text, 'tsx'));
    const scripts = await bundleModules(listImports(page, scriptsOf(text), 'ts'));
    const styled = await keepStyled(bundle.classes);
    const first = await bundleModules(listImports(page, text, 'tsx'), { withParts: false });
    const html = route === 'home' ? homeTemplate : readBuilt(`${file}.html`);
    const { rules } = readPage(html ?? '');
    expect(styled.length).toBeGreaterThan(10);
    expect(
      styled.filter(
        (name) => !rules.has(name) && !bundle.rules.has(name) && !scripts.rules.has(name),
      ),
    ).toEqual([]);
    // What the template shows first has its rules in the page.
    const firstStyled = await keepStyled(first.classes);
    expect(firstStyled.filter((name) => !rules.has(name) && !first.rules.has(name))).toEqual([]);
  });
});

describe('every class in the code of a deferred part has its rule', () => {
  const parts = Array.from(deferred, ([file, sheet]) => [path.relative(SRC, file), sheet] as const);

  it.each(parts)('%s', async (file, sheet) => {
    const { classes, rules } = await bundleModules([path.join(SRC, file)], { names: [sheet] });
    const styled = await keepStyled(classes);
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((name) => !rules.has(name) && !baseRules.has(name))).toEqual([]);
  });
});
