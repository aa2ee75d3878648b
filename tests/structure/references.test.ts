import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findReferences, listRules } from './references.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const files = globSync(
  [
    '{src,scripts,tests}/**/*.{ts,tsx,astro,css,cjs,mjs}',
    '*.{ts,mjs}',
    '.dependency-cruiser.cjs',
    'src/{docs,decisions}/**/*.md',
    'README.md',
  ],
  { cwd: ROOT, exclude: ['tests/structure/references*.ts'] },
).sort();

const RULES = {
  product: listRules(read('src/docs/product.md')),
  wire: listRules(read('src/docs/wire.md')),
  architecture: listRules(read('src/docs/architecture.md')),
};
const decisionFiles = globSync('0*.md', { cwd: join(ROOT, 'src/decisions') }).sort();
const DECISIONS = new Set(decisionFiles.map((name) => name.slice(0, 4)));

describe('references to the documents', () => {
  it('finds the forms in which rules are cited', () =>
    expect(
      findReferences(
        '(product 4.3, 5.12, wire 7)\n * (wire 2.1 to 2.4) cardboard 3 (architecture 8)',
      ),
    ).toEqual([
      { document: 'product', rule: '4.3' },
      { document: 'product', rule: '5.12' },
      { document: 'wire', rule: '7' },
      { document: 'wire', rule: '2.1' },
      { document: 'wire', rule: '2.4' },
      { document: 'architecture', rule: '8' },
    ]));

  it('cite rules that exist', () =>
    expect(
      files.flatMap((file) =>
        findReferences(read(file))
          .filter(({ document, rule }) => !RULES[document].has(rule))
          .map(({ document, rule }) => `${file}: ${document} ${rule}`),
      ),
    ).toEqual([]));

  it('cite no document outside of the repository', () =>
    expect(
      files.filter((file) =>
        /\b(?:spec|specification|interop|architecture),?[\s*/]+sections?\b|\(design,/i.test(
          read(file),
        ),
      ),
    ).toEqual([]));

  it('cite decisions that exist', () =>
    expect(
      files.flatMap((file) =>
        Array.from(
          read(file).matchAll(/\bdecisions?[\s*/]+\[?(\d{1,4})\b|decisions\/(\d{4})-/gi),
          ([, number, path]) => (number ?? path ?? '').padStart(4, '0'),
        )
          .filter((number) => !DECISIONS.has(number))
          .map((number) => `${file}: decision ${number}`),
      ),
    ).toEqual([]));

  it('have every decision in the index, by its title', () =>
    expect(
      Array.from(read('src/decisions/README.md').matchAll(/^\| 0\d{3} .*?\) \|/gm), ([row]) => row),
    ).toEqual(
      decisionFiles.map((file) => {
        const [, number, title] = /^# (\d{4}) (.+)/.exec(read(`src/decisions/${file}`)) ?? [];
        return `| ${number} | [${title}](${file}) |`;
      }),
    ));
});
