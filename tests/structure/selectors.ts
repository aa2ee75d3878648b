import ts from 'typescript';

/** Functions whose first argument is a selector. */
const SELECTOR_CALLS = new Set(
  '$ $$ $eval $$eval closest locator matches querySelector querySelectorAll waitForSelector'.split(
    ' ',
  ),
);

const ATTRIBUTE = /\[[^\]]*\]?/g;
const CLASS = /(?:^|[\s>+~,(\w*])\.-?[a-z_][\w-]*/i;
/** A text that consists of a class, or of a part of one, anywhere in a file. */
const CLASS_ALONE = /^(?:[a-z]+ )?\.[a-z][\w-]*(?=$|[\s>:[,.])/;
/** The same after the name of another part: `${part}, .class`. */
const CLASS_AFTER_PART = /^(?:,|\s>)?\s\.[a-z][\w-]*(?=$|[\s>:[,.])/;
const FILE_ENDING = /^\.(?:css|html|jpg|js|json|m3u8|mp3|mp4|pdf|png|test|ts|xml)\b/;

const hasClass = (selector: string) => CLASS.test(selector.replace(ATTRIBUTE, ''));

function nameOfCall({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Returns the literal parts of a text with the start of each. */
function listParts(node: ts.Node): { readonly text: string; readonly at: number }[] {
  const parts: { text: string; at: number }[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isStringLiteralLike(child) || ts.isTemplateHead(child)) {
      parts.push({ text: child.text, at: child.getStart() });
    } else if (ts.isTemplateMiddle(child) || ts.isTemplateTail(child)) {
      // What comes before it may be a name: `${tag}.class`.
      parts.push({ text: `x${child.text}`, at: child.getStart() });
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return parts;
}

/**
 * Returns the class selectors of a test file as `line: text`: in the arguments of functions that
 * take a selector, in constants that are passed to them, and in texts that are only a class.
 */
export function findClassSelectors(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const constants = new Set<string>();
  const check = (node: ts.Node) => {
    for (const { text, at } of listParts(node)) if (hasClass(text)) found.set(at, text);
  };
  const visit = (node: ts.Node): void => {
    const [selector] = ts.isCallExpression(node) ? node.arguments : [];
    if (selector && ts.isCallExpression(node) && SELECTOR_CALLS.has(nameOfCall(node))) {
      if (ts.isIdentifier(selector)) constants.add(selector.text);
      else if (ts.isStringLiteralLike(selector) || ts.isTemplateExpression(selector)) {
        check(selector);
      }
    }
    if (ts.isStringLiteralLike(node) && CLASS_ALONE.test(node.text)) {
      if (!FILE_ENDING.test(node.text)) found.set(node.getStart(), node.text);
    }
    const isRest = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isRest && CLASS_AFTER_PART.test(node.text)) check(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const visitConstants = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node;
      const isText =
        initializer &&
        (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer));
      if (isText && constants.has(node.name.text)) check(initializer);
    }
    ts.forEachChild(node, visitConstants);
  };
  visitConstants(file);
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([at, text]) => `${file.getLineAndCharacterOfPosition(at).line + 1}: ${text}`);
}
