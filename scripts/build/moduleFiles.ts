import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Which files each file of the browser's build imports; addresses without the base. */
export interface ModuleFiles {
  /** Returns the files that a file imports statically, directly or not, without itself. */
  listImports(file: string): readonly string[];
  /** Returns the file with a module, which is named by its path in `src`; null without one. */
  findModule(module: string): string | null;
  /** Whether the module that a file was made for needs another one, named by its path in `src`. */
  needsModule(file: string, module: string): boolean;
}

/** The same facts as data; files and modules as above. */
interface ModuleRecord {
  readonly imports: Record<string, readonly string[]>;
  /** The file of each module. */
  readonly files: Record<string, string>;
  /** The modules that the module of an entry file needs. */
  readonly needs: Record<string, readonly string[]>;
}

const FILE = 'module-files.json';

/** Returns a plugin for the browser's build that collects the record, and a function that saves it. */
export function collectModuleFiles() {
  const record: ModuleRecord = { imports: {}, files: {}, needs: {} };
  const plugin: Plugin = {
    name: 'broadsheet:module-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const imports = new Map<string, readonly string[]>();
      // The bundler copies all that it knows of a module at each call of `getModuleInfo`.
      const readImports = (id: string): readonly string[] => {
        const known = imports.get(id) ?? [...(this.getModuleInfo(id)?.importedIds ?? [])];
        imports.set(id, known);
        return known;
      };
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        record.imports[file.fileName] = file.imports;
        for (const id of file.moduleIds) record.files[formatModule(id)] = file.fileName;
        if (!file.isEntry || !file.facadeModuleId) continue;
        const found = listReached([file.facadeModuleId], readImports);
        record.needs[file.fileName] = found.filter((id) => SRC.test(id)).map(formatModule);
      }
    },
  };
  return {
    plugin,
    /** Saves the record in the folder of the renderer, which names the same files later. */
    save: (serverDir: string) => saveModuleFiles(serverDir, record),
    read: (): ModuleFiles => createModuleFiles(record),
  };
}

export const saveModuleFiles = (serverDir: string, record: ModuleRecord): Promise<void> =>
  writeFile(path.join(serverDir, FILE), JSON.stringify(record));

/** Returns the saved record. Rejects when the file is missing or malformed. */
export async function readModuleFiles(serverDir: string): Promise<ModuleFiles> {
  return createModuleFiles(JSON.parse(await readFile(path.join(serverDir, FILE), 'utf8')));
}

const createModuleFiles = ({ imports, files, needs }: ModuleRecord): ModuleFiles => ({
  listImports: (file) =>
    listReached([file], (each) => imports[each] ?? []).filter((each) => each !== file),
  findModule: (module) => files[module] ?? null,
  needsModule: (file, module) => needs[file]?.includes(module) ?? false,
});

const SRC = /^.*\/src\//;
const formatModule = (id: string): string => id.replace(SRC, '').replace(/\?.*$/, '');

/** Returns what is reached from the start, nearest first, without the start. */
function listReached(
  start: readonly string[],
  next: (id: string) => readonly string[],
): readonly string[] {
  const found = new Set<string>();
  for (let level = start; level.length > 0; ) {
    level = [...new Set(level.flatMap(next))].filter((id) => !found.has(id));
    for (const id of level) found.add(id);
  }
  return [...found];
}
