import path from 'node:path';
import type { Plugin } from 'vite';
import { applyEdits } from './applyEdits.ts';
import { findTemplateContent } from './finishPage.ts';
import { attributeOf, scanTags } from './scanTags.ts';

/** Which files each file of the browser's build imports statically; addresses without the base. */
export interface ModuleFiles {
  /** Records the files of the build. */
  readonly plugin: Plugin;
  /** Returns a file's imports, and theirs, nearest first, without the file itself. */
  listImports(file: string): readonly string[];
  /** Returns the file with a module, which is named by its path in `src`; null without one. */
  findModule(module: string): string | null;
}

export function createModuleFiles(): ModuleFiles {
  const imports = new Map<string, readonly string[]>();
  const fileOf = new Map<string, string>();
  return {
    plugin: {
      name: 'broadsheet:module-files',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          imports.set(file.fileName, file.imports);
          for (const id of file.moduleIds) fileOf.set(id.replace(/^.*\/src\//, ''), file.fileName);
        }
      },
    },
    listImports(file) {
      const found = new Set<string>();
      let level: readonly string[] = [file];
      while (level.length > 0) {
        level = level.flatMap((each) => imports.get(each) ?? []).filter((each) => !found.has(each));
        for (const each of level) found.add(each);
      }
      found.delete(file);
      return [...found];
    },
    findModule: (module) => fileOf.get(module) ?? null,
  };
}

const ASSETS = '_astro/';

/**
 * Returns a template with links that request the modules of its content at once, and the messages of
 * its language: without them a browser learns of a module's imports when it has the module. Readers
 * of another language request theirs later.
 */
export function addModulePreloads(
  html: string,
  { listImports, findModule }: Pick<ModuleFiles, 'listImports' | 'findModule'>,
): string {
  const tags = scanTags(html);
  const hasOwnContent = findTemplateContent(tags) !== undefined;
  const entries = tags.flatMap((tag) => {
    if (hasOwnContent && tag.name === 'script' && attributeOf(tag, 'type') === 'module') {
      return attributeOf(tag, 'src') ?? [];
    }
    if (tag.name !== 'astro-island' || attributeOf(tag, 'client') !== 'load') return [];
    return ['component-url', 'renderer-url'].flatMap((name) => attributeOf(tag, name) ?? []);
  });
  const body = tags.findIndex(({ name }) => name === 'body');
  const last = tags[body - 1];
  if (!last || entries.length === 0) return html;
  const base = entries[0]?.slice(0, entries[0].indexOf(ASSETS)) ?? '';
  const root = tags.find(({ name }) => name === 'html');
  const locale = root && attributeOf(root, 'data-locale');
  // Screens that React renders use the messages of actions, too.
  const messages = (hasOwnContent ? ['messages'] : ['messages', 'actions']).map(
    (folder) => `i18n/${folder}/${locale}.ts`,
  );
  const files = new Set([
    ...entries.flatMap((address) => {
      const file = address.slice(base.length);
      return [file, ...listImports(file)];
    }),
    ...messages.flatMap((module) => findModule(module) ?? []),
  ]);
  const links = [...files].map(
    (file) => `<link rel="modulepreload" href="${path.posix.join(base, file)}">`,
  );
  // After the inline script that requests the data, which the page waits for longest.
  const at = last.elementEnd;
  return applyEdits(html, [{ start: at, end: at, text: links.join('') }]);
}
