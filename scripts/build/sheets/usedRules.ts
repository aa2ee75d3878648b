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
  return {
    postcssPlugin: 'broadsheet:used-rules',
    async Once(sheet, { result }) {
      const from = result.opts.from ?? '';
      const roots = [...readPage(from, root), ...takeSources(sheet)];
      const used = collectUsedClasses(roots, listDeferredSources(styles));
      const components = listImports(path.join(styles, 'components.css'));
      if (roots.length > 0) removeUnusedRules(sheet, used, components);
      const raw = [...used.classes].sort().join(' ');
      const content = [{ raw, extension: 'html' }];
      const theme = pickSpacing(tailwind.theme, `${raw} ${sheet}`);
      await postcss(tailwindcss({ ...tailwind, theme, content })).process(sheet, { from });
      for (const file of used.modules) {
        result.messages.push({ type: 'dependency', plugin: 'broadsheet:used-rules', file });
      }
    },
  };
}

/**
 * Returns the theme with the spacing that a text mentions: Tailwind copies and hashes the whole scale
 * for each sheet and for each of the twenty kinds of utilities that have it.
 */
function pickSpacing(theme: Config['theme'], text: string): Config['theme'] {
  const mentioned = new Set(text.match(/\d+/g));
  const scale = Object.entries(theme?.spacing ?? {});
  const isPicked = (name: string) => !/^-?\d+$/.test(name) || mentioned.has(name.replace('-', ''));
  const spacing = scale.filter(([name]) => isPicked(name));
  return { ...theme, spacing: Object.fromEntries(spacing) };
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
