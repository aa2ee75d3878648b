import ts from 'typescript';

const TEST_CALLS: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** Returns the `it` of `it(…)`, `it.skipIf(…)(…)`, `it.each(…)(…)` and of `it.each` with a template. */
function nameOfCallee(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
    return nameOfCallee(node.expression);
  }
  return ts.isTaggedTemplateExpression(node) ? nameOfCallee(node.tag) : '';
}

/** Returns the titles of the tests and of their groups in a file, templates as they are written. */
export function listTestTitles(file: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TEST_CALLS.has(nameOfCallee(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      if (title && ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
