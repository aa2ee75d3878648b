import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatRuntimeModule,
  ISLAND_RUNTIME,
  readIslandRuntime,
} from '../../../scripts/build/patches/islandRuntime.ts';
import { LAYOUT_SCRIPT_NAMES } from '../../../scripts/build/patches/layoutScriptNames.ts';
import { HELPER_ID, LOAD_HELPER } from '../../../scripts/build/patches/loadHelper.ts';
import { NO_ENVIRONMENT, nameVariables } from '../../../scripts/build/patches/noEnvironment.ts';
import { NO_NODE_CRYPTO } from '../../../scripts/build/patches/noNodeCrypto.ts';
import { findPackage, replaceOnce } from '../../../scripts/build/patches/patch.ts';
import { REACT_OWNERSHIP, REACT_PROPERTY } from '../../../scripts/build/patches/reactOwnership.ts';
import { SLIM_SANITISER, UNUSED_MODULES } from '../../../scripts/build/patches/slimSanitiser.ts';
import * as islandMarkup from '../../../src/host/islandMarkup.ts';

const PATCHES = [
  ISLAND_RUNTIME,
  LAYOUT_SCRIPT_NAMES,
  LOAD_HELPER,
  NO_ENVIRONMENT,
  NO_NODE_CRYPTO,
  REACT_OWNERSHIP,
  SLIM_SANITISER,
];

/** Reads a file of a package, or of a package beside it. */
function readModule(file: string): string {
  const [scope = '', name = ''] = file.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  return readFileSync(path.join(findPackage(packageName), file.slice(packageName.length)), 'utf8');
}

describe('a patch of the framework', () => {
  it.each(PATCHES)('$name: was written for the installed version of $package', (patch) => {
    const { version } = JSON.parse(readModule(`${patch.package}/package.json`));
    expect(version).toBe(patch.version);
  });

  it('throws with its name when the text that it replaces is missing', () => {
    expect(() => formatRuntimeModule('')).toThrow('patch "island runtime"');
  });

  it('replaces a text only when it occurs once', () => {
    expect(replaceOnce(NO_NODE_CRYPTO, 'a b', 'b', '$&')).toBe('a $&');
    expect(() => replaceOnce(NO_NODE_CRYPTO, 'b b', 'b', 'c')).toThrow('2 times');
  });
});

describe('the installed packages', () => {
  it('write islands as our code reads them', () => {
    const files = ['astro-island.js', 'hydration.js', 'render/component.js'];
    const framework = files.map((file) => readModule(`astro/dist/runtime/server/${file}`)).join();
    const { TAP_ISLAND, ...names } = islandMarkup;
    for (const name of Object.values(names).flat()) expect(framework).toContain(name);
    expect(TAP_ISLAND).toBe(`[${names.ISLAND_DIRECTIVE}=tap]`);
    for (const sheet of ['base.css', 'noScript.css']) {
      expect(
        readFileSync(new URL(`../../../src/styles/${sheet}`, import.meta.url), 'utf8'),
      ).toContain(islandMarkup.ISLAND);
    }
  });

  it('have an island runtime that can be a module', async () => {
    const { script, style } = await readIslandRuntime();
    expect(formatRuntimeModule(script)).toContain('@vite-ignore');
    expect(style).toContain('astro-island');
  });

  it.each(UNUSED_MODULES)('have $file with the export that its replacement has', (unused) => {
    expect(readModule(unused.file)).toMatch(
      unused.exported === 'default'
        ? /export default|as default/
        : new RegExp(`export .*\\b${unused.exported}\\b`),
    );
  });

  it('wrap dynamic imports in a helper with the expected name', () => {
    const chunks = path.join(findPackage('vite'), 'dist/node/chunks');
    const texts = readdirSync(chunks).map((name) => readFileSync(path.join(chunks, name), 'utf8'));
    const id = HELPER_ID.replace('\0', '\\0');
    expect(texts.some((text) => text.includes(`"${id}"`))).toBe(true);
  });

  it('mark hydrated elements with the expected property', () => {
    const client = readModule('react-dom/cjs/react-dom-client.production.js');
    expect(client).toContain(`"${REACT_PROPERTY}"`);
  });

  it.each(['client', 'server'])('use the whole environment in actions: %s', (name) => {
    const whole = /\bimport\.meta\.env\b(?!\.)/;
    const code = readModule(`astro/dist/actions/runtime/${name}.js`);
    expect(code).toMatch(whole);
    expect(nameVariables(code)).not.toMatch(whole);
  });

  it('require Node crypto in a browser without random numbers', () => {
    expect(readModule('crypto-js/core.js')).toContain("require('crypto')");
  });
});
