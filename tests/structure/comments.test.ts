import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));

const COMMENT = /(?:^|[\s{])\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$|<!--[\s\S]*?-->|^\s*-- .*$/gm;
/** `host/clock.ts`, or a pattern: `islands/*.island.tsx`, `src/pages/ROUTE.astro`. */
const FILE =
  /(?<![\w/.<~-])(?:[\w@.*-]+\/)*[\w@*-][\w@.*-]*\.(?:tsx?|astro|css|[cm]js|md|sql)\b(?![\w/(?])/g;
/** A folder or a file without its ending, in a folder of the project: `i18n/actions`, (ui/offers). */
const FOLDER = /[`(]((?:src|scripts|tests)(?:\/[\w-]+)+|[a-z]\w*(?:\/[\w-]+)+)\/?[`)]/g;
const PLACEHOLDER = /\*+|\b[A-Z]{2,}\b|\bX\b/g;

const topFolders = new Set(
  tracked
    .map((file) => file.split('/'))
    .filter(([top = '', next = '']) => /^(?:src|scripts|tests)$/.test(top) && !next.includes('.'))
    .flatMap(([top = '', next = '']) => [top, next]),
);
/** Every part of a path that a comment may name: `src/host`, `host/clock.ts`, `clock.ts`, `host/clock`. */
const named = new Set(
  tracked.flatMap((file) => {
    const names = file.split('/');
    const whole = names.flatMap((_, from) =>
      names.slice(from).map((_, to) => names.slice(from, from + to + 1).join('/')),
    );
    return [...whole, ...whole.map((path) => path.replace(/\.\w+$/, ''))];
  }),
);

const toExpression = (name: string): RegExp =>
  new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replace(PLACEHOLDER, '.*')}$`);

const exists = (name: string): boolean =>
  named.has(name) ||
  (name.search(PLACEHOLDER) >= 0 && tracked.some((file) => toExpression(name).test(file)));

/** Returns the files and folders that a text names and that no path of the repository ends with. */
const findMissing = (text: string): readonly string[] =>
  [
    ...Array.from(text.matchAll(FILE), ([name]) => name.replace(/^(?:\.\.?\/)+/, '')),
    ...Array.from(text.matchAll(FOLDER), ([, name = '']) => name).filter((name) =>
      topFolders.has(name.split('/')[0] ?? ''),
    ),
  ].filter((name) => !exists(name));

const findMissingInComments = (source: string): readonly string[] =>
  (source.match(COMMENT) ?? []).flatMap(findMissing);

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Code of the product, of its tools and of its tests; these examples are of files that do not exist. */
const code = tracked.filter(
  (file) => /\.(?:tsx?|astro|css|[cm]js|sql)$/.test(file) && !file.endsWith('/comments.test.ts'),
);
/** The recipes invent a route, a call and so on. */
const documents = tracked.filter(
  (file) => /^src\/(?:docs|decisions)\/.*\.md$/.test(file) && !file.includes('/recipes/'),
);

describe('files that are named', () => {
  it.each([
    ['/** Loads it (gone.ts). */', ['gone.ts']],
    ['// the messages of `i18n/gone`', ['i18n/gone']],
    ['<!-- styles/gone.css -->', ['styles/gone.css']],
    ['/* Rows (ui/gone). */', ['ui/gone']],
    ["const file = '/src/gone.ts';", []],
    ['/** Pages: `src/pages/*.astro`, routes.ts, `host/document`, src/pages/ROUTE.astro */', []],
  ])('are found in the comment of %s', (source, missing) =>
    expect(findMissingInComments(source)).toEqual(missing),
  );

  it('in comments exist', () =>
    expect(
      code.flatMap((file) => findMissingInComments(read(file)).map((name) => `${file}: ${name}`)),
    ).toEqual([]));

  it('in documents and in decisions exist', () =>
    expect(
      documents.flatMap((file) => findMissing(read(file)).map((name) => `${file}: ${name}`)),
    ).toEqual([]));
});
