import { globSync, readFileSync } from 'node:fs';
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

/** The sheets of several screens and those in the folders of screens, below `src`. */
const sheets = globSync('{styles,screens/*}/*.css', { cwd: SRC }).filter(
  (file) => path.basename(file) !== 'print.css',
);
const readSheet = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');
const allSelectors = sheets.flatMap((file) =>
  listSelectors(readSheet(file).replace(/^@(?!media|supports|keyframes).*;$/gm, '')),
);
const baseRules = listRuleNames(readSheet('styles/base.css') + readSheet('styles/utilities.css'));
/** The modules that deferred sheets name as their sources, with the names of the sheets. */
const deferred = new Map(
  sheets.flatMap((sheet) =>
    Array.from(readSheet(sheet).matchAll(/^@source "(.+)";/gm), ([, file = '']) => [
      path.resolve(SRC, path.dirname(sheet), file),
      path.basename(sheet, '.css'),
    ]),
  ),
);
/** The rules of each built sheet, by its name. */
const builtRules = (await listBuilt('.css')).map((file) => ({
  name: path.basename(file).split('.')[0] ?? '',
  rules: listRuleNames(readBuilt(file)),
}));

/** Returns the rules of built sheets by their names: `deferred`, `sheets`. */
const readBuiltRules = (names: readonly string[]): Names =>
  new Set(builtRules.filter(({ name }) => names.includes(name)).flatMap(({ rules }) => [...rules]));

/** The classes that Tailwind was asked for, and the rules that it has for them. */
const asked = new Set<string>();
const utilities: string[][] = [];

/** Asks for the classes of all sets at once: a question takes longer than its classes. */
async function askTailwind(...sets: readonly Names[]): Promise<void> {
  const fresh = [...new Set(sets.flatMap((names) => [...names]))].filter(
    (name) => !asked.has(name),
  );
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
  const all = await listBuilt('.html');
  /** Returns the first pages of each folder, which have the same screen. */
  const pick = (count: number, folderOf: (name: string) => string) =>
    all.filter((name, at) => {
      const folder = folderOf(name);
      return folder === '.' || folderOf(all[at - count] ?? '') !== folder;
    });
  const deferredRules = readBuiltRules(sheets.map((file) => path.basename(file, '.css')));

  const baked = (name: string) => (name.includes('/') ? (name.split('/')[0] ?? '') : '.');
  const common = new Map(pick(1, baked).map((name) => [name, readPage(readBuilt(name))]));
  await askTailwind(...Array.from(common.values(), ({ classes }) => classes));

  async function checkPage(name: string): Promise<void> {
    const { rules, classes } = common.get(name) ?? readPage(readBuilt(name));
    const styled = await keepStyled(classes);
    expect(styled.filter((one) => !rules.has(one) && !deferredRules.has(one))).toEqual([]);
  }
  it.each([...common.keys()])('%s', checkPage);
  it.each(pick(3, path.dirname))('also %s', { tags: ['sweep'] }, checkPage);
});

/** Modules by the name of the bundle that has them. */
type Entries = Readonly<Record<string, readonly string[]>>;

/** Leaves out packages, files that are not modules, deferred parts, and all parts if so asked. */
const ownModules = (entries: Entries, withParts: boolean): Plugin => ({
  name: 'own-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?/ }, (file) => ({ path: file.path, namespace: 'address' }));
    onResolve({ filter: /^[^./]/ }, (file) =>
      file.kind === 'entry-point'
        ? { path: file.path, namespace: 'entry' }
        : { path: file.path, external: true },
    );
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, kind }) =>
      kind === 'dynamic-import' && (!withParts || deferred.has(path.resolve(resolveDir, file)))
        ? { path: file, external: true }
        : null,
    );
    onLoad({ filter: /.*/, namespace: 'address' }, (file) => ({
      contents: `export default ${JSON.stringify(file.path)}`,
    }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
      contents: entries[name]?.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: SRC,
    }));
  },
});

