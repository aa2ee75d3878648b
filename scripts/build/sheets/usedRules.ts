import { globSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Plugin, type Root, type Rule } from 'postcss';
import tailwindcss, { type Config } from 'tailwindcss';
import { collectUsedClasses, type UsedClasses } from './collectUsedClasses.ts';
import { listDeferredSources, listImports } from './sheetFiles.ts';

/** The parameter of a page's own copy of its sheet: the path of the page in the project. */
export const PAGE_PARAM = 'page';

/**
 * Reduces sheets to the rules of the modules that they are for (decision 41), and compiles Tailwind's
 * directives. These modules are those that the page in the address of the sheet imports, or those of
 * the sheet's `@source` rules. Rules of sheets that `components.css` imports stay when a module has
 * all classes of their selectors; a sheet's own rules stay as they are.
 */
export function usedRules(root: string, tailwind: Config): Plugin {
  const styles = path.join(root, 'src/styles');
  const pickUtilities = compileUtilities(root, tailwind);
  return {
    postcssPlugin: 'broadsheet:used-rules',
    async Once(sheet, { result }) {
      const from = result.opts.from ?? '';
      const roots = [...readPage(from, root), ...takeSources(sheet)];
      const used = collectUsedClasses(roots, listDeferredSources(styles));
      const components = listImports(path.join(styles, 'components.css'));
      if (roots.length > 0) removeUnusedRules(sheet, used, components);
      const utilities = await pickUtilities(used.classes);
      sheet.walkAtRules('tailwind', (rule) => void rule.replaceWith(utilities));
      sheet.replaceValues(THEME, { fast: 'theme(' }, (call) => readTheme(tailwind.theme, call));
      for (const file of used.modules) {
        result.messages.push({ type: 'dependency', plugin: 'broadsheet:used-rules', file });
      }
    },
  };
}

/**
 * Returns a function that returns the rules of the utilities among some classes, in the order of the
 * cascade. Tailwind compiles those of all pages at once: for each sheet anew, it takes a sixth of a build.
 */
function compileUtilities(
  root: string,
  tailwind: Config,
): (classes: ReadonlySet<string>) => Promise<Root> {
  const known = new Set<string>();
  let compiled: Promise<Root> | undefined;
  const compile = async () => {
    const content = [{ raw: [...known].sort().join(' '), extension: 'html' }];
    const tailwindPlugin = tailwindcss({ ...tailwind, content });
    return (await postcss(tailwindPlugin).process('@tailwind utilities', { from: root }))
      .root as Root;
  };
  return async (classes) => {
    const pages = known.size > 0 ? [] : listPages(root);
    const before = known.size;
    for (const name of [...collectUsedClasses(pages, new Set()).classes, ...classes])
      known.add(name);
    if (known.size > before) compiled = compile();
    const utilities = ((await compiled) as Root).clone();
    utilities.walkRules((rule) => {
      if (!listNames(rule.selector).every((name) => classes.has(name))) removeWithParents(rule);
    });
    return utilities;
  };
}

const listPages = (root: string): string[] =>
  globSync('src/pages/**/*.astro', { cwd: root }).map((page) => path.join(root, page));

const THEME = /theme\(\s*"[\w-]+\.[\w-]+"\s*\)/g;

/** Returns the value of a `theme("scale.step")`, which Tailwind would read in a sheet with its directives. */
function readTheme(theme: Config['theme'], call: string): string {
  const [scale = '', step = ''] = call.split('"')[1]?.split('.') ?? [];
  const value = (theme as Record<string, Record<string, string>> | undefined)?.[scale]?.[step];
  if (value === undefined) throw new Error(`the theme has no ${scale}.${step}`);
  return value;
}

function readPage(from: string, root: string): string[] {
  const page = new URLSearchParams(from.split('?')[1]).get(PAGE_PARAM);
  return page === null ? [] : [path.join(root, page)];
}

/** Returns the files of the `@source` rules of a sheet, and removes these rules. */
function takeSources(sheet: Root): string[] {
  const files: string[] = [];
  sheet.walkAtRules(/^(?:shared-)?source$/, (rule) => {
    const file = rule.source?.input.file?.split('?')[0] ?? '';
    files.push(path.resolve(path.dirname(file), QUOTED.exec(rule.params)?.groups?.text ?? ''));
    rule.remove();
  });
  return files;
}

const QUOTED = /["'](?<text>[^"']+)["']/;

/**
 * Removes the sheets of components that the modules do not use, and of the others the selectors
 * with a class that they do not use. A module uses a sheet when it has one of its own classes: the
 * sheet that has a class first in the cascade owns it.
 */
function removeUnusedRules(
  sheet: Root,
  { classes, prefixes }: UsedClasses,
  components: ReadonlySet<string>,
): void {
  const owners = new Map<string, string>();
  sheet.walkRules((rule) => {
    for (const name of rule.selectors.flatMap(listNames)) {
      if (!owners.has(name)) owners.set(name, fileOf(rule));
    }
  });
  const usedSheets = new Set([...classes].map((name) => owners.get(name)));
  const isUsed = (name: string): boolean =>
    classes.has(name) ||
    [...prefixes].some((prefix) => name.startsWith(prefix)) ||
    !components.has(owners.get(name) ?? '');
  sheet.walkRules((rule) => {
    if (!components.has(fileOf(rule)) || isKeyframe(rule)) return;
    const selectors = usedSheets.has(fileOf(rule))
      ? rule.selectors.filter((selector) => listNames(selector).every(isUsed))
      : [];
    if (selectors.length === 0) removeWithParents(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(sheet);
}

/** Returns the file that a rule was imported from. */
const fileOf = (rule: Rule): string => rule.source?.input.file ?? '';

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Returns the classes and custom elements in a selector. */
export const listNames = (selector: string): string[] =>
  Array.from(
    selector
      .replace(/(?<!\\)\[[^\]]*\]/g, '')
      .matchAll(/\.((?:\\.|[\w-])+)|(?<![\w.:-])([a-z]+-[a-z-]+)/g),
    ([, name = '', element]) => element ?? name.replaceAll('\\', ''),
  );

/** Removes a rule, and the `@media` and `@supports` around it that become empty. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) {
    removeWithParents(parent as AtRule);
  }
}

function removeUnusedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => void animations.push(value));
  const names = new Set(animations.flatMap((value) => value.split(/[\s,]+/)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}
