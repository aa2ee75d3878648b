import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A declaration at the top level of a file, or its other statements together (name ''). */
export interface Declaration {
  /** Path below the root. */
  readonly file: string;
  readonly name: string;
  /** Text literals in it. */
  readonly literals: ReadonlySet<string>;
  /** Ids (`file#name`) of the declarations that it names, imported ones and those of its file. */
  readonly references: ReadonlySet<string>;
}

export const idOf = ({ file, name }: Pick<Declaration, 'file' | 'name'>): string =>
  `${file}#${name}`;

/**
 * Returns the declarations of files with what they name. It reads the syntax alone: a name counts as
 * a reference where an import or a declaration of the file has it. Of `import('…')` each name in the
 * same declaration counts that the other file may export.
 */
export function traceReferences(root: string, files: readonly string[]): readonly Declaration[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    const resolve = (specifier: string) =>
      relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/');
    const imported = new Map<string, string>();
    const statements = new Map<string, ts.Node[]>();
    const add = (name: string, node: ts.Node) =>
      statements.set(name, [...(statements.get(name) ?? []), node]);
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) {
        for (const [local, name, from] of namesOfImport(statement)) {
          imported.set(local, `${resolve(from)}#${name}`);
        }
      } else {
        for (const name of namesOfStatement(statement)) add(name, statement);
      }
    }
    const parts = [...statements].map(([name, nodes]) => {
      const literals = new Set<string>();
      const names = new Set<string>();
      const loaded: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node)) literals.add(node.text);
        if (ts.isIdentifier(node)) names.add(node.text);
        if (
          ts.isCallExpression(node) &&
          node.expression.kind === ts.SyntaxKind.ImportKeyword &&
          node.arguments[0] &&
          ts.isStringLiteralLike(node.arguments[0])
        ) {
          loaded.push(resolve(node.arguments[0].text));
        }
        ts.forEachChild(node, visit);
      };
      nodes.forEach(visit);
      return { name, literals, names, loaded };
    });
    const loadedBy = new Map(parts.map(({ name, loaded }) => [name, loaded]));
    return parts.map(({ name, literals, names, loaded }) => {
      const references = new Set<string>();
      for (const used of names) {
        const target = imported.get(used);
        if (target) references.add(target);
        else if (used !== name && statements.has(used)) references.add(`${file}#${used}`);
      }
      // A function of the file may load the other file for this declaration.
      const others = [...loaded, ...[...names].flatMap((used) => loadedBy.get(used) ?? [])];
      for (const other of others) for (const used of names) references.add(`${other}#${used}`);
      return { file, name, literals, references };
    });
  });
}

/** Returns the names that an import brings: local name, name in the other file, specifier. */
function namesOfImport({
  importClause,
  moduleSpecifier,
}: ts.ImportDeclaration): readonly (readonly [string, string, string])[] {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const bindings = importClause?.namedBindings;
  if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    (propertyName ?? name).text,
    from,
  ]);
}

function namesOfStatement(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return [name?.text ?? ''];
}
