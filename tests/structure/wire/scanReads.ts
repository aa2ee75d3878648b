import { join, relative } from 'node:path';
import ts from 'typescript';

/** One place in the code that reads a field of an object of unknown fields. */
export interface WireRead {
  /** Path below `src`. */
  readonly file: string;
  readonly line: number;
  /** The field's name; null where the types do not say which names are read. */
  readonly name: string | null;
  /** The outermost function that reads it; '' outside of functions. */
  readonly scope: string;
}

/**
 * Returns every field that the files read from objects of unknown fields (`Wire` and types
 * of its form): arguments of `field` and of `read.*`, properties, destructured and computed names. Names that
 * are computed count with the string literals of their type.
 */
export function scanReads(root: string, files: readonly string[]): readonly WireRead[] {
  const source = join(root, 'src');
  const program = ts.createProgram({
    rootNames: files.map((file) => join(source, file)),
    options: {
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: ts.ScriptTarget.ES2023,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const reads: WireRead[] = [];

  for (const file of files) {
    const sourceFile = program.getSourceFile(join(source, file));
    if (!sourceFile) throw new Error(`${file} is not in the program`);
    visit(sourceFile, '');

    function visit(node: ts.Node, scope: string): void {
      const inner = scope || nameOfScope(node);
      for (const name of namesIn(node)) {
        const { line } = ts.getLineAndCharacterOfPosition(
          sourceFile as ts.SourceFile,
          node.getStart(),
        );
        reads.push({ file: relative('.', file), line: line + 1, name, scope: inner });
      }
      ts.forEachChild(node, (child) => visit(child, inner));
    }
  }
  return reads;

  function namesIn(node: ts.Node): readonly (string | null)[] {
    if (ts.isCallExpression(node)) {
      return node.arguments.slice(findFirstName(node)).flatMap(namesOfArgument);
    }
    if (ts.isPropertyAccessExpression(node)) {
      return isWire(node.expression) ? [node.name.text] : [];
    }
    if (ts.isElementAccessExpression(node)) {
      return isWire(node.expression)
        ? namesOf(checker.getTypeAtLocation(node.argumentExpression))
        : [];
    }
    if (ts.isBindingElement(node) && !node.dotDotDotToken) {
      if (!ts.isObjectBindingPattern(node.parent)) return [];
      const { name, propertyName } = node;
      const key = propertyName ?? name;
      return isWire(node.parent) && ts.isIdentifier(key) ? [key.text] : [];
    }
    return [];
  }

  /** Returns the index of the first argument with a name: of `field`, `findRows` and the kinds of model/read.ts; else infinity. */
  function findFirstName({ expression }: ts.CallExpression): number {
    if (ts.isIdentifier(expression) && ['field', 'findRows'].includes(expression.text)) return 1;
    const isKind = ts.isPropertyAccessExpression(expression);
    if (!isKind || expression.expression.getText() !== 'read') return Number.POSITIVE_INFINITY;
    const { text } = expression.name;
    if (text === 'filled') return Number.POSITIVE_INFINITY;
    return text === 'each' ? 2 : 1;
  }

  /** Returns the names in an argument of `field`: one name, or several that are spread. */
  function namesOfArgument(argument: ts.Expression): readonly (string | null)[] {
    if (!ts.isSpreadElement(argument)) return namesOf(checker.getTypeAtLocation(argument));
    const list = checker.getTypeAtLocation(argument.expression);
    const element = checker.getIndexTypeOfType(list, ts.IndexKind.Number);
    return element ? namesOf(element) : [null];
  }

  /** Returns the string literals of a type; null for a type that does not limit the names. */
  function namesOf(type: ts.Type): readonly (string | null)[] {
    if (type.isUnion()) return type.types.flatMap(namesOf);
    return [type.isStringLiteral() ? type.value : null];
  }

  /** Returns whether an expression is an object of unknown fields: any name, of unknown type. */
  function isWire(node: ts.Node): boolean {
    const type = checker.getTypeAtLocation(node);
    const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return value !== undefined && (value.flags & ts.TypeFlags.Unknown) !== 0;
  }
}

function nameOfScope(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? '';
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return '';
  return node.initializer && ts.isArrowFunction(node.initializer) ? node.name.text : '';
}
