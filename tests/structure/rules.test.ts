import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listRules } from './references.ts';
import { listTestTitles } from './testTitles.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Calls have documents of their own. */
const CALLS = /^7\./;

interface Row {
  readonly rule: string;
  /** `met`, `narrowed` and a rule of product.md, or `open` and a word; '' in rules.md. */
  readonly state: string;
  /** '' for none, as are test and title. */
  readonly file: string;
  readonly test: string;
  readonly title: string;
}

const STATE = /^(?:met|narrowed \d+\.\d+|open .+)$/;

/** Returns the rows of a table, with a state in those of the specification; null for a wrong one. */
const parseRows = (text: string, hasStates: boolean): readonly (Row | null)[] =>
  text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [, rule = '', what, ...rest] = cells;
      const state = hasStates ? (rest.shift() ?? '') : '';
      const [file = '', test = '', title = '', end, ...more] = rest;
      const isRow = what && end === '' && more.length === 0 && (!hasStates || STATE.test(state));
      return isRow ? { rule, state, file: nameIn(file), test: nameIn(test), title } : null;
    });

const nameIn = (cell: string): string => /^`(.+)`$/.exec(cell)?.[1] ?? '';

const productRules = listRules(read('src/docs/product.md'));
const titlesOf = new Map<string, ReadonlySet<string>>();
function hasTitle({ test, title }: Row): boolean {
  if (!/^tests\/.*\.(?:test|e2e)\.tsx?$/.test(test) || !existsSync(join(ROOT, test))) return false;
  const titles = titlesOf.get(test) ?? listTestTitles(test, read(test));
  titlesOf.set(test, titles);
  return titles.has(title);
}

const isProductFile = ({ file }: Row): boolean =>
  /^(?:src|scripts)\//.test(file) && existsSync(join(ROOT, file));

it('titles of tests are found whole, in groups and in templates', () => {
  const text = `describe('a', () => { it.each([1])('b %s', f); test(\`c \${d}\`, f); /it('e')/.test('f') })`;
  expect([...listTestTitles('x.test.ts', text)]).toEqual(['a', 'b %s', `c \${d}`]);
});

describe.each(
  globSync('src/docs/rules/*.md', { cwd: ROOT }).map((path) => [basename(path), path] as const),
)('the rules of the specification in %s', (name, path) => {
  const parsed = parseRows(read(path), true);
  const rows = parsed.filter((row) => row !== null);

  it('are rows of one form, numbered without gaps', () => {
    const section = Number.parseInt(name, 10);
    expect(parsed.map((row) => row?.rule)).toEqual(parsed.map((_, at) => `${section}.${at + 1}`));
    expect(rows.length).toBeGreaterThan(10);
  });

  it('name files of the product that exist', () =>
    expect(
      rows.filter((row) => (row.file || !row.state.startsWith('open')) && !isProductFile(row)),
    ).toEqual([]));

  it('name tests that exist by their whole title; an open rule may have none', () =>
    expect(
      rows.filter((row) => (row.test || !row.state.startsWith('open')) && !hasTitle(row)),
    ).toEqual([]));

  it('are narrowed by rules of product.md that exist', () =>
    expect(
      rows.filter(({ state }) => {
        const [, rule] = /^narrowed (.+)/.exec(state) ?? [];
        return rule && !productRules.has(rule);
      }),
    ).toEqual([]));
});

describe('the rules of product.md beyond the specification', () => {
  const text = read('src/docs/rules.md');
  const parsed = parseRows(text, false);
  const rows = parsed.filter((row) => row !== null);

  it('are rows of one form with files and tests that exist', () => {
    expect(rows).toHaveLength(parsed.length);
    expect(rows.filter((row) => !isProductFile(row) || !hasTitle(row))).toEqual([]);
  });

  it('have a row, or are listed as rules of the specification', () => {
    const listed = new Set(
      Array.from(text.matchAll(/^\| section \d \| (.+) \|$/gm), ([, rules = '']) =>
        rules.split(', '),
      ).flat(),
    );
    const covered = new Set([...listed, ...rows.map(({ rule }) => rule)]);
    const rules = [...productRules].filter((rule) => rule.includes('.') && !CALLS.test(rule));
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
    expect([...covered].filter((rule) => !productRules.has(rule))).toEqual([]);
  });
});
