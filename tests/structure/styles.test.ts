import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { listNames } from '../../scripts/build/sheets/usedRules.ts';

const ROOT = join(import.meta.dirname, '../..');

const COMMENT = /(?:^|\s)\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;
/** A length that is no step of the scale; shares of 100 % may have as many decimals as they need. */
const ODD_LENGTH = /-?\d*\.\d{3,}(?:rem|em|px|vw|vh)\b/g;
/** What `theme("spacing.88")` is: the height of a touch target. */
const TOUCH_TARGET = /max\([\d.]+rem, 44px\)/g;
const findOddLengths = (css: string) => [
  ...(css.match(ODD_LENGTH) ?? []),
  ...(css.match(TOUCH_TARGET) ?? []),
];

const listClasses = (sheet: Root): readonly string[] => {
  const names: string[] = [];
  sheet.walkRules((rule) => void names.push(...rule.selectors.flatMap(listNames)));
  return names;
};

const sheets = globSync('src/**/*.css', { cwd: ROOT }).map(
  (file) => [file, postcss.parse(readFileSync(join(ROOT, file), 'utf8'))] as const,
);

describe('style sheets', () => {
  it.each([
    ['a { margin: -0.4267rem 33.333% 0.1rem }', ['-0.4267rem']],
    ['a { height: max(1.1733rem, 44px) }', ['1.1733rem', 'max(1.1733rem, 44px)']],
    ['a { height: theme("spacing.88") }', []],
  ])('lengths are found in %s', (css, lengths) => expect(findOddLengths(css)).toEqual(lengths));

  it('have lengths of the scale: theme("spacing.32")', () =>
    expect(
      sheets.flatMap(([file, sheet]) =>
        findOddLengths(String(sheet)).map((length) => `${file}: ${length}`),
      ),
    ).toEqual([]));

  it('have only classes and elements that code names, whole or by their beginning', () => {
    // The step that finishes a page gives classes, too.
    const code = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/build/*.ts'], { cwd: ROOT })
      .map((file) => readFileSync(join(ROOT, file), 'utf8').replace(COMMENT, ''))
      .join('\n');
    const words = new Set(code.match(/[\w-]+/g));
    const beginnings = [...new Set(code.match(/[\w-]+-(?=\$\{)/g))];
    const isUsed = (name: string): boolean =>
      // The framework adds its own elements.
      name.startsWith('astro-') ||
      words.has(name) ||
      beginnings.some((beginning) => name.startsWith(beginning));
    const unused = sheets.flatMap(([file, sheet]) =>
      listClasses(sheet)
        .filter((name) => !isUsed(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});
