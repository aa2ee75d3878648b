import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The import direction of `.astro` files, which dependency-cruiser does not read. */
const SRC = path.join(import.meta.dirname, '../../src');
const list = (pattern: string) => globSync(pattern, { cwd: SRC }).sort();

const LOWER =
  'screens|islands|ui|boot|behaviours|elements|state|services|api|model|body|host|i18n|styles';
const ALLOWED = {
  layouts: new RegExp(`^(?:layouts|${LOWER})/|^(?:routes|settings)\\.ts`),
  pages: new RegExp(`^(?:pages|layouts|templates|${LOWER})/|^(?:routes|settings)\\.ts`),
} as const;

/** Returns the modules of the project that a file imports, as paths below `src`. */
function listImports(file: string, text = readFileSync(path.join(SRC, file), 'utf8')) {
  const specifiers = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"?]+)/g);
  return Array.from(specifiers, ([, to = '']) => path.join(path.dirname(file), to));
}

describe.each(['layouts', 'pages'] as const)('.astro files of %s', (folder) => {
  const files = list(`${folder}/**/*.astro`);

  it('exist', () => expect(files.length).toBeGreaterThan(10));

  it.each(files)('%s imports only what is below it', (file) => {
    const imports = listImports(file);
    expect(imports.filter((to) => !ALLOWED[folder].test(to))).toEqual([]);
  });
});

describe('.astro files', () => {
  const files = list('**/*.astro');
  const graph = new Map(
    files.map((file) => [file, listImports(file).filter((to) => to.endsWith('.astro'))]),
  );

  it('are in layouts and pages only', () =>
    expect(files.filter((file) => !/^(?:layouts|pages)\//.test(file))).toEqual([]));

  it('are imported by .astro files only', () => {
    const importers = list('**/*.{ts,tsx}').filter((file) =>
      listImports(file).some((to) => to.endsWith('.astro')),
    );
    expect(importers).toEqual([]);
  });

  it('do not import each other in a circle', () => {
    const isOnPath = (file: string, before: readonly string[]): boolean =>
      before.includes(file) ||
      (graph.get(file) ?? []).some((next) => isOnPath(next, [...before, file]));
    expect(files.filter((file) => isOnPath(file, []))).toEqual([]);
  });

  it.each([
    ["import A from '../pages/home.astro';", ['pages/home.astro']],
    ["<script>import '../boot/a.ts';</script>", ['boot/a.ts']],
    ["const load = () => import('./b.ts');", ['layouts/b.ts']],
  ])('imports are found in %s', (text, expected) =>
    expect(listImports('layouts/a.astro', text)).toEqual(expected),
  );
});
