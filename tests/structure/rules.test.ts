import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Calls have documents of their own. */
const CALLS = /^7\./;

const ROW =
  /^\| (?<rule>\d+\.\d+) \| (?<what>[^|]+) \| `(?<file>[^`|]+)` \| `(?<test>[^`|]+)` \| (?<words>[^|]+) \|$/;

const lines = read('src/docs/rules.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));
const rows = lines.flatMap((line) => {
  const { rule = '', file = '', test = '', words = '' } = ROW.exec(line)?.groups ?? {};
  return rule ? [{ rule, file, test, words }] : [];
});
const rules = Array.from(
  read('src/docs/product.md').matchAll(/^### (\d+\.\d+)/gm),
  ([, rule = '']) => rule,
).filter((rule) => !CALLS.test(rule));

describe('the table of rules', () => {
  it('has only rows with a rule, a file and a test', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rows).toHaveLength(lines.length);
  });

  it('has a row for every rule', () => {
    const covered = new Set(rows.map(({ rule }) => rule));
    expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
  });

  it('names rules that exist', () =>
    expect(rows.filter(({ rule }) => !rules.includes(rule))).toEqual([]));

  it('names files of the product that exist', () =>
    expect(
      rows.filter(({ file }) => !file.startsWith('src/') || !existsSync(join(ROOT, file))),
    ).toEqual([]));

  it('names tests that exist, in their own words', () =>
    expect(
      rows.filter(
        ({ test, words }) =>
          !test.startsWith('tests/') ||
          !existsSync(join(ROOT, test)) ||
          !read(test).includes(words),
      ),
    ).toEqual([]));
});
