import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPackage } from '../../../scripts/build/patches/patch.ts';
import {
  findPackageFolder,
  formatNotices,
  thirdPartyNotices,
} from '../../../scripts/build/thirdPartyNotices.ts';
import { NOTICES_FILE } from '../../../src/model/about/noticesFile.ts';

describe('the package of a module', () => {
  it.each([
    ['of a package', '/a/node_modules/hls.js/dist/hls.mjs', '/a/node_modules/hls.js'],
    ['of a package with a scope', '/a/node_modules/@b/c/d.js', '/a/node_modules/@b/c'],
    [
      'of a package inside of another',
      '/a/node_modules/b/node_modules/c/d.js',
      '/a/node_modules/b/node_modules/c',
    ],
    ['that the bundler has made', '\0/a/node_modules/b/c.js?commonjs-module', '/a/node_modules/b'],
    ['of ours', '/a/src/host/page.ts', null],
  ])('%s', (_, id, folder) => expect(findPackageFolder(id)).toBe(folder));
});

describe('the notices of software of others', () => {
  it('have each text once, below all packages with it', () => {
    const terms = { version: '1.0.0', license: 'MIT', text: 'Terms.' };
    const text = formatNotices([
      { ...terms, name: 'two' },
      { ...terms, name: 'one' },
      { ...terms, name: 'one' },
      { ...terms, name: 'three', text: '' },
    ]);
    expect(text.match(/Terms\./g)).toHaveLength(1);
    expect(text).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nTerms.');
    expect(text).toContain('three 1.0.0 (MIT) has no file with its license.');
  });

  it('are a file of the build with the terms of what readers get', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'notices-'));
    const { integration, addModules } = thirdPartyNotices();
    addModules(
      ['hls.js', 'pdfjs-dist', 'react'].map((name) => path.join(findPackage(name), 'x.js')),
    );
    await integration.hooks['astro:build:done']?.({ dir: pathToFileURL(`${dir}/`) } as never);
    const text = readFileSync(path.join(dir, NOTICES_FILE), 'utf8');
    rmSync(dir, { recursive: true });
    for (const title of ['astro', 'hls.js', 'pdfjs-dist', 'react', 'tailwindcss'])
      expect(text).toMatch(new RegExp(`^${title} [\\d.]+ \\(`, 'm'));
    expect(text).toContain('Apache License');
  });
});
