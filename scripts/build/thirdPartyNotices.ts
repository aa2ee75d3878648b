import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { NOTICES_FILE } from '../../src/model/about/noticesFile.ts';
import { findPackage } from './patches/patch.ts';

/** The folder of the package that a module is from; a module of ours has none. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TERMS = /^(?:licen[cs]e|copying|notice)/i;

/** Of these pages have a part that is no module: the runtime of islands, and rules of Preflight. */
const WITHOUT_MODULES = ['astro', 'tailwindcss'];

/**
 * Returns the integration that writes the file with the terms of all packages that the build sends to
 * readers, and a function for modules that are bundled after the pages.
 */
export function thirdPartyNotices() {
  const folders = new Set<string>();
  const addModules = (ids: readonly string[]) => {
    for (const id of ids) {
      const folder = findPackageFolder(id);
      if (folder !== null) folders.add(folder);
    }
  };
  const plugin: Plugin = {
    name: 'broadsheet:third-party-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') addModules(file.moduleIds);
      }
    },
  };
  const integration: AstroIntegration = {
    name: 'broadsheet:third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const name of WITHOUT_MODULES) folders.add(findPackage(name));
        const text = formatNotices([...folders].map(readTerms));
        await writeFile(path.join(fileURLToPath(dir), NOTICES_FILE), text);
      },
    },
  };
  return { integration, addModules };
}

/** Returns the folder of the package with a module; null for a module of ours. */
export const findPackageFolder = (id: string): string | null => PACKAGE.exec(id)?.[1] ?? null;

/** The terms of a package. */
export interface PackageTerms {
  readonly name: string;
  readonly version: string;
  /** As its manifest names it. */
  readonly license: string;
  /** Its license and its notices; '' when it has no file of them. */
  readonly text: string;
}

function readTerms(folder: string): PackageTerms {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license = '' } = manifest;
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && TERMS.test(entry.name),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file.name), 'utf8').trim());
  return { name, version, license: String(license), text: texts.sort().join('\n\n') };
}

/** Formats terms by name; packages with the same text share it. */
export function formatNotices(terms: readonly PackageTerms[]): string {
  const byText = new Map<string, string[]>();
  const lines = terms.map(({ name, version, license, text }) => {
    const title = `${name} ${version} (${license})`;
    return { title, text: text || `${title} has no file with its license.` };
  });
  for (const { title, text } of lines.sort((a, b) => (a.title < b.title ? -1 : 1))) {
    const titles = byText.get(text) ?? [];
    if (!titles.includes(title)) byText.set(text, [...titles, title]);
  }
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['The pages of this site contain software of others, under these terms.', ...parts].join(rule)}\n`;
}
