import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a module imports, and which classes it may use. */
export interface ModuleFacts {
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

const cache = new Map<string, { readonly changed: number; readonly facts: ModuleFacts }>();

/** Returns the facts of a `.ts`, `.tsx` or `.astro` file. Throws when it does not exist. */
export function readModule(file: string): ModuleFacts {
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.facts;
  const text = readFileSync(file, 'utf8');
  const facts = file.endsWith('.astro') ? parseAstro(file, text) : parseModule(file, text);
  cache.set(file, { changed, facts });
  return facts;
}

const TEMPLATE_IMPORT = /\bimport '(\S+\/templates\/\w+\.tsx)'/g;
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

  const addImport = (list: string[], specifier: ts.Expression | undefined) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    if (/^\..*\.(?:tsx?|astro)$/.test(specifier.text)) {
      list.push(path.resolve(path.dirname(file), specifier.text));
    }
  };
  const addText = (text: string, isClass: boolean) => {
    const words = text.split(/\s+/).filter((word) => word !== '');
    // A list of classes in a constant has at least one name with a hyphen.
    const isList = isClass || (hasMarkup && words.some((word) => /[a-z]-[a-z\d]/.test(word)));
    if (isList) for (const word of words) classes.add(word);
  };
  const visit = (node: ts.Node, isClass: boolean): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node)) {
      if (isRead(node.importClause)) addImport(imports, node.moduleSpecifier);
      return;
    }
    if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) addImport(imports, node.moduleSpecifier);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      addImport(dynamicImports, node.arguments[0]);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateTail(node)) addText(node.text, isClass);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
      const prefix = /\S+-$/.exec(node.text)?.[0] ?? '';
      addText(node.text.slice(0, node.text.length - prefix.length), isClass);
      if (isClass && prefix !== '') prefixes.add(prefix);
    }
    if (isCustomElement(node)) classes.add(node.tagName.text);
    const isInside = isClass || isClassAttribute(node) || isClassList(node);
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  const kind = hasMarkup ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind), false);
  return { imports, dynamicImports, classes, prefixes };
}

/** Returns whether the value of an attribute or property is a list of classes. */
const isClassAttribute = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
  ts.isIdentifier(node.name) &&
  /^class$|className$/i.test(node.name.text);

/** Returns whether an array has the classes that content may have: `['class', 'pic', 'embed']`. */
const isClassList = (node: ts.Node): boolean => {
  const first = ts.isArrayLiteralExpression(node) ? node.elements[0] : undefined;
  return first !== undefined && ts.isStringLiteral(first) && first.text === 'class';
};

const isCustomElement = (
  node: ts.Node,
): node is ts.JsxOpeningLikeElement & { readonly tagName: ts.Identifier } =>
  (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
  ts.isIdentifier(node.tagName) &&
  node.tagName.text.includes('-');

/** Returns whether an import loads its module: imports of types only do not. */
function isRead(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}
