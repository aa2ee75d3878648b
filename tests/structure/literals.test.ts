import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the lines at which an object literal is spread inside of another: `{ ...{ a, b }, c }`. */
function findSpreadLiterals(file: string, source: string): readonly number[] {
  if (!source.includes('...{')) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) {
      lines.push(tree.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines;
}

it('literals that are spread in a literal are found', () =>
  expect(
    findSpreadLiterals('a.ts', 'const a = {\n ...{ b, c },\n ...(d && { e }),\n ...f };'),
  ).toEqual([2]));

it('no literal is spread in a literal, which only keeps the formatter from breaking its line', () =>
  expect(
    globSync('{src,scripts,tests}/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
      findSpreadLiterals(file, readFileSync(join(ROOT, file), 'utf8')).map(
        (line) => `${file}:${line}`,
      ),
    ),
  ).toEqual([]));