interface Bundle {
  readonly code: string;
  /** The classes in the code. */
  readonly classes: Names;
}

/**
 * Bundles modules as for a browser, all at once, because most modules are in many bundles. Parts are
 * what the modules import later.
 */
async function bundleModules(
  entries: Entries,
  { withParts = true }: { withParts?: boolean } = {},
): Promise<(name: string) => Bundle> {
  const bundled = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: name, out: name })),
    outdir: SRC,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    treeShaking: true,
    plugins: [ownModules(entries, withParts)],
  });
  const bundles = new Map(
    bundled.outputFiles.map(({ path: file, text }) => [
      file,
      { code: text, classes: new Set(listClasses(text)) },
    ]),
  );
  await askTailwind(...Array.from(bundles.values(), ({ classes }) => classes));
  return (name) => {
    const bundle = bundles.get(path.join(SRC, `${name}.js`));
    if (bundle === undefined) throw new Error(`${name} was not bundled`);
    return bundle;
  };
}

const listClasses = (code: string): string[] =>
  Array.from(
    code.matchAll(/\bclassName: (?:[^"`,}]*\? )?(?:"([^"]*)"(?: : "([^"]*)")?|`([^`]*)`)/g),
    ([, first = '', second = '', template = '']) =>
      `${first} ${second} ${template.replace(/\S*\$\{[^}]*\}\S*/g, '')}`.split(/\s+/),
  ).flat();

/** Returns the rules of the deferred sheets that code loads, of those in `names`, and of all pages'. */
const readSheetRules = (code: string, names: readonly string[] = []): Names =>
  readBuiltRules(['deferred', ...names, ...listLoadedSheets(code)]);

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
  const listEntries = (select: (text: string) => string, ending: string): Entries =>
    Object.fromEntries(
      ROUTE_NAMES.map((route) => {
        const page = path.join(SRC, `pages/${routeFile(ROUTES[route])}.astro`);
        return [route, listImports(page, select(readFileSync(page, 'utf8')), ending)];
      }),
    );
  const modules = listEntries((text) => text, 'tsx');
  const [whole, first, scripts] = await Promise.all([
    bundleModules(modules),
    bundleModules(modules, { withParts: false }),
    bundleModules(listEntries(scriptsOf, 'ts')),
  ]);
  const homeTemplate = await readLiveHomeTemplate();

  it.each(ROUTE_NAMES)('%s', async (route) => {
    const { code, classes } = whole(route);
    const styled = await keepStyled(classes);
    const html = route === 'home' ? homeTemplate : readBuilt(`${routeFile(ROUTES[route])}.html`);
    const { rules } = readPage(html ?? '');
    const later = [readSheetRules(code), readSheetRules(scripts(route).code)];
    expect(styled.length).toBeGreaterThan(10);
    expect(
      styled.filter((name) => !rules.has(name) && !later.some((sheets) => sheets.has(name))),
    ).toEqual([]);
    // What the template shows first has its rules in the page.
    const shown = first(route);
    const firstRules = readSheetRules(shown.code);
    const firstStyled = await keepStyled(shown.classes);
    expect(firstStyled.filter((name) => !rules.has(name) && !firstRules.has(name))).toEqual([]);
  });
});

describe('every class in the code of a deferred part has its rule', async () => {
  const sheetOf = Object.fromEntries(
    Array.from(deferred, ([file, sheet]) => [path.relative(SRC, file), sheet]),
  );
  const parts = Object.keys(sheetOf);
  const bundleOf = await bundleModules(
    Object.fromEntries(parts.map((name) => [name, [path.join(SRC, name)]])),
  );

  it.each(parts)('%s', async (name) => {
    const { code, classes } = bundleOf(name);
    const rules = readSheetRules(code, [sheetOf[name] ?? '']);
    const styled = await keepStyled(classes);
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((one) => !rules.has(one) && !baseRules.has(one))).toEqual([]);
  });
});
