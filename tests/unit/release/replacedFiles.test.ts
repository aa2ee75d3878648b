import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  decideReplaced,
  findNamedAssets,
  formatBuiltFiles,
  KEEP_REPLACED_MS,
  parseBuiltFiles,
} from '../../../scripts/release/replacedFiles.ts';

const NOW = Date.UTC(2026, 10, 22);
const LONG_AGO = NOW - KEEP_REPLACED_MS - 1;
const JS = '_astro/a.abcd1234.js';

describe('a file of an earlier build', () => {
  it.each([
    ['an asset that this build has again', JS, LONG_AGO, [JS], 'current'],
    // It was part of the site until this build, independent of the age of its own build.
    ['an asset of the previous build', JS, null, [], 'replaced now'],
    ['an asset without a record', JS, undefined, [], 'replaced now'],
    ['an asset replaced within the retention time', JS, LONG_AGO + 1, [], 'replaced before'],
    ['an asset replaced before the retention time', JS, LONG_AGO, [], 'expired'],
    ['an asset whose name cannot be searched', '_astro/a b.js', LONG_AGO, [], 'replaced before'],
    ['a template that this build lacks', 'old.html', null, [], 'obsolete'],
    ['a template that this build has', 'old.html', null, ['old.html'], 'current'],
  ] as const)('%s', (_, name, recordedAt, built, expected) => {
    const recorded = recordedAt === undefined ? {} : { [name]: recordedAt };
    const existing = name.startsWith('_astro/') ? [name] : [];
    const { files, expired, obsolete } = decideReplaced(recorded, {
      built,
      existing,
      now: NOW,
    });
    const found = () => {
      if (obsolete.includes(name)) return 'obsolete';
      if (expired.has(name)) return 'expired';
      if (files[name] === null) return 'current';
      return files[name] === NOW ? 'replaced now' : 'replaced before';
    };
    expect(found()).toBe(expected);
  });

  it('is removed from the record when it no longer exists', () => {
    const { files } = decideReplaced({ [JS]: NOW }, { built: [], existing: [], now: NOW });
    expect(files).toEqual({});
  });
});

describe('the record of built files', () => {
  it('is read back unchanged', () => {
    const files = { 'home.html': null, [JS]: NOW };
    expect(parseBuiltFiles(formatBuiltFiles(files))).toEqual(files);
  });

  it.each([
    ['is empty', '', {}],
    ['is cut', '{"home.html": nul', {}],
    ['is a number', '7', {}],
    ['is null', 'null', {}],
    ['has other values', '{"home.html": "x", "a.html": null}', { 'a.html': null }],
    ['has a path outside the folder', '{"../../etc/passwd": null}', {}],
  ])('has only the valid entries when it %s', (_, text, expected) => {
    expect(parseBuiltFiles(text)).toEqual(expected);
  });
});

describe('finding expired assets that are in use', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'assets-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const put = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  };
  const find = async (kept: readonly string[] = []) =>
    [...(await findNamedAssets(dir, new Set([JS, '_astro/b.js']), kept))].sort();

  it.each([
    ['a script of a page', 'newsDetail/10/1.html', `<script src="/base/_astro/a.abcd1234.js">`],
    ['an island of a page', 'home.html', `<astro-island component-url="/_astro/a.abcd1234.js">`],
    ['an address in JSON', 'a/b/c/1.html', String.raw`{"src":"\/_astro\/a.abcd1234.js"}`],
    ['an address with a query', 'home.html', 'import("/x/_astro/a.abcd1234.js?v=1")'],
  ])('finds %s', async (_, name, text) => {
    await put(name, text);
    expect(await find()).toEqual([JS]);
  });

  it('finds an import of a kept asset, and the imports of that import', async () => {
    await put('_astro/kept.js', 'const load = () => import("./a.abcd1234.js")');
    await put(JS, 'import"./b.js"');
    expect(await find(['_astro/kept.js'])).toEqual([JS, '_astro/b.js']);
  });

  it.each([
    ['a longer name', 'home.html', '/_astro/a.abcd1234.js.map /_astro/aa.abcd1234.js'],
    ['an expired asset that nothing names', '_astro/b.js', 'import "./a.abcd1234.js"'],
    ['text of a file that is no page', 'feed.xml', '/_astro/a.abcd1234.js'],
  ])('ignores %s', async (_, name, text) => {
    await put(name, text);
    expect(await find()).toEqual([]);
  });
});
