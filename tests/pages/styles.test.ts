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

/** Leaves out packages, files that are not modules, and what the modules import later. */
const ownModules = (entries: Entries): Plugin => ({
  name: 'own-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?/ }, (file) => ({ path: file.path, namespace: 'address' }));
    onResolve({ filter: /^[^./]/ }, (file) =>
      file.kind === 'entry-point'
        ? { path: file.path, namespace: 'entry' }
        : { path: file.path, external: true },
    );
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, kind }) =>
      kind === 'dynamic-import' ? { path: path.resolve(resolveDir, file), external: true } : null,
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
  /** The classes in the code. */
  readonly classes: Names;
  /** The sheets that the code loads. */
  readonly sheets: readonly string[];
}

/** Returns all modules that a module imports later. */
const listLaterModules = (): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap((file) =>
    Array.from(
      readFileSync(path.join(SRC, file), 'utf8').matchAll(/\bimport\('(\.[^'?]+)'\)/g),
      ([, name = '']) => path.resolve(SRC, path.dirname(file), name),
    ),
  );

/**
 * Bundles modules as for a browser, all at once, because most modules are in many bundles. What they
 * import later is bundled once, and not in each of them. Returns two functions: `first` finds what a bundle
 * has at once, `whole` also what it imports later, but for the modules that have a deferred sheet.
 */
async function bundleModules(entries: Entries) {
  const later = Object.fromEntries(
    [...deferred.keys(), ...listLaterModules()].map((file) => [file, [file]]),
  );
  const all = { ...entries, ...later };
  const nameOf = (entry: string): string =>
    path.isAbsolute(entry) ? `later/${path.relative(SRC, entry)}` : entry;
  const named = Object.fromEntries(
    Object.entries(all).map(([entry, files]) => [nameOf(entry), files]),
  );
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(named).map((name) => ({ in: name, out: name })),
    outdir: SRC,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
    treeShaking: true,
    plugins: [ownModules(named)],
  });
  const imports = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [
      path.resolve(file),
      output.imports
        .filter((one) => one.kind === 'dynamic-import' && path.isAbsolute(one.path))
        .map((one) => one.path),
    ]),
  );
  const bundles = new Map(
    outputFiles.map(({ path: file, text }) => [
      file,
      {
        classes: new Set(listClasses(text)),
        sheets: listLoadedSheets(text),
        later: imports.get(file) ?? [],
      },
    ]),
  );
  await askTailwind(...Array.from(bundles.values(), ({ classes }) => classes));
  const first = (entry: string) => {
    const bundle = bundles.get(path.join(SRC, `${nameOf(entry)}.js`));
    if (bundle === undefined) throw new Error(`${entry} was not bundled`);
    return bundle;
  };
  const whole = (entry: string): Bundle => {
    const reached = new Set([entry]);
    for (const one of reached) {
      for (const file of first(one).later) if (!deferred.has(file)) reached.add(file);
    }
    const parts = Array.from(reached, first);
    return {
      classes: new Set(parts.flatMap(({ classes }) => [...classes])),
      sheets: parts.flatMap(({ sheets }) => sheets),
    };
  };
  return { first, whole };
}

const listClasses = (code: string): string[] =>
  Array.from(
    code.matchAll(/\bclassName: (?:[^"`,}]*\? )?(?:"([^"]*)"(?: : "([^"]*)")?|`([^`]*)`)/g),
    ([, first = '', second = '', template = '']) =>
      `${first} ${second} ${template.replace(/\S*\$\{[^}]*\}\S*/g, '')}`.split(/\s+/),
  ).flat();

/** Returns the rules of sheets that code loads later, and of those that all pages load. */
const readSheetRules = (names: readonly string[]): Names => readBuiltRules(['deferred', ...names]);

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
  const entries: Record<string, readonly string[]> = {};
  for (const route of ROUTE_NAMES) {
    const page = path.join(SRC, `pages/${routeFile(ROUTES[route])}.astro`);
    const text = readFileSync(page, 'utf8');
    entries[route] = listImports(page, text, 'tsx');
    entries[`${route}-scripts`] = listImports(page, scriptsOf(text), 'ts');
  }
  const { first, whole } = await bundleModules(entries);
  const homeTemplate = await readLiveHomeTemplate();

  it.each(ROUTE_NAMES)('%s', async (route) => {
    const { classes, sheets } = whole(route);
    const styled = await keepStyled(classes);
    const html = route === 'home' ? homeTemplate : readBuilt(`${routeFile(ROUTES[route])}.html`);
    const { rules } = readPage(html ?? '');
    const later = readSheetRules([...sheets, ...whole(`${route}-scripts`).sheets]);
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((name) => !rules.has(name) && !later.has(name))).toEqual([]);
    // What the template shows first has its rules in the page.
    const shown = first(route);
    const firstRules = readSheetRules(shown.sheets);
    const firstStyled = await keepStyled(shown.classes);
    expect(firstStyled.filter((name) => !rules.has(name) && !firstRules.has(name))).toEqual([]);
  });

  const parts = Array.from(deferred.keys(), (file) => path.relative(SRC, file));
  it.each(parts)('and in that of a deferred part: %s', async (name) => {
    const file = path.join(SRC, name);
    const { classes, sheets } = whole(file);
    const rules = readSheetRules([deferred.get(file) ?? '', ...sheets]);
    const styled = await keepStyled(classes);
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((one) => !rules.has(one) && !baseRules.has(one))).toEqual([]);
  });
});
