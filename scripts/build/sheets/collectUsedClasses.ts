import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { parseOnce } from './sheetFiles.ts';

/** The classes that a page or a deferred part of one may use. */
export interface UsedClasses {
  /** The modules that were read, as absolute paths in the order of their imports. */
  readonly modules: readonly string[];
  /** All classes that are written in full. */
  readonly classes: ReadonlySet<string>;
  /** Beginnings of classes: `row-` of `row-${look}`. */
  readonly prefixes: ReadonlySet<string>;
}

/**
 * Returns the classes that some modules and all modules that they import may use. A module of
 * `deferred` has its own sheet: `import()` of it adds nothing.
 */
export function collectUsedClasses(
  roots: readonly string[],
  deferred: ReadonlySet<string>,
): UsedClasses {
  const found = new Map<string, ModuleFacts>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    const facts = readModule(file);
    found.set(file, facts);
    for (const imported of facts.imports) add(imported);
    for (const imported of facts.dynamicImports) if (!deferred.has(imported)) add(imported);
  };
  for (const root of roots) add(root);
  const classes = new Set<string>();
  const prefixes = new Set<string>();
  for (const facts of found.values()) {
    for (const name of facts.classes) classes.add(name);
    for (const prefix of facts.prefixes) prefixes.add(prefix);
  }
  return { modules: [...found.keys()], classes, prefixes };
}

/** What a module imports, and which classes it may use. */
interface ModuleFacts {
  /** Absolute paths of the project's modules that it imports statically. */
  readonly imports: readonly string[];
  /** Absolute paths of those that it imports with `import()`. */
  readonly dynamicImports: readonly string[];
  /**
   * Words of class attributes and, in files with markup, of constants that list classes; and custom
   * elements.
   */
  readonly classes: ReadonlySet<string>;
  /** Beginnings of classes that end in an expression: `row-` of `row-${look}`. */
  readonly prefixes: ReadonlySet<string>;
}

/** Returns the facts of a `.ts`, `.tsx` or `.astro` file. Throws when it does not exist. */
const readModule = parseOnce((file): ModuleFacts => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.astro') ? parseAstro(file, text) : parseModule(file, text);
});

const TEMPLATE_IMPORT = /\bimport '(\S+\.template\.tsx)'/g;
const FRONTMATTER = /^---\n(?<code>.*?)\n---\n/s;

/**
 * Returns the facts of an Astro file. Of its `<script>` elements only the content of a template
 * counts: what others add to a page has deferred sheets.
 */
export function parseAstro(file: string, text: string): ModuleFacts {
  const head = FRONTMATTER.exec(text);
  const facts = parseModule(file, head?.groups?.code ?? '');
  const markup = text.slice(head?.[0].length ?? 0);
  const classes = Array.from(
    markup.matchAll(/\bclass(?:Name)?="([^"]*)"|<([a-z]+-[a-z-]+)/g),
    ([, value = '', element = '']) => [...value.split(/\s+/), element],
  );
  const templates = Array.from(markup.matchAll(TEMPLATE_IMPORT), ([, specifier = '']) =>
    path.resolve(path.dirname(file), specifier),
  );
  return {
    ...facts,
    imports: [...facts.imports, ...templates],
    classes: new Set([...facts.classes, ...classes.flat()]),
  };
}

export function parseModule(file: string, text: string): ModuleFacts {
  const imports: string[] = [];
  const dynamicImports: string[] = [];
  const classes = new Set<string>();
  const prefixes = new Set<string>();
  const hasMarkup = !file.endsWith('.ts');

  const addImport = (list: string[], source: ESTree.Node | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    if (/^\..*\.(?:tsx?|astro)$/.test(source.value)) {
      list.push(path.resolve(path.dirname(file), source.value));
    }
  };
  const addText = (text: string, isClass: boolean) => {
    const words = text.split(/\s+/).filter((word) => word !== '');
    // A list of classes in a constant has at least one name with a hyphen.
    const isList = isClass || (hasMarkup && words.some((word) => /[a-z]-[a-z\d]/.test(word)));
    if (isList) for (const word of words) classes.add(word);
  };
  const addTemplateText = (
    { value: { cooked }, tail }: ESTree.TemplateElement,
    isClass: boolean,
  ) => {
    const text = cooked ?? '';
    if (tail) return addText(text, isClass);
    const prefix = /\S+-$/.exec(text)?.[0] ?? '';
    addText(text.slice(0, text.length - prefix.length), isClass);
    if (isClass && prefix !== '') prefixes.add(prefix);
  };
  const visit = (node: ESTree.Node, isClass: boolean): void => {
    if (isType(node)) return;
    switch (node.type) {
      case 'ImportDeclaration':
        if (isRead(node)) addImport(imports, node.source);
        return;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.exportKind !== 'type') addImport(imports, node.source);
        if (node.source) return;
        break;
      case 'ImportExpression':
        addImport(dynamicImports, node.source);
        return;
      case 'Literal':
        if (typeof node.value === 'string') addText(node.value, isClass);
        return;
      case 'TemplateElement':
        addTemplateText(node, isClass);
        return;
      case 'JSXOpeningElement':
        if (node.name.type === 'JSXIdentifier' && node.name.name.includes('-')) {
          classes.add(node.name.name);
        }
    }
    const isInside = isClass || isClassAttribute(node) || isClassList(node);
    for (const child of Object.values(node).flat()) {
      if (isNode(child)) visit(child, isInside);
    }
  };
  const lang = hasMarkup ? 'tsx' : 'ts';
  const { program, errors } = parseSync(file, text, { lang });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  visit(program, false);
  return { imports, dynamicImports, classes, prefixes };
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns whether a node is a type, and no expression with one. */
const isType = ({ type }: ESTree.Node): boolean =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type);

/** Returns whether the value of an attribute or property is a list of classes. */
function isClassAttribute(node: ESTree.Node): boolean {
  const name =
    node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined;
  return (
    (name?.type === 'JSXIdentifier' || name?.type === 'Identifier') &&
    /^class$|className$/i.test(name.name)
  );
}

/** Returns whether an array has the classes that content may have: `['class', 'pic', 'embed']`. */
const isClassList = (node: ESTree.Node): boolean => {
  const first = node.type === 'ArrayExpression' ? node.elements[0] : undefined;
  return first?.type === 'Literal' && first.value === 'class';
};

/** Returns whether an import loads its module: imports of types only do not. */
const isRead = ({ importKind, specifiers }: ESTree.ImportDeclaration): boolean =>
  importKind !== 'type' &&
  (specifiers.length === 0 ||
    specifiers.some((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type'));
